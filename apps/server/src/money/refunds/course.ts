import type { Reason } from "@yer/api/contract/problem";
import type { RefundAct, RefundCourse } from "@yer/api/contract/refunds";
import type { Selectable } from "kysely";
import { proposersOf } from "../../platform/acting/proposed.js";
import { actsOnRefund, againstRefundAct, type RefundStanding } from "../../rules/money/refund.js";
import type { PaidBack } from "../../schema/tables/corrections.js";

/** What is paid back, of an application as of a bank's line, as its table has it. */
export type PaidBackRow = Selectable<PaidBack> & { readonly online_payment_id?: string | null };

/** The same as its rules weigh it. */
export function standingOfRefund(row: PaidBackRow): RefundStanding {
  const { state, amount, online_payment_id: payment = null } = row;
  return { state, amount, proposers: proposersOf(row), isOnline: payment !== null };
}

/**
 * How far it has come, as a reader sees it.
 * @param may why they may not do an act at all
 * @param people ids of the reader, and of whose name they act in
 */
export function courseOf(
  row: PaidBackRow,
  may: (act: RefundAct) => readonly Reason[],
  people: readonly string[],
): RefundCourse {
  const { state, order_number: number, order_day: day, executed_on: executedOn, bank_id: bankId } = row;
  const standing = standingOfRefund(row);
  return {
    state,
    by: row.proposer,
    at: row.proposed_at.toISOString(),
    decidedBy: row.decider,
    answer: row.answer,
    order: number === null || day === null ? null : { number, day, by: row.orderer ?? "" },
    executed: executedOn === null || bankId === null ? null : { day: executedOn, bankId },
    bounced: row.bounced,
    version: row.version,
    acts: actsOnRefund(standing).map((key) => ({
      key,
      reasons: [...may(key), ...againstRefundAct(standing, key, people)],
    })),
  };
}
