import { bankAccounts } from "@yer/api/contract/bank-accounts";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { accountsOfLists } from "./queries.js";
import { moveAccount, openAccount, readAccount, readAccounts } from "./service.js";

const { make, guarded } = actsOnRecord(readAccount);

/** Registers the routes of bank accounts. */
export function bankAccountsRoutes(api: Api): void {
  route(api, bankAccounts.list, async ({ context, actor }) => ({
    items: [...(await accountsOfLists(context.db, actor.territory)).values()].map(
      ({ id, home_region: region, number, mfo, name }) => ({ id, region, number, mfo, name }),
    ),
  }));
  route(api, bankAccounts.register, async ({ context, actor }) => ({ items: await readAccounts(context.db, actor) }));
  route(api, bankAccounts.open, async (call) =>
    make(call, async (transaction, acting) => openAccount(transaction, acting, call.body)),
  );
  for (const move of ["approve", "withdraw"] as const) {
    route(api, bankAccounts[move], async (call) => {
      const {
        ifMatch,
        params: { id },
      } = call;
      return guarded(call, id, async (transaction, acting) => moveAccount(transaction, acting, { id, move, ifMatch }));
    });
  }
  for (const move of ["close", "refuse"] as const) {
    route(api, bankAccounts[move], async (call) => {
      const {
        ifMatch,
        body: { reason },
        params: { id },
      } = call;
      return guarded(call, id, async (transaction, acting) =>
        moveAccount(transaction, acting, { id, move, ifMatch, reason }),
      );
    });
  }
}
