import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { fillFigures } from "./figures.js";
import type { FillRow } from "./queries.js";
import { tellFill } from "./tell-fill.js";

const at = new Date("2026-03-05T09:00:00Z");
const declared: FillRow = {
  name: "declared",
  position: null,
  rows_done: 0,
  rows_estimated: null,
  chunk_rows: 100,
  worked_milliseconds: 0,
  begun_at: null,
  moved_at: at,
  stopped_at: null,
  done_at: null,
  fault: null,
};
const begun: FillRow = {
  ...declared,
  name: "begun",
  position: "x",
  rows_done: 1_900_000,
  rows_estimated: 4_000_000,
  worked_milliseconds: 1_000_000,
  begun_at: at,
};
const stopped: FillRow = { ...begun, name: "stopped", stopped_at: at };
/** More was written since than was counted. */
const over: FillRow = { ...begun, name: "over", rows_done: 4_100_000 };
const done: FillRow = { ...begun, name: "done", rows_done: 4_000_001, done_at: at };

test("an operator is told how far a fill is, how fast it goes and how long it will take", () => {
  expect(tellFill(declared)).toBe("not begun");
  expect(tellFill(begun)).toBe("47 %, 1900000 of about 4000000 rows, 1900 rows a second, 19 min left");
  expect(tellFill(stopped)).toMatch(/^stopped 2026-03-05T09:00:00.000Z, 47 %/);
  expect(tellFill(over)).toBe("99 %, 4100000 of about 4000000 rows, 4100 rows a second, 1 s left");
  expect(tellFill({ ...begun, worked_milliseconds: 19_000_000 })).toMatch(/100 rows a second, 5 h 50 min left$/);
  expect(tellFill(done)).toBe("done 2026-03-05T09:00:00.000Z, 4000001 rows");
});

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => database.close());

test("whoever watches is told what each has left, and of those that should move when they did", async () => {
  await database.db.deleteFrom("fills").execute();
  await database.db.insertInto("fills").values([declared, begun, stopped, over, done]).execute();
  const told = await Promise.all(fillFigures.map(async ({ name, read }) => [name, await read(database.db)]));
  const seconds = at.getTime() / 1000;
  expect(Object.fromEntries(told)).toEqual({
    yer_fill_rows_left: new Map([
      ["begun", 2_100_000],
      ["done", 0],
      ["over", 1],
      ["stopped", 2_100_000],
    ]),
    yer_fill_moved_timestamp_seconds: new Map([
      ["begun", seconds],
      ["declared", seconds],
      ["over", seconds],
    ]),
  });
});
