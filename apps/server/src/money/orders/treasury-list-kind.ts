import { asBatch } from "@yer/api/contract/batch";
import { treasuryListBounds, type TreasuryRow, treasuryLists } from "@yer/api/contract/treasury-lists";
import { tashkentDay } from "@yer/api/formats";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { reasonsOf } from "../../platform/database/attempt.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { BatchAtWork, BatchKind, EnteredRow, JudgedRow, RowAtWork } from "../../registers/batches/batch-kind.js";
import { ofReason } from "../../registers/batches/of-row.js";
import { statementReading } from "../../registers/batches/readings.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { outcomeOfTreasury, type TreasuryOutcome } from "../../rules/money/treasury-row.js";
import { holdTold, markTold, toldByNumber, type ToldToPay } from "./told-to-pay.js";
import { type ReadTreasuryRow, readTreasuryRow, treasuryColumns } from "./treasury-list.js";

/** Rows of one transaction. */
const chunk = { checking: 500, applying: 50 } as const;

/** The treasury's lists: a row marks the order that it names, by the rules of marking one by hand. */
export const treasuryListKind: BatchKind = {
  declared: asBatch(treasuryLists),
  shared: "territory",
  reading: statementReading(treasuryListBounds),
  chunk,
  guess: treasuryColumns,
  twice: (_, line) => ofReason({ code: "order-twice", params: { line } }),
  open: async (_, __, batch) => ({
    judge: async (transaction, entering, rows) => judgeAll(transaction, entering, batch, rows),
    enter: async (transaction, entering, rows) => enterAll(transaction, entering, batch, rows),
    // What the treasury did it did: its list is no mistake of ours that could be taken back.
    undo: async (_transaction, _entering, rows) =>
      rows.map(({ line }) => ({ line, kind: "kept", faults: [ofReason({ code: "work-over" })] })),
    refusalOf: (_row, error) => {
      if (error instanceof RowRefused) return error;
      if (!(error instanceof Problem)) throw error;
      return { faults: reasonsOf(error).map(ofReason) };
    },
  }),
};

/** What a row does with an order as it stands now. */
function outcomeOf(row: ReadTreasuryRow, order: ToldToPay | undefined, now: Date): TreasuryOutcome {
  const { becomes, executedOn, reference, reason, amount } = row;
  if (becomes === null) return { against: { code: "order-result" } };
  return outcomeOfTreasury({ becomes, executedOn, reference, reason, amount }, order?.standing, tashkentDay(now));
}

async function judgeAll(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  { mapping }: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<JudgedRow[]> {
  const read = rows.map((row) => readTreasuryRow(row, mapping));
  const byNumber = await toldByNumber(
    transaction,
    actor,
    read.map(({ number }) => number),
  );
  return read.map((row) => {
    const order = byNumber.get(row.number);
    const outcome = row.faults.length > 0 ? undefined : outcomeOf(row, order, now);
    const against = outcome === undefined ? row.faults : "against" in outcome ? [outcome.against] : [];
    const { becomes, executedOn, reference, reason } = row;
    return {
      line: row.line,
      subject: row.faults.length > 0 ? null : row.number,
      about: row.number,
      ...(outcome !== undefined && "kind" in outcome && { kind: outcome.kind }),
      faults: against.map(ofReason),
      warnings: [],
      said: { becomes, amount: order?.standing.amount ?? row.amount, executedOn, reference, reason } satisfies Pick<
        TreasuryRow,
        "becomes" | "amount" | "executedOn" | "reference" | "reason"
      >,
    };
  });
}

/** Marks orders one by one, in one order everywhere, so that two lists do not lock each other out. */
async function enterAll(
  transaction: Transaction,
  entering: ActingPerson,
  { mapping }: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<EnteredRow[]> {
  const { actor, now } = entering;
  const read = rows.map((row) => readTreasuryRow(row, mapping));
  const byNumber = await toldByNumber(
    transaction,
    actor,
    read.map(({ number }) => number),
  );
  const entered = new Map<number, EnteredRow>();
  for (const row of read.toSorted((one, other) => (one.number < other.number ? -1 : 1))) {
    const found = byNumber.get(row.number);
    const order = found && (await holdTold(transaction, actor, found));
    const outcome = outcomeOf(row, order, now);
    // What it would do may be another thing by now.
    if ("against" in outcome) throw new RowRefused("wrong", [ofReason(outcome.against)]);
    if (outcome.kind === "known" || order === undefined) throw new RowRefused("known", []);
    await markTold(transaction, entering, order, row);
    const { id, number, region } = order;
    entered.set(row.line, { id, number, region });
  }
  return rows.flatMap(({ line }) => entered.get(line) ?? []);
}
