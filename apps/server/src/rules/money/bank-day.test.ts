import { bankDayMoves, bankDayStates } from "@yer/api/contract/bank-days";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BankDayStanding, missingOfDay, reasonsAgainstDay, sumsOfDay, totalTold } from "./bank-day.js";

const nothing = { turnover: null, opening: null, closing: null, paidOut: null };
const sum = fc.nat(1_000_000_000);
/** A line of which parts were matched and returned, and the rest waits or is set aside. */
const line = fc
  .record({ matched: sum, returned: sum, left: sum, isAside: fc.boolean() })
  .map(({ matched, returned, left, isAside }) => ({
    amount: matched + returned + left,
    unmatched: left,
    isAside,
    returned,
  }));
const codes = new Set(["record:payment", "close:payment"]);

test("every tiyin of a day's lines is in one of the four sums, and nothing is missing once none waits", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sums = sumsOfDay(lines);
      const booked = lines.reduce((all, { amount }) => all + amount, 0);
      expect(sums.entered + sums.unmatched + sums.aside + sums.returned).toBe(booked);
      expect(missingOfDay(booked, sums)).toBe(sums.unmatched);
    }),
  );
});

test("balances tell the same total as the turnover between them, or what is told does not go together", () => {
  fc.assert(
    fc.property(sum, sum, sum, (opening, turnover, paid) => {
      const paidOut = Math.min(paid, opening + turnover);
      const closing = opening + turnover - paidOut;
      const balances = { opening, closing, paidOut };
      expect(totalTold({ ...balances, turnover: null })).toBe(turnover);
      expect(totalTold({ ...balances, turnover })).toBe(turnover);
      expect(totalTold({ ...balances, turnover: turnover + 1 })).toBeUndefined();
      expect(totalTold({ ...nothing, turnover })).toBe(turnover);
    }),
  );
  expect(totalTold(nothing)).toBeNull();
  expect(totalTold({ ...nothing, opening: 1 })).toBeUndefined();
  expect(totalTold({ ...nothing, paidOut: 1, turnover: 1 })).toBeUndefined();
  // Less is there than before, and nothing was paid out: nothing came in below zero.
  expect(totalTold({ ...nothing, opening: 5, closing: 3 })).toBeUndefined();
});

test("a day closes exactly when its total is told and accounted for, and never by who recorded it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bankDayStates),
      fc.constantFrom(...bankDayMoves),
      fc.option(fc.nat(6)),
      fc.record({ entered: fc.nat(2), unmatched: fc.nat(2), aside: fc.nat(2), returned: fc.nat(2) }),
      fc.boolean(),
      (state, move, total, sums, isOwn) => {
        const standing: BankDayStanding = { state, total, sums, recordedBy: ["cashier"] };
        const told = (held: ReadonlySet<string>) =>
          reasonsAgainstDay(move, standing, { hands: [isOwn ? "cashier" : "head"], codes: held }).map(
            ({ code }) => code,
          );
        const isOffered = (move === "reopen") === (state === "closed");
        const unless = (...reasons: string[]) =>
          isOffered ? reasons : [state === "closed" ? "bank-day-closed" : "work-over"];
        const accounted = sums.entered + sums.aside + sums.returned;
        const ofClosing = (): string[] => {
          if (total === null) return ["bank-day-untold"];
          if (total > accounted) return ["bank-day-short"];
          if (total < accounted + sums.unmatched) return ["bank-day-beyond"];
          return isOwn ? ["bank-day-own"] : [];
        };
        expect(told(new Set())).toEqual(unless("permission-missing"));
        expect(told(codes)).toEqual(unless(...(move === "close" ? ofClosing() : [])));
      },
    ),
  );
});
