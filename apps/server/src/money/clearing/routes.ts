import { clearing } from "@yer/api/contract/clearing";
import { type Api, route } from "../../platform/http/route.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { readLine } from "../statement-lines/service.js";
import { cover, passOn, readClearing, readPaidOut, settle } from "./service.js";

const { act } = actsOnRecord(readLine);

/** Registers the routes of clearing between regions, and with providers of online payments. */
export function clearingRoutes(api: Api): void {
  route(api, clearing.list, async ({ context, actor }) => ({ items: await readClearing(context.db, actor) }));
  route(api, clearing.payments, async ({ context, actor, params, query }) =>
    readPaidOut(context.db, actor, params.id, query),
  );
  route(api, clearing.pass, async (call) =>
    act(call, call.params.id, async (transaction, acting) => passOn(transaction, acting, call.params.id, call)),
  );
  route(api, clearing.settle, async (call) =>
    act(call, call.params.id, async (transaction, acting) => settle(transaction, acting, call.params.id, call)),
  );
  route(api, clearing.cover, async (call) =>
    act(call, call.params.id, async (transaction, acting) => cover(transaction, acting, call.params.id, call)),
  );
}
