import { expect, it } from "vitest";
import { countOf } from "./use-menu.js";

const queue = (kind: "editing" | "objections" | "complaints" | "schedules_proposed", total: number) =>
  ({ kind, total, more: false, late: 0, next: { state: "none", daysLeft: null, endsAt: null } }) as never;

it("counts the work that an entry leads to, of all kinds it holds, and says nothing of none", () => {
  expect(countOf("objections", [queue("objections", 2), queue("complaints", 1)])).toBe(3);
  expect(countOf("objections", [queue("objections", 0), queue("complaints", 0)])).toBeUndefined();
  expect(countOf("aplications_10", [queue("editing", 0)])).toBeUndefined();
  expect(countOf("plangrafic", [queue("schedules_proposed", 5)])).toBe(5);
  expect(countOf("map", [queue("editing", 4)])).toBeUndefined();
});
