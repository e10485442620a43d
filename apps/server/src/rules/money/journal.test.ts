import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyAct, MoneyWalk } from "../../testing/money-walk.js";
import {
  entriesOfCharge,
  entriesOfEnd,
  entriesOfPayout,
  entriesOfReceipt,
  entriesOfTakingBack,
  type JournalEntry,
  type MoneyStanding,
  standingAfter,
} from "./journal.js";

test("any walk of charges, receipts, receipts taken back, returns, ends, payouts and closed months under changing settings adds up, and a closed month stays as it was", () => {
  fc.assert(
    fc.property(fc.array(moneyAct, { maxLength: 40 }), (steps) => {
      const walk = new MoneyWalk();
      for (const step of steps) walk.take(step);
    }),
    { numRuns: Number(process.env["YER_JOURNAL_WALKS"] ?? 300) },
  );
});

test("whatever is entered once a month is closed leaves its sums as they were, on whatever day the clock stands", () => {
  const acts = fc.array(moneyAct, { maxLength: 10 });
  fc.assert(
    fc.property(
      acts,
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: -90, max: 0 }),
      acts,
      (before, on, back, after) => {
        const walk = new MoneyWalk();
        const closing = [
          { act: "days" as const, days: on },
          { act: "close-month" as const },
          { act: "days" as const, days: back },
          { act: "receipt" as const, part: 1 },
        ];
        for (const step of [...before, ...closing, ...after]) walk.take(step);
      },
    ),
  );
});

const none: MoneyStanding = { charge: null, credit: 0, refundDue: 0 };
const told = (entries: readonly JournalEntry[] | undefined) =>
  entries?.map(({ kind, lines }) => [kind, ...lines.map(({ account, amount }) => `${account} ${amount}`)]);

test("a charge is entered before its discount and with it, and the file's credit covers it", () => {
  const made = { id: "c", gross: 1001, discount: 501 };
  expect(told(entriesOfCharge({ ...none, credit: 700 }, made))).toEqual([
    ["charge", "receivable 500", "discounted 501", "charged -1001"],
    ["cover", "credit 500", "receivable -500"],
  ]);
});

test("a charge that a discount takes off whole is entered, one of nothing is not", () => {
  expect(told(entriesOfCharge(none, { id: "c", gross: 9, discount: 9 }))).toEqual([
    ["charge", "discounted 9", "charged -9"],
  ]);
  expect(entriesOfCharge(none, { id: "c", gross: 0, discount: 0 })).toEqual([]);
});

test("what a receipt is beyond the charge is the file's credit", () => {
  const standing = { ...none, charge: { id: "c", amount: 500, due: 200 } };
  expect(told(entriesOfReceipt(standing, 250))).toEqual([
    ["booking", "bank 250", "unmatched -250"],
    ["match", "unmatched 250", "receivable -200", "credit -50"],
  ]);
});

test("a receipt is taken out of credit, of what is owed back, and last of what covers the charge", () => {
  const standing = { charge: { id: "c", amount: 500, due: 100 }, credit: 30, refundDue: 20 };
  expect(told(entriesOfTakingBack(standing, 60))?.[0]).toEqual([
    "unmatch",
    "credit 30",
    "refund_due 20",
    "receivable 10",
    "unmatched -60",
  ]);
  expect(told(entriesOfTakingBack(standing, 451))).toBeUndefined();
});

test("what is owed back is paid out once", () => {
  const owed = standingAfter({ ...none, credit: 40 }, entriesOfEnd({ ...none, credit: 40 }));
  const paid = standingAfter(owed, entriesOfPayout(owed, 40) ?? []);
  expect([owed.refundDue, paid.refundDue]).toEqual([40, 0]);
  expect(entriesOfPayout(paid, 1)).toBeUndefined();
});
