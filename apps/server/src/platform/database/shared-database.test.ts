import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "./database.js";
import { contentOf } from "../../testing/content-of.js";
import { copyRows, putRows } from "../../testing/copied-rows.js";
import { makeOrganisation } from "../../testing/people.js";
import { behind } from "../../testing/shared-database.js";
import { openTestDatabase } from "../../testing/test-database.js";

/** The database as the next file finds it, once `change` was made to it. */
async function contentAfter(change: (db: Db) => Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const one = await openTestDatabase();
  await change(one.db);
  await one.close();
  const next = await openTestDatabase();
  try {
    return await contentOf(next.db);
  } finally {
    await next.close();
  }
}

let untouched: Readonly<Record<string, string>>;
beforeAll(async () => {
  untouched = await contentAfter(async () => undefined);
});

test.each<[string, (db: Db) => Promise<unknown>]>([
  ["added", async (db) => makeOrganisation({ context: { db } })],
  ["changed", async (db) => sql`update place_outlines set credit = 'changed'`.execute(db)],
  ["removed", async (db) => sql`delete from calendar_days`.execute(db)],
  ["truncated", async (db) => sql`truncate calendar_days`.execute(db)],
  ["taken from sequences alone", async (db) => sql`select nextval(oid) from pg_class where relkind = 'S'`.execute(db)],
])("what a file has %s is as the migrations left it for the next one, time and again", async (_, change) => {
  const changed: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    const next = await contentAfter(async (db) => {
      await change(db);
      changed.push(await contentOf(db));
    });
    expect(next).toEqual(untouched);
  }
  expect(changed).not.toContainEqual(untouched);
});

test("a trigger that a file leaves off is on for the next one", async () => {
  const one = await openTestDatabase();
  await sql`alter table journal_entries disable trigger user`.execute(one.db);
  await one.close();
  const next = await openTestDatabase();
  const { rows } = await sql`
    select from pg_trigger where tgrelid = 'journal_entries'::regclass and tgenabled = 'D'`.execute(next.db);
  await next.close();
  expect(rows).toHaveLength(0);
});

test("rows that were copied stand again in an emptied database, as do sequences, over what was written meanwhile", async () => {
  const one = await openTestDatabase();
  await makeOrganisation({ context: one });
  await sql`update place_outlines set credit = 'changed'`.execute(one.db);
  await sql`delete from calendar_days`.execute(one.db);
  await sql`select nextval(oid) from pg_class where relkind = 'S'`.execute(one.db);
  const content = await contentOf(one.db);
  const shared = behind(one);
  if (shared === undefined) throw new Error("The first database of a file is the worker's.");
  const tables = await shared.changed();
  expect([...tables.keys()].toSorted()).toEqual(["calendar_days", "organisations", "place_outlines"]);
  const copy = await copyRows(shared.pglite, tables);
  await one.close();

  const next = await openTestDatabase();
  const other = await openTestDatabase();
  expect(behind(other)).toBeUndefined();
  await other.close();
  expect((await behind(next)?.changed())?.size).toBe(0);
  await makeOrganisation({ context: next });
  await putRows(shared.pglite, copy);
  expect(await contentOf(next.db)).toEqual(content);
  await next.close();
});
