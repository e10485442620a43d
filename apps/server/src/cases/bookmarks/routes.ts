import { bookmarks } from "@yer/api/contract/bookmarks";
import { type Api, route } from "../../platform/http/route.js";
import { pin, readBookmarks, unpin, visit } from "./service.js";

/** The files that each person keeps at hand. */
export function bookmarksRoutes(api: Api): void {
  route(api, bookmarks.list, ({ actor, context, now }) => readBookmarks(context.db, actor, now));
  route(api, bookmarks.visit, ({ actor, now, params, write }) => write((tx) => visit(tx, actor, params.id, now)));
  route(api, bookmarks.pin, ({ actor, now, params, write }) => write((tx) => pin(tx, actor, params.id, now)));
  route(api, bookmarks.unpin, ({ actor, params, write }) => write((tx) => unpin(tx, actor, params.id)));
}
