import type { BodyOf } from "@yer/api/contract/endpoint";
import type { refunds, RefundablePayment } from "@yer/api/contract/refunds";
import { tashkentDay } from "@yer/api/formats";
import { type ApplicationRecord, lockApplication } from "../../cases/applications/application.js";
import { takersOf } from "../../cases/applications/last-able.js";
import { enforceOnApplication, record } from "../../cases/applications/transition.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { proposedBy } from "../../platform/acting/proposed.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { PaymentProvider } from "../../platform/online-payments/payment-provider.js";
import { notFound, Problem, refuseFor } from "../../platform/problem/problem.js";
import { againstRefund, againstRefundAct, promisedBy, refundableOf, refundAfter } from "../../rules/money/refund.js";
import { standingOfRefund } from "../refunds/course.js";
import { changeRefund, insertRefund, type RefundRow, refundsOf } from "../refunds/queries.js";
import { tellApprovers, tellProposer } from "../refunds/service.js";
import { paidOnline } from "./queries.js";

/** Online payments of an application, and what of each may go back. */
export async function refundablePayments(
  db: Db | Transaction,
  { row, money }: Pick<ApplicationRecord, "row" | "money">,
  refundsOfApplication: readonly RefundRow[],
): Promise<RefundablePayment[]> {
  const free = money.refundDue - promisedBy(refundsOfApplication);
  return (await paidOnline(db, row)).map(({ id, provider, paid, paid_on: paidOn, received }) => {
    const refunds = refundsOfApplication.filter((one) => one.online_payment_id === id);
    return { payment: id, provider, paidOn, paid, free: received ? refundableOf({ paid, refunds }, free) : 0 };
  });
}

/** Proposes to pay back through its provider what was paid online, to who paid it. @throws {Problem} */
export async function proposeOnlineRefund(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  { payment: paymentId, amount }: BodyOf<typeof refunds.proposeOnline>,
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "propose:refund", application);
  const { row } = application;
  const payments = await refundablePayments(transaction, application, await refundsOf(transaction, row));
  const payment = payments.find((one) => one.payment === paymentId);
  if (payment === undefined) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/payment", code: "choice" }] });
  }
  refuseFor(againstRefund(payment.free, amount));
  await insertRefund(transaction, {
    home_region: row.home_region,
    application_id: row.id,
    amount,
    payee_name: payment.provider,
    account: null,
    mfo: null,
    online_payment_id: paymentId,
    ...proposedBy(acting.actor),
    proposed_at: acting.now,
  });
  await record(transaction, acting, application, { action: "refund.proposed", params: { amount } });
  await tellApprovers(transaction, acting, application);
}

/** A refund that the provider is to be asked for, as its actor saw it. */
export interface Sending {
  readonly id: string;
  readonly ifMatch: number;
  readonly provider: PaymentProvider | undefined;
  readonly at: MachineTime;
}

/**
 * Writes down that the provider is to be asked for an approved refund. It is asked after that, so that whatever becomes
 * of the answer the refund is known, and is asked about. @throws {Problem} `not-found` also where no provider is there
 */
export async function sendRefund(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  { id, ifMatch, provider, at }: Sending,
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "order:refund", application);
  const { row } = application;
  const refund = (await refundsOf(transaction, row)).find((one) => one.id === id);
  if (refund === undefined || provider === undefined) throw notFound();
  if (refund.version !== ifMatch) throw new Problem("precondition-failed");
  if (refund.online_payment_id === null) refuseFor([{ code: "refund-elsewhere" }]);
  refuseFor(againstRefundAct(standingOfRefund(refund), "order", takersOf(acting.actor)));
  const payment = (await paidOnline(transaction, row)).find((one) => one.id === refund.online_payment_id);
  // Another provider's payments are not this one's to pay back.
  if (payment?.provider !== provider.name) throw notFound();
  const state = refundAfter(refund.state, "order");
  if (state === undefined) return;
  await changeRefund(transaction, refund, {
    state,
    order_number: refund.id,
    order_day: tashkentDay(acting.now),
    orderer: acting.actor.name,
    sent_at: at,
    ask_at: at,
  });
  await record(transaction, acting, application, { action: "refund.order", params: { amount: refund.amount } });
  await tellProposer(transaction, acting, application, refund);
}
