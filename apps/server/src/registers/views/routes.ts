import { views } from "@yer/api/contract/views";
import { type Api, route } from "../../platform/http/route.js";
import { changeView, chooseView, createView, listViews, removeView } from "./service.js";

/** The states of registers that people keep under names. */
export function viewsRoutes(api: Api): void {
  route(api, views.list, ({ actor, context, query }) => listViews(context.db, actor, query.register));
  route(api, views.create, (call) => call.write((tx) => createView(tx, call, call.body)));
  route(api, views.change, (call) => call.write((tx) => changeView(tx, call, call.params.id, call)));
  route(api, views.remove, (call) => call.write((tx) => removeView(tx, call, call.params.id, call.ifMatch)));
  route(api, views.choose, (call) => call.write((tx) => chooseView(tx, call, call.params.register, call.body.id)));
}
