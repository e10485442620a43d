import type { AreaFacts } from "@yer/api/contract/area-facts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOfArea } from "./facts-of-area.js";
import { uncheckedFacts } from "./facts-values.js";

const size = fc.option(fc.nat(100_000));
const known: fc.Arbitrary<AreaFacts> = fc.record({
  districtSoato: fc.constantFrom("1718401", "1703202"),
  neighborhoodId: fc.constantFrom("14160001", "14160002"),
  legalBasis: fc.constantFrom(null, 1 as const, 4 as const, 8 as const),
  cadastreNumber: fc.constantFrom(null, "14:16:01:01:01:0001"),
  address: fc.constantFrom(null, "Bogʻishamol koʻchasi, 4-uy"),
  occupiedSince: fc.option(fc.integer({ min: 1900, max: 2026 })),
  sizes: fc.record({ total: size, documented: size, excess: size, built: size }),
  buildings: fc.array(fc.record({ name: fc.constant("Uy"), yearBuilt: size, area: size, floors: size }), {
    maxLength: 3,
  }),
  outline: fc.constantFrom(null, {
    type: "Polygon" as const,
    coordinates: [
      [
        [66.9, 39.6],
        [66.901, 39.6],
        [66.901, 39.601],
        [66.9, 39.6],
      ] as [number, number][],
    ],
  }),
  source: fc.constant("list" as const),
  foundOn: fc.constant(null),
  foundBy: fc.constant(null),
});

test("a file begins with every fact that it has in common with its area, and sends them unchanged", () => {
  fc.assert(
    fc.property(known, (area) => {
      const { source: _source, foundOn: _foundOn, foundBy: _foundBy, ...common } = area;
      expect(uncheckedFacts(factsOfArea(area))).toMatchObject(common);
    }),
  );
});
