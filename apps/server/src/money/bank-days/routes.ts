import { bankDays, bankDayStatements } from "@yer/api/contract/bank-days";
import { pdfReply } from "../../cases/documents/pdf-reply.js";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { networkOf } from "../../platform/throttle/network.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { closeDay, dayPage, readDay, reopenDay, tellTotal } from "./service.js";
import { statementByKey, statementOfDay } from "./statement.js";

/** Registers the routes of bank days. */
export function bankDaysRoutes(api: Api): void {
  route(api, bankDays.list, async ({ context, actor, query }) => dayPage(context.db, actor, query));
  route(api, bankDays.get, async ({ context, actor, params }) => readDay(context.db, { actor }, params));
  route(api, bankDays.tell, async ({ write, actor, now, context, params, body, ifMatch }) =>
    write(async (transaction) =>
      tellTotal(transaction, await actingOf(transaction, { actor, now, context }), { ...params, ifMatch }, body),
    ),
  );
  route(api, bankDays.close, async ({ write, actor, now, context, params, ifMatch }) =>
    write(async (transaction) =>
      closeDay(transaction, await actingOf(transaction, { actor, now, context }), { ...params, ifMatch }),
    ),
  );
  route(api, bankDays.reopen, async ({ write, actor, now, context, params, body, ifMatch }) =>
    write(async (transaction) =>
      reopenDay(transaction, await actingOf(transaction, { actor, now, context }), { ...params, ifMatch }, body),
    ),
  );
  route(api, bankDays.statement, async ({ context, actor, params, now }) =>
    pdfReply(await statementOfDay(context, actor, params, now)),
  );
  publicRoute(api, bankDayStatements.pdf, async ({ context, params, query, now, request }) => {
    await throttle(context, [{ kind: "document.address", key: networkOf(request.ip) }]);
    return pdfReply(await statementByKey(context, { id: params.id, key: query.k, now }));
  });
}
