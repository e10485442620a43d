import { overlaps } from "@yer/api/contract/overlaps";
import { type Api, route } from "../../platform/http/route.js";
import { actingOf } from "../../platform/acting/acting.js";
import { overlapPage } from "./register.js";
import { triageOverlap } from "./triage.js";

/** Registers the routes of outlines that lie over one another. */
export function overlapsRoutes(api: Api): void {
  route(api, overlaps.list, async ({ context, actor, query }) => overlapPage(context.db, actor, query));
  route(api, overlaps.triage, async (call) =>
    call.write(async (transaction) =>
      triageOverlap(transaction, await actingOf(transaction, call), call.params.id, call),
    ),
  );
}
