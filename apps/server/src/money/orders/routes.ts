import { paymentOrders } from "@yer/api/contract/payment-orders";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { listDue } from "./due.js";
import { approveOrder, endOrder, executeOrder, makeOrders, orderPage } from "./service.js";

/** Registers the routes of payment orders to budgets. */
export function paymentOrdersRoutes(api: Api): void {
  route(api, paymentOrders.list, async ({ context, actor, query }) => orderPage(context.db, actor, query));
  route(api, paymentOrders.due, async ({ context, actor, now }) =>
    listDue(context.db, await actingOf(context.db, { actor, now, context })),
  );
  route(api, paymentOrders.make, async ({ write, actor, now, context, body }) =>
    write(async (transaction) => makeOrders(transaction, await actingOf(transaction, { actor, now, context }), body)),
  );
  route(api, paymentOrders.approve, async ({ write, actor, now, context, params: { id }, ifMatch }) =>
    write(async (transaction) =>
      approveOrder(transaction, await actingOf(transaction, { actor, now, context }), id, ifMatch),
    ),
  );
  route(api, paymentOrders.withdraw, async ({ write, actor, now, context, params: { id }, body, ifMatch }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      return endOrder(transaction, acting, { id, ifMatch, move: "withdraw" }, body.reason);
    }),
  );
  route(api, paymentOrders.execute, async ({ write, actor, now, context, params: { id }, body, ifMatch }) =>
    write(async (transaction) =>
      executeOrder(transaction, await actingOf(transaction, { actor, now, context }), { id, ifMatch }, body),
    ),
  );
  route(api, paymentOrders.refuse, async ({ write, actor, now, context, params: { id }, body, ifMatch }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      return endOrder(transaction, acting, { id, ifMatch, move: "refuse" }, body.reason);
    }),
  );
}
