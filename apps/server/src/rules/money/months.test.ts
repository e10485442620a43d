import { moneyMonthMoves, moneyMonthStates } from "@yer/api/contract/money-months";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../workflow/calendar.js";
import {
  bookingOf,
  checksOfMonth,
  type MonthFound,
  monthAfter,
  monthOf,
  reasonsAgainstClosing,
  reasonsAgainstMonth,
} from "./months.js";

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2025-06-01", days));

test("nothing is booked into a closed month, and what is of one names it", () => {
  fc.assert(
    fc.property(
      day,
      day,
      fc.option(day, { nil: undefined }),
      day.map(monthOf),
      (today, valueDay, correctedDay, closedThrough) => {
        const { bookedDay, closedMonth } = bookingOf({ today, valueDay, correctedDay, closedThrough });
        expect(bookedDay > addDays(monthAfter(closedThrough), -1)).toBe(true);
        expect(bookedDay === today || today < monthAfter(closedThrough)).toBe(true);
        const late = [today, valueDay, correctedDay].some((one) => one !== undefined && monthOf(one) <= closedThrough);
        expect(closedMonth !== null).toBe(late);
        expect(closedMonth === null || closedMonth <= closedThrough).toBe(true);
      },
    ),
  );
});

test("where none is closed all is booked today and names none", () => {
  fc.assert(
    fc.property(day, day, (today, valueDay) => {
      const none = { bookedDay: today, closedMonth: null };
      expect(bookingOf({ today, valueDay, closedThrough: null })).toEqual(none);
    }),
  );
});

test("a month is followed by the next, over the year as well", () => {
  expect([monthOf("2026-12-31"), monthAfter("2026-12-01"), monthAfter("2026-01-01")]).toEqual([
    "2026-12-01",
    "2027-01-01",
    "2026-02-01",
  ]);
});

test("a counter-entry names the month of what it counters, and the bank's day that of the bank", () => {
  const of = { today: "2026-04-10", closedThrough: "2026-03-01" };
  expect(bookingOf({ ...of, valueDay: "2026-02-27" }).closedMonth).toBe("2026-02-01");
  expect(bookingOf({ ...of, valueDay: "2026-02-27", correctedDay: "2026-03-02" }).closedMonth).toBe("2026-03-01");
  expect(bookingOf({ ...of, valueDay: "2026-04-09" }).closedMonth).toBeNull();
});

test("by state and person: one proposes, another who works in the whole region closes or refuses, a closed month stays", () => {
  const codes = new Set(["close:month", "approve:month"]);
  const who = (id: string, territory: string | null = "1718") => ({ ids: [id], codes, territory });
  const open = (state: (typeof moneyMonthStates)[number], person: ReturnType<typeof who>) =>
    moneyMonthMoves.filter(
      (move) => reasonsAgainstMonth(move, { state, region: "1718", proposers: ["proposer"] }, person).length === 0,
    );
  expect(moneyMonthStates.map((state) => open(state, who("proposer")))).toEqual([["propose"], ["withdraw"], []]);
  expect(moneyMonthStates.map((state) => open(state, who("other", "17")))).toEqual([
    ["propose"],
    ["approve", "refuse"],
    [],
  ]);
  for (const territory of ["1718401", "1703", null]) {
    expect(moneyMonthStates.map((state) => open(state, who("other", territory)))).toEqual([[], [], []]);
  }
  // Under a borrowed name it is the same person.
  expect(open("proposed", { ...who("other"), ids: ["other", "proposer"] })).toEqual(["withdraw"]);
  expect(
    reasonsAgainstMonth("propose", { state: "open", region: "1718", proposers: [] }, { ...who("x"), codes: new Set() }),
  ).toEqual([{ code: "permission-missing", params: { code: "close:month" } }]);
});

test("what the house has to decide blocks closing, what waits for the bank or the treasury warns", () => {
  const none = { count: 0, amount: 0 };
  const found: MonthFound = {
    month: "2026-03-01",
    today: "2026-04-01",
    earlier: 0,
    checked: true,
    faulty: false,
    corrections: 0,
    ordersMade: none,
    ordersSent: none,
    unmatched: none,
  };
  const outcomes = (change: Partial<MonthFound>) => {
    const checks = checksOfMonth({ ...found, ...change });
    const blocked = reasonsAgainstClosing(checks).length > 0;
    return [blocked, ...checks.filter(({ outcome }) => outcome !== "holds").map(({ code }) => code)];
  };
  const some = { count: 2, amount: 500 };
  expect(outcomes({})).toEqual([false]);
  expect(outcomes({ today: "2026-03-31" })).toEqual([true, "over"]);
  expect(outcomes({ earlier: 1 })).toEqual([true, "earlier"]);
  expect(outcomes({ checked: false })).toEqual([true, "checked"]);
  expect(outcomes({ faulty: true })).toEqual([true, "faults"]);
  expect(outcomes({ corrections: 1 })).toEqual([true, "corrections"]);
  expect(outcomes({ ordersMade: some })).toEqual([true, "orders-made"]);
  expect(outcomes({ ordersSent: some, unmatched: some })).toEqual([false, "orders-sent", "unmatched"]);
});
