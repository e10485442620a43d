import { noticeChoices } from "@yer/api/contract/notice-choices";
import { type Api, route } from "../../platform/http/route.js";
import { choose, readChoices } from "./service.js";

/** How notices reach a person beside the notice centre. */
export function noticeChoicesRoutes(api: Api): void {
  route(api, noticeChoices.own, ({ actor, context, now }) => readChoices(context.db, context, actor, now));
  route(api, noticeChoices.choose, ({ actor, body, context, ifMatch, now, write }) =>
    write((tx) => choose(tx, { actor, context, now }, { body, ifMatch })),
  );
}
