import { type Insertable, type Selectable, sql } from "kysely";
import type { Names } from "@yer/api/contract/values";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import type { BankAccountsTable } from "../../schema/tables/statements.js";

/** An account as its table has it. */
export type AccountRecord = Selectable<BankAccountsTable>;

/** An account with the name of its region. */
export type NamedAccount = AccountRecord & { readonly region_name: Names };

/** Accounts of the regions that a territory holds whole: what waits for somebody first, then by region and number. */
export async function accountsOf(db: Db | Transaction, territory: string | null): Promise<NamedAccount[]> {
  const rows = await db
    .selectFrom("bank_accounts as a")
    .innerJoin("regions as r", "r.soato", "a.home_region")
    .selectAll("a")
    .select("r.name as region_name")
    // Of clearing there is no account to open or close.
    .where("a.kind", "!=", "clearing")
    .orderBy(sql`a.state not in ('proposed', 'closing')`)
    .orderBy("a.home_region")
    .orderBy("a.number")
    .orderBy(sql`coalesce(a.changed_at, a.made_at)`)
    .execute();
  return rows.filter((row) => contains(territory, row.home_region));
}

/** Accounts of the regions that a territory holds whole, open or closed, by their numbers. */
export async function accountsWithin(
  db: Db | Transaction,
  territory: string | null,
): Promise<ReadonlyMap<string, AccountRecord>> {
  const rows = await db
    .selectFrom("bank_accounts")
    .selectAll()
    // The others have no lines, and may bear the number of one that has.
    .where("state", "in", ["open", "closing", "closed"])
    .orderBy("number")
    .execute();
  return new Map(rows.filter((row) => contains(territory, row.home_region)).map((row) => [row.number, row] as const));
}

/** Those of them that are open, and whose lines banks' lists bring: a payment provider says of its own itself. */
export async function accountsOfLists(
  db: Db | Transaction,
  territory: string | null,
): Promise<ReadonlyMap<string, AccountRecord>> {
  const all = await accountsWithin(db, territory);
  return new Map(
    [...all].filter(([, { kind, state }]) => kind === "bank" && (state === "open" || state === "closing")),
  );
}

/** Reads an account by its id. @throws {Problem} `not-found` */
export async function findAccount(db: Db | Transaction, territory: string | null, id: string): Promise<NamedAccount> {
  const row = (await accountsOf(db, territory)).find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return row;
}

/** Locks an account until the end of the transaction. */
export async function lockAccount(transaction: Transaction, id: string): Promise<void> {
  await transaction.selectFrom("bank_accounts").select("id").where("id", "=", id).forUpdate().execute();
}

/** Stores an account. @returns false where its number is taken, or its region has an account of this kind already */
export async function insertAccount(transaction: Transaction, row: Insertable<BankAccountsTable>): Promise<boolean> {
  const made = await transaction
    .insertInto("bank_accounts")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Writes down what was done with an account that is locked. */
export async function changeAccount(
  transaction: Transaction,
  { home_region: region, id }: Pick<AccountRecord, "home_region" | "id">,
  to: Partial<AccountRecord>,
): Promise<void> {
  await transaction
    .updateTable("bank_accounts")
    .set((eb) => ({ ...to, version: eb("version", "+", 1) }))
    .where("home_region", "=", region)
    .where("id", "=", id)
    .execute();
}
