import { views } from "@yer/api/contract/views";
import { type Api, route } from "../../platform/http/route.js";
import { changeView, chooseView, createView, listViews, removeView } from "./service.js";

/** The states of registers that people keep under names. */
export function viewsRoutes(api: Api): void {
  route(api, views.list, ({ actor, context, query }) => listViews(context.db, actor, query.register));
  route(api, views.create, ({ actor, context: { events }, body, now, write }) =>
    write((tx) => createView(tx, { actor, events }, body, now)),
  );
  route(api, views.change, ({ actor, context: { events }, params, body, ifMatch, write }) =>
    write((tx) => changeView(tx, { actor, events }, params.id, { body, ifMatch })),
  );
  route(api, views.remove, ({ actor, context: { events }, params, ifMatch, write }) =>
    write((tx) => removeView(tx, { actor, events }, params.id, ifMatch)),
  );
  route(api, views.choose, ({ actor, context: { events }, params, body, write }) =>
    write((tx) => chooseView(tx, { actor, events }, params.register, body.id)),
  );
}
