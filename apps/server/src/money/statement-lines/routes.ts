import { statementLines } from "@yer/api/contract/statement-lines";
import { type Api, route } from "../../platform/http/route.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { listLines } from "./list.js";
import { matchWith, putBack, readLine, setAside, unmatch } from "./service.js";

const { act } = actsOnRecord(readLine);

/** Registers the routes of lines of banks' statements. */
export function statementLinesRoutes(api: Api): void {
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
