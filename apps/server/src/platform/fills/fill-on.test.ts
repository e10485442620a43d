import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doubles, doublesFill, dropNumbers, makeNumbers, numbersAsTheyStand } from "../../testing/filled-numbers.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { fixedClock, machineClockOf } from "../clock/clock.js";
import { databaseErrorCode } from "../database/errors.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { type FillingOn, fillOn, nextRows, UnknownFill } from "./fill-on.js";
import { letFillGo, readFill, stopFill } from "./queries.js";

const clock = machineClockOf(fixedClock("2026-03-05T09:00:00Z"));
const whole = 1000;
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => makeNumbers(database.db, whole));
afterEach(async () => dropNumbers(database.db));
afterAll(async () => database.close());

/** Fills on as a process does; between two chunks `meanwhile` happens. */
const on = async (fill = doublesFill(), how: Partial<FillingOn> = {}) =>
  fillOn(database.db, fill, { clock, pause: async () => {}, ...how });
const row = async () => readFill(database.db, doubles);
const filledOnce = { derived: whole, wrong: 0, looked: whole, most: 1 };

test("chunks follow each other to the end, and what was done and is left adds up after each", async () => {
  const after: unknown[] = [];
  const left = await on(doublesFill(), {
    pause: async () => {
      const { position, rows_done: rows, rows_estimated: estimated } = (await row()) ?? {};
      after.push([position, rows, estimated, (await numbersAsTheyStand(database.db))?.derived]);
    },
  });
  expect(left).toBe("done");
  expect(after.length).toBeGreaterThan(2);
  // Keys are the numbers from 1, so that the position says how many.
  for (const [position, rows, estimated, derived] of after as number[][]) {
    expect([Number(position), estimated, derived]).toEqual([rows, whole, rows]);
  }
  expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
  expect(await row()).toMatchObject({ rows_done: whole, done_at: clock.now(), begun_at: clock.now(), fault: null });
  expect(await on()).toBe("done");
  expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
});

test("it rests after each chunk, told how long that took", async () => {
  const rests: number[] = [];
  let chunks = 0;
  await on(
    doublesFill(() => void (chunks += 1)),
    { pause: async (took) => void rests.push(took) },
  );
  expect(rests).toHaveLength(chunks);
  expect(Math.min(...rests)).toBeGreaterThan(0);
});

test("chunks are as large as can be done in a fifth of a second", () => {
  expect(nextRows(100, 200)).toBe(100);
  expect(nextRows(100, 160)).toBe(125);
  // A single quick or slow one says little.
  expect(nextRows(100, 1)).toBe(200);
  expect(nextRows(100, 9000)).toBe(50);
  expect(nextRows(1, 9000)).toBe(1);
  expect(nextRows(10_000, 1)).toBe(10_000);
});

describe("broken off", () => {
  test("between two chunks it goes on behind the one before", async () => {
    expect(await on(doublesFill(), { isOver: () => true })).toBe("more");
    expect(await row()).toMatchObject({ position: "100", rows_done: 100, done_at: null });
    expect(await on()).toBe("done");
    expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
  });

  test("within a chunk, nothing of that chunk stays", async () => {
    let chunks = 0;
    const failing = doublesFill(() => {
      chunks += 1;
      if (chunks === 3) throw new Error("broken off");
    });
    await expect(on(failing)).rejects.toThrow("broken off");
    const stood = await row();
    expect(stood?.rows_done).toBeGreaterThan(100);
    expect(stood?.rows_done).toBeLessThan(whole);
    expect(await numbersAsTheyStand(database.db)).toMatchObject({
      derived: stood?.rows_done,
      looked: Number(stood?.position),
    });
    expect(await on()).toBe("done");
    expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
    expect((await row())?.rows_done).toBe(whole);
  });

  test("at its commit, nothing of that chunk stays, neither rows nor position", async () => {
    // Asked when the transaction ends, after everything it wrote.
    await sql`
      create function refuse_chunk() returns trigger language plpgsql as $$
      begin raise exception 'broken off'; end $$`.execute(database.db);
    await sql`
      create constraint trigger refused after update on fills deferrable initially deferred for each row
      when (new.rows_done > 200) execute function refuse_chunk()`.execute(database.db);
    const refused = on();
    await expect(refused).rejects.toThrow(/broken off/);
    await sql`drop trigger refused on fills`.execute(database.db);
    await sql`drop function refuse_chunk`.execute(database.db);
    // How many rows a chunk is after the first one depends on how quick the first was.
    const stood = await row();
    expect(stood?.rows_done).toBeGreaterThanOrEqual(100);
    expect(stood?.rows_done).toBeLessThanOrEqual(200);
    expect(await numbersAsTheyStand(database.db)).toMatchObject({
      derived: stood?.rows_done,
      looked: Number(stood?.position),
    });
    expect(await on()).toBe("done");
    expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
  });
});

test("stopped, it does no further chunk until it is let go, and then goes on from where it stood", async () => {
  const { db } = database;
  expect(await on(doublesFill(), { pause: async () => stopFill(db, doubles, clock.now()) })).toBe("stopped");
  expect(await on()).toBe("stopped");
  expect(await row()).toMatchObject({ position: "100", stopped_at: clock.now() });
  await letFillGo(db, doubles, clock.now());
  expect(await on()).toBe("done");
  expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
});

test("run by hand it is done although it is stopped", async () => {
  await stopFill(database.db, doubles, clock.now());
  expect(await on(doublesFill(), { isByHand: true })).toBe("done");
  expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
});

test("processes that do it at the same time take turns, and none does what another did", async () => {
  const ends = await Promise.all([true, true, false, false].map(async (isByHand) => on(doublesFill(), { isByHand })));
  expect(ends.slice(0, 2)).toEqual(["done", "done"]);
  expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
  expect((await row())?.rows_done).toBe(whole);
});

test("what a writer beside it derived stays as the writer left it, before and behind the fill", async () => {
  const { db } = database;
  const left = await on(doublesFill(), {
    pause: async () => {
      // A row of a chunk that is done, one of a chunk to come, and a new one, all between two chunks.
      await sql`update numbers set factor = 5 where n in (50, 990)`.execute(db);
      await sql`insert into numbers values (2000, 3) on conflict do nothing`.execute(db);
    },
  });
  expect(left).toBe("done");
  expect(await numbersAsTheyStand(db)).toEqual({ derived: whole + 1, wrong: 0, looked: whole + 1, most: 1 });
});

test("a chunk that ends where it began is no way on, and is told", async () => {
  const standing = { ...doublesFill(), chunk: async () => ({ after: "1", rows: 1 }) };
  await expect(on(standing)).rejects.toThrow("A chunk of the fill doubles ended where it began.");
});

test("one that no migration has declared is not begun", async () => {
  await expect(on({ ...doublesFill(), name: "halves" })).rejects.toThrow(UnknownFill);
});

// One connection cannot stand in the way of another: the embedded database has no other.
describe.runIf(process.env["DATABASE_URL"])("over several connections", () => {
  test("while a process does a chunk the job of another passes by, and who runs it by hand goes on behind it", async () => {
    const { promise: within, resolve: enter } = Promise.withResolvers<void>();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const slow = doublesFill(async () => {
      enter();
      await opened;
    });
    const first = on(slow);
    await within;
    const passing = await on(doublesFill(), { isOver: () => true });
    const byHand = on(doublesFill(), { isByHand: true });
    open();
    expect(passing).toBe("busy");
    expect(await byHand).toBe("done");
    await first;
    expect(await numbersAsTheyStand(database.db)).toEqual(filledOnce);
    expect((await row())?.rows_done).toBe(whole);
  });

  test("a row that a writer holds is waited for shortly: the fill lets go of the others, asks for fewer, and goes on when the writer has ended", async () => {
    const { db } = database;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: holds, resolve: hold } = Promise.withResolvers<void>();
    const writer = withTransaction(db, async (transaction) => {
      await sql`update numbers set factor = 7 where n = 60`.execute(transaction);
      hold();
      await ended;
    });
    await holds;
    const stood: unknown[] = [];
    const ends: unknown[] = [];
    const fill = doublesFill();
    const told: typeof fill = {
      ...fill,
      chunk: async (...asked) =>
        fill.chunk(...asked).catch((error: unknown) => {
          ends.push(databaseErrorCode(error));
          throw error;
        }),
    };
    const filling = on(told, {
      pause: async () => {
        const { position, chunk_rows: asked } = (await row()) ?? {};
        stood.push([position, asked]);
        // Of the same chunks, which the fill would have had locked until the writer ends.
        await sql`update numbers set factor = 3 where n = 59`.execute(db);
        if (stood.length < 3) return;
        end();
        await writer;
      },
    });
    expect(await filling).toBe("done");
    // It gives up the row, and never stands there until the statement as a whole is cut off: 57014.
    expect(new Set(ends)).toEqual(new Set(["55P03"]));
    // 100 rows were not to be had, the 50 before the row that is held were; it stands before that row.
    expect(stood.slice(0, 3)).toEqual([
      [null, 50],
      ["50", expect.any(Number)],
      ["50", expect.any(Number)],
    ]);
    expect(await numbersAsTheyStand(db)).toMatchObject({ derived: whole, wrong: 0 });
  });
});
