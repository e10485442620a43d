import { organisations } from "@yer/api/contract/organisations";
import { route, type Api } from "../http/route.js";
import { listOrganisations } from "./queries.js";

/** Bodies are no secret among staff, so no service stands between: the list has no rules of its own. */
export function organisationsRoutes(api: Api): void {
  route(api, organisations.list, async ({ query, context }) => ({ items: await listOrganisations(context.db, query) }));
}
