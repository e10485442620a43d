import { tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { JournalEntry } from "../../rules/money/journal.js";
import type { JournalKind } from "../../schema/tables/journal.js";
import { distributionOf } from "./distribute.js";
import { insertEntries, originalsOf } from "./queries.js";

/** What entries are of, and the act that causes them. */
export interface EntriesOf {
  readonly homeRegion: string;
  readonly applicationId: string;
  readonly chargeId?: string | null;
  readonly receiptId?: string;
  readonly cause: "charge.made" | "charge.voided" | "receipt.recorded" | "receipt.cancelled" | "application.ended";
  /** The bank's day; without one it is the day of booking. */
  readonly valueDay?: string;
}

/** Counter-entries, and what each counters. */
const counters: Partial<Record<JournalKind, JournalKind>> = { void: "charge", unbooking: "booking", unmatch: "match" };

/**
 * Enters what a rule of `rules/money/journal.ts` made of an act into the journal, in the transaction of the act. The
 * caller holds the file's lock, so that its standing was true when the rule read it. What they cover of a charge is
 * distributed to budgets with them, so that no act can forget it.
 */
export async function enterInJournal(
  transaction: Transaction,
  acting: Pick<Acting, "now" | "actor" | "settings">,
  of: EntriesOf,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { now, actor } = acting;
  const originals = entries.some(({ kind }) => counters[kind] !== undefined)
    ? await originalsOf(transaction, of)
    : new Map<JournalKind, string>();
  const bookedDay = tashkentDay(now);
  const rows = entries.map(({ kind, lines }) => {
    const countered = counters[kind];
    return {
      home_region: of.homeRegion,
      id: uuidv7(),
      kind,
      application_id: of.applicationId,
      charge_id: lines.find(({ chargeId }) => chargeId !== null)?.chargeId ?? of.chargeId ?? null,
      receipt_id: of.receiptId ?? null,
      corrects: countered === undefined ? null : (originals.get(countered) ?? null),
      cause: of.cause,
      value_day: of.valueDay ?? bookedDay,
      booked_day: bookedDay,
      at: now,
      actor: actor?.id ?? null,
      lines,
    };
  });
  await insertEntries(transaction, [...rows, ...(await distributionOf(transaction, acting, of, rows))]);
}
