import type { BodyOf } from "@yer/api/contract/endpoint";
import type { onlinePayments } from "@yer/api/contract/online-payments";
import { billNumber } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { lockApplication } from "../../cases/applications/application.js";
import { isOccupier } from "../../cases/applications/is-occupier.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Transaction } from "../../platform/database/database.js";
import type { PaymentProvider } from "../../platform/online-payments/payment-provider.js";
import { notFound, Problem, refuseFor } from "../../platform/problem/problem.js";
import { isUnderWay, nextAsk, payMilliseconds } from "../../rules/money/online-payment.js";
import { payableDue } from "./payable.js";
import { insertPayment, onlineAccount, type OnlinePaymentRow, paymentsOf } from "./queries.js";

/**
 * Writes a payment down before anybody is asked to collect it, so that nothing can come that is not known here. A
 * payment of the same sum that is under way is gone on with.
 * @throws {Problem}
 */
export async function startPayment(
  transaction: Transaction,
  acting: ActingPerson,
  { chargeId, amount }: BodyOf<typeof onlinePayments.start>,
  { provider, at }: { readonly provider: PaymentProvider | undefined; readonly at: MachineTime },
): Promise<OnlinePaymentRow> {
  const found = await transaction
    .selectFrom("charges")
    .select("application_id")
    .where("id", "=", chargeId)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  const application = await lockApplication(transaction, found.application_id);
  if (!isOccupier(acting.actor, application)) throw notFound();
  const { row, charge } = application;
  const account = await onlineAccount(transaction, row.home_region);
  const due = payableDue(application, acting.now);
  if (charge === null || charge.id !== chargeId || due === 0) refuseFor([{ code: "nothing-owed" }]);
  if (provider === undefined || account === undefined || charge === null) {
    throw new Problem("move-refused", { reasons: [{ code: "online-closed" }] });
  }
  const live = (await paymentsOf(transaction, row.home_region, chargeId)).find(({ state }) => isUnderWay(state));
  if (live !== undefined) {
    if (live.amount !== amount) refuseFor([{ code: "online-under-way" }]);
    return live;
  }
  if (amount > due) {
    throw new Problem("invalid", {
      errors: [{ in: "body", pointer: "/amount", code: "too-big", params: { most: due } }],
    });
  }
  return insertPayment(transaction, {
    home_region: row.home_region,
    id: uuidv7(),
    application_id: row.id,
    charge_id: chargeId,
    account_id: account.id,
    provider: provider.name,
    bill: billNumber(row.number, charge.sequence),
    amount,
    state: "started",
    payer: acting.actor.id,
    started_at: at,
    ends_at: new Date(at.getTime() + payMilliseconds),
    ask_at: nextAsk(at, at),
    changed_at: at,
  });
}
