import { fieldGroups } from "@yer/api/contract/field-groups";
import { notFound } from "../http/problem.js";
import { type Api, route } from "../http/route.js";
import { readFieldGroup, readFieldGroups } from "./queries.js";

/** Hangs the calls of field groups. */
export function fieldGroupsRoutes(api: Api): void {
  route(api, fieldGroups.list, async ({ context }) => ({ items: await readFieldGroups(context.db) }));
  route(api, fieldGroups.get, async ({ context, params }) => {
    const group = await readFieldGroup(context.db, Number(params.id));
    if (group === undefined) throw notFound();
    return group;
  });
}
