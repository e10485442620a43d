import fc from "fast-check";
import { expect, test } from "vitest";
import { standingOfInstalments } from "../workflow/instalments.js";
import { againstBill, type Billed, toPayOf } from "./bill.js";
import { chargeSentence } from "./charge-sentence.js";

const open: Billed = { state: "open", remaining: 60, dueOn: "2026-04-01", instalments: null };

test("a bill is issued of what is still to be paid, where it can say where to", () => {
  expect(againstBill(open, true)).toEqual([]);
  expect(againstBill(open, false)).toEqual([{ code: "bill-no-account" }]);
  for (const state of ["paid", "free", "void"] as const) {
    expect(againstBill({ ...open, state, remaining: 0 }, true)).toEqual([{ code: "bill-closed" }]);
  }
});

test("a bill asks for the sum and the day that the charge's sentence names, and never for more than remains", () => {
  const day = fc.constantFrom("2026-03-01", "2026-03-20", "2026-05-01");
  const parts = fc.array(fc.record({ dueOn: day, amount: fc.integer({ min: 1, max: 900 }) }), {
    minLength: 2,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.option(parts), fc.integer({ min: 0, max: 3000 }), fc.boolean(), (schedule, paid, suspended) => {
      const amount = schedule?.reduce((sum, part) => sum + part.amount, 0) ?? 3001;
      fc.pre(paid < amount);
      const billed: Billed = {
        ...open,
        remaining: amount - paid,
        instalments: schedule && standingOfInstalments(schedule, paid, new Date("2026-03-05T09:00:00Z")),
      };
      const toPay = toPayOf(billed);
      const said = chargeSentence({ ...billed, amount, suspended, credit: 0, refundDue: 0 });
      expect([toPay.amount, toPay.dueOn]).toEqual([said.amount, said.day]);
      expect(toPay.amount).toBeGreaterThan(0);
      expect(toPay.amount).toBeLessThanOrEqual(billed.remaining);
    }),
  );
});
