import { views } from "@yer/api/contract/views";
import { type Api, route } from "../../platform/http/route.js";
import { watchView } from "./service.js";

/** Watching a view: being told of the applications that enter it. */
export function viewWatchRoutes(api: Api): void {
  route(api, views.watch, (call) => call.write((tx) => watchView(tx, call, call.params.id, call.body.watched)));
}
