import { paymentOrderMoves, paymentOrderStates } from "@yer/api/contract/payment-orders";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dueByAccount,
  entryOfExecution,
  paymentOrderTransitionOf,
  paymentOrderTransitions,
  reasonsAgainstOrder,
} from "./payment-orders.js";

/** DOMAIN §7 as lines: from, move, end. Written apart from the table. */
const domain = [
  "made approve approved",
  "made withdraw withdrawn",
  "approved execute executed",
  "approved refuse refused",
];

test("the table of moves says what DOMAIN says, and no more", () => {
  const table = paymentOrderStates.flatMap((from) =>
    paymentOrderTransitions[from].map(({ move, to }) => `${from} ${move} ${to}`),
  );
  expect(table.toSorted()).toEqual(domain.toSorted());
});

test("who made an order does not approve it, whatever codes they hold; every other move of the table is open to its code", () => {
  const codes = new Set(["order:distribution", "execute:distribution"] as const);
  fc.assert(
    fc.property(fc.constantFrom(...paymentOrderStates), fc.constantFrom(...paymentOrderMoves), (state, move) => {
      const told = (id: string, held: typeof codes) =>
        reasonsAgainstOrder(move, { state, madeBy: "maker" }, { id, codes: held }).map(({ code }) => code);
      const row = paymentOrderTransitionOf(state, move);
      if (row === undefined) {
        expect(told("other", codes)).toEqual(["order-elsewhere"]);
        return;
      }
      expect(told("other", codes)).toEqual([]);
      expect(told("maker", codes)).toEqual(move === "approve" ? ["proposal-own"] : []);
      expect(told("other", new Set())).toEqual(["permission-missing"]);
    }),
  );
});

test("districts that pay into one account are one order, and what was taken back lowers it", () => {
  const due = (district: string, account: string | null, amount: number) => ({
    district,
    budget: "region",
    account,
    due: amount,
  });
  expect(dueByAccount([due("1", "a", 100), due("2", "b", 5), due("3", "a", -30), due("4", "a", 0)])).toEqual([
    {
      budget: "region",
      account: "a",
      due: 70,
      parts: [
        { district: "1", amount: 100 },
        { district: "3", amount: -30 },
      ],
    },
    { budget: "region", account: "b", due: 5, parts: [{ district: "2", amount: 5 }] },
  ]);
  expect(dueByAccount([due("1", null, 0)])).toEqual([]);
});

test("what an order pays adds to zero with the bank", () => {
  const { lines } = entryOfExecution("region", [
    { district: "1", amount: 100 },
    { district: "3", amount: -30 },
  ]);
  expect(lines.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
    "budget_paid 100",
    "budget_paid -30",
    "bank -70",
  ]);
});
