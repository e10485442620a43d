import { distributions } from "@yer/api/contract/distributions";
import { type Api, route } from "../../platform/http/route.js";
import { budgetNames, distributionPage, distributionTotals } from "./register.js";

/** Registers the routes of what is distributed to budgets. */
export function distributionsRoutes(api: Api): void {
  route(api, distributions.list, async ({ context, actor, query }) => distributionPage(context.db, actor, query));
  route(api, distributions.totals, async ({ context, actor, query }) => distributionTotals(context.db, actor, query));
  route(api, distributions.budgets, async ({ context }) => ({ items: await budgetNames(context.db) }));
}
