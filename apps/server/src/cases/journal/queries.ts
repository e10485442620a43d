import { type Insertable, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { DistributedCover } from "../../rules/money/distribution.js";
import type { JournalLine } from "../../rules/money/journal.js";
import type { JournalEntriesTable, JournalKind } from "../../schema/tables/journal.js";
import { booked } from "./book.js";

/** An entry to be kept, with its lines; on which day it is booked is not its own to say. */
export type EntryRow = Omit<Insertable<JournalEntriesTable>, "line_count" | "booked_day" | "closed_month"> & {
  readonly lines: readonly JournalLine[];
};

/** Accounts of a region. */
const regional: ReadonlySet<JournalLine["account"]> = new Set(["bank", "unmatched"]);

/**
 * Keeps entries with all their lines, booked on the day that the months of their region leave open: the database refuses
 * those that do not add to zero, and those booked into a closed month.
 */
export async function insertEntries(transaction: Transaction, entries: readonly EntryRow[]): Promise<void> {
  const rows = await booked(transaction, entries);
  await transaction
    .insertInto("journal_entries")
    .values(rows.map(({ lines, ...row }) => ({ ...row, line_count: lines.length })))
    .execute();
  const lines = entries.flatMap(({ home_region, id, application_id, statement_line_id, lines: ofEntry }) =>
    ofEntry.map(({ account, chargeId, budget = null, district = null, counterpart = null, amount }, index) => ({
      home_region,
      entry_id: id,
      number: index + 1,
      account,
      // What is nobody's yet of a statement is the region's, whoever it is matched with.
      application_id: (statement_line_id ?? null) !== null && regional.has(account) ? null : application_id,
      charge_id: chargeId,
      budget,
      district_soato: district,
      counterpart,
      amount,
    })),
  );
  // One value for all of them: a list of payments brings hundreds, and a statement of so many values is dear to read.
  await sql`
    insert into journal_lines (
      home_region, entry_id, number, account, application_id, charge_id, budget, district_soato, counterpart, amount)
    select home_region, entry_id, number, account, application_id, charge_id, budget, district_soato, counterpart, amount
    from jsonb_populate_recordset(null::journal_lines, ${jsonb(lines)})`.execute(transaction);
}

/** The entries that made a charge, that booked and matched a receipt, or booked a line of a statement, by their kind. */
export async function originalsOf(
  transaction: Transaction,
  of: {
    readonly homeRegion: string;
    readonly applicationId: string | null;
    readonly chargeId?: string | null;
    readonly receiptId?: string;
    readonly statementLineId?: string | null;
  },
): Promise<ReadonlyMap<JournalKind, string>> {
  const rows = await transaction
    .selectFrom("journal_entries")
    .select(["kind", "id"])
    .where("home_region", "=", of.homeRegion)
    .where((eb) => {
      if (of.applicationId === null) {
        return eb.and([eb("statement_line_id", "=", of.statementLineId ?? null), eb("kind", "=", "booking")]);
      }
      const ofApplication = eb("application_id", "=", of.applicationId);
      return of.receiptId === undefined
        ? eb.and([ofApplication, eb("charge_id", "=", of.chargeId ?? null), eb("kind", "=", "charge")])
        : eb.and([ofApplication, eb("receipt_id", "=", of.receiptId), eb("kind", "in", ["booking", "match"])]);
    })
    .execute();
  return new Map(rows.map(({ kind, id }) => [kind, id]));
}

/** Lines of the entry that made a charge; none for a charge of nothing before its discount. */
export async function linesOfCharge(
  transaction: Transaction,
  homeRegion: string,
  chargeId: string,
): Promise<JournalLine[]> {
  return transaction
    .selectFrom("journal_entries as e")
    .innerJoin("journal_lines as l", (join) =>
      join.onRef("l.home_region", "=", "e.home_region").onRef("l.entry_id", "=", "e.id"),
    )
    .select(["l.account", "l.charge_id as chargeId", "l.amount"])
    .where("e.home_region", "=", homeRegion)
    .where("e.charge_id", "=", chargeId)
    .where("e.kind", "=", "charge")
    .orderBy("l.number")
    .execute();
}

/** The application that entries are of. */
export interface ApplicationOfEntries {
  readonly homeRegion: string;
  readonly applicationId: string;
}

/** The districts that applications lie in today, by their ids. */
export async function districtsOf(
  transaction: Transaction,
  files: readonly ApplicationOfEntries[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const { rows } = await sql<{ id: string; district: string }>`
    select a.id, a.district_soato as district
    from unnest(${files.map(({ homeRegion }) => homeRegion)}::text[],
      ${files.map(({ applicationId }) => applicationId)}::uuid[]) as f (home_region, id)
    join applications as a on a.home_region = f.home_region and a.id = f.id`.execute(transaction);
  return new Map(rows.map(({ id, district }) => [id, district]));
}

/** What was distributed of a charge, less what of it was reversed: the earliest cover first, its budgets in their order. */
export async function distributedCovers(
  transaction: Transaction,
  { homeRegion, applicationId }: ApplicationOfEntries,
  chargeId: string,
): Promise<DistributedCover[]> {
  const { rows } = await sql<DistributedCover>`
    with parts as (
      select coalesce(e.corrects, e.id) as entry_id, l.budget, -sum(l.amount)::bigint as amount,
        min(l.district_soato) as district,
        min(l.number) filter (where e.corrects is null) as turn
      from journal_lines as l
      join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
      where l.home_region = ${homeRegion} and l.application_id = ${applicationId} and l.charge_id = ${chargeId}
        and l.account = 'budget_due'
      group by 1, 2)
    select e.id as "entryId", e.distributes, min(p.district) as district,
      json_agg(json_build_object('budget', p.budget, 'amount', p.amount) order by p.turn) as parts
    from parts as p
    join journal_entries as e on e.home_region = ${homeRegion} and e.id = p.entry_id
    where p.amount > 0
    group by e.id, e.distributes, e.at order by e.at, e.id`.execute(transaction);
  return rows;
}
