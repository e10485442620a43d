import { actingOf } from "../../platform/acting/acting.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { answerOf, type Asking } from "../../platform/online-payments/answer-of-provider.js";
import { PaymentNotTaken, type PaymentOpened } from "../../platform/online-payments/payment-provider.js";
import { currencyOfCharges, isUnderWay, nextAsk, onlinePaymentAfter } from "../../rules/money/online-payment.js";
import { changePayment, findPayment, type OnlinePaymentRow } from "./queries.js";
import { settle } from "./settle.js";

/** Asks the provider to collect a payment that it has not taken yet. @returns whether it answered */
export async function openAtProvider(asking: Asking, payment: OnlinePaymentRow): Promise<boolean> {
  const { provider, config, db, machineClock } = asking;
  const opened = await answerOf(asking, payment, async (signal) => {
    try {
      return await provider.open(
        {
          reference: payment.id,
          bill: payment.bill,
          amount: payment.amount,
          currency: currencyOfCharges,
          returnUrl: `${config.publicUrl}/profile?payment=${payment.id}`,
          endsAt: payment.ends_at,
        },
        signal,
      );
    } catch (error) {
      if (error instanceof PaymentNotTaken) return error;
      throw error;
    }
  });
  if (opened === undefined) return false;
  await withTransaction(db, async (transaction) =>
    keepOpened(transaction, asking, payment, opened, machineClock.now()),
  );
  return true;
}

async function keepOpened(
  transaction: Transaction,
  { provider, logger }: Asking,
  { id }: OnlinePaymentRow,
  opened: PaymentOpened | PaymentNotTaken,
  at: MachineTime,
): Promise<void> {
  const payment = await findPayment(transaction, id, true);
  if (payment === undefined) return;
  const taken = opened instanceof PaymentNotTaken ? undefined : opened;
  const goesThere = taken !== undefined && isOneOf(provider.origins, taken.payUrl);
  if (!goesThere) logger.error({ payment: id, taken: taken !== undefined }, "a payment was not taken by its provider");
  const state = onlinePaymentAfter(payment.state, goesThere ? "opened" : "refused");
  // Its callback may have come before the answer that names it.
  const externalId = payment.external_id ?? taken?.externalId ?? null;
  await changePayment(transaction, payment, {
    external_id: externalId,
    changed_at: at,
    ...(state === undefined ? {} : { state }),
    ...(state === "waiting" ? { pay_url: taken?.payUrl ?? null } : {}),
  });
}

/**
 * Asks the provider how far a payment is, and does what its answer brings. What is over and not paid by then expires,
 * and is asked about for some days more: money may come late.
 * @returns whether it answered
 */
export async function askAtProvider(asking: Asking, payment: OnlinePaymentRow): Promise<boolean> {
  const { provider, db, legalClock, machineClock, logger } = asking;
  const reports = await answerOf(asking, payment, async (signal) => provider.reportsOf(payment.id, signal));
  const at = machineClock.now();
  for (const report of reports ?? []) {
    if (report.reference !== payment.id) continue;
    await withTransaction(db, async (transaction) => {
      const acting = await actingOf(transaction, { actor: null, now: legalClock.now(), context: asking });
      return settle(transaction, acting, { provider: provider.name, report, at });
    });
  }
  await withTransaction(db, async (transaction) => {
    const now = await findPayment(transaction, payment.id, true);
    if (now === undefined || now.state === "paid") return;
    const lapsed = reports !== undefined && isUnderWay(now.state) && now.ends_at <= at;
    const state = lapsed ? onlinePaymentAfter(now.state, "lapsed") : undefined;
    const askAt = nextAsk(now.started_at, at);
    if (askAt === null && isUnderWay(state ?? now.state)) {
      logger.error({ payment: now.id }, "a payment provider never said what became of a payment");
    }
    await changePayment(transaction, now, {
      ask_at: askAt,
      ...(state === undefined ? {} : { state, changed_at: at }),
      ...(askAt === null && isUnderWay(state ?? now.state) ? { state: "expired", changed_at: at } : {}),
    });
  });
  return reports !== undefined;
}

/** Whether an address is on one of the origins that payers are sent to. */
function isOneOf(origins: readonly string[], address: string): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}
