import { searchKey, tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { lockApplications } from "../../cases/applications/application.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import { attempt } from "../../platform/database/attempt.js";
import type { Transaction } from "../../platform/database/database.js";
import type { PaymentReport } from "../../platform/online-payments/payment-provider.js";
import { matchLine } from "../../rules/money/match-line.js";
import { eventOfReport, onlinePaymentAfter } from "../../rules/money/online-payment.js";
import { recordPaymentOf } from "../payments/service.js";
import { bookLines, type LineGiven } from "../statement-lines/book.js";
import { candidatesOf, filesOf, toMatch } from "../statement-lines/candidates.js";
import { changePayment, findByExternalId, findPayment, insertPayment, type OnlinePaymentRow } from "./queries.js";

/** What a provider says, and when it was heard. */
export interface Heard {
  readonly provider: string;
  readonly report: PaymentReport;
  readonly at: MachineTime;
}

/**
 * Does what a provider's word of a payment brings, once, whoever brings it and however often: what is paid is booked as a
 * line of its account's statement, and matched with the charge where it is what was asked for and is due; else it waits
 * for a person, as any line does.
 * @returns the payment; `undefined` where nobody was asked for one of that reference
 */
export async function settle(
  transaction: Transaction,
  acting: Acting & { readonly actor: null },
  heard: Heard,
): Promise<OnlinePaymentRow | undefined> {
  const { report, provider } = heard;
  const asked = await findPayment(transaction, report.reference);
  if (asked?.provider !== provider) return undefined;
  // Applications first, as everywhere: what follows may enter a receipt.
  const [file] = await lockApplications(transaction, [asked.application_id]);
  if (file === undefined) return undefined;
  const payment = await paymentOf(transaction, heard);
  if (payment === undefined) return undefined;
  const event = eventOfReport(report);
  const state = event && onlinePaymentAfter(payment.state, event);
  const known = { external_id: report.externalId, changed_at: heard.at };
  if (state === undefined) {
    if (payment.external_id === null) await changePayment(transaction, payment, known);
    return payment;
  }
  if (state !== "paid") {
    await changePayment(transaction, payment, { ...known, state });
    return { ...payment, ...known, state };
  }
  const line = lineOf(payment, acting, heard);
  const [lineId] = (await bookLines(transaction, acting, [line])) ?? [];
  if (lineId === undefined) throw new Error(`The payment ${report.externalId} is booked, and does not say so.`);
  const paid = { ...known, state, paid: report.amount, statement_line_id: lineId, ask_at: null };
  await changePayment(transaction, payment, paid);
  if (report.amount === payment.amount) {
    const found = matchLine(
      toMatch(line, line.amount),
      // Of whichever territory: nobody reads them here.
      filesOf(await candidatesOf(transaction, "", [line]), line),
    );
    if (found.matched?.applicationId === payment.application_id && found.matched.chargeId === payment.charge_id) {
      const { amount, value_day: paidOn, document } = line;
      const given = { amount, paidOn, document, excess: 0, statementLineId: lineId };
      await attempt(transaction, async () => recordPaymentOf(transaction, acting, file, given));
    }
  }
  return { ...payment, ...paid };
}

/**
 * The payment that a provider's id is of. Another id under a reference that has one is money paid beside it: a payment
 * of its own, and never taken for the first.
 */
async function paymentOf(
  transaction: Transaction,
  { provider, report, at }: Heard,
): Promise<OnlinePaymentRow | undefined> {
  const { reference, externalId } = report;
  const known = await findByExternalId(transaction, provider, externalId);
  if (known !== undefined) return known.id === reference || known.beside === reference ? known : undefined;
  const first = await findPayment(transaction, reference, true);
  if (first === undefined || first.external_id === null) return first;
  // What was not paid beside it is nothing: there is nobody who waits for it.
  if (eventOfReport(report) !== "paid") return undefined;
  return insertPayment(transaction, {
    ...first,
    id: uuidv7(),
    beside: reference,
    amount: report.amount,
    paid: null,
    state: "expired",
    external_id: externalId,
    pay_url: null,
    ask_at: null,
    changed_at: at,
    statement_line_id: null,
  });
}

/** The line of the statement that a paid payment is. It names nobody: the provider knows no more than the bill. */
function lineOf(payment: OnlinePaymentRow, { now }: Acting, { provider, report, at }: Heard): LineGiven {
  // The provider's clock is the world's, and the legal one may stand elsewhere: no day is booked that has not come.
  const [paidOn, today] = [tashkentDay(report.paidAt ?? at), tashkentDay(now)];
  return {
    home_region: payment.home_region,
    account_id: payment.account_id,
    bank_id: report.externalId,
    amount: report.amount,
    value_day: paidOn < today ? paidOn : today,
    document: report.externalId,
    payer_name: provider,
    payer_tax_id: null,
    purpose: payment.bill,
    search_key: searchKey(`${provider} ${payment.bill} ${report.externalId}`),
    file_number: null,
    batch_id: null,
  };
}
