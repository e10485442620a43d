import { describe, expect, it } from "vitest";
import { paperDate, readDates } from "./dates.js";

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
    expect(readDates(text).map(String)).toEqual(dates);
  });

  it.each(["31.02.2026", "05.03.26", "03/15/2026", "12345.03.2026", "mart", ""])("does not guess at %j", (text) => {
    expect(readDates(text)).toEqual([]);
  });
});

describe("paperDate", () => {
  it("puts the day first", () => {
    expect(paperDate("2026-03-05")).toBe("05.03.2026");
  });
});
