import { views } from "@yer/api/contract/views";
import { type Api, route } from "../http/route.js";
import { changeView, chooseView, createView, listViews, removeView, watchView } from "./service.js";

/** The states of registers that people keep under names. */
export function viewsRoutes(api: Api): void {
  route(api, views.list, ({ actor, context, query }) => listViews(context.db, actor, query.register));
  route(api, views.create, ({ actor, body, now, write }) => write((tx) => createView(tx, actor, body, now)));
  route(api, views.change, ({ actor, params, body, ifMatch, write }) =>
    write((tx) => changeView(tx, actor, params.id, body, ifMatch)),
  );
  route(api, views.remove, ({ actor, params, ifMatch, write }) =>
    write((tx) => removeView(tx, actor, params.id, ifMatch)),
  );
  route(api, views.choose, ({ actor, params, body, write }) =>
    write((tx) => chooseView(tx, actor, params.register, body.id)),
  );
  route(api, views.watch, ({ actor, params, body, now, write }) =>
    write((tx) => watchView(tx, actor, params.id, body.watched, now)),
  );
}
