import { refundActs, refundStates } from "@yer/api/contract/refunds";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  actsOnRefund,
  againstRefund,
  againstRefundAct,
  isPromised,
  promisedBy,
  refundableOf,
  refundAfter,
  refundAfterReport,
  type RefundStanding,
} from "./refund.js";

/** What clients do beside each other, each by what it read under the application's lock. */
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
          refunds.push({ state: "proposed", amount: one.amount, proposers: ["a"], isOnline: false });
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

const said = (state: "pending" | "paid" | "failed", amount = 100, currency = "UZS") => ({ state, amount, currency });

test("of a refund through a provider the provider alone says what became of it, once, and what it was asked for", () => {
  const ordered = { state: "ordered", amount: 100, proposers: ["a"], isOnline: true } as const;
  expect(actsOnRefund(ordered)).toEqual([]);
  expect(actsOnRefund({ ...ordered, isOnline: false })).toEqual(["execute", "bounce"]);
  expect(againstRefundAct(ordered, "execute", ["b"])).toEqual([{ code: "refund-elsewhere" }]);
  expect(refundAfterReport(ordered, said("pending"))).toBeUndefined();
  expect(refundAfterReport(ordered, said("paid"))).toBe("executed");
  expect(refundAfterReport(ordered, said("failed", 0))).toBe("refused");
  expect(refundAfterReport(ordered, said("paid", 99))).toBe("odd");
  expect(refundAfterReport(ordered, said("paid", 100, "USD"))).toBe("odd");
  for (const state of refundStates.filter((one) => one !== "ordered")) {
    expect(refundAfterReport({ ...ordered, state }, said("paid"))).toBeUndefined();
  }
});

const refund = (state: RefundStanding["state"], amount: number) => ({ state, amount });

test("of an online payment no more goes back than it brought, and no more than is owed back", () => {
  expect(refundableOf({ paid: 100, refunds: [] }, 250)).toBe(100);
  expect(refundableOf({ paid: 100, refunds: [] }, 40)).toBe(40);
  const taken = [refund("executed", 30), refund("approved", 20), refund("refused", 90), refund("withdrawn", 90)];
  expect(refundableOf({ paid: 100, refunds: taken }, 250)).toBe(50);
  expect(refundableOf({ paid: 100, refunds: [refund("executed", 100)] }, 250)).toBe(0);
});
