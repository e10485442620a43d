import { type AreaFacts, areaFacts } from "@yer/api/contract/area-facts";
import { areaSources } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaBodyOf, areaFaultsOf, areaValuesOf, blankArea } from "./area-values.js";

const size = fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: null });
const words = fc.option(fc.constantFrom("Bogʻishamol koʻchasi, 5", "Registon"), { nil: null });
const anyFacts: fc.Arbitrary<AreaFacts> = fc.record({
  districtSoato: fc.constantFrom("1718401", "1703202"),
  neighborhoodId: fc.option(fc.constantFrom("14160001", "14160002"), { nil: null }),
  legalBasis: fc.option(fc.constantFrom(...legalBases), { nil: null }),
  cadastreNumber: fc.option(fc.constantFrom("14:16:01:01:01:0777"), { nil: null }),
  address: words,
  occupiedSince: fc.option(fc.integer({ min: 1950, max: 2024 }), { nil: null }),
  sizes: fc.record({ total: size, documented: size, excess: size, built: size }),
  buildings: fc.array(fc.record({ name: fc.constant("Uy"), yearBuilt: fc.constant(2008), area: size, floors: size }), {
    maxLength: 3,
  }),
  outline: fc.option(
    fc
      .record({ west: fc.integer({ min: 0, max: 900 }), south: fc.integer({ min: 0, max: 900 }) })
      .map(({ west, south }) => {
        const [x, y] = [66 + west / 1000, 39 + south / 1000];
        return {
          type: "Polygon" as const,
          coordinates: [
            [
              [x, y],
              [x + 0.001, y],
              [x + 0.001, y + 0.001],
              [x, y],
            ].map(([lon = 0, lat = 0]): [number, number] => [Math.round(lon * 1e7) / 1e7, Math.round(lat * 1e7) / 1e7]),
          ],
        };
      }),
    { nil: null },
  ),
  source: fc.constantFrom(...areaSources),
  foundOn: fc.option(fc.constant("2026-03-05"), { nil: null }),
  foundBy: words,
});

test("a form in which nothing is changed sends the facts it was made of", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(areaBodyOf(areaValuesOf({ facts }))).toEqual(facts);
    }),
  );
});

test("an empty form lacks its district and its source, and nothing else", () => {
  expect(areaFaultsOf(blankArea)).toEqual({ place: true, cadastre: false, outline: undefined });
  const checked = areaFacts.safeParse(areaBodyOf(blankArea));
  expect(checked.error?.issues.map(({ path }) => path.join("/")).toSorted()).toEqual(["districtSoato", "source"]);
});

test("an outline that cannot be read, and a cadastre number of another region, are said at their fields", () => {
  const place = { region: "1703", district: "1703202", neighborhood: "14160001" };
  const values = {
    ...blankArea,
    neighborhoodId: place,
    outline: "POLYGON((1 2",
    cadastreNumber: "14:16:01:01:01:0777",
  };
  expect(areaFaultsOf(values)).toEqual({ place: false, cadastre: true, outline: "unreadable" });
});
