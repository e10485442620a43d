import fc from "fast-check";
import { expect, test } from "vitest";
import { evenPlan } from "./even-plan.js";

test("parts add to what is owed to the tiyin, each later than the one before and none after the last day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 9_000_000_000 }),
      fc.integer({ min: 2, max: 120 }),
      fc.integer({ min: 0, max: 1000 }),
      (sum, parts, more) => {
        const lastDay = new Date(Date.parse("2026-03-05") + (parts + more) * 86_400_000).toISOString().slice(0, 10);
        const plan = evenPlan(sum, parts, "2026-03-05", lastDay);
        expect(plan.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
        expect(plan).toHaveLength(parts);
        expect(plan.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        const days = ["2026-03-05", ...plan.map(({ dueOn }) => dueOn)];
        expect(days.every((one, at) => at === 0 || one > (days[at - 1] ?? ""))).toBe(true);
        expect((plan.at(-1)?.dueOn ?? "") <= lastDay).toBe(true);
      },
    ),
  );
});
