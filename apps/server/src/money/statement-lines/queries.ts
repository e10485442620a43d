import { refundStates } from "@yer/api/contract/refunds";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { isPromised } from "../../rules/money/refund.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { StatementLinesTable } from "../../schema/tables/statements.js";

/** A line of a statement as its table has it. */
export type LineRecord = Selectable<StatementLinesTable>;

/** A line within the territory that holds the region of its account. @throws {Problem} `not-found` */
export async function findLine(
  db: Db | Transaction,
  territory: string | null,
  id: string,
  lock = false,
): Promise<LineRecord> {
  const row = await db
    .selectFrom("statement_lines")
    .selectAll()
    .where("id", "=", id)
    .where("unbooked_at", "is", null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined || !contains(territory, row.home_region)) throw notFound();
  return row;
}

/** What makes a line known to be the same. */
export type KnownLine = Pick<LineRecord, "account_id" | "bank_id" | "amount" | "value_day">;

/** Lines that are booked already, of these that the bank names, by {@link lineKey}. */
export async function bookedLines(
  db: Db | Transaction,
  lines: readonly Pick<LineRecord, "home_region" | "account_id" | "bank_id">[],
): Promise<ReadonlyMap<string, KnownLine>> {
  if (lines.length === 0) return new Map();
  const { rows } = await sql<KnownLine>`
    select l.account_id, l.bank_id, l.amount, l.value_day
    from jsonb_to_recordset(${jsonb(lines)}) as asked (home_region text, account_id uuid, bank_id text)
    join statement_lines as l on l.home_region = asked.home_region and l.account_id = asked.account_id
      and l.bank_id = asked.bank_id and l.unbooked_at is null`.execute(db);
  return new Map(rows.map((row) => [lineKey(row), row]));
}

/** What names a line: its account, and how the bank names it. */
export function lineKey({ account_id, bank_id }: Pick<LineRecord, "account_id" | "bank_id">): string {
  return `${account_id} ${bank_id}`;
}

/** A line, and tiyin to be taken out of it. */
export interface TakenOfLine extends Pick<LineRecord, "home_region" | "id"> {
  readonly amount: number;
}

/**
 * Takes money out of what waits of lines, or (below zero) gives it back to them. The caller holds the locks of all
 * applications concerned: lines are locked behind applications everywhere.
 * @throws {Problem} of one of them there is not as much, or it is set aside
 */
export async function takeFromLines(transaction: Transaction, taken: readonly TakenOfLine[]): Promise<void> {
  if (taken.length === 0) return;
  // One act may give several applications parts of one line.
  const byLine = Map.groupBy(taken, ({ home_region, id }) => `${home_region} ${id}`);
  const wanted = [...byLine.values()].map((parts) => ({
    ...(parts[0] as TakenOfLine),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const { rows } = await sql<{ id: string }>`
    update statement_lines as l set unmatched = l.unmatched - t.amount, version = l.version + 1
    from jsonb_to_recordset(${jsonb(wanted)}) as t (home_region text, id uuid, amount bigint)
    where l.home_region = t.home_region and l.id = t.id and l.unmatched >= t.amount and l.unbooked_at is null
      and (l.aside_at is null or t.amount < 0)
    returning l.id`.execute(transaction);
  if (rows.length < wanted.length) throw new Problem("move-refused", { reasons: [{ code: "line-less" }] });
}

/** A receipt that stands and is matched out of a line. */
export interface MatchOfLine {
  readonly id: string;
  readonly application_id: string;
  readonly number: string;
  readonly amount: number;
  readonly at: Date;
}

/** Receipts of a line that stand, the earliest first. */
export async function matchesOf(
  db: Db | Transaction,
  { home_region, id }: Pick<LineRecord, "home_region" | "id">,
): Promise<MatchOfLine[]> {
  return db
    .selectFrom("receipts as r")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.home_region", "=", "r.home_region").onRef("a.id", "=", "r.application_id"),
    )
    .select(["r.id", "r.application_id", "a.number", "r.amount", "r.at"])
    .where("r.home_region", "=", home_region)
    .where("r.statement_line_id", "=", id)
    .where("r.cancelled_at", "is", null)
    .orderBy("r.at")
    .orderBy("r.id")
    .execute();
}

/** Applications of a region by their numbers. */
export async function applicationsOfNumbers(
  db: Db | Transaction,
  region: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .selectFrom("applications")
    .select(["id", "number"])
    .where("home_region", "=", region)
    .where("number", "in", [...new Set(numbers)])
    .execute();
  return new Map(found.map(({ id, number }) => [number, id]));
}

/** Whether some of a line is promised to be returned to who paid. Its row is locked. */
export async function isBeingReturned(
  transaction: Transaction,
  { home_region: region, id }: Pick<LineRecord, "home_region" | "id">,
): Promise<boolean> {
  const promised = await transaction
    .selectFrom("line_returns")
    .select("id")
    .where("home_region", "=", region)
    .where("statement_line_id", "=", id)
    .where("state", "in", refundStates.filter(isPromised))
    .executeTakeFirst();
  return promised !== undefined;
}

/** Sets a line aside, or puts it back. Its row is locked. */
export async function changeAside(
  transaction: Transaction,
  { home_region: region, id }: Pick<LineRecord, "home_region" | "id">,
  to: Pick<LineRecord, "aside_at" | "aside_by" | "aside_reason">,
): Promise<void> {
  await transaction
    .updateTable("statement_lines")
    .set((eb) => ({ ...to, version: eb("version", "+", 1) }))
    .where("home_region", "=", region)
    .where("id", "=", id)
    .execute();
}
