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
  route(api, diagrams.create, async ({ write, actor, now, context: { events }, body }) =>
    write(async (transaction) => createDiagram(transaction, { actor, now, events }, body)),
  );
  route(api, diagrams.rename, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) => renameDiagram(transaction, { actor, now, events }, params.id, { body, ifMatch })),
  );
  route(api, diagrams.beginDraft, async ({ write, actor, now, context: { events }, params, body }) =>
    write(async (transaction) => beginDraft(transaction, { actor, now, events }, params.id, body.from)),
  );
  route(api, diagrams.saveDraft, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) => saveDraft(transaction, { actor, now, events }, params.id, { body, ifMatch })),
  );
  route(api, diagrams.dropDraft, async ({ write, actor, now, context: { events }, params, ifMatch }) =>
    write(async (transaction) => dropDraft(transaction, { actor, now, events }, params.id, ifMatch)),
  );
  route(api, diagrams.impact, async ({ context, actor, params, query }) => {
    assertRepublic(actor);
    const draft = await readDraft(context.db, params.id);
    if (draft === undefined) throw notFound();
    return await publishImpact(context.db, draft, query.grounds ?? []);
  });
  route(api, diagrams.deactivate, async ({ write, actor, now, context: { events }, params, body }) =>
    write(async (transaction) => deactivateDiagram(transaction, { actor, now, events }, params.id, body.reason)),
  );
  route(api, diagrams.publish, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) => publishDiagram(transaction, { actor, now, events }, params.id, { body, ifMatch })),
  );
}
