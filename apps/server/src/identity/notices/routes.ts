import { notices } from "@yer/api/contract/notices";
import { type Api, route } from "../../platform/http/route.js";
import { readAll, readNotices, readOne } from "./service.js";

/** What a person is told, and what of it they have read. */
export function noticesRoutes(api: Api): void {
  route(api, notices.list, ({ actor, context, query }) => readNotices(context.db, actor, query));

  route(api, notices.read, ({ actor, context, now, params, write }) =>
    write((tx) => readOne(tx, { actor, events: context.events, now }, params.id)),
  );

  route(api, notices.readAll, ({ actor, body, context, now, write }) =>
    write((tx) => readAll(tx, { actor, events: context.events, now }, body)),
  );
}
