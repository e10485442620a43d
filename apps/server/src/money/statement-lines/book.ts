import { uuidv7 } from "uuidv7";
import { enterInJournal, enterManyInJournal } from "../../cases/journal/enter.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { entriesOfBooking, entriesOfUnbooking } from "../../rules/money/journal.js";
import { shareDays } from "../bank-days/days-of-lines.js";
import type { LineRecord } from "./queries.js";

/** A line as a list tells it. */
export type LineGiven = Pick<
  LineRecord,
  | "home_region"
  | "account_id"
  | "bank_id"
  | "amount"
  | "value_day"
  | "document"
  | "payer_name"
  | "payer_tax_id"
  | "purpose"
  | "search_key"
  | "file_number"
  | "batch_id"
>;

/**
 * Books lines to what is nobody's yet: with as many statements for many as for one.
 * @returns their ids, in their order; `undefined` where one of them is booked already
 * @throws {Problem} `move-refused` where the bank day of one of them is closed
 */
export async function bookLines(
  transaction: Transaction,
  acting: Pick<Acting, "now" | "actor" | "settings">,
  lines: readonly LineGiven[],
): Promise<readonly string[] | undefined> {
  if (lines.length === 0) return [];
  if ((await shareDays(transaction, lines)).size > 0) {
    throw new Problem("move-refused", { reasons: [{ code: "bank-day-closed" }] });
  }
  const { now, actor } = acting;
  const rows = lines.map((line) => ({
    ...line,
    id: uuidv7(),
    unmatched: line.amount,
    at: now,
    by_name: actor?.name ?? null,
  }));
  const booked = await transaction
    .insertInto("statement_lines")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["home_region", "account_id", "bank_id"]).where("unbooked_at", "is", null).doNothing(),
    )
    .returning("id")
    .execute();
  if (booked.length < rows.length) return undefined;
  await enterManyInJournal(
    transaction,
    acting,
    rows.map(({ home_region: homeRegion, id, amount, value_day: valueDay }) => ({
      of: { homeRegion, applicationId: null, statementLineId: id, cause: "statement.booked", valueDay },
      entries: entriesOfBooking(amount),
    })),
  );
  return rows.map(({ id }) => id);
}

/** Takes a line back of which nobody has anything: the bank's line may come again. Its row is locked. */
export async function unbookLine(transaction: Transaction, acting: Acting, line: LineRecord): Promise<void> {
  const { home_region: homeRegion, id, amount, value_day: valueDay } = line;
  await transaction
    .updateTable("statement_lines")
    .set((eb) => ({
      unbooked_at: acting.now,
      unmatched: 0,
      aside_at: null,
      aside_by: null,
      aside_reason: null,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", homeRegion)
    .where("id", "=", id)
    .execute();
  const of = { homeRegion, applicationId: null, statementLineId: id, cause: "statement.undone", valueDay } as const;
  await enterInJournal(transaction, acting, of, entriesOfUnbooking(amount));
}
