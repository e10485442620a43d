import { tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { coverOf } from "../../rules/money/distribution.js";
import type { JournalEntry } from "../../rules/money/journal.js";
import type { JournalKind } from "../../schema/tables/journal.js";
import { distributionOf } from "./distribute.js";
import { districtsOf, type EntryRow, type ApplicationOfEntries, insertEntries, originalsOf } from "./queries.js";

/** What entries are of, and the act that causes them. */
export interface EntriesOf {
  readonly homeRegion: string;
  /** `null`: nobody's yet, as a line of a statement is when it is booked. */
  readonly applicationId: string | null;
  readonly chargeId?: string | null;
  readonly receiptId?: string;
  readonly refundId?: string;
  readonly returnId?: string;
  readonly clearingId?: string;
  /** The line of a statement that is booked, or that a receipt is matched out of. */
  readonly statementLineId?: string | null;
  readonly cause:
    | "charge.made"
    | "charge.voided"
    | "receipt.recorded"
    | "receipt.cancelled"
    | "application.ended"
    | "refund.executed"
    | "statement.booked"
    | "statement.undone"
    | "statement.returned"
    | "statement.passed"
    | "statement.settled"
    | "statement.covered";
  /** The bank's day; without one it is today. */
  readonly valueDay?: string;
}

/** Counter-entries, and what each counters. */
const counters: Partial<Record<JournalKind, JournalKind>> = { void: "charge", unbooking: "booking", unmatch: "match" };

/** What one act writes into the journal. */
export interface ActEntered {
  readonly of: EntriesOf;
  readonly entries: readonly JournalEntry[];
}

/**
 * Enters what a rule of `rules/money/journal.ts` made of an act into the journal, in the transaction of the act. The
 * caller holds the application's lock, so that its standing was true when the rule read it. What they cover of a charge
 * is distributed to budgets with them, so that no act can forget it.
 */
export async function enterInJournal(
  transaction: Transaction,
  acting: Pick<Acting, "now" | "actor" | "settings">,
  of: EntriesOf,
  entries: readonly JournalEntry[],
): Promise<void> {
  await enterManyInJournal(transaction, acting, [{ of, entries }]);
}

/** The same of many acts, at once. */
export async function enterManyInJournal(
  transaction: Transaction,
  acting: Pick<Acting, "now" | "actor" | "settings">,
  acts: readonly ActEntered[],
): Promise<void> {
  const { now, actor } = acting;
  const today = tashkentDay(now);
  const rows: EntryRow[] = [];
  const districts = await districtsOf(transaction, acts.flatMap(applicationsCovered));
  for (const { of, entries } of acts) {
    const originals = entries.some(({ kind }) => counters[kind] !== undefined)
      ? await originalsOf(transaction, of)
      : new Map<JournalKind, string>();
    const entered = entries.map(({ kind, lines }) => {
      const countered = counters[kind];
      return {
        home_region: of.homeRegion,
        id: uuidv7(),
        kind,
        application_id: of.applicationId,
        charge_id: lines.find(({ chargeId }) => chargeId !== null)?.chargeId ?? of.chargeId ?? null,
        receipt_id: of.receiptId ?? null,
        refund_id: of.refundId ?? null,
        return_id: of.returnId ?? null,
        clearing_id: of.clearingId ?? null,
        statement_line_id: of.statementLineId ?? null,
        corrects: countered === undefined ? null : (originals.get(countered) ?? null),
        cause: of.cause,
        value_day: of.valueDay ?? today,
        at: now,
        actor: actor?.id ?? null,
        lines,
      };
    });
    rows.push(...entered);
    const { homeRegion, applicationId } = of;
    if (applicationId === null) continue;
    const district = districts.get(applicationId) ?? "";
    rows.push(...(await distributionOf(transaction, acting, { homeRegion, applicationId, district }, entered)));
  }
  if (rows.length > 0) await insertEntries(transaction, rows);
}

/** The application of an act that covers something of its charge, or uncovers it. */
function applicationsCovered({ of: { homeRegion, applicationId }, entries }: ActEntered): ApplicationOfEntries[] {
  const covers = entries.some(({ lines }) => coverOf(lines).size > 0);
  return applicationId !== null && covers ? [{ homeRegion, applicationId }] : [];
}
