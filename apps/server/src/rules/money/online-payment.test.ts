import { onlinePaymentStates } from "@yer/api/contract/online-payments";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  eventOfReport,
  isUnderWay,
  nextAsk,
  onlinePaymentAfter,
  onlinePaymentEvents,
  onlinePaymentMoves,
} from "./online-payment.js";

const events = fc.array(fc.constantFrom(...onlinePaymentEvents), { maxLength: 12 });

describe("an online payment", () => {
  test("is booked once, however often and whenever it is said to be paid, and never left paid and unbooked", () => {
    fc.assert(
      fc.property(events, (walk) => {
        let state: (typeof onlinePaymentStates)[number] = "started";
        let booked = 0;
        for (const event of walk) {
          const after = onlinePaymentAfter(state, event);
          if (after === undefined) continue;
          if (after === "paid") booked += 1;
          state = after;
        }
        expect(booked).toBe(walk.includes("paid") ? 1 : 0);
        expect(state === "paid").toBe(walk.includes("paid"));
      }),
    );
  });

  test("goes back to under way from nowhere, and is taken as paid from every state but paid", () => {
    for (const state of onlinePaymentStates) {
      for (const [event, to] of Object.entries(onlinePaymentMoves[state])) {
        expect(isUnderWay(to), `${state} by ${event}`).toBe(state === "started" && event === "opened");
      }
      expect(onlinePaymentAfter(state, "paid")).toBe(state === "paid" ? undefined : "paid");
    }
  });

  test("that ended unpaid is never told by a provider's later word to have ended otherwise", () => {
    for (const state of ["failed", "expired", "refused"] as const) {
      for (const event of ["opened", "failed", "lapsed", "refused"] as const) {
        expect(onlinePaymentAfter(state, event)).toBeUndefined();
      }
    }
  });

  test("paid in another currency, or nothing, is not booked", () => {
    expect(eventOfReport({ state: "paid", currency: "UZS", amount: 1 })).toBe("paid");
    expect(eventOfReport({ state: "paid", currency: "USD", amount: 1 })).toBe("refused");
    expect(eventOfReport({ state: "paid", currency: "UZS", amount: 0 })).toBe("refused");
    expect(eventOfReport({ state: "pending", currency: "USD", amount: 0 })).toBeUndefined();
  });

  test("is asked about ever more rarely, later each time, for three days", () => {
    const start = new Date("2026-03-05T09:00:00Z");
    const times: number[] = [];
    for (let now: Date | null = start; now !== null; now = nextAsk(start, now)) times.push(now.getTime());
    const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0));
    expect(gaps.every((gap, n) => gap >= (gaps[n - 1] ?? 60_000))).toBe(true);
    expect(times.length).toBeLessThan(30);
    expect((times.at(-1) ?? 0) - start.getTime()).toBeGreaterThanOrEqual(3 * 86_400_000);
  });
});
