import { actingOf } from "../../platform/acting/acting.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { answerOf, type Asking } from "../../platform/online-payments/answer-of-provider.js";
import { currencyOfCharges, nextRefundAsk } from "../../rules/money/online-payment.js";
import { askNext, findOnlineRefund, type OnlineRefund } from "./queries.js";
import { settleRefund } from "./settle.js";

/**
 * Asks the provider for a refund, and how far it is: the same question, which it answers the same of one reference. Until
 * it has said what became of it it is asked again, however long that takes: its money is promised.
 * @returns whether it answered
 */
export async function askForRefund(asking: Asking, refund: OnlineRefund): Promise<boolean> {
  const { provider, db, legalClock, machineClock, logger } = asking;
  const { id: reference, external_id: externalId, amount } = refund;
  const asked = { reference, externalId, amount, currency: currencyOfCharges } as const;
  const report = await answerOf(asking, refund, async (signal) => provider.refund(asked, signal));
  const at = machineClock.now();
  if (report?.reference === reference) {
    const settled = await withTransaction(db, async (transaction) => {
      const acting = await actingOf(transaction, { actor: null, now: legalClock.now(), context: asking });
      return settleRefund(transaction, acting, { provider: provider.name, report, at });
    });
    if (settled?.isOdd) logger.error({ refund: reference }, "a provider paid back what it was not asked for");
  }
  await withTransaction(db, async (transaction) => askNext(transaction, refund, nextRefundAsk(refund.sent_at, at)));
  return report !== undefined;
}

/** The same of the one that was just written down, where its provider is there. */
export async function askForSent(asking: Asking, id: string): Promise<void> {
  const refund = await findOnlineRefund(asking.db, id);
  if (refund === undefined || refund.ask_at === null || refund.provider !== asking.provider.name) return;
  await askForRefund(asking, refund);
}
