import { areas } from "@yer/api/contract/areas";
import { ownPlots } from "@yer/api/contract/own-plots";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { assertVouched } from "../public/vouched.js";
import { readOccupier } from "./occupier-of-area.js";
import { readOwnPlots, tellOfPlot, withdrawPlot } from "./service.js";

/** Registers what citizens tell of plots that they occupy, and how the office reads who they are. */
export function ownPlotsRoutes(api: Api): void {
  route(api, ownPlots.list, async ({ context, actor }) => readOwnPlots(context.db, actor));
  route(api, ownPlots.tell, async ({ context, now, actor, body, write }) => {
    await throttle(context, [{ kind: "own-plot.person", key: actor.id }]);
    return write(async (transaction) => {
      await assertVouched(transaction, actor);
      return tellOfPlot(transaction, await actingOf(transaction, { actor, now, context }), body);
    });
  });
  route(api, ownPlots.withdraw, async ({ context, now, actor, params, write }) =>
    write(async (transaction) => {
      await assertVouched(transaction, actor);
      return withdrawPlot(transaction, await actingOf(transaction, { actor, now, context }), params.id);
    }),
  );
  route(api, areas.occupier, async ({ context, now, actor, params, write }) =>
    write(async (transaction) =>
      readOccupier(transaction, await actingOf(transaction, { actor, now, context }), params.id),
    ),
  );
}
