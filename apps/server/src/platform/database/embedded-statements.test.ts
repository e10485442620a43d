import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { borrowEmbedded } from "../../testing/shared-database.js";
import path from "node:path";
import { databaseErrorCode } from "./errors.js";
import type { Transaction } from "./database.js";
import type { OpenedDatabase } from "./open-database.js";
import { preparedStatement } from "./prepared-statements.js";
import { withTransaction } from "./transaction.js";

/** Often enough that a text is asked without a name, gets one, and is planned for any values. */
const often = 9;

describe("the embedded database's statements", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await borrowEmbedded(path.resolve(import.meta.dirname, "../../schema"));
    await sql`create table note (id int primary key, text text, day date, big bigint, bytes bytea, tags text[])`.execute(
      database.db,
    );
  });
  afterAll(async () => database.close());

  async function within<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return withTransaction(database.db, work);
  }

  async function prepared(): Promise<readonly string[]> {
    const { rows } = await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(
      database.db,
    );
    return rows.map(({ text }) => text);
  }

  /** The plan of a statement, after it was asked so often. */
  async function planAfter(askings: number): Promise<string> {
    return within(async (transaction) => {
      for (let run = 0; run < askings; run += 1) await sql`select from grown where id = ${run}`.execute(transaction);
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like 'select from grown%'`.execute(transaction);
      const explained = await sql`explain execute ${sql.ref(rows[0]?.name ?? "")}(1)`.execute(transaction);
      return JSON.stringify(explained.rows);
    });
  }

  test("answer the same the first time as the ninth, with every type, nothing and many rows", async () => {
    const value = { day: "2026-03-05", big: 9_000_000_000_000, bytes: Buffer.from([0, 255]), tags: ["a", "b,c", "oʻ"] };
    const answers = await within(async (transaction) => {
      const found = [];
      for (let id = 1; id <= often; id += 1) {
        const written = await transaction.executeQuery(
          sql`insert into note (id, text, day, big, bytes, tags)
            values (${id}, ${null}, ${value.day}, ${value.big}, ${value.bytes}, ${value.tags})`.compile(transaction),
        );
        const { rows } = await sql`
          select text, day, big, bytes, tags, ${new Date(0)}::timestamptz as at, count(*) over () as n
          from note where id >= ${id} order by id`.execute(transaction);
        found.push({ written: written.numAffectedRows, rows });
      }
      const { rows: all } = await sql<{ id: number }>`select id from note order by id`.execute(transaction);
      const { rows: none } = await sql`select id from note where id < ${0}`.execute(transaction);
      return { found, all: all.map(({ id }) => id), none };
    });
    expect(answers.found).toHaveLength(often);
    for (const { written, rows } of answers.found) {
      expect(written).toBe(1n);
      expect(rows).toEqual([{ text: null, ...value, at: new Date(0), n: 1 }]);
    }
    expect([answers.all.length, answers.none]).toEqual([often, []]);
  });

  test("count what they write, however often they are asked", async () => {
    const counts = await within(async (transaction) => {
      const found = [];
      for (let run = 0; run < often; run += 1) {
        const act = sql`update note set text = ${`run ${run}`} where id <= 4 returning id`.compile(transaction);
        const { numAffectedRows, rows } = await transaction.executeQuery(act);
        found.push([Number(numAffectedRows), rows.length]);
      }
      return found;
    });
    expect(counts).toEqual(Array.from({ length: often }, () => [4, 4]));
  });

  test("are kept once a transaction asks them again, and where they are marked; what is read beside is not", async () => {
    const inside = sql`select 1 as inside`;
    const beside = sql`select 1 as beside`;
    const marked = sql`${preparedStatement} select 1 as marked`;
    const once = sql`select 1 as once`;
    await within(async (transaction) => {
      await once.execute(transaction);
      await inside.execute(transaction);
    });
    await within(async (transaction) => inside.execute(transaction));
    for (let run = 0; run < often; run += 1) {
      await beside.execute(database.db);
      await marked.execute(database.db);
    }
    const kept = (await prepared()).map((text) => / as (\w+)$/.exec(text)?.[1]);
    expect(kept).toEqual(expect.arrayContaining(["inside", "marked"]));
    expect(kept).not.toContain("beside");
    expect(kept).not.toContain("once");
  });

  test("fail with the database's code and constraint, and leave the connection fit for the next", async () => {
    for (let run = 0; run < often; run += 1) {
      const failing = within(async (transaction) => sql`insert into note (id) values (${1})`.execute(transaction));
      const error = await failing.catch((cause: unknown) => cause);
      expect(databaseErrorCode(error)).toBe("23505");
      expect(error).toMatchObject({ constraint: "note_pkey" });
      const { rows } = await within(async (transaction) => sql`select count(*) as n from note`.execute(transaction));
      expect(rows).toEqual([{ n: often }]);
    }
  });

  test("keep no more texts than there is room for, and go on with those that went", async () => {
    const sums = await within(async (transaction) => {
      const found = [];
      for (let run = 0; run < 3; run += 1) {
        for (let n = 0; n < 300; n += 1) {
          const { rows } = await sql<{ sum: number }>`select ${sql.lit(n)}::int + ${run}::int as sum`.execute(
            transaction,
          );
          found.push(rows[0]?.sum);
        }
      }
      return found;
    });
    expect(sums).toEqual([0, 1, 2].flatMap((run) => Array.from({ length: 300 }, (_, n) => n + run)));
    expect((await prepared()).length).toBeLessThanOrEqual(250);
  });

  test("are planned anew once their tables have grown", async () => {
    await sql`create table grown (id int primary key)`.execute(database.db);
    await sql`insert into grown values (1)`.execute(database.db);
    await sql`analyze grown`.execute(database.db);
    expect(await planAfter(often)).toContain("Seq Scan");
    await sql`insert into grown select n from generate_series(2, 20000) as n`.execute(database.db);
    expect(await planAfter(4_000)).toContain("Index");
  });

  test("see a change of their tables, as a transaction that is tried again", async () => {
    const noteOf = sql<object>`select * from note where id = ${1}`;
    const read = async () => within(async (transaction) => (await noteOf.execute(transaction)).rows[0]);
    for (let run = 0; run < often; run += 1) await read();
    await sql`alter table note drop column tags, drop column bytes, drop column day, add column extra text default 'new'`.execute(
      database.db,
    );
    expect(Object.keys((await read()) ?? {})).toEqual(["id", "text", "big", "extra"]);
  });
});
