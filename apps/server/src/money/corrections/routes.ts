import { corrections } from "@yer/api/contract/corrections";
import { actingOf } from "../../platform/acting/acting.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { readCorrections } from "./read.js";
import { approveCorrection, proposeCorrection, refuseCorrection, withdrawCorrection } from "./service.js";

const { act, guarded } = actsOnRecord(readCorrections);

/** Registers the routes of taking receipts back. */
export function correctionsRoutes(api: Api): void {
  route(api, corrections.list, async ({ context, actor, now, params }) =>
    readCorrections(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, corrections.propose, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      proposeCorrection(transaction, acting, call.params.id, { receiptId: call.params.receipt, ...call.body }),
    ),
  );
  route(api, corrections.approve, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      approveCorrection(transaction, acting, call.params.id, { id: call.params.correction, ifMatch: call.ifMatch }),
    ),
  );
  route(api, corrections.refuse, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      refuseCorrection(transaction, acting, call.params.id, {
        id: call.params.correction,
        ifMatch: call.ifMatch,
        reason: call.body.reason,
      }),
    ),
  );
  route(api, corrections.withdraw, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      withdrawCorrection(transaction, acting, call.params.id, { id: call.params.correction, ifMatch: call.ifMatch }),
    ),
  );
}
