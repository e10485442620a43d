import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig, type Config } from "../config/config.js";
import { makeSecrets } from "../config/secrets.js";
import { appendHistory } from "../history/append-history.js";
import { signRoot } from "../history/roots.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import type { OpenedDatabase } from "./open-database.js";
import { openServiceDatabase } from "./open-service-database.js";
import { withTransaction } from "./transaction.js";

const at = new Date("2026-03-05T09:00:00Z");
const server = process.env["DATABASE_URL"];
const role = `yer_running_${process.pid}`;

// Roles are PostgreSQL's; the embedded database has one user, and the triggers of the migration.
describe.runIf(server)("a running role that does not own the schema", () => {
  let owner: OpenedDatabase;
  let running: OpenedDatabase;
  let dataDir: string;
  let config: Config;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "yer-grants-"));
    const made = await makeServerTestDatabase(server ?? "");
    owner = made.opened;
    await sql`create role ${sql.id(role)} login password 'running'`.execute(owner.db);
    // Whoever drops what a role owns must belong to it.
    await sql`grant ${sql.id(role)} to current_user`.execute(owner.db);
    const address = new URL(made.url);
    address.username = role;
    address.password = "running";
    const env = {
      YER_MODE: "demo",
      DATABASE_URL: address.toString(),
      DATABASE_MIGRATE_URL: made.url,
      DATA_DIR: dataDir,
    };
    config = readConfig(env);
    running = await openServiceDatabase(config, at);
  });
  afterAll(async () => {
    await running.close();
    await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
    await sql`drop role ${sql.id(role)}`.execute(owner.db);
    await owner.close();
    await rm(dataDir, { recursive: true });
  });

  test("writes history, and can change nothing that is written", async () => {
    const record = { kind: "application", id: "a1", homeRegion: "1718" };
    await withTransaction(running.db, async (transaction) =>
      appendHistory(transaction, {
        record,
        at,
        actor: "ada",
        action: "application.created",
        personal: [{ pointer: "/pinfl", before: null, after: "3" }],
      }),
    );
    await signRoot(running.db, "1718", at, makeSecrets().historySigningKey);
    for (const statement of [
      sql`update history_entry set reason = 'x'`,
      sql`delete from history_entry`,
      sql`truncate history_entry`,
      sql`update history_personal set salt = ''`,
      sql`delete from history_root`,
      sql`alter table history_entry disable trigger all`,
      sql`drop table history_entry`,
      sql`delete from kysely_migration`,
    ]) {
      await expect(statement.execute(running.db)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test("misses nothing for a moment while others start, and the read-only commands open the database", async () => {
    let asked = 0;
    const opening = new AbortController();
    const asking = (async () => {
      while (!opening.signal.aborted) {
        await running.db.selectFrom("job").selectAll().execute();
        asked += 1;
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      const others = await Promise.all([openServiceDatabase(config, at), openServiceDatabase(config, at)]);
      await Promise.all(others.map(async (other) => other.close()));
    }
    opening.abort();
    await asking;
    expect(asked).toBeGreaterThan(10);
  });

  test("starts on a database that a newer version has migrated", async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(owner.db);
    const older = await openServiceDatabase(config, at);
    expect(await older.db.selectFrom("job").selectAll().execute()).toEqual([]);
    await older.close();
    await sql`delete from kysely_migration where name = '9999-later'`.execute(owner.db);
  });

  test("is given the schema where everybody lost it, or told what is missing, and loses what it should not have", async () => {
    await sql`grant update on history_entry to ${sql.id(role)}`.execute(owner.db);
    await sql`revoke usage on schema public from public`.execute(owner.db);
    try {
      const again = await openServiceDatabase(config, at);
      expect((await again.db.selectFrom("history_entry").selectAll().execute()).length).toBe(1);
      await expect(sql`update history_entry set reason = 'x'`.execute(again.db)).rejects.toThrow(/permission denied/);
      await again.close();
    } finally {
      await sql`grant usage on schema public to public`.execute(owner.db);
    }
  });

  test("has no rights on a part of a table but through the whole, and may only add to the twin of the history and to the whole before it", async () => {
    await sql`create table parted (home_region text primary key) partition by list (home_region)`.execute(owner.db);
    await sql`create table parted_1718 partition of parted for values in ('1718')`.execute(owner.db);
    await sql`create table history_entry_parted (home_region text)`.execute(owner.db);
    await sql`create table history_entry_whole (home_region text)`.execute(owner.db);
    await sql`grant all on parted_1718 to ${sql.id(role)}`.execute(owner.db);
    try {
      const again = await openServiceDatabase(config, at);
      await sql`insert into parted values ('1718')`.execute(again.db);
      expect((await sql`select * from parted`.execute(again.db)).rows).toEqual([{ home_region: "1718" }]);
      await sql`insert into history_entry_parted values ('1718')`.execute(again.db);
      for (const statement of [
        sql`update parted_1718 set home_region = '1718'`,
        sql`select * from parted_1718`,
        sql`delete from history_entry_parted`,
        sql`delete from history_entry_whole`,
      ]) {
        await expect(statement.execute(again.db)).rejects.toThrow(/permission denied/);
      }
      await again.close();
    } finally {
      await sql`drop table parted, history_entry_parted, history_entry_whole`.execute(owner.db);
    }
  });

  test("goes on writing while a migration makes a table that a trigger writes into", async () => {
    await sql`create table made_later (name text)`.execute(owner.db);
    await sql`
      create function write_later() returns trigger language plpgsql as
        'begin insert into made_later values (new.name); update made_later set name = new.name; return new; end'`.execute(
      owner.db,
    );
    await sql`create trigger write_later after insert on job for each row execute function write_later()`.execute(
      owner.db,
    );
    try {
      await running.db
        .insertInto("job")
        .values({ name: "later", next_at: at, leased_until: at, holder: "h" })
        .execute();
      expect((await sql`select name from made_later`.execute(running.db)).rows).toEqual([{ name: "later" }]);
    } finally {
      await sql`drop trigger write_later on job`.execute(owner.db);
      await sql`drop function write_later`.execute(owner.db);
      await sql`drop table made_later`.execute(owner.db);
      await running.db.deleteFrom("job").execute();
    }
  });

  test("reads and writes everything else", async () => {
    await running.db.insertInto("job").values({ name: "j", next_at: at, leased_until: at, holder: "h" }).execute();
    const { numDeletedRows } = await running.db.deleteFrom("job").executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
  });
});
