import fc from "fast-check";
import { expect, it } from "vitest";
import { searchKey } from "./search-key.js";
import { searchedKey, searchedNumber } from "./searched-number.js";

it.each([
  ["2026-1718-000031", "2026-1718-000031"],
  ["20261718000031", "2026-1718-000031"],
  [" 2026 1718 000031 ", "2026-1718-000031"],
  ["2026–1718–000031", "2026-1718-000031"],
  ["2026-1718-A000016", "2026-1718-A000016"],
  ["20261718a000016", "2026-1718-A000016"],
  ["2026 1718 А000016", "2026-1718-A000016"],
  ["20261718000031e2", "2026-1718-000031-E2"],
  ["2026–1718–000031–S1", "2026-1718-000031-S1"],
])("reads %j as the number %s, and finds by it", (typed, number) => {
  expect(searchedNumber(typed)).toBe(number);
  expect(searchedKey(typed)).toBe(searchKey(number));
});

it.each(["", "2026-1718-00003", "30101900000011", "+998 90 123-45-67", "202617180000311", "Karimov 20261718000031"])(
  "reads no number in %j, which is searched as it is typed",
  (typed) => {
    expect(searchedNumber(typed)).toBeUndefined();
    expect(searchedKey(typed)).toBe(searchKey(typed));
  },
);

it("takes nobody's PINFL who was born since 1900 for a number", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.constantFrom("3", "4", "5", "6"),
      fc.array(digit, { minLength: 13, maxLength: 13 }),
      (first, rest) => {
        expect(searchedNumber(first + rest.join(""))).toBeUndefined();
      },
    ),
  );
});
