import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOfSchedule } from "../workflow/instalments.js";
import { againstAnsweringRequest, faultsOfAsked, lastDayToAsk } from "./instalment-request.js";

const now = new Date("2026-03-05T09:00:00Z");

test("what may be asked for could be agreed as it is, and never has more parts or a later day than the bounds", () => {
  const part = fc.record({
    dueOn: fc
      .integer({ min: -5, max: 80 })
      .map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)),
    amount: fc.integer({ min: 1, max: 100 }),
  });
  const bounds = fc.record({ mostParts: fc.integer({ min: 2, max: 6 }), mostDays: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 8 }), bounds, fc.boolean(), (parts, within, exact) => {
      const schedule = parts.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
      const owed = schedule.reduce((sum, { amount }) => sum + amount, exact ? 0 : 1);
      const faults = faultsOfAsked(schedule, owed, within, now);
      if (faults.length > 0) return;
      expect(faultsOfSchedule(schedule, owed, now, within.mostDays)).toEqual([]);
      expect(schedule.length).toBeLessThanOrEqual(within.mostParts);
      expect(schedule.every(({ dueOn }) => dueOn <= lastDayToAsk(within, now))).toBe(true);
      expect(exact).toBe(true);
    }),
  );
});

test("too many parts are told with how many there may be", () => {
  const schedule = [1, 2, 3].map((n) => ({ dueOn: `2026-04-0${n}`, amount: 10 }));
  expect(faultsOfAsked(schedule, 30, { mostParts: 3, mostDays: 60 }, now)).toEqual([]);
  expect(faultsOfAsked(schedule, 30, { mostParts: 2, mostDays: 60 }, now)).toEqual([
    { pointer: "/schedule", code: "instalment-many", params: { most: 2 } },
  ]);
});

test("a request is answered once, and not after its charge has ended", () => {
  expect(againstAnsweringRequest("asked")).toEqual([]);
  expect(againstAnsweringRequest("agreed")).toEqual([{ code: "request-answered" }]);
  expect(againstAnsweringRequest("refused")).toEqual([{ code: "request-answered" }]);
  expect(againstAnsweringRequest("lapsed")).toEqual([{ code: "request-lapsed" }]);
});
