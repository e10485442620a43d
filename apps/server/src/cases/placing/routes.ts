import { placing } from "@yer/api/contract/placing";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { placeRecords } from "./service.js";
import { unplacedPage } from "./waiting.js";

/** Registers the routes of what waits to be placed. */
export function placingRoutes(api: Api): void {
  route(api, placing.list, async ({ context, actor, query }) => unplacedPage(context.db, actor, query));
  route(api, placing.place, async (call) =>
    call.write(async (transaction) => placeRecords(transaction, await actingOf(transaction, call), call.body)),
  );
}
