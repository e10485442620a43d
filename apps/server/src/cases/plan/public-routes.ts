import { publicPlan } from "@yer/api/contract/public-plan";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { networkOf } from "../../platform/throttle/network.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { plansNamed, plansNear } from "./public-queries.js";
import { readWatches, unwatchPlan, watchPlan } from "./watch.js";

/** Registers what citizens ask of the plan. */
export function publicPlanRoutes(api: Api): void {
  publicRoute(api, publicPlan.find, async ({ context, read, query, request }) => {
    await throttle(context, [{ kind: "plan.address", key: networkOf(request.ip) }]);
    const { search = "", latitude, longitude } = query;
    if (latitude !== undefined && longitude !== undefined) return read((db) => plansNear(db, { latitude, longitude }));
    return search.trim() === "" ? { items: [], more: false } : read((db) => plansNamed(db, search));
  });
  route(api, publicPlan.watches, async ({ actor, context }) => readWatches(context.db, actor));
  route(api, publicPlan.watch, async ({ actor, context, now, params, write }) => {
    await throttle(context, [{ kind: "plan.person", key: actor.id }]);
    return write(async (transaction) => watchPlan(transaction, actor, params.neighborhood, now));
  });
  route(api, publicPlan.unwatch, async ({ actor, params, write }) =>
    write(async (transaction) => unwatchPlan(transaction, actor, params.neighborhood)),
  );
}
