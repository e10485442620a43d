import { bills } from "@yer/api/contract/bills";
import { lockApplication } from "../../cases/applications/application.js";
import { isOccupier } from "../../cases/applications/is-occupier.js";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { notFound } from "../../platform/problem/problem.js";
import { applicationOfCharge } from "../charges/queries.js";
import { findCharge } from "../charges/register.js";
import { issueBill, revokeBill } from "./service.js";

/** Registers the routes of bills. */
export function billsRoutes(api: Api): void {
  route(api, bills.issue, async ({ context, actor, now, params, body, write }) =>
    write(async (transaction) => {
      const found = await findCharge(transaction, actor, params.id);
      if (found === undefined) throw notFound();
      return issueBill(
        transaction,
        await actingOf(transaction, { actor, now, context }),
        await lockApplication(transaction, found.application_id),
        { chargeId: params.id, language: body.language, code: context.billCode },
      );
    }),
  );
  route(api, bills.revoke, async ({ context, actor, now, params: { id: chargeId, bill }, body: { reason }, write }) =>
    write(async (transaction) => {
      const found = await findCharge(transaction, actor, chargeId);
      if (found === undefined) throw notFound();
      const application = await lockApplication(transaction, found.application_id);
      const acting = await actingOf(transaction, { actor, now, context });
      return revokeBill(transaction, acting, application, { chargeId, bill, reason });
    }),
  );
  route(api, bills.issueOwn, async ({ context, actor, now, params, body, write }) =>
    write(async (transaction) => {
      const id = await applicationOfCharge(transaction, params.id);
      const application = await lockApplication(transaction, id);
      if (!isOccupier(actor, application)) throw notFound();
      return issueBill(transaction, await actingOf(transaction, { actor, now, context }), application, {
        chargeId: params.id,
        language: body.language,
        code: context.billCode,
      });
    }),
  );
}
