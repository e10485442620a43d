import { sql } from "kysely";
import { afterEach, beforeAll, afterAll, describe, expect, test } from "vitest";
import { makeSecrets } from "../config/secrets.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { appendHistory, type NewEntry, type RecordRef } from "./append-history.js";
import { historyOrder, readHistory } from "./read-history.js";
import { regionLock } from "./region-lock.js";
import { signRootsJob } from "./roots.js";
import { entriesAfter, verifyHistory, type HistoryFault } from "./verify-history.js";

const at = new Date("2026-03-05T09:00:00.123Z");
const secrets = makeSecrets();

const plot: RecordRef = { kind: "application", id: "a1", homeRegion: "1718" };
const other: RecordRef = { kind: "application", id: "a2", homeRegion: "1718" };
const elsewhere: RecordRef = { kind: "application", id: "a3", homeRegion: "1706" };

function entry(record: RecordRef, more: Partial<NewEntry> = {}): NewEntry {
  return { record, at, actor: "ada", action: "application.moved", from: "editing", to: "to_conclusion", ...more };
}

describe("the history", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => database.close());
  afterEach(async () => {
    await tamper(sql`truncate history_entry, history_personal, history_root`);
  });

  /** What someone with every right on the database could do. */
  async function tamper(...statements: readonly ReturnType<typeof sql>[]): Promise<void> {
    const tables = ["history_entry", ...(await partsOfHistory()), "history_root"];
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger all`.execute(database.db);
    for (const statement of statements) {
      await statement.execute(database.db);
    }
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger all`.execute(database.db);
  }

  async function partsOfHistory(): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'history_entry'::regclass`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  }

  async function append(...entries: readonly NewEntry[]): Promise<void> {
    await withTransaction(database.db, async (transaction) => {
      for (const one of entries) {
        await appendHistory(transaction, one);
      }
    });
  }

  async function signRoots(): Promise<void> {
    await signRootsJob(database.db, secrets).tick(at);
  }

  async function faults(): Promise<readonly HistoryFault[]> {
    return (await verifyHistory(database.db, secrets.historyPublicKey)).faults;
  }

  async function grow(): Promise<void> {
    await append(
      entry(plot, { action: "application.created", personal: [{ pointer: "/pinfl", before: null, after: "31234" }] }),
      entry(plot, { changes: [{ pointer: "/area", before: 1.5, after: { z: 1e21, a: "oʻ" } }], reason: "sabab" }),
      entry(other),
      entry(elsewhere),
    );
    await signRoots();
    await append(entry(plot, { actor: null, impersonator: "bek", params: { days: 3 } }));
    await signRoots();
  }

  test("personal values of a page are looked up for its entries, not read from the first page on", async () => {
    // A planner that shuns lookups joins by order or by hash wherever it may, as it does by itself where there are many.
    const plan = await withTransaction(database.db, async (transaction) => {
      await sql`set local enable_nestloop = off`.execute(transaction);
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<Record<string, string>>`explain ${entriesAfter()}`.execute(transaction);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("using history_personal_pkey");
    expect(plan).not.toMatch(/(Merge|Hash).*Join/);
  });

  test("reads back what was appended, newest first, and verifies", async () => {
    await grow();
    const entries = await readHistory(database.db, plot);
    expect(entries.map(({ sequence, actor, action }) => ({ sequence, actor, action }))).toEqual([
      { sequence: 3, actor: null, action: "application.moved" },
      { sequence: 2, actor: "ada", action: "application.moved" },
      { sequence: 1, actor: "ada", action: "application.created" },
    ]);
    expect(entries[1]).toMatchObject({
      at,
      reason: "sabab",
      changes: [{ pointer: "/area", before: 1.5, after: { z: 1e21, a: "oʻ" } }],
    });
    expect(entries[2]?.personal).toEqual([{ pointer: "/pinfl", before: null, after: "31234" }]);
    expect(
      await readHistory(database.db, plot, { from: historyOrder.behind("-sequence", entries[0]), limit: 1 }),
    ).toMatchObject([{ sequence: 2 }]);
    expect(await verifyHistory(database.db, secrets.historyPublicKey)).toEqual({
      records: 3,
      entries: 5,
      erased: 0,
      roots: 3,
      faults: [],
    });
  });

  test("keeps one chain when transactions append to a record at the same time", async () => {
    await Promise.all([1, 2, 3, 4].map(async (n) => append(entry(plot, { params: { n } }))));
    expect((await readHistory(database.db, plot)).map(({ sequence }) => sequence)).toEqual([4, 3, 2, 1]);
    expect(await faults()).toEqual([]);
  });

  test("holds the region of a record against the signing of its root until the act is committed", async () => {
    const held = await withTransaction(database.db, async (transaction) => {
      await appendHistory(transaction, entry(plot));
      const { rows } = await sql<{ mode: string }>`
        select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted
          and (classid::bigint << 32 | objid::bigint) = ${regionLock(plot.homeRegion)}::text::bigint`.execute(
        transaction,
      );
      return rows;
    });
    expect(held).toEqual([{ mode: "ShareLock" }]);
  });

  test("leaves no entry when the act is rolled back", async () => {
    const failing = withTransaction(database.db, async (transaction) => {
      await appendHistory(transaction, entry(plot));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await readHistory(database.db, plot)).toEqual([]);
  });

  test("signs nothing when nothing happened", async () => {
    await grow();
    await signRoots();
    expect((await verifyHistory(database.db, secrets.historyPublicKey)).roots).toBe(3);
  });

  test("verifies with the keys that signed, when the signing key was replaced", async () => {
    await grow();
    const next = makeSecrets();
    await append(entry(other));
    await signRootsJob(database.db, next).tick(at);
    expect((await verifyHistory(database.db, next.historyPublicKey)).faults).toContainEqual(
      expect.objectContaining({ fault: "signature" }),
    );
    expect((await verifyHistory(database.db, next.historyPublicKey, secrets.historyPublicKey)).faults).toEqual([]);
  });

  test("refuses updates and deletes", async () => {
    await grow();
    await expect(sql`update history_entry set reason = 'x'`.execute(database.db)).rejects.toThrow("append-only");
    await expect(sql`delete from history_root`.execute(database.db)).rejects.toThrow("append-only");
  });

  test("still verifies after personal values are erased, and says so", async () => {
    await grow();
    await tamper(sql`delete from history_personal`);
    expect(await verifyHistory(database.db, secrets.historyPublicKey)).toMatchObject({ erased: 1, faults: [] });
    expect((await readHistory(database.db, plot)).at(-1)?.personal).toBeNull();
  });

  describe("finds", () => {
    const plotOne = sql`record_id = 'a1'`;

    test.each([
      ["a changed word", [sql`update history_entry set reason = 'x' where ${plotOne} and sequence = 2`], ["hash"]],
      ["a changed actor", [sql`update history_entry set actor = 'eve' where ${plotOne} and sequence = 1`], ["hash"]],
      [
        "a changed lender of the name",
        [sql`update history_entry set impersonator = 'eve' where ${plotOne} and sequence = 1`],
        ["hash"],
      ],
      ["a changed action", [sql`update history_entry set action = 'x' where ${plotOne} and sequence = 2`], ["hash"]],
      [
        "a changed state it left",
        [sql`update history_entry set from_state = 'x' where ${plotOne} and sequence = 2`],
        ["hash"],
      ],
      [
        "a changed state it came to",
        [sql`update history_entry set to_state = 'x' where ${plotOne} and sequence = 2`],
        ["hash"],
      ],
      [
        "a changed word of its sentence",
        [sql`update history_entry set params = '{"x":1}' where ${plotOne} and sequence = 2`],
        ["hash"],
      ],
      ["a changed time", [sql`update history_entry set at = at + interval '1 day' where record_id = 'a2'`], ["hash"]],
      ["a changed value", [sql`update history_entry set changes = '[]' where ${plotOne} and sequence = 2`], ["hash"]],
      [
        "changed personal values",
        [sql`update history_personal set changes = jsonb_set(changes, '{0,after}', '"1"')`],
        ["personal"],
      ],
      ["a removed entry", [sql`delete from history_entry where ${plotOne} and sequence = 2`], ["gap", "root"]],
      ["a removed last entry", [sql`delete from history_entry where ${plotOne} and sequence = 3`], ["root"]],
      ["a removed record", [sql`delete from history_entry where record_id = 'a2'`], ["root"]],
      [
        "two entries that changed places",
        [
          sql`update history_entry set sequence = 9 where ${plotOne} and sequence = 1`,
          sql`update history_entry set sequence = 1 where ${plotOne} and sequence = 2`,
          sql`update history_entry set sequence = 2 where ${plotOne} and sequence = 9`,
        ],
        ["previous", "hash", "previous", "hash", "previous", "personal", "root"],
      ],
      [
        "a root moved in time",
        [sql`update history_root set at = at - interval '1 day' where number = 2`],
        ["signature"],
      ],
      [
        "a removed root",
        [sql`delete from history_root where home_region = '1718' and number = 1`],
        ["root-chain", "root"],
      ],
    ])("%s", async (_, statements, expected) => {
      await grow();
      await tamper(...statements);
      expect((await faults()).map(({ fault }) => fault).toSorted()).toEqual(expected.toSorted());
    });

    test("a chain rewritten with fitting hashes, by its signed root", async () => {
      await append(entry(plot, { reason: "true" }));
      await signRoots();
      const saved = await sql`select * from history_root`.execute(database.db);
      expect(saved.rows).toHaveLength(1);
      await tamper(sql`delete from history_entry`);
      await append(entry(plot, { reason: "forged" }));
      await tamper(sql`update history_entry set position = (select until_position from history_root)`);
      expect(await faults()).toEqual([{ fault: "root", homeRegion: "1718", number: 1 }]);
    });

    test("roots signed by another key", async () => {
      await append(entry(plot));
      await signRootsJob(database.db, makeSecrets()).tick(at);
      expect((await faults()).map(({ fault }) => fault)).toEqual(["signature"]);
    });
  });
});
