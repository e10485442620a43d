import { fieldGroups } from "@yer/api/contract/field-groups";
import { notFound } from "../../platform/problem/problem.js";
import { type Api, route } from "../../platform/http/route.js";
import { readFieldGroup, readFieldGroups, readGroupRecord } from "./queries.js";
import { beginGroupDraft, createGroup, dropGroupDraft, publishGroup, saveGroupDraft } from "./service.js";

/** Registers the routes of field groups. */
export function fieldGroupsRoutes(api: Api): void {
  route(api, fieldGroups.list, async ({ context }) => ({ items: await readFieldGroups(context.db) }));
  route(api, fieldGroups.get, async ({ context, params, query }) => {
    const group = await readFieldGroup(context.db, Number(params.id), query.version);
    if (group === undefined) throw notFound();
    return group;
  });
  route(api, fieldGroups.record, async ({ context, params }) => await readGroupRecord(context.db, Number(params.id)));
  route(api, fieldGroups.create, async (call) =>
    call.write(async (transaction) => createGroup(transaction, call, call.body)),
  );
  route(api, fieldGroups.beginDraft, async (call) =>
    call.write(async (transaction) => beginGroupDraft(transaction, call, Number(call.params.id), call.body.from)),
  );
  route(api, fieldGroups.saveDraft, async (call) =>
    call.write(async (transaction) => saveGroupDraft(transaction, call, Number(call.params.id), call)),
  );
  route(api, fieldGroups.dropDraft, async (call) =>
    call.write(async (transaction) => dropGroupDraft(transaction, call, Number(call.params.id), call.ifMatch)),
  );
  route(api, fieldGroups.publish, async (call) =>
    call.write(async (transaction) => publishGroup(transaction, call, Number(call.params.id), call)),
  );
}
