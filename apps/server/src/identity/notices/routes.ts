import { notices } from "@yer/api/contract/notices";
import { type Api, route } from "../../platform/http/route.js";
import { readAll, readNotices, readOne } from "./service.js";

/** What a person is told, and what of it they have read. */
export function noticesRoutes(api: Api): void {
  route(api, notices.list, ({ actor, context, query }) => readNotices(context.db, actor, query));

  route(api, notices.read, async (call) => call.write((tx) => readOne(tx, call, call.params.id)));

  route(api, notices.readAll, async (call) => call.write((tx) => readAll(tx, call, call.body)));
}
