import { expect, test } from "vitest";
import { monthsOf, weeksOf } from "./calendar-weeks.js";

test("a bar covers every week that its schedule touches, and none outside the year", () => {
  expect(weeksOf({ startsOn: "2026-01-01", endsOn: "2026-01-07" }, 2026)).toEqual({ from: 1, weeks: 1 });
  expect(weeksOf({ startsOn: "2026-01-07", endsOn: "2026-01-08" }, 2026)).toEqual({ from: 1, weeks: 2 });
  expect(weeksOf({ startsOn: "2026-12-30", endsOn: "2027-02-01" }, 2026)).toEqual({ from: 52, weeks: 2 });
  expect(weeksOf({ startsOn: "2026-12-31", endsOn: "2026-12-31" }, 2026)).toEqual({ from: 53, weeks: 1 });
});

test("months follow each other over the weeks without a gap, and a bar that begins with one begins under its name", () => {
  for (const year of [2026, 2027, 2028]) {
    const months = monthsOf(year);
    expect(months.map(({ day }) => Number(day.slice(5, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [at, { day, from, weeks }] of months.entries()) {
      expect(from + weeks).toBe(months[at + 1]?.from ?? 54);
      expect(weeksOf({ startsOn: day, endsOn: day }, year).from).toBe(from);
    }
  }
});
