import { refunds } from "@yer/api/contract/refunds";
import { actingOf } from "../../platform/acting/acting.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { askForSent } from "../online-refunds/at-provider.js";
import { proposeOnlineRefund, sendRefund } from "../online-refunds/service.js";
import { readRefunds } from "./read.js";
import { actOnRefund, proposeRefund } from "./service.js";

const { act, guarded } = actsOnRecord(readRefunds);

/** Registers the routes of paying back what applications are owed. */
export function refundsRoutes(api: Api): void {
  route(api, refunds.list, async ({ context, actor, now, params }) =>
    readRefunds(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, refunds.propose, async (call) =>
    act(call, call.params.id, (transaction, acting) => proposeRefund(transaction, acting, call.params.id, call.body)),
  );
  route(api, refunds.proposeOnline, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      proposeOnlineRefund(transaction, acting, call.params.id, call.body),
    ),
  );
  route(api, refunds.send, async (call) => {
    const { context, params, ifMatch, machineNow: at, actor, now } = call;
    const { paymentProvider: provider } = context;
    const sent = await guarded(call, params.id, (transaction, acting) =>
      sendRefund(transaction, acting, params.id, { id: params.refund, ifMatch, provider, at }),
    );
    if (provider === undefined) return sent;
    // Written down by now: whatever becomes of the answer, the refund is known, and is asked about.
    await askForSent({ ...context, provider }, params.refund);
    return readRefunds(context.db, await actingOf(context.db, { actor, now, context }), params.id);
  });
  for (const key of ["approve", "withdraw"] as const) {
    route(api, refunds[key], async (call) =>
      guarded(call, call.params.id, (transaction, acting) =>
        actOnRefund(transaction, acting, call.params.id, { act: key, id: call.params.refund, ifMatch: call.ifMatch }),
      ),
    );
  }
  for (const key of ["refuse", "bounce"] as const) {
    route(api, refunds[key], async (call) =>
      guarded(call, call.params.id, (transaction, acting) => {
        const { params, ifMatch, body } = call;
        return actOnRefund(transaction, acting, params.id, { act: key, id: params.refund, ifMatch, body });
      }),
    );
  }
  route(api, refunds.order, async (call) =>
    guarded(call, call.params.id, (transaction, acting) => {
      const { params, ifMatch, body } = call;
      return actOnRefund(transaction, acting, params.id, { act: "order", id: params.refund, ifMatch, body });
    }),
  );
  route(api, refunds.execute, async (call) =>
    guarded(call, call.params.id, (transaction, acting) => {
      const { params, ifMatch, body } = call;
      return actOnRefund(transaction, acting, params.id, { act: "execute", id: params.refund, ifMatch, body });
    }),
  );
}
