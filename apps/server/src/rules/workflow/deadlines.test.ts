import fc from "fast-check";
import { expect, it } from "vitest";
import { inForceOn, settingsOf } from "../../platform/dated-settings/settings.js";
import { dayInTashkent, endOfDay } from "./calendar.js";
import { deadlineOf, standingOf, statusTerm, type Term } from "./deadlines.js";

const calendar = { holidays: new Set(["2026-03-09", "2026-03-20"]), workdays: new Set(["2026-03-14"]) };
const working = (days: number): Term => ({ days, unit: "working", validFrom: "2024-11-01" });
const calendarDays = (days: number): Term => ({ days, unit: "calendar", validFrom: "2024-11-01" });
const start = new Date("2026-03-05T09:00:00Z"); // Thursday, 14:00 in Tashkent

it("ends a calendar term at 24:00 in Tashkent of its last day", () => {
  expect(deadlineOf(start, calendarDays(10), calendar)?.toISOString()).toBe("2026-03-15T19:00:00.000Z");
});

it("takes the day in Tashkent, not in Greenwich, as the day of the start", () => {
  const evening = new Date("2026-03-05T19:30:00Z"); // 00:30 on the 6th in Tashkent
  expect(deadlineOf(evening, calendarDays(1), calendar)).toEqual(endOfDay("2026-03-07"));
});

it("begins a status's term on the day in Tashkent, not in Greenwich", () => {
  const rows = [
    { key: "term.in_payment", territory: "17", valid_from: "2026-03-06", value: { days: 7, unit: "working" } },
  ];
  const evening = new Date("2026-03-05T19:30:00Z"); // 00:30 on the 6th in Tashkent
  expect(statusTerm(settingsOf(rows, []).in("1703202"), "in_payment", evening)).toEqual({
    days: 7,
    unit: "working",
    validFrom: "2026-03-06",
  });
});

it("skips weekends and holidays in working days, and counts a weekend day made a workday", () => {
  // 6 Fri; 7-8 weekend; 9 holiday; 10-13 Tue-Fri; 14 Saturday worked
  expect(deadlineOf(start, working(6), calendar)).toEqual(endOfDay("2026-03-14"));
});

it("does not count days at whose end the term stood still", () => {
  const pause = { from: new Date("2026-03-07T05:00:00Z"), to: new Date("2026-03-09T05:00:00Z") };
  expect(deadlineOf(start, calendarDays(3), calendar, [pause])).toEqual(endOfDay("2026-03-10"));
});

it("knows no end while the term is paused", () => {
  expect(deadlineOf(start, working(5), calendar, [{ from: start, to: null }])).toBeNull();
});

it("never ends sooner for a pause, nor for more days", () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), minutes, minutes, fc.boolean(), (days, from, length, isWorking) => {
      const term = isWorking ? working(days) : calendarDays(days);
      const pause = {
        from: new Date(start.getTime() + from * 60_000),
        to: new Date(start.getTime() + (from + length) * 60_000),
      };
      const plain = deadlineOf(start, term, calendar)?.getTime() ?? 0;
      const paused = deadlineOf(start, term, calendar, [pause])?.getTime() ?? 0;
      const longer = deadlineOf(start, { ...term, days: days + 1 }, calendar)?.getTime() ?? 0;
      return paused >= plain && longer > plain;
    }),
  );
});

it("applies the setting in force on the day, the latest of those begun", () => {
  const values = [
    working(20),
    { ...working(15), validFrom: "2026-01-01" },
    { ...working(10), validFrom: "2027-01-01" },
  ];
  expect(inForceOn(values, dayInTashkent(start))?.days).toBe(15);
  expect(inForceOn(values, dayInTashkent(new Date("2025-12-31T18:59:00Z")))?.days).toBe(20);
  expect(inForceOn(values, dayInTashkent(new Date("2025-12-31T19:00:00Z")))?.days).toBe(15);
});

it("calls a term late from its last midnight on, and soon within the days the setting says", () => {
  const end = endOfDay("2026-03-10");
  expect(standingOf(end, false, new Date(end.getTime() - 1), 2)).toEqual({ state: "soon", daysLeft: 0 });
  expect(standingOf(end, false, end, 2)).toEqual({ state: "late", daysLeft: -1 });
  expect(standingOf(end, false, start, 2)).toEqual({ state: "running", daysLeft: 5 });
  expect(standingOf(null, true, start, 2)).toEqual({ state: "paused", daysLeft: null });
  expect(dayInTashkent(end)).toBe("2026-03-11");
});
