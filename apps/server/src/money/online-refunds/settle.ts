import { tashkentDay } from "@yer/api/formats";
import { lockApplication } from "../../cases/applications/application.js";
import { tellOfMoney } from "../../cases/applications/tell-citizens.js";
import { record } from "../../cases/applications/transition.js";
import { enterInJournal } from "../../cases/journal/enter.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Transaction } from "../../platform/database/database.js";
import type { RefundReport } from "../../platform/online-payments/payment-provider.js";
import { entryOfOnlineRefund } from "../../rules/money/clearing.js";
import { refundAfterReport } from "../../rules/money/refund.js";
import { changeRefund, isBankIdKnown } from "../refunds/queries.js";
import { tellProposer } from "../refunds/service.js";
import { findOnlineRefund, type OnlineRefund } from "./queries.js";

/** What a provider says of a refund, and when it was heard. */
export interface RefundHeard {
  readonly provider: string;
  readonly report: RefundReport;
  readonly at: MachineTime;
}

/** A refund after its provider said something of it. */
export interface RefundSettled {
  readonly refund: OnlineRefund;
  /** It cannot be believed: another sum, or under the id of another refund. A person looks at it. */
  readonly isOdd: boolean;
}

/**
 * Does what a provider's word of a refund brings, once, whoever brings it and however often: what it paid back is booked,
 * what it did not is owed back still, and may be proposed anew.
 * @returns the refund; `undefined` where it was not asked for one of that reference
 */
export async function settleRefund(
  transaction: Transaction,
  acting: Acting & { readonly actor: null },
  { provider, report, at }: RefundHeard,
): Promise<RefundSettled | undefined> {
  const asked = await findOnlineRefund(transaction, report.reference);
  if (asked?.provider !== provider) return undefined;
  const application = await lockApplication(transaction, asked.application_id);
  const refund = (await findOnlineRefund(transaction, report.reference)) ?? asked;
  const becomes = refundAfterReport(refund, report);
  if (becomes === undefined) return { refund, isOdd: false };
  const { home_region: homeRegion, application_id: applicationId, id: refundId, amount } = refund;
  const { externalId } = report;
  if (becomes === "odd") return { refund, isOdd: true };
  if (becomes === "refused") {
    const answer = report.why ?? provider;
    await changeRefund(transaction, refund, { state: becomes, ask_at: null, decider: provider, answer });
    await record(transaction, acting, application, { action: "refund.declined", params: { amount }, reason: answer });
  } else {
    if (await isBankIdKnown(transaction, homeRegion, externalId)) return { refund, isOdd: true };
    // The provider's clock is the world's, and the legal one may stand elsewhere: no day is booked that has not come.
    const [paidOn, today] = [tashkentDay(report.paidAt ?? at), tashkentDay(acting.now)];
    const valueDay = paidOn < today ? paidOn : today;
    if (amount > application.money.refundDue) throw new Error(`Refund ${refundId} is more than is owed back.`);
    await changeRefund(transaction, refund, {
      state: becomes,
      ask_at: null,
      executed_on: valueDay,
      bank_id: externalId,
    });
    const of = { homeRegion, applicationId, refundId, cause: "refund.executed", valueDay } as const;
    await enterInJournal(transaction, acting, of, [entryOfOnlineRefund(amount)]);
    await record(transaction, acting, application, { action: "refund.returned", params: { amount } });
    await tellOfMoney(transaction, acting, application, "own.refund");
  }
  await tellProposer(transaction, acting, application, { ...refund, by: provider });
  return { refund: (await findOnlineRefund(transaction, refundId)) ?? refund, isOdd: false };
}
