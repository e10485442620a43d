import { moneyMonths } from "@yer/api/contract/money-months";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { approveMonth, leaveMonthOpen, monthPage, proposeMonth, readMonthPage } from "./service.js";

/** Registers the routes of the months of the journal. */
export function moneyMonthsRoutes(api: Api): void {
  route(api, moneyMonths.list, async ({ context, actor, now, query }) => monthPage(context.db, { actor, now }, query));
  route(api, moneyMonths.read, async ({ context, actor, now, params }) =>
    readMonthPage(context.db, { actor, now }, params),
  );
  route(api, moneyMonths.propose, async ({ write, actor, now, context, params, ifMatch }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      await proposeMonth(transaction, acting, { ...params, ifMatch });
      return readMonthPage(transaction, acting, params);
    }),
  );
  route(api, moneyMonths.approve, async ({ write, actor, now, context, params, ifMatch }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      await approveMonth(transaction, acting, { ...params, ifMatch });
      return readMonthPage(transaction, acting, params);
    }),
  );
  route(api, moneyMonths.refuse, async ({ write, actor, now, context, params, body, ifMatch }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      await leaveMonthOpen(transaction, acting, { ...params, ifMatch, move: "refuse" }, body.reason);
      return readMonthPage(transaction, acting, params);
    }),
  );
  route(api, moneyMonths.withdraw, async ({ write, actor, now, context, params, body, ifMatch }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      await leaveMonthOpen(transaction, acting, { ...params, ifMatch, move: "withdraw" }, body.reason);
      return readMonthPage(transaction, acting, params);
    }),
  );
}
