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
  route(api, fieldGroups.create, async ({ write, actor, now, context: { events }, body }) =>
    write(async (transaction) => createGroup(transaction, { actor, now, events }, body)),
  );
  route(api, fieldGroups.beginDraft, async ({ write, actor, now, context: { events }, params, body }) =>
    write(async (transaction) => beginGroupDraft(transaction, { actor, now, events }, Number(params.id), body.from)),
  );
  route(api, fieldGroups.saveDraft, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) =>
      saveGroupDraft(transaction, { actor, now, events }, Number(params.id), { body, ifMatch }),
    ),
  );
  route(api, fieldGroups.dropDraft, async ({ write, actor, now, context: { events }, params, ifMatch }) =>
    write(async (transaction) => dropGroupDraft(transaction, { actor, now, events }, Number(params.id), ifMatch)),
  );
  route(api, fieldGroups.publish, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) =>
      publishGroup(transaction, { actor, now, events }, Number(params.id), { body, ifMatch }),
    ),
  );
}
