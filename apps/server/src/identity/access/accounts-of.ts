import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** Accounts of those for whom OneID vouches that they are, or act for, the holder of a PINFL or STIR; blocked ones are none. */
export async function accountsOf(db: Db | Transaction, number: string): Promise<string[]> {
  return [...((await accountsOfAll(db, [number])).get(number) ?? [])];
}

/** The same of many numbers, by each; one without an account is left out. */
export async function accountsOfAll(
  db: Db | Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; id: string }>`
    with asked as (select distinct number from unnest(${[...numbers]}::text[]) as n (number))
    select n.number, u.id from asked as n join users as u on u.pinfl = n.number
    where length(n.number) = 14 and not u.blocked
    union all
    select n.number, u.id from asked as n join users as u on u.stirs @> jsonb_build_array(n.number)
    where length(n.number) <> 14 and not u.blocked`.execute(db);
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  return new Map([...byNumber].map(([number, found]) => [number, found.map(({ id }) => id)]));
}
