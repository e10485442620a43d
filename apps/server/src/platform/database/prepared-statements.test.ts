import { sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.js";
import type { Db, Transaction } from "./database.js";
import { preparingStatements, preparedStatement, preparedQuery, mostTexts } from "./prepared-statements.js";
import type { OpenedDatabase } from "./open-database.js";
import { withTransaction } from "./transaction.js";

/** What a client was asked: with a name, or as a text alone. */
interface Asked {
  readonly name?: string;
  readonly text: string;
}

/** A pool of one client that writes down what it is asked, and fails named statements with `failure` if there is one. */
function poolOf({ status = "I", failure }: { status?: "I" | "T"; failure?: Error } = {}) {
  const asked: Asked[] = [];
  const released: unknown[] = [];
  const client = {
    query: async (query: string | Asked) => {
      asked.push(typeof query === "string" ? { text: query } : { name: query.name ?? "", text: query.text });
      if (typeof query !== "string" && failure) throw failure;
      return { rows: [], rowCount: 0, command: "SELECT" };
    },
    getTransactionStatus: () => status,
    release: (destroy: unknown) => released.push(destroy),
  };
  const pool = preparingStatements({ options: {}, connect: async () => client } as unknown as Pool);
  return { asked, released, pool };
}

const marked = "/* prepared */ select 1";

function failing(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

const changedResult = failing("0A000", "cached plan must not change result type");

describe("a connection that keeps plans", () => {
  test("knows a marked statement by one name, another by another, and the rest by none", async () => {
    const { asked, released, pool } = poolOf();
    const client = await pool.connect();
    for (const text of [marked, "select 1", marked, `${marked} + 1`]) await client.query(text, []);
    const [first, plain, again, other] = asked;
    expect(first?.name).toMatch(/^prepared_\w+$/);
    expect(again).toEqual(first);
    expect(plain).toEqual({ text: "select 1" });
    expect(other?.name).toMatch(/^prepared_\w+$/);
    expect(other?.name).not.toBe(first?.name);
    client.release();
    expect(released).toEqual([false]);
  });

  test("is the same to Kysely whenever the pool hands it out", async () => {
    const { pool } = poolOf();
    expect(await pool.connect()).toBe(await pool.connect());
  });

  test("keeps no more plans than it has room for", async () => {
    const { asked, pool } = poolOf();
    const client = await pool.connect();
    for (let n = 0; n <= mostTexts; n += 1) await client.query(`${marked} + ${n}`, []);
    await client.query(`${marked} + 0`, []);
    expect(asked.filter(({ name }) => name !== undefined)).toHaveLength(mostTexts + 1);
    expect(asked.at(-2)?.name).toBeUndefined();
    expect(asked.at(-1)?.name).toBe(asked[0]?.name);
  });

  test.each([
    ["whose result a migration changed", changedResult],
    ["that a pooler lost", failing("26000", 'prepared statement "prepared_1" does not exist')],
    ["that a pooler gave to another", failing("42P05", 'prepared statement "prepared_1" already exists')],
  ])("runs a plan %s as a plain statement, and makes room for another connection", async (_, failure) => {
    const { asked, released, pool } = poolOf({ failure });
    const client = await pool.connect();
    expect(await client.query(marked, [])).toMatchObject({ rows: [] });
    await client.query(marked, []);
    expect(asked.map(({ name }) => name === undefined)).toEqual([false, true, true]);
    client.release();
    expect(released).toEqual([true]);
  });

  test("ends a transaction whose plan is outdated, and the connection with it", async () => {
    const { asked, released, pool } = poolOf({ status: "T", failure: changedResult });
    const client = await pool.connect();
    await expect(client.query(marked, [])).rejects.toBe(changedResult);
    client.release();
    expect([asked.length, released]).toEqual([1, [true]]);
  });

  test("takes no other error for an outdated plan", async () => {
    for (const failure of [failing("23505", "duplicate key"), failing("0A000", "this is not supported")]) {
      const { asked, released, pool } = poolOf({ failure });
      const client = await pool.connect();
      await expect(client.query(marked, [])).rejects.toBe(failure);
      client.release();
      expect([asked.length, released]).toEqual([1, [false]]);
    }
  });
});

async function daysOf(id: number, db: Db | Transaction): Promise<unknown> {
  const { rows } = await sql<{ days: unknown }>`${preparedStatement} select days from stay where id = ${id}`.execute(
    db,
  );
  return rows[0]?.days;
}

describe("a statement whose plan is kept", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table stay (id int primary key, days int)`.execute(database.db);
    await sql`insert into stay values (1, 10), (2, 20)`.execute(database.db);
  });
  afterAll(async () => database.close());

  test("answers for each of its values, on both databases", async () => {
    for (let run = 0; run < 8; run += 1) {
      expect(await daysOf(1, database.db)).toBe(10);
      expect(await daysOf(2, database.db)).toBe(20);
    }
  });

  test("is put together once, and answers for values that come at the same time", async () => {
    let built = 0;
    const namesBetween = preparedQuery((db, first: string, last: string) => {
      built += 1;
      return db
        .selectFrom("job")
        .modifyFront(preparedStatement)
        .select("name")
        .where("name", ">=", first)
        .where("name", "<=", last)
        .orderBy("name")
        .limit(2);
    });
    const row = { next_at: new Date(0), leased_until: new Date(0), holder: "nobody" };
    await database.db
      .insertInto("job")
      .values(["a", "b", "c"].map((name) => ({ ...row, name })))
      .execute();
    const asked = await Promise.all([
      namesBetween(database.db, "a", "a"),
      namesBetween(database.db, "c", "d"),
      namesBetween(database.db, "a", "d"),
    ]);
    expect(asked.map((rows) => rows.map(({ name }) => name))).toEqual([["a"], ["c"], ["a", "b"]]);
    expect(built).toBe(1);
  });

  test("answers in the types of today after a migration, in a transaction as well", async () => {
    const inTransaction = async () => withTransaction(database.db, async (transaction) => daysOf(2, transaction));
    expect([await daysOf(1, database.db), await inTransaction()]).toEqual([10, 20]);
    await sql`alter table stay alter column days type text using days || ' days'`.execute(database.db);
    expect(await inTransaction()).toBe("20 days");
    expect(await daysOf(1, database.db)).toBe("10 days");
    await sql`alter table stay alter column days type int using left(days, 2)::int`.execute(database.db);
    expect(await daysOf(1, database.db)).toBe(10);
  });
});
