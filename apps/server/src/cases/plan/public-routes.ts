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
  route(api, publicPlan.watch, async (call) => {
    await throttle(call.context, [{ kind: "plan.person", key: call.actor.id }]);
    return call.write(async (transaction) => watchPlan(transaction, call, call.params.neighborhood));
  });
  route(api, publicPlan.unwatch, async (call) =>
    call.write(async (transaction) => unwatchPlan(transaction, call, call.params.neighborhood)),
  );
}
