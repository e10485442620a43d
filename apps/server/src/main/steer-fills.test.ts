import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fixedClock, machineClockOf } from "../platform/clock/clock.js";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { UnknownFill } from "../platform/fills/fill-on.js";
import { noteFault } from "../platform/fills/queries.js";
import { doubles, doublesFill, dropNumbers, makeNumbers, numbersAsTheyStand } from "../testing/filled-numbers.js";
import { openTestDatabase } from "../testing/test-database.js";
import { fills } from "./fills.js";
import { steerFills } from "./steer-fills.js";

const clock = machineClockOf(fixedClock("2026-03-05T09:00:00Z"));
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => makeNumbers(database.db, 300));
afterEach(async () => dropNumbers(database.db));
afterAll(async () => database.close());

/** What `pnpm fills` says. */
async function said(args: readonly string[], known = [doublesFill()]): Promise<readonly string[] | undefined> {
  const lines: string[] = [];
  const isUnderstood = await steerFills(database.db, args, {
    fills: known,
    clock,
    say: (line) => void lines.push(line),
  });
  return isUnderstood ? lines : undefined;
}

test("every fill is told, with what it is for, what it last failed with, and whether this version can do it", async () => {
  await noteFault(database.db, doubles, "Error: no");
  expect(await said([])).toEqual([`${doubles}: not begun`, "  twice each number", "  The last try failed: Error: no"]);
  expect((await said([], []))?.[1]).toBe("  Not of this version: one that knows it has to run.");
});

test("a fill is stopped, let go on, and done to its end", async () => {
  expect(await said(["stop", doubles])).toEqual([`${doubles}: stopped 2026-03-05T09:00:00.000Z, not begun`]);
  expect(await said(["go", doubles])).toEqual([`${doubles}: not begun`]);
  expect(await said(["run", doubles])).toEqual([`${doubles}: done 2026-03-05T09:00:00.000Z, 300 rows`]);
  expect(await numbersAsTheyStand(database.db)).toEqual({ derived: 300, wrong: 0, looked: 300, most: 1 });
  expect(await said(["stop", doubles])).toEqual([`${doubles}: done 2026-03-05T09:00:00.000Z, 300 rows`]);
});

test("what is no word of it, or names no fill, changes nothing", async () => {
  for (const args of [["halt", doubles], ["stop"], ["run", doubles, "now"]]) expect(await said(args)).toBeUndefined();
  await expect(said(["stop", "halves"])).rejects.toThrow(UnknownFill);
  await expect(said(["run", doubles], [])).rejects.toThrow(UnknownFill);
  expect(await said([])).toContain(`${doubles}: not begun`);
});

test("no two fills have one name, by which they are found in every version", () => {
  expect(new Set(fills.map(({ name }) => name)).size).toBe(fills.length);
});
