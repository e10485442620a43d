import { refundActs, refundStates } from "@yer/api/contract/refunds";
import fc from "fast-check";
import { expect, test } from "vitest";
import { againstRefund, againstRefundAct, isPromised, promisedBy, refundAfter, type RefundStanding } from "./refund.js";

/** What clients do beside each other, each by what it read under the file's lock. */
const act = fc.oneof(
  fc.record({ act: fc.constant("propose" as const), amount: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ act: fc.constantFrom(...refundActs), which: fc.nat({ max: 5 }), by: fc.constantFrom("a", "b") }),
);

test("whatever clients do in whatever order, no refund is paid out twice, and never more than is due is promised or paid", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.array(act, { maxLength: 60 }), (owed, acts) => {
      const refunds: RefundStanding[] = [];
      /** By refund, each time it is paid out. */
      const paid: { readonly which: number; readonly amount: number }[] = [];
      const approvers: string[] = [];
      const left = () => owed - paid.reduce((sum, { amount }) => sum + amount, 0);
      for (const one of acts) {
        if (one.act === "propose") {
          if (againstRefund(left() - promisedBy(refunds), one.amount).length > 0) continue;
          refunds.push({ state: "proposed", amount: one.amount, proposers: ["a"] });
        } else {
          const refund = refunds[one.which];
          if (refund === undefined || againstRefundAct(refund, one.act, [one.by]).length > 0) continue;
          if (one.act === "approve") approvers.push(one.by);
          const state = refundAfter(refund.state, one.act);
          if (state === "executed") paid.push({ which: one.which, amount: refund.amount });
          refunds[one.which] = { ...refund, state: state ?? refund.state };
        }
        expect(left() - promisedBy(refunds)).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(paid.map(({ which }) => which)).size).toBe(paid.length);
      expect(approvers).not.toContain("a");
    }),
  );
});

test("a refund goes proposed, approved, ordered, executed; what the bank does not execute is proposed again", () => {
  const table = refundStates.flatMap((state) =>
    refundActs.flatMap((one) => {
      const to = refundAfter(state, one);
      return to === undefined ? [] : [`${state} ${one} ${to}`];
    }),
  );
  expect(table).toEqual([
    "proposed approve approved",
    "proposed refuse refused",
    "proposed withdraw withdrawn",
    "approved refuse refused",
    "approved order ordered",
    "ordered execute executed",
    "ordered bounce proposed",
  ]);
  expect(refundStates.filter(isPromised)).toEqual(["proposed", "approved", "ordered"]);
});

test("an amount beyond what is free says how much is, in whole soʻm", () => {
  expect(againstRefund(0)).toEqual([{ code: "refund-nothing" }]);
  expect(againstRefund(250, 251)).toEqual([{ code: "refund-beyond", params: { free: 2 } }]);
  expect(againstRefund(250, 250)).toEqual([]);
});
