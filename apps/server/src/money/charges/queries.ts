import type { ChargeEntry } from "@yer/api/contract/charges";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import type { ChargesTable, ReceiptsTable } from "../../schema/tables/proceedings.js";
import type { InstalmentContractsTable } from "../../schema/tables/payments.js";

/** A charge, as the database finds it. */
interface Of {
  readonly home_region: string;
  readonly application_id: string;
  readonly id: string;
}

/** Id of the application that a charge is of. @throws {Problem} `not-found` */
export async function applicationOfCharge(db: Db | Transaction, id: string): Promise<string> {
  const found = await db.selectFrom("charges").select("application_id").where("id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound();
  return found.application_id;
}

/** Reads the parts of a charge that its page shows and the register does not. */
export async function chargeParts(
  db: Db | Transaction,
  { home_region, id }: Of,
): Promise<Pick<Selectable<ChargesTable>, "rows" | "consented_at">> {
  return db
    .selectFrom("charges")
    .select(["rows", "consented_at"])
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** When the occupier was last reminded of a charge. */
export async function remindedAt(db: Db | Transaction, { home_region, id }: Of): Promise<Date | null> {
  const last = await db
    .selectFrom("charge_reminders")
    .select("at")
    .where("home_region", "=", home_region)
    .where("charge_id", "=", id)
    .orderBy("day", "desc")
    .executeTakeFirst();
  return last?.at ?? null;
}

/** The contract by which a charge is, or was, paid. */
export async function contractOf(
  db: Db | Transaction,
  { home_region, id }: Of,
): Promise<Selectable<InstalmentContractsTable> | undefined> {
  return db
    .selectFrom("instalment_contracts")
    .selectAll()
    .where("home_region", "=", home_region)
    .where("charge_id", "=", id)
    .executeTakeFirst();
}

/** All charges of an application, the first first. */
export async function chargesOf(
  db: Db | Transaction,
  { home_region, application_id }: Of,
): Promise<Pick<Selectable<ChargesTable>, "id" | "sequence" | "state">[]> {
  return db
    .selectFrom("charges")
    .select(["id", "sequence", "state"])
    .where("home_region", "=", home_region)
    .where("application_id", "=", application_id)
    .orderBy("sequence")
    .execute();
}

/** Receipts of an application in their order, each with what of it covers the charge. */
export async function receiptsOf(
  db: Db | Transaction,
  { home_region, application_id, id }: Of,
): Promise<(Selectable<ReceiptsTable> & { covers: number; touches: boolean })[]> {
  const { rows } = await sql<Selectable<ReceiptsTable> & { covers: number; touches: boolean }>`
    select r.*, r.paid_on::text as paid_on, coalesce(-c.covered, 0)::bigint as covers, c.covered is not null as touches
    from receipts as r
    left join lateral (
      select sum(l.amount) as covered
      from journal_entries as e
      join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
      where e.home_region = r.home_region and e.receipt_id = r.id and l.account = 'receivable' and l.charge_id = ${id}
    ) as c on true
    where r.home_region = ${home_region} and r.application_id = ${application_id}
    order by r.at, r.id`.execute(db);
  return rows;
}

/** An entry of the journal, in what it moved for the charge or its application. */
export interface EntryRow {
  readonly id: string;
  readonly kind: ChargeEntry["kind"];
  readonly amount: number;
  readonly value_day: string;
  readonly booked_day: string;
  readonly at: Date;
  readonly actor: string | null;
  readonly document: string | null;
}

/**
 * Entries that made, covered, released or voided a charge, in their order; with `ends`, also those by which its
 * application is owed something back and is paid it.
 */
export async function entriesOf(
  db: Db | Transaction,
  { home_region, application_id, id }: Of,
  ends: boolean,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.value_day::text as value_day, e.booked_day::text as booked_day, e.at, e.actor, r.document,
      coalesce((
        select sum(abs(l.amount)) from journal_lines as l
        where l.home_region = e.home_region and l.entry_id = e.id
          and case when e.kind in ('owe', 'payout') then l.account = 'refund_due'
            else l.account = 'receivable' and l.charge_id = ${id} end), 0)::bigint as amount
    from journal_entries as e
    left join receipts as r on r.home_region = e.home_region and r.id = e.receipt_id
    where e.home_region = ${home_region} and e.application_id = ${application_id}
      and (e.charge_id = ${id} and e.kind in ('charge', 'void', 'match', 'unmatch', 'cover', 'release')
        or ${ends} and e.kind in ('owe', 'payout'))
    order by e.at, e.id`.execute(db);
  return rows;
}

/** What an application has to its credit, and what it is owed back, in tiyin. */
export async function restOf(
  db: Db | Transaction,
  { home_region, application_id }: Of,
): Promise<{ readonly credit: number; readonly refundDue: number }> {
  const { rows } = await sql<{ credit: number; refundDue: number }>`
    select coalesce(-sum(amount) filter (where account = 'credit'), 0)::bigint as credit,
      coalesce(-sum(amount) filter (where account = 'refund_due'), 0)::bigint as "refundDue"
    from journal_lines where home_region = ${home_region} and application_id = ${application_id}`.execute(db);
  return rows[0] ?? { credit: 0, refundDue: 0 };
}
