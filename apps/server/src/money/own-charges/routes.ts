import { ownCharges } from "@yer/api/contract/own-charges";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { readOwnCharges } from "./read.js";

/** Registers what citizens read of their charges. */
export function ownChargesRoutes(api: Api): void {
  route(api, ownCharges.list, async ({ context, actor, now, query }) =>
    readOwnCharges(context.db, await actingOf(context.db, { actor, now, context }), query.application),
  );
}
