import { instalmentRequests } from "@yer/api/contract/instalment-requests";
import { assertVouched } from "../../cases/public/vouched.js";
import { actingOf } from "../../platform/acting/acting.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { readCharge } from "../charges/read.js";
import { agreeRequest, askForInstalments, refuseRequest } from "./service.js";

const { guarded } = actsOnRecord(readCharge);

/** Registers the routes of asking for instalments and of answering. */
export function instalmentRequestsRoutes(api: Api): void {
  route(api, instalmentRequests.ask, async ({ context, actor, now, params, body, write }) =>
    write(async (transaction) => {
      await assertVouched(transaction, actor);
      await askForInstalments(transaction, await actingOf(transaction, { actor, now, context }), params.id, body);
    }),
  );
  route(api, instalmentRequests.agree, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      agreeRequest(transaction, acting, call.params.id, {
        request: call.params.request,
        ifMatch: call.ifMatch,
        body: call.body,
      }),
    ),
  );
  route(api, instalmentRequests.refuse, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      refuseRequest(transaction, acting, call.params.id, {
        request: call.params.request,
        ifMatch: call.ifMatch,
        reason: call.body.reason,
      }),
    ),
  );
}
