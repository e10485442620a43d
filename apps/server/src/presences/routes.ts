import { presences } from "@yer/api/contract/presences";
import { type Api, route } from "../http/route.js";
import { leave, readPresences, stay } from "./service.js";

/** Who has a file open. */
export function presencesRoutes(api: Api): void {
  route(api, presences.list, ({ actor, context, now, params }) => readPresences(context.db, actor, params.id, now));
  route(api, presences.stay, ({ actor, body, context, now, params, write }) =>
    write((tx) => stay(tx, context.events, actor, params.id, body.editing, now)),
  );
  route(api, presences.leave, ({ actor, context, now, params, write }) =>
    write((tx) => leave(tx, context.events, actor, params.id, now)),
  );
}
