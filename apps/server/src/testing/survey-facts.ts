import { type Facts } from "@yer/api/contract/facts";
import { landCategories, purposes } from "@yer/api/contract/land-use";
import { canonicalName, pinflCheckDigit } from "@yer/api/formats";
import fc from "fast-check";
import { square } from "./application-kit.js";

const marks = Array.from("aʻgʼ'\";,=+-@1 0Ўқ%\n");
/** Text as people write it, and as spreadsheets hurt it: formulas, quotes, breaks, marks of any file. */
const text = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...marks), minLength: 1, maxLength: most })
    .map((value) => canonicalName(value).trim())
    .filter((value) => value !== "" && !value.startsWith("'") && !value.includes("\r"));
const metres = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100);
const pinfl = fc.integer({ min: 0, max: 999 }).map((serial) => {
  const first = `3120480000${String(serial).padStart(3, "0")}`;
  return `${first}${pinflCheckDigit(first)}`;
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Facts of any application that a survey may hold, in the one place of the tests. */
export const surveyFacts: fc.Arbitrary<Facts> = fc.record({
  legalBasis: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8),
  cadastreNumber: maybe(fc.integer({ min: 0, max: 9999 }).map((n) => `14:16:01:01:01:${String(n).padStart(4, "0")}`)),
  occupier: maybe(
    fc.oneof(
      fc.record({
        kind: fc.constant("person" as const),
        name: text(40),
        pinfl: maybe(pinfl),
        passport: maybe(fc.integer({ min: 0, max: 9_999_999 }).map((n) => `AA${String(n).padStart(7, "0")}`)),
        birthDate: maybe(fc.constantFrom("1980-04-12", "2000-02-29", "1931-12-31")),
      }),
      fc.record({
        kind: fc.constant("legalPerson" as const),
        name: text(40),
        stir: fc.constantFrom("301234567", "205678901"),
      }),
    ),
  ),
  districtSoato: fc.constant("1718401"),
  neighborhoodId: fc.constant("14160001"),
  address: maybe(text(60)),
  landCategory: maybe(fc.constantFrom(...landCategories)),
  purpose: maybe(fc.constantFrom(...purposes)),
  sizes: fc.record({ total: maybe(metres), documented: maybe(metres), excess: maybe(metres), built: maybe(metres) }),
  occupiedSince: maybe(fc.integer({ min: 1900, max: 2026 })),
  outline: maybe(fc.integer({ min: 0, max: 500 }).map((n) => square(n))),
  buildings: fc.array(
    fc.record({
      name: text(30),
      yearBuilt: maybe(fc.integer({ min: 1800, max: 2100 })),
      area: maybe(metres),
      floors: maybe(fc.integer({ min: 1, max: 60 })),
    }),
    { maxLength: 1 },
  ),
  fileIds: fc.constant([]),
  payment: fc.constant({ discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null }),
});
