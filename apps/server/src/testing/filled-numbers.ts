import { sql } from "kysely";
import type { Db } from "../platform/database/database.js";
import type { Fill } from "../platform/fills/fill.js";
import { declareFill } from "../schema/declare-fill.js";

/** The fill of {@link makeNumbers}. */
export const doubles = "doubles";

/**
 * Tables for tests of fills: `numbers` from 1 to `count`, of which `doubled` derives; `looked` has a row for each time
 * that a fill looked at one, so that what is done twice is seen. The trigger of the version that serves writes what
 * comes from now on.
 */
export async function makeNumbers(db: Db, count: number): Promise<void> {
  await sql`create table numbers (n integer primary key, factor integer not null default 2)`.execute(db);
  await sql`insert into numbers select generate_series(1, ${count}::integer)`.execute(db);
  await sql`create table doubled (n integer primary key, product integer not null)`.execute(db);
  await sql`create table looked (n integer not null)`.execute(db);
  await sql`
    create function double_number() returns trigger language plpgsql as $$
    begin
      insert into doubled values (new.n, new.n * new.factor) on conflict (n) do update set product = excluded.product;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger doubled_with after insert or update on numbers for each row execute function double_number()`.execute(
    db,
  );
  // Beside none of the product's own.
  await sql`delete from fills`.execute(db);
  await declareFill(db as never, doubles, "numbers");
}

/** Takes all of it away again. */
export async function dropNumbers(db: Db): Promise<void> {
  await sql`drop table numbers, doubled, looked`.execute(db);
  await sql`drop function double_number`.execute(db);
  await sql`delete from fills`.execute(db);
}

/** Fills `doubled`; `inside` is called after the writes of each chunk, still in its transaction. */
export function doublesFill(inside: (asked: number) => Promise<void> | void = () => {}): Fill {
  return {
    name: doubles,
    why: "twice each number",
    total: async (db) => {
      const { rows } = await sql<{ total: number }>`select count(*)::integer as total from numbers`.execute(db);
      return rows[0]?.total ?? 0;
    },
    chunk: async (transaction, after, limit) => {
      const { rows } = await sql<{ n: number }>`
        with chunk as (
          select n, factor from numbers where n > ${after ?? 0}::integer order by n limit ${limit} for share
        ), made as (insert into doubled select n, n * factor from chunk on conflict (n) do nothing),
        seen as (insert into looked select n from chunk)
        select n from chunk order by n`.execute(transaction);
      const last = rows.at(-1);
      if (last === undefined) return undefined;
      await inside(limit);
      return { after: String(last.n), rows: rows.length };
    },
  };
}

/** What stands in the tables: how many are derived, rightly, and how many were looked at how often at most. */
export async function numbersAsTheyStand(db: Db) {
  const { rows } = await sql<{ derived: number; wrong: number; looked: number; most: number }>`
    select (select count(*)::integer from doubled) as derived,
      (select count(*)::integer from numbers as n left join doubled as d on d.n = n.n
        where d.product is distinct from n.n * n.factor) as wrong,
      (select count(*)::integer from looked) as looked,
      (select coalesce(max(times), 0)::integer from (select count(*) as times from looked group by n) as each) as most
    `.execute(db);
  return rows[0];
}
