import fc from "fast-check";
import { expect, test } from "vitest";
import { comparedWith, periodBefore, svodSumsOf, svodTotal } from "./svod.js";

test("the period before is as long, and ends on the day before this one begins", () => {
  expect(periodBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({ from: "2026-01-29", to: "2026-02-28" });
  expect(periodBefore({ from: "2026-03-05", to: "2026-03-05" })).toEqual({ from: "2026-03-04", to: "2026-03-04" });
  expect(periodBefore({ from: null, to: "2026-03-05" })).toBeNull();
});

test("of a period that began with nothing due, charged less discounted less paid remains, row by row and in the total", () => {
  const money = fc.integer({ min: -1e12, max: 1e12 });
  const sums = fc.record({
    charged: money,
    discounted: money,
    due: money,
    credit: money,
    distributed: money,
    late: money,
  });
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 20 }), (places) => {
      const none = { charged: 0, discounted: 0, due: 0, credit: 0, distributed: 0, late: 0 };
      const rows = places.map((within) => svodSumsOf({ before: none, within }, 0, true));
      for (const row of [...rows, svodTotal(rows, true)]) {
        expect(row.charged - row.discounted - row.paid).toBe(row.remaining);
      }
      expect(svodTotal(rows, true).late).toBe(places.reduce((sum, { late }) => sum + late, 0));
    }),
  );
});

test("what is late is not told of a day gone by, nor planned where one place does not know it", () => {
  const sums = { charged: 5, discounted: 1, due: 2, credit: 1, distributed: 2, late: 2 };
  const known = svodSumsOf({ before: sums, within: sums }, 7, false);
  expect(known).toMatchObject({ late: null, remaining: 4, paid: 2, beyond: 2 });
  expect(svodTotal([known, { ...known, planned: null }], false)).toMatchObject({ planned: null, late: null });
});

test("a period is compared with the one before it, a day with an earlier day that was asked for, and with none else", () => {
  const period = { from: "2026-03-01", to: "2026-03-10" };
  const day = { from: null, to: "2026-03-10" };
  expect(comparedWith(period, undefined)).toEqual({ from: "2026-02-19", to: "2026-02-28" });
  expect(comparedWith(day, undefined)).toBeNull();
  expect(comparedWith(day, "2026-03-09")).toEqual({ from: null, to: "2026-03-09" });
  expect([comparedWith(day, "2026-03-10"), comparedWith(period, "2026-02-01")]).toEqual([undefined, undefined]);
});
