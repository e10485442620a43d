import { paymentOrderStates } from "@yer/api/contract/payment-orders";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type OrderStanding, outcomeOfTreasury, type TreasurySays } from "./treasury-row.js";

const today = "2026-03-20";
const order: OrderStanding = {
  state: "approved",
  day: "2026-03-10",
  amount: 500,
  executedOn: null,
  reference: null,
  reason: null,
};
const executed: TreasurySays = {
  becomes: "executed",
  executedOn: "2026-03-12",
  reference: "G-1",
  reason: "",
  amount: 500,
};
const refused: TreasurySays = {
  becomes: "refused",
  executedOn: null,
  reference: "",
  reason: "Hisob yopilgan",
  amount: null,
};
const why = (says: TreasurySays, of: OrderStanding | undefined) => {
  const outcome = outcomeOfTreasury(says, of, today);
  return "against" in outcome ? outcome.against.code : outcome.kind;
};
const days = fc.integer({ min: 1, max: 31 }).map((day) => `2026-03-${String(day).padStart(2, "0")}`);

test("an order is marked only where it is approved, and only so that the treasury could have done it", () => {
  const says = fc.record({
    becomes: fc.constantFrom("executed" as const, "refused" as const),
    executedOn: days,
    reference: fc.constantFrom("G-1", "G-2"),
    reason: fc.constantFrom("Hisob yopilgan", "Boshqa"),
    amount: fc.constantFrom(null, 500, 501),
  });
  fc.assert(
    fc.property(says, fc.constantFrom(...paymentOrderStates), days, (row, state, day) => {
      if (why(row, { ...order, state, day }) !== "new") return;
      expect(state).toBe("approved");
      expect(row.amount ?? order.amount).toBe(order.amount);
      expect(row.becomes === "refused" || (row.executedOn >= day && row.executedOn <= today)).toBe(true);
    }),
  );
});

test("what was marked once is known the second time, whatever it was", () => {
  const done: OrderStanding = { ...order, state: "executed", executedOn: "2026-03-12", reference: "G-1" };
  const back: OrderStanding = { ...order, state: "refused", reason: "Hisob yopilgan" };
  expect([why(executed, order), why(executed, done), why(refused, order), why(refused, back)]).toEqual([
    "new",
    "known",
    "new",
    "known",
  ]);
});

test("a row that is about something else says why", () => {
  expect(why(executed, undefined)).toBe("order-unseen");
  expect(why({ ...executed, amount: 499 }, order)).toBe("order-sum");
  expect(why({ ...executed, executedOn: "2026-03-21" }, order)).toBe("receipt-future");
  expect(why({ ...executed, executedOn: "2026-03-09" }, order)).toBe("order-early");
  expect(why(executed, { ...order, state: "made" })).toBe("order-unapproved");
  expect(why(executed, { ...order, state: "withdrawn" })).toBe("order-otherwise");
  expect(
    why({ ...executed, reference: "G-2" }, { ...order, state: "executed", executedOn: "2026-03-12", reference: "G-1" }),
  ).toBe("order-otherwise");
});
