import { expect, it } from "vitest";
import { daysUntilDay, daysUntilInstant } from "./days-until.js";

const now = "2026-11-26T20:30:00.000Z";

it("goes on by whole days, until the end has come", () => {
  expect(daysUntilInstant(now, "2026-11-27T18:59:59.000Z")).toBe(1);
  expect(daysUntilInstant(now, "2026-11-28T18:59:59.000Z")).toBe(2);
});

it("counts days as Tashkent does: there it is the 27th", () => {
  expect(daysUntilDay(now, "2026-11-28")).toBe(1);
  expect(daysUntilDay(now, "2026-12-08")).toBe(11);
});

it("goes neither back nor farther than a year", () => {
  expect(daysUntilInstant(now, now)).toBeUndefined();
  expect(daysUntilDay(now, "2026-11-27")).toBeUndefined();
  expect(daysUntilDay(now, "2026-11-01")).toBeUndefined();
  expect(daysUntilDay(now, "2028-01-01")).toBeUndefined();
});
