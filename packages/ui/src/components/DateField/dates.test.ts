import { BuddhistCalendar, CalendarDate } from "@internationalized/date";
import { describe, expect, it } from "vitest";
import { readDates, toIsoDate } from "./dates.js";

describe("readDates", () => {
  it.each([
    ["05.03.2026", ["2026-03-05"]],
    ["5/3/2026", ["2026-03-05"]],
    ["2026-03-05", ["2026-03-05"]],
    [" 2026/3/5\n", ["2026-03-05"]],
    ["5-3-2026 y.", ["2026-03-05"]],
    ["01.01.2026 – 31.03.2026", ["2026-01-01", "2026-03-31"]],
    ["2026-01-01/2026-03-31", ["2026-01-01", "2026-03-31"]],
  ])("reads %j", (text, dates) => {
    expect(readDates(text, false).map(String)).toEqual(dates);
  });

  it.each(["31.02.2026", "05.03.26", "03/15/2026", "12345.03.2026", "mart", ""])("does not guess at %j", (text) => {
    expect(readDates(text, false)).toEqual([]);
  });

  it("takes the month first where the country writes it first, but behind a year", () => {
    expect(readDates("11/20/2026 – 12/01/2026", true).map(String)).toEqual(["2026-11-20", "2026-12-01"]);
    expect(readDates("2026-11-20", true).map(String)).toEqual(["2026-11-20"]);
    expect(readDates("20/11/2026", true)).toEqual([]);
  });
});

describe("toIsoDate", () => {
  it("writes the day that was meant, in whatever calendar it is shown", () => {
    expect(toIsoDate(new CalendarDate(new BuddhistCalendar(), 2569, 11, 20))).toBe("2026-11-20");
    expect(toIsoDate(new CalendarDate(2026, 11, 20))).toBe("2026-11-20");
  });
});
