import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "../platform/database/database.js";
import { makeOrganisation } from "./people.js";
import { openTestDatabase } from "./test-database.js";

/** All that every table of ours holds, and where each sequence stands. */
async function contentOf(db: Db): Promise<Readonly<Record<string, string>>> {
  const places = await sql<{ name: string; content: string }>`
    select relname as name, case relkind
        when 'S' then format('select %L as name, concat(last_value, is_called) as content from %s', relname, oid::regclass)
        else format(
          'select %L as name, concat(count(*), md5(string_agg(t::text, %L order by t::text))) as content from %s as t',
          relname, ',', oid::regclass)
      end as content
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
      and relname <> 'spatial_ref_sys'`.execute(db);
  const whole = sql.join(
    places.rows.map(({ content }) => sql.raw(content)),
    sql` union all `,
  );
  const { rows } = await sql<{ name: string; content: string }>`${whole}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

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
