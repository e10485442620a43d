import fc from "fast-check";
import { expect, test } from "vitest";
import { daysUntil, faultsOfSchedule, standingOfInstalments } from "./instalments.js";

const now = new Date("2026-03-05T09:00:00Z");
const schedule = [
  { dueOn: "2026-03-04", amount: 100 },
  { dueOn: "2026-04-05", amount: 50 },
  { dueOn: "2026-05-05", amount: 50 },
];

test("receipts cover instalments in their order, and an unpaid one of a day gone by is overdue", () => {
  expect(standingOfInstalments(schedule, 0, now).map(({ state }) => state)).toEqual(["overdue", "due", "due"]);
  expect(standingOfInstalments(schedule, 120, now)).toMatchObject([
    { paid: 100, state: "paid" },
    { paid: 20, state: "due" },
    { paid: 0, state: "due" },
  ]);
});

test("an instalment due today is not overdue before the day ends in Tashkent", () => {
  const today = [{ dueOn: "2026-03-05", amount: 1 }];
  expect(standingOfInstalments(today, 0, new Date("2026-03-05T18:59:59Z"))[0]?.state).toBe("due");
  expect(standingOfInstalments(today, 0, new Date("2026-03-05T19:00:00Z"))[0]?.state).toBe("overdue");
});

test("what the instalments were paid never differs from the receipts by more than what is beyond them", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 12 }),
      fc.nat(2e10),
      (sums, paid) => {
        const owed = sums.reduce((all, sum) => all + sum, 0);
        const rows = standingOfInstalments(
          sums.map((amount, index) => ({ dueOn: `2027-01-${String(index + 1).padStart(2, "0")}`, amount })),
          paid,
          now,
        );
        return rows.reduce((all, row) => all + row.paid, 0) === Math.min(owed, paid);
      },
    ),
  );
});

test("a schedule begins today at the earliest, goes forward, and adds to what is owed", () => {
  const good = [
    { dueOn: "2026-03-05", amount: 100 },
    { dueOn: "2026-03-06", amount: 100 },
  ];
  expect(faultsOfSchedule(good, 200, now, 1)).toEqual([]);
  expect(faultsOfSchedule(good, 201, now, 1)).toEqual([{ pointer: "/schedule", code: "instalment-sum" }]);
  expect(faultsOfSchedule(schedule, 200, now, 1000)).toEqual([
    { pointer: "/schedule/0/dueOn", code: "instalment-order" },
  ]);
  expect(faultsOfSchedule(good.toReversed(), 200, now, 1)).toEqual([
    { pointer: "/schedule/1/dueOn", code: "instalment-order" },
  ]);
  expect(faultsOfSchedule(good, 200, now, 0)).toEqual([{ pointer: "/schedule/1/dueOn", code: "instalment-far" }]);
});

test("days until a day are those of Tashkent", () => {
  expect(daysUntil("2026-03-06", new Date("2026-03-05T18:59:00Z"))).toBe(1);
  expect(daysUntil("2026-03-06", new Date("2026-03-05T19:00:00Z"))).toBe(0);
});
