import { svod } from "@yer/api/contract/svod";
import { type Api, route } from "../../platform/http/route.js";
import { readSvod } from "./service.js";

/** Registers the route of the summary table. */
export function svodRoutes(api: Api): void {
  route(api, svod.read, async ({ context, actor, query, now }) => readSvod(context.db, actor, now, query));
}
