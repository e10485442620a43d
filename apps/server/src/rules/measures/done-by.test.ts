import { expect, test } from "vitest";
import { doneBy } from "./done-by.js";

const today = "2026-11-20";

test("what is open ends in as many days as the period's pace needs, the last of them begun", () => {
  expect(doneBy({ open: 30, ended: 30, days: 30 }, today)).toBe("2026-12-20");
  expect(doneBy({ open: 31, ended: 30, days: 30 }, today)).toBe("2026-12-21");
  expect(doneBy({ open: 1, ended: 300, days: 30 }, today)).toBe("2026-11-21");
});

test("nothing is foretold where nothing ended, nothing is left, or it would take fifty years", () => {
  expect(doneBy({ open: 5, ended: 0, days: 30 }, today)).toBeNull();
  expect(doneBy({ open: 0, ended: 9, days: 30 }, today)).toBeNull();
  expect(doneBy({ open: 1_000_000, ended: 1, days: 30 }, today)).toBeNull();
});
