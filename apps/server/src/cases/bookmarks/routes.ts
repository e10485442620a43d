import { bookmarks } from "@yer/api/contract/bookmarks";
import { type Api, route } from "../../platform/http/route.js";
import { pin, readBookmarks, unpin, visit } from "./service.js";

/** The applications that each person keeps at hand. */
export function bookmarksRoutes(api: Api): void {
  route(api, bookmarks.list, ({ actor, context, now }) => readBookmarks(context.db, actor, now));
  route(api, bookmarks.visit, async (call) => call.write((tx) => visit(tx, call, call.params.id)));
  route(api, bookmarks.pin, async (call) => call.write((tx) => pin(tx, call, call.params.id)));
  route(api, bookmarks.unpin, async (call) => call.write((tx) => unpin(tx, call, call.params.id)));
}
