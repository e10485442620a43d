import { bankAccounts, statementLines } from "@yer/api/contract/statement-lines";
import { type Api, route } from "../../platform/http/route.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { listLines } from "./list.js";
import { accountsWithin } from "./queries.js";
import { matchWith, putBack, readLine, setAside, unmatch } from "./service.js";

const { act } = actsOnRecord(readLine);

/** Registers the routes of bank accounts and of the lines of their statements. */
export function statementLinesRoutes(api: Api): void {
  route(api, bankAccounts.list, async ({ context, actor }) => ({
    items: [...(await accountsWithin(context.db, actor.territory)).values()].map(
      ({ id, home_region: region, number, mfo, name }) => ({ id, region, number, mfo, name }),
    ),
  }));
  route(api, statementLines.list, async ({ context, actor, query }) => listLines(context.db, actor, query));
  route(api, statementLines.get, async ({ context, actor, params }) => readLine(context.db, { actor }, params.id));
  route(api, statementLines.match, async (call) =>
    act(call, call.params.id, async (transaction, acting) => matchWith(transaction, acting, call.params.id, call)),
  );
  route(api, statementLines.unmatch, async (call) =>
    act(call, call.params.id, async (transaction, acting) => unmatch(transaction, acting, call.params.id, call)),
  );
  route(api, statementLines.setAside, async (call) =>
    act(call, call.params.id, async (transaction, acting) => setAside(transaction, acting, call.params.id, call)),
  );
  route(api, statementLines.putBack, async (call) =>
    act(call, call.params.id, async (transaction, acting) =>
      putBack(transaction, acting, call.params.id, call.ifMatch),
    ),
  );
}
