import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/open-database.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { conditionsFor } from "./conditions.js";
import { everyPage, falling, keyset, moment, type Place, type Placed, rising, text, uuid } from "./keyset.js";
import { countUpTo, howMany, leastOf } from "./total.js";

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Rows of which many share a moment or a name, and some have a moment that is on no calendar. */
const rows = Array.from({ length: 23 }, (_, index) => ({
  at: ["infinity", "-infinity", "2026-03-05 09:00:00.000001+00", "2026-03-05 09:00:00.000002+00"][index % 4],
  name: ["b", "", "a z", "ʻo"][Math.floor(index / 2) % 4],
  id: `0190a000-0000-7000-8000-${String((index * 7) % 23).padStart(12, "0")}`,
}));

const id = uuid(sql`t.id`);
const byTime = [moment(sql`t.at`), id] as const;
const byName = [text(sql`t.name collate "C"`), id] as const;
const order = keyset({
  at: rising(...byTime),
  "-at": falling(...byTime),
  name: rising(...byName),
  "-name": falling(...byName),
});
const names = ["at", "-at", "name", "-name"] as const;

const from = sql`from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t (at timestamptz, name text, id uuid)`;

async function read({ past, along, cursor, keys, alongKeys }: Place, limit: number) {
  const inner = sql`select t.id, ${cursor} as cursor, ${keys} ${from} where ${past} order by ${along} limit ${limit}`;
  const { rows: found } = await sql<{ id: string } & Placed>`
    select inside.id, inside.cursor from (${inner}) as inside order by ${alongKeys}`.execute(database.db);
  return found;
}

const ofLength = (length: number) => sql`from generate_series(1, ${length}::integer) as t`;

/** What is told of so many numbers from one on: the least but for one, and how many are even. */
const told = (length: number, exact: boolean) =>
  countUpTo(database.db, ofLength(length), exact, {
    least: leastOf(sql<number | null>`nullif(t, 1)`),
    even: howMany(sql`t % 2 = 0`),
  });

/** How many of the rows filters leave. */
const narrowed = async (filters: { name?: string; late?: boolean }) => {
  const where = conditionsFor(filters, {
    name: (wanted) => sql`t.name = ${wanted}`,
    late: (wanted) => sql`(t.at = 'infinity'::timestamptz) = ${wanted}`,
  });
  return (await countUpTo(database.db, sql`${from} where ${where}`, false)).total;
};

describe("a list read by keyset", () => {
  test.each(names)("by %s comes page by page as it comes at once, none lost or doubled", async (name) => {
    const whole = (await read(order.at(name, undefined), 100)).map((row) => row.id);
    expect(new Set(whole)).toEqual(new Set(rows.map((row) => row.id)));
    for (const size of [1, 4, 22, 23, 24]) {
      const seen: string[] = [];
      for (let after: string | undefined; ;) {
        const page = order.page(name, await read(order.at(name, after), size + 1), size, (row) => row.id);
        expect(page.items.length).toBeLessThanOrEqual(size);
        // A page that leads on leads to something.
        expect(page.items.length).toBeGreaterThan(0);
        seen.push(...page.items);
        expect(seen.length).toBeLessThanOrEqual(whole.length);
        if (page.next === null) break;
        after = page.next;
      }
      expect({ size, seen }).toEqual({ size, seen: whole });
    }
  });

  test("falls as the opposite of how it rises", async () => {
    for (const [one, other] of [
      ["at", "-at"],
      ["name", "-name"],
    ] as const) {
      const risen = (await read(order.at(one, undefined), 100)).map((row) => row.id);
      const fallen = (await read(order.at(other, undefined), 100)).map((row) => row.id);
      expect(fallen).toEqual(risen.toReversed());
    }
  });

  test("is read whole for a file, in pages that end where its rows end", async () => {
    const many = Array.from({ length: 2_401 }, (_, index) => index);
    const sizes: number[] = [];
    const seen: number[] = [];
    const pages = everyPage<number>(async (last, limit) => many.slice((last ?? -1) + 1).slice(0, limit));
    for await (const page of pages) {
      sizes.push(page.length);
      seen.push(...page);
    }
    expect(seen).toEqual(many);
    expect(sizes).toEqual([1_000, 1_000, 401]);
  });

  test("is counted up to ten thousand, and on only where it is asked", async () => {
    expect(await countUpTo(database.db, ofLength(10_000), false)).toEqual({ total: 10_000, more: false });
    expect(await countUpTo(database.db, ofLength(10_001), false)).toEqual({ total: 10_000, more: true });
    expect(await countUpTo(database.db, ofLength(10_001), true)).toEqual({ total: 10_001, more: false });
  });

  test("tells more of the rows it counts, and nothing of them where counting stopped", async () => {
    expect(await told(0, false)).toEqual({ total: 0, more: false, also: { least: null, even: 0 } });
    expect(await told(10_000, false)).toEqual({ total: 10_000, more: false, also: { least: 2, even: 5_000 } });
    expect(await told(10_001, false)).toEqual({ total: 10_000, more: true, also: undefined });
    expect(await told(10_002, true)).toEqual({ total: 10_002, more: false, also: { least: 2, even: 5_001 } });
  });

  test("is narrowed by every filter that was given, and by no other", async () => {
    expect(await narrowed({})).toBe(23);
    expect(await narrowed({ name: "b" })).toBe(rows.filter(({ name }) => name === "b").length);
    expect(await narrowed({ late: false })).toBe(rows.filter(({ at }) => at !== "infinity").length);
    expect(await narrowed({ name: "b", late: true })).toBe(
      rows.filter(({ name, at }) => name === "b" && at === "infinity").length,
    );
  });
});
