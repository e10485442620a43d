import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { OnlinePayment, onlinePayments } from "@yer/api/contract/online-payments";
import { billNumber } from "@yer/api/formats";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { listStandings, readCharge } from "../../cases/public/queries.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db } from "../../platform/database/database.js";
import type { PaymentProvider } from "../../platform/online-payments/payment-provider.js";
import { payableDue } from "./payable.js";
import { onlineAccount, type OnlinePaymentRow, paymentsOf } from "./queries.js";

/** Latest tries of a charge that its payer is shown. */
const mostTries = 5;

/** A payment as its payer follows it. */
export function presentPayment(row: OnlinePaymentRow & { readonly unmatched?: number | null }): OnlinePayment {
  const { id, charge_id: chargeId, amount, paid, state, started_at: at, pay_url: payUrl, unmatched } = row;
  return {
    id,
    chargeId,
    amount: paid ?? amount,
    state,
    at: at.toISOString(),
    payUrl: state === "waiting" ? payUrl : null,
    unmatched: (unmatched ?? 0) > 0,
  };
}

/** Charges of a person's own applications that can be paid online, or were tried to be. */
export async function payableCharges(
  db: Db,
  { actor, now }: ActingPerson,
  provider: PaymentProvider | undefined,
): Promise<ReplyOf<typeof onlinePayments.list>> {
  const items = [];
  for (const { id } of await listStandings(db, actor.pinfl, actor.stirs)) {
    const application = await readApplicationRecord(db, id);
    const { row, charge } = application;
    if (charge === null) continue;
    const payments = await paymentsOf(db, row.home_region, charge.id);
    const due = payableDue(application, now);
    if (due === 0 && payments.length === 0) continue;
    const account = provider && (await onlineAccount(db, row.home_region));
    items.push({
      chargeId: charge.id,
      applicationId: row.id,
      bill: billNumber(row.number, charge.sequence),
      due,
      dueOn: (await readCharge(db, row.home_region, charge.id)).due_on,
      open: account !== undefined && due > 0,
      payments: payments.slice(0, mostTries).map(presentPayment),
    });
  }
  return { provider: provider?.name ?? null, items };
}
