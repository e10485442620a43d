import { registerFiles } from "@yer/api/contract/exports";
import { type Api, route } from "../http/route.js";
import { exportView, readExports } from "./queries.js";
import { beginExport, cancelExport, contentOf, exportNow, ticketOf } from "./service.js";

/** Hangs the calls of registers as files. */
export function exportsRoutes(api: Api): void {
  route(api, registerFiles.begin, async ({ context, actor, now, body, write }) =>
    beginExport(context, actor, body, now, write),
  );
  route(api, registerFiles.direct, async ({ context, actor, now, body, write }) =>
    exportNow(context, actor, body, now, write),
  );
  route(api, registerFiles.list, async ({ context, actor }) => ({
    items: (await readExports(context.db, actor.id)).map(exportView),
  }));
  route(api, registerFiles.cancel, async ({ context, actor, now, params, write }) =>
    write(async (transaction) => cancelExport(context, transaction, actor, params.id, now)),
  );
  route(api, registerFiles.ticket, async ({ actor, now, params, write }) =>
    write(async (transaction) => ticketOf(transaction, actor, params.id, now)),
  );
  route(api, registerFiles.content, async ({ context, actor, now, body, write }) =>
    contentOf(context, actor, body.ticket, now, write),
  );
}
