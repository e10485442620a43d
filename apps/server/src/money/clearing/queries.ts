import type { Names } from "@yer/api/contract/values";
import { type Insertable, type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { LineClearingsTable } from "../../schema/tables/clearing.js";
import type { LineRecord } from "../statement-lines/queries.js";

/** A clearing as its table has it. */
export type ClearingRow = Selectable<LineClearingsTable>;

/** What was passed on, settled or covered of a line, the latest first. */
export async function clearingsOf(
  db: Db | Transaction,
  { home_region: region, id }: Pick<LineRecord, "home_region" | "id">,
): Promise<ClearingRow[]> {
  return db
    .selectFrom("line_clearings")
    .selectAll()
    .where("home_region", "=", region)
    .where("statement_line_id", "=", id)
    .orderBy("id", "desc")
    .execute();
}

/** From which region a line was passed on; `null`: a bank's list brought it. */
export async function passedFrom(
  db: Db | Transaction,
  { passed_by: clearing }: Pick<LineRecord, "passed_by">,
): Promise<string | null> {
  if (clearing === null) return null;
  const { home_region: region } = await db
    .selectFrom("line_clearings")
    .select("home_region")
    .where("id", "=", clearing)
    .executeTakeFirstOrThrow();
  return region;
}

/** Stores a clearing. @returns its id */
export async function insertClearing(
  transaction: Transaction,
  row: Omit<Insertable<LineClearingsTable>, "id">,
): Promise<string> {
  const id = uuidv7();
  await transaction
    .insertInto("line_clearings")
    .values({ ...row, id })
    .execute();
  return id;
}

/** The account of a region whose lines are what other regions passed on; it is there from the first on. @returns its id */
export async function clearingAccount(transaction: Transaction, region: string, at: Date): Promise<string> {
  await sql`
    insert into bank_accounts (home_region, id, number, mfo, name, kind, made_at)
    values (${region}, ${uuidv7()}, ${region.padStart(20, "0")}, '00000', ${region}, 'clearing', ${at})
    on conflict do nothing`.execute(transaction);
  const { id } = await transaction
    .selectFrom("bank_accounts")
    .select("id")
    .where("home_region", "=", region)
    .where("kind", "=", "clearing")
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps a line of another region as one of this. @returns its id */
export async function insertPassedLine(
  transaction: Transaction,
  line: LineRecord,
  given: Pick<LineRecord, "home_region" | "account_id" | "amount" | "at" | "by_name"> & { readonly clearing: string },
): Promise<string> {
  const { clearing, ...own } = given;
  const id = uuidv7();
  const { value_day, document, payer_name, payer_tax_id, purpose, search_key, file_number } = line;
  const said = { value_day, document, payer_name, payer_tax_id, purpose, search_key, file_number };
  await transaction
    .insertInto("statement_lines")
    .values({
      ...said,
      ...own,
      id,
      bank_id: clearing,
      unmatched: own.amount,
      batch_id: null,
      passed_by: clearing,
    })
    .execute();
  return id;
}

/** Whether there is such a region. */
export async function isRegion(transaction: Transaction, soato: string): Promise<boolean> {
  const found = await transaction.selectFrom("regions").select("soato").where("soato", "=", soato).executeTakeFirst();
  return found !== undefined;
}

/** What a region is owed by another, or by the provider; held until the transaction ends. In tiyin. */
export async function holdOwed(transaction: Transaction, region: string, by: string): Promise<number> {
  await sql`select from regions where soato = ${region} for no key update`.execute(transaction);
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(amount), 0)::bigint as owed from journal_lines
    where home_region = ${region} and account = 'clearing' and counterpart = ${by}`.execute(transaction);
  return rows[0]?.owed ?? 0;
}

/** What regions of a territory are owed, by whom, and what they owe. */
export async function owedWithin(
  db: Db,
  territory: string,
): Promise<{ region: string; region_name: Names; by: string; by_name: Names | null; owed: number }[]> {
  const { rows } = await sql<{
    region: string;
    region_name: Names;
    by: string;
    by_name: Names | null;
    owed: number;
  }>`
    select o.region, r.name as region_name, o.by, b.name as by_name, o.owed
    from (
      select home_region as region, counterpart as by, sum(amount)::bigint as owed from journal_lines
      where account = 'clearing' and (starts_with(home_region, ${territory}) or starts_with(counterpart, ${territory}))
      group by 1, 2 having sum(amount) > 0) as o
    join regions as r on r.soato = o.region
    left join regions as b on b.soato = o.by
    order by 1, 3`.execute(db);
  return rows;
}

/** An online payment that no line has paid out yet. */
export interface UnpaidOut {
  readonly id: string;
  readonly document: string;
  readonly bill: string;
  readonly amount: number;
  readonly value_day: string;
  readonly at: Date;
}

/** Those of a region and some days, the earliest first; locked, nobody else covers them meanwhile. */
export async function unpaidOut(
  db: Db | Transaction,
  region: string,
  { from, to }: { readonly from: string; readonly to: string },
  lock = false,
): Promise<UnpaidOut[]> {
  const { rows } = await sql<UnpaidOut>`
    select l.id, l.document, l.purpose as bill, l.amount, l.value_day::text as value_day, l.at
    from statement_lines as l
    join bank_accounts as a on a.home_region = l.home_region and a.id = l.account_id and a.kind = 'online'
    where l.home_region = ${region} and l.value_day between ${from}::date and ${to}::date
      and l.unbooked_at is null and l.paid_out_by is null
    order by l.value_day, l.id ${lock ? sql`for update of l` : sql``}`.execute(db);
  return rows;
}

/** Says of online payments which clearing paid them out. */
export async function markPaidOut(
  transaction: Transaction,
  region: string,
  payments: readonly UnpaidOut[],
  clearing: string,
): Promise<void> {
  await transaction
    .updateTable("statement_lines")
    .set({ paid_out_by: clearing })
    .where("home_region", "=", region)
    .where(
      "id",
      "in",
      payments.map(({ id }) => id),
    )
    .execute();
}
