import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../schema/database.js";
import { createIndex } from "../../schema/index-beside-work.js";
import { migrations } from "../../schema/migrations.js";
import type { SchemaMigration } from "../../schema/schema-migration.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { migrate, MigrationBlocked, MigrationError } from "./migrate.js";
import { openDatabase, type OpenedDatabase } from "./open-database.js";

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table migrated (n integer)`.execute(database.db);
});
afterEach(async () => {
  await sql`drop table migrated`.execute(database.db);
  await sql`create table migrated (n integer)`.execute(database.db);
  await sql`delete from kysely_migration where name like '99%'`.execute(database.db);
});
afterAll(async () => {
  await sql`drop table migrated`.execute(database.db);
  await database.close();
});

/** The version that runs, and these after it. */
const withThese = (more: Record<string, SchemaMigration["up"]>): Record<string, SchemaMigration> => ({
  ...migrations,
  ...Object.fromEntries(Object.entries(more).map(([name, up]) => [name, { up }])),
});
const adding = (column: string) => async (db: Kysely<Database>) => {
  await sql`alter table migrated add column ${sql.id(column)} integer`.execute(db);
};
async function columns(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'migrated'::regclass and attnum > 0 order by attnum`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
}

test("migrations before one that fails stand, it leaves nothing, and the next start goes on from there", async () => {
  const failing = withThese({
    "9901-a": adding("a"),
    "9902-b": async (db: Kysely<Database>) => {
      await adding("b")(db);
      await sql`select 1 / 0`.execute(db);
    },
    "9903-c": adding("c"),
  });
  const refused = migrate(database.db, { list: failing });
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(/9902-b .*division by zero/);
  expect(await columns()).toEqual(["n", "a"]);

  const mended = withThese({ "9901-a": adding("a"), "9902-b": adding("b"), "9903-c": adding("c") });
  expect(await migrate(database.db, { list: mended })).toEqual(["9902-b", "9903-c"]);
  expect(await columns()).toEqual(["n", "a", "b", "c"]);
  expect(await migrate(database.db, { list: mended })).toEqual([]);
});

test("an index that was broken off is made anew, outside a transaction, when its migration runs again", async () => {
  await sql`insert into migrated values (1), (1)`.execute(database.db);
  const broken = sql`create unique index concurrently migrated_n on migrated (n)`.execute(database.db);
  await expect(broken).rejects.toThrow(/unique/);
  const asked: SchemaMigration = {
    inTransaction: false,
    up: async (db) => createIndex(db, "migrated_n", sql`on migrated (n)`),
  };
  const isValid = async () => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('migrated_n')`.execute(database.db);
    return rows.map(({ valid }) => valid);
  };
  expect(await isValid()).toEqual([false]);
  expect(await migrate(database.db, { list: { ...migrations, "9906-f": asked } })).toEqual(["9906-f"]);
  expect(await isValid()).toEqual([true]);
});

// One connection cannot stand in the way of another: the embedded database has no other.
describe.runIf(process.env["DATABASE_URL"])("a table that somebody else reads in a long transaction", () => {
  let reader: OpenedDatabase;
  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(process.env["DATABASE_URL"] ?? "");
    url.pathname = `/${rows[0]?.name}`;
    url.searchParams.set("application_name", "nightly copy");
    reader = await openDatabase({ databaseUrl: url.toString() });
  });
  afterAll(async () => reader.close());

  /** Holds the table while `work` runs. */
  async function held(work: () => Promise<void>): Promise<void> {
    await reader.db.transaction().execute(async (transaction) => {
      await sql`select * from migrated`.execute(transaction);
      await work();
    });
  }

  test("is waited for in short tries, between which others get at it, and migrated once it is free", async () => {
    const told: string[] = [];
    const asked = withThese({ "9904-d": adding("d") });
    const slowest: number[] = [];
    let migrated: Promise<readonly string[]> | undefined;
    await held(async () => {
      migrated = migrate(database.db, {
        list: asked,
        waits: { lock: 200, pause: 100, whole: 60_000 },
        progress: (what) => told.push(what),
      });
      while (told.length < 2) {
        const begun = performance.now();
        await sql`insert into migrated (n) values (1)`.execute(database.db);
        slowest.push(performance.now() - begun);
      }
    });
    expect(await migrated).toEqual(["9904-d"]);
    expect(told[0]).toMatch(
      /^Migration 9904-d tries again\. It waited for a lock of nightly copy \(process \d+, role \w+\)\.$/,
    );
    // The others stood behind it for as long as it waited, not for as long as the table was held.
    expect(Math.max(...slowest)).toBeGreaterThan(100);
    expect(slowest.length).toBeGreaterThan(2);
  });

  test("ends the start with who holds it and what to do, and leaves the database as it was", async () => {
    await held(async () => {
      const refused = migrate(database.db, {
        list: withThese({ "9905-e": adding("e") }),
        waits: { lock: 100, pause: 10, whole: 150 },
      });
      await expect(refused).rejects.toThrow(MigrationBlocked);
      await expect(refused).rejects.toThrow(/9905-e did not get .* nightly copy \(process \d+/);
    });
    expect(await columns()).toEqual(["n"]);
  });
});
