import { fieldGroups } from "@yer/api/contract/applications";
import { notFound } from "../http/problem.js";
import { type Api, route } from "../http/route.js";
import { readFieldGroup } from "./queries.js";

/** Hangs the calls of field groups. */
export function fieldGroupsRoutes(api: Api): void {
  route(api, fieldGroups.get, async ({ context, params }) => {
    const group = await readFieldGroup(context.db, Number(params.id));
    if (group === undefined) throw notFound();
    return group;
  });
}
