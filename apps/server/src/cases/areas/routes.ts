import { areas } from "@yer/api/contract/areas";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { areaPage } from "./queries.js";
import { createArea, readArea, updateArea } from "./service.js";

/** Registers the routes of areas. */
export function areasRoutes(api: Api): void {
  route(api, areas.list, async ({ context, actor, query }) => areaPage(context.db, actor, query));
  route(api, areas.get, async ({ context, actor, params }) => readArea(context.db, actor, params.id));
  route(api, areas.create, async ({ write, actor, now, context, body }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      return readArea(transaction, actor, await createArea(transaction, acting, body));
    }),
  );
  route(api, areas.update, async (call) =>
    call.write(async (transaction) => {
      await updateArea(transaction, await actingOf(transaction, call), call.params.id, call);
      return readArea(transaction, call.actor, call.params.id);
    }),
  );
}
