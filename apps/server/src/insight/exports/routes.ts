import { registerFiles } from "@yer/api/contract/exports";
import { pageSizes } from "@yer/api/contract/list";
import { users } from "@yer/api/contract/users";
import { type Api, route } from "../../platform/http/route.js";
import { readMe } from "../../identity/users/me-service.js";
import { exportPage } from "./queries.js";
import { beginExport, cancelExport, contentOf, exportNow, streamExport, ticketOf } from "./service.js";

/** Registers the routes of registers as files. */
export function exportsRoutes(api: Api): void {
  route(api, registerFiles.begin, async (call) => beginExport(call, call.body));
  route(api, registerFiles.direct, async (call) => exportNow(call, call.body));
  route(api, registerFiles.list, async ({ context, actor, query: { after, limit = pageSizes.usual } }) =>
    exportPage(context.db, actor.id, after, limit),
  );
  route(api, registerFiles.cancel, async ({ context, actor, now, params, write }) =>
    write(async (transaction) => cancelExport(transaction, { actor, context, now }, params.id)),
  );
  route(api, registerFiles.ticket, async ({ context, actor, machineNow: now, params, write }) =>
    write(async (transaction) => ticketOf(transaction, { actor, context, now }, params.id)),
  );
  route(api, registerFiles.content, async (call) => contentOf(call, call.body.ticket));
  route(api, users.excel, async (call) => {
    const { locale } = (await readMe(call.context.db, call.actor)).preferences;
    return streamExport(call, { register: "users", format: "xlsx", locale, columns: [], query: call.query });
  });
}
