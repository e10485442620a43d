import { expect, test } from "vitest";
import { daysToAskAsOf, endOf } from "./as-of-moments.js";

test("a report is offered as of yesterday and of the ends of twelve months, each day once", () => {
  const days = daysToAskAsOf("2026-03-05");
  expect(days.slice(0, 3)).toEqual(["2026-03-04", "2026-02-28", "2026-01-31"]);
  expect(days.at(-1)).toBe("2025-03-31");
  expect(daysToAskAsOf("2026-03-01").slice(0, 2)).toEqual(["2026-02-28", "2026-01-31"]);
});

test("the end of a day is its last moment in Tashkent", () => {
  expect(endOf("2026-02-28")).toBe("2026-02-28T18:59:59.999Z");
});
