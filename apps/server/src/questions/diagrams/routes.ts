import { diagrams } from "@yer/api/contract/diagrams";
import { notFound } from "../../platform/problem/problem.js";
import { type Api, route } from "../../platform/http/route.js";
import { publishImpact } from "./impact.js";
import { readDiagram, readDiagrams, readDraft } from "./queries.js";
import {
  assertRepublic,
  beginDraft,
  createDiagram,
  deactivateDiagram,
  dropDraft,
  publishDiagram,
  renameDiagram,
  saveDraft,
} from "./service.js";

/** Registers the routes of discussion diagrams. */
export function diagramsRoutes(api: Api): void {
  route(api, diagrams.list, async ({ context }) => ({ items: await readDiagrams(context.db) }));
  route(api, diagrams.get, async ({ context, params }) => await readDiagram(context.db, params.id));
  route(api, diagrams.create, async (call) =>
    call.write(async (transaction) => createDiagram(transaction, call, call.body)),
  );
  route(api, diagrams.rename, async (call) =>
    call.write(async (transaction) => renameDiagram(transaction, call, call.params.id, call)),
  );
  route(api, diagrams.beginDraft, async (call) =>
    call.write(async (transaction) => beginDraft(transaction, call, call.params.id, call.body.from)),
  );
  route(api, diagrams.saveDraft, async (call) =>
    call.write(async (transaction) => saveDraft(transaction, call, call.params.id, call)),
  );
  route(api, diagrams.dropDraft, async (call) =>
    call.write(async (transaction) => dropDraft(transaction, call, call.params.id, call.ifMatch)),
  );
  route(api, diagrams.impact, async ({ context, actor, params, query }) => {
    assertRepublic(actor);
    const draft = await readDraft(context.db, params.id);
    if (draft === undefined) throw notFound();
    return await publishImpact(context.db, draft, query.legalBases ?? []);
  });
  route(api, diagrams.deactivate, async (call) =>
    call.write(async (transaction) => deactivateDiagram(transaction, call, call.params.id, call.body.reason)),
  );
  route(api, diagrams.publish, async (call) =>
    call.write(async (transaction) => publishDiagram(transaction, call, call.params.id, call)),
  );
}
