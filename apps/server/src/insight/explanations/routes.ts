import { access } from "@yer/api/contract/access";
import { actingOf } from "../../platform/acting/acting.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { route, type Api } from "../../platform/http/route.js";
import { readMe } from "../../identity/users/me-service.js";
import { matrixWorkbook } from "./matrix-report.js";
import { explain } from "./why-service.js";

/** The service's decisions, explained. */
export function accessRoutes(api: Api): void {
  route(api, access.explain, ({ actor, query, now, context }) =>
    withTransaction(context.db, async (tx) => explain(tx, await actingOf(tx, { actor, now, context }), query)),
  );

  route(api, access.matrix, async ({ actor, body, context, now }) => {
    const { preferences } = await readMe(context.db, actor);
    return matrixWorkbook(context.db, actor, body, preferences.locale, now);
  });
}
