import { views } from "@yer/api/contract/views";
import { type Api, route } from "../../platform/http/route.js";
import { watchView } from "./service.js";

/** Watching a view: being told of the files that enter it. */
export function viewWatchRoutes(api: Api): void {
  route(api, views.watch, ({ actor, context: { events }, params, body, now, write }) =>
    write((tx) => watchView(tx, { actor, events }, params.id, body.watched, now)),
  );
}
