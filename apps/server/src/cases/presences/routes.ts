import { presences } from "@yer/api/contract/presences";
import { type Api, route } from "../../platform/http/route.js";
import { leave, readPresences, stay } from "./service.js";

/** Who has an application open. */
export function presencesRoutes(api: Api): void {
  route(api, presences.list, ({ actor, context, machineNow: now, params }) =>
    readPresences(context.db, actor, params.id, now),
  );
  route(api, presences.stay, ({ actor, body, context, machineNow: now, params, write }) =>
    write((tx) => stay(tx, { actor, context, now }, params.id, body)),
  );
  route(api, presences.leave, ({ actor, context, machineNow: now, params, write }) =>
    write((tx) => leave(tx, { actor, context, now }, params.id)),
  );
}
