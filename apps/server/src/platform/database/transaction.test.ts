import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.js";
import type { Db, Transaction } from "./database.js";
import type { OpenedDatabase } from "./open-database.js";
import { withTransaction } from "./transaction.js";

/** Adds an entry to the history of one record. */
const add = async (db: Db | Transaction, sequence: number): Promise<unknown> =>
  sql`
    insert into history_entry (home_region, record_kind, record_id, sequence, at, action, changes, params, previous_hash, hash)
    values ('1718', 'application', 'taken', ${sequence}, ${new Date(0)}, 'application.moved', '[]', '{}', '', '')`.execute(
    db,
  );

describe("a transaction", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table note (id int primary key, text text, day date, big bigint, bytes bytea)`.execute(
      database.db,
    );
  });
  afterAll(async () => database.close());

  async function notes(): Promise<readonly { id: number; text: string }[]> {
    return (await sql<{ id: number; text: string }>`select id, text from note order by id`.execute(database.db)).rows;
  }

  test("leaves nothing behind when its work throws", async () => {
    const failing = withTransaction(database.db, async (transaction) => {
      await sql`insert into note (id, text) values (1, 'lost')`.execute(transaction);
      throw new Error("after the write");
    });
    await expect(failing).rejects.toThrow("after the write");
    expect(await notes()).toEqual([]);
  });

  test("refuses a query that goes past it instead of waiting for ever", async () => {
    const work = withTransaction(database.db, async () => sql`select 1`.execute(database.db));
    await expect(work).rejects.toThrow("Pass the transaction on");
    const nested = withTransaction(database.db, async () => withTransaction(database.db, async () => 1));
    await expect(nested).rejects.toThrow("Pass the transaction on");
    expect(await notes()).toEqual([]);
  });

  test("runs again where another took the place in a record's history, in a region's own part of it", async () => {
    await add(database.db, 1);
    let n = 0;
    await withTransaction(database.db, async (transaction) => {
      n += 1;
      await add(transaction, n);
    });
    expect(n).toBe(2);
  });

  test("lets others wait and then run", async () => {
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) =>
        withTransaction(database.db, async (transaction) => {
          await sql`insert into note (id, text) values (${n}, 'kept')`.execute(transaction);
          return n;
        }),
      ),
    );
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(await notes()).toHaveLength(5);
  });

  test("reads days, bytes and large integers as the same values on both databases", async () => {
    await sql`
      insert into note (id, day, big, bytes)
      values (9, ${"2026-03-05"}, ${9_000_000_000_000}, ${Buffer.from([0, 255])})`.execute(database.db);
    const { rows } = await sql`
      select day, big, bytes, count(*) over () as n, ${new Date(0)}::timestamptz as at from note where id = 9`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { day: "2026-03-05", big: 9_000_000_000_000, bytes: Buffer.from([0, 255]), n: 1, at: new Date(0) },
    ]);
  });

  test("reads arrays and JSON as the same values on both databases", async () => {
    const id = "0190a1b2-0000-7000-8000-000000000001";
    const { rows } = await sql`
      select ${["a", 'b, "c"']}::text[] as texts, array[1, 2]::int[] as numbers, array[${id}::uuid] as ids,
        array[date '2026-03-05']::date[] as days, array[9000000000000]::bigint[] as large, array[true, null] as truths,
        ${JSON.stringify({ a: [1, null] })}::text::jsonb as json, 1.50::numeric as exact, null::date as none`.execute(
      database.db,
    );
    expect(rows).toEqual([
      {
        texts: ["a", 'b, "c"'],
        numbers: [1, 2],
        ids: [id],
        days: ["2026-03-05"],
        large: [9_000_000_000_000],
        truths: [true, null],
        json: { a: [1, null] },
        exact: "1.50",
        none: null,
      },
    ]);
  });
});
