import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixedClock, machineClockOf } from "../platform/clock/clock.js";
import { makeSecrets } from "../platform/config/secrets.js";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { fillOn } from "../platform/fills/fill-on.js";
import { appendHistory } from "../platform/history/append-history.js";
import { historyPartsFill } from "../platform/history/history-parts-fill.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { openTestDatabase } from "../testing/test-database.js";
import { up } from "./0990-history-parts.js";
import { up as takeParts } from "./0991-history-in-its-parts.js";
import { HistoryPartsLack, up as dropWhole } from "./0992-history-whole-dropped.js";
import { NotFilled } from "./demand-filled.js";

const clock = fixedClock("2026-03-05T09:00:00Z");
let database: OpenedDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => database.close());

/** An act on a record of a region. */
const act = async (homeRegion: string, id: string): Promise<unknown> =>
  withTransaction(database.db, async (transaction) =>
    appendHistory(transaction, {
      record: { kind: "application", id, homeRegion },
      at: clock.now(),
      actor: "ada",
      action: "application.opened",
    }),
  );

/** Which table each record's entries stand in. */
async function standing(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ id: string; part: string }>`
    select record_id as id, tableoid::regclass::text as part from history_entry order by record_id, sequence`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ id, part }) => [id, part]));
}

/** Brings the history back to how it stood before it had parts. */
async function makeWhole(): Promise<void> {
  const { db } = database;
  await sql`create table whole (like history_entry including defaults including constraints)`.execute(db);
  await sql`drop table history_entry`.execute(db);
  await sql`alter table whole rename to history_entry`.execute(db);
  await sql`
    alter table history_entry
    add constraint history_entry_pkey primary key (home_region, record_kind, record_id, sequence)`.execute(db);
  await sql`create index history_entry_position on history_entry (home_region, position)`.execute(db);
  await sql`create index history_entry_actor on history_entry (actor, at)`.execute(db);
  await sql`
    create trigger append_only before update or delete or truncate on history_entry
    for each statement execute function refuse_history_change()`.execute(db);
}

/** Fills the twin to its end. */
const fillTwin = async (pause = async (): Promise<void> => {}): Promise<string> =>
  fillOn(database.db, historyPartsFill, { clock: machineClockOf(clock), pause });

/** Brings the history from one table to parts, as two versions do. */
async function takeTwin(): Promise<void> {
  await makeWhole();
  for (const id of ["a", "b"]) await act("1718", id);
  await up(database.db as never);
  await fillTwin();
  await withTransaction(database.db, async (transaction) => takeParts(transaction as never));
}

test("an entry stands in the part of its region, and one of a region that has none yet is taken as well", async () => {
  await act("1718", "samarkand");
  await act("17", "republic");
  await act("1799", "founded");
  expect(await standing()).toEqual({
    samarkand: "history_entry_1718",
    republic: "history_entry_17",
    founded: "history_entry_other",
  });
  expect(await verifyHistory(database.db, makeSecrets().historyPublicKey)).toMatchObject({ entries: 3, faults: [] });
});

test("a region that was founded gets a part of its own by what operations.md says", async () => {
  await act("1799", "founded");
  await act("1798", "founded too");
  const manual = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  const [statements = ""] = /^begin;\n(?:.*\n)*?commit;$/m.exec(manual) ?? [];
  for (const statement of statements.split(/;\n?/).filter(Boolean)) await sql.raw(statement).execute(database.db);
  expect(await standing()).toEqual({ founded: "history_entry_1799", "founded too": "history_entry_other" });
  await act("1799", "later");
  expect(await standing()).toMatchObject({ later: "history_entry_1799" });
  for (const part of ["history_entry_1799", "history_entry_other"]) {
    await expect(sql`delete from ${sql.table(part)}`.execute(database.db)).rejects.toThrow("append-only");
  }
  expect((await verifyHistory(database.db, makeSecrets().historyPublicKey)).faults).toEqual([]);
});

test("nothing that is written changes, by whatever name it is reached", async () => {
  await act("1718", "samarkand");
  for (const table of ["history_entry", "history_entry_1718", "history_entry_other"]) {
    for (const change of [sql`update ${sql.table(table)} set actor = 'eve'`, sql`delete from ${sql.table(table)}`]) {
      await expect(change.execute(database.db)).rejects.toThrow(`${table} is append-only`);
    }
  }
});

test("a history that stands is brought into parts beside work: each entry once, those added meanwhile too", async () => {
  const { db } = database;
  await makeWhole();
  for (const id of ["a", "b", "c"]) await act("1718", id);
  await act("1706", "a");
  await up(db as never);
  await act("1718", "a");
  await sql`update fills set chunk_rows = 2 where name = ${historyPartsFill.name}`.execute(db);
  const pause = async (): Promise<void> => {
    await act("1718", "b");
  };
  expect(await fillTwin(pause)).toBe("done");
  await act("1706", "d");
  const { rows } = await sql`
    (table history_entry except table history_entry_parted) union all (table history_entry_parted except table history_entry)`.execute(
    db,
  );
  expect(rows).toEqual([]);
  expect((await verifyHistory(db, makeSecrets().historyPublicKey)).faults).toEqual([]);
  const { rows: counted } = await sql`
    select tableoid::regclass::text as part, count(*)::integer as entries from history_entry_parted group by 1 order by 1`.execute(
    db,
  );
  expect(counted).toEqual([
    { part: "history_entry_1706", entries: 2 },
    { part: "history_entry_1718", entries: expect.any(Number) },
  ]);
});

test("the twin takes the history's place once it holds all of it: it is read, written and verified as before", async () => {
  const { db } = database;
  await makeWhole();
  for (const id of ["a", "b"]) await act("1718", id);
  await act("1799", "founded");
  await up(db as never);
  await act("1718", "a");
  await expect(takeParts(db as never)).rejects.toThrow(NotFilled);
  expect(await standing()).toEqual({ a: "history_entry", b: "history_entry", founded: "history_entry" });

  expect(await fillTwin()).toBe("done");
  await withTransaction(db, async (transaction) => takeParts(transaction as never));
  await act("1718", "a");
  await act("1706", "c");
  expect(await standing()).toEqual({
    a: "history_entry_1718",
    b: "history_entry_1718",
    c: "history_entry_1706",
    founded: "history_entry_other",
  });
  expect(await verifyHistory(db, makeSecrets().historyPublicKey)).toMatchObject({ entries: 6, faults: [] });
  // What stood stands on, writes no more go there, and nobody may change it.
  const { rows } = await sql`
    select count(*)::integer as entries from history_entry_whole
    where (record_id, sequence) in (select record_id, sequence from history_entry)`.execute(db);
  expect(rows).toEqual([{ entries: 4 }]);
  await expect(sql`delete from history_entry_whole`.execute(db)).rejects.toThrow("append-only");
});

test("the history that took its twin's place has the names that one of a new database has", async () => {
  const { db } = database;
  const names = async (): Promise<readonly unknown[]> => {
    const { rows } = await sql`
      select c.relname::text as name, c.relkind::text as kind from pg_class as c
      where c.relname like 'history\\_entry%' and c.relname not like '%\\_whole%' order by 1`.execute(db);
    return rows;
  };
  const made = await names();
  await takeTwin();
  expect(await names()).toEqual(made);
});

test("what the history was before its parts is dropped, and nothing of the history with it", async () => {
  const { db } = database;
  await takeTwin();
  await act("1718", "a");
  await withTransaction(db, async (transaction) => dropWhole(transaction as never));
  const { rows } = await sql`select where to_regclass('history_entry_whole') is not null`.execute(db);
  expect(rows).toEqual([]);
  await act("1718", "b");
  expect(await verifyHistory(db, makeSecrets().historyPublicKey)).toMatchObject({ entries: 4, faults: [] });
});

test.each([
  ["is not there", sql`delete from history_entry where record_id = 'b'`],
  ["is another", sql`update history_entry set hash = hash || hash where record_id = 'b'`],
])("it stays, with a word about the entry, where one of its entries %s in the parts", async (_, change) => {
  const { db } = database;
  await takeTwin();
  await sql`alter table history_entry disable trigger append_only`.execute(db);
  await change.execute(db);
  await expect(withTransaction(db, async (transaction) => dropWhole(transaction as never))).rejects.toThrow(
    new HistoryPartsLack("1718 application b 1"),
  );
  const { rows } = await sql`select from history_entry_whole`.execute(db);
  expect(rows).toHaveLength(2);
});

test("a database whose history has parts is left as it is", async () => {
  await act("1718", "samarkand");
  await up(database.db as never);
  await takeParts(database.db as never);
  await dropWhole(database.db as never);
  expect(await standing()).toEqual({ samarkand: "history_entry_1718" });
});
