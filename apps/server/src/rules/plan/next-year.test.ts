import { expect, test } from "vitest";
import { inNextYear } from "./next-year.js";

test("the same day of the next year, and two that were apart stay apart after a leap day", () => {
  expect(inNextYear("2026-03-10", "first")).toBe("2027-03-10");
  expect(inNextYear("2027-02-28", "last")).toBe("2028-02-28");
  expect(inNextYear("2028-02-29", "last")).toBe("2029-02-28");
  expect(inNextYear("2028-02-29", "first")).toBe("2029-03-01");
});
