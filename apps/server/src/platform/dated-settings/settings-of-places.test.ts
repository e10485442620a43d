import { settingRegistry } from "@yer/api/contract/setting-registry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { heldSince, holdingOn, settingsOf } from "./settings.js";

const key = "payment.excess";
const first = settingRegistry[key].first;
const country = "17";
const regions = ["1703", "1706"];
const districts = ["1703202", "1703401", "1706204"];
const days = Array.from({ length: 12 }, (_, at) => `2026-03-${String(at + 1).padStart(2, "0")}`);

interface Row {
  readonly territory: string;
  readonly valid_from: string;
  readonly value: number | null;
}

const start = fc.constantFrom(...days);
const percent = fc.integer({ min: 0, max: 9 });
const row: fc.Arbitrary<Row> = fc.oneof(
  fc.record({ territory: fc.constant(country), valid_from: start, value: percent }),
  fc.record({
    territory: fc.constantFrom(...regions, ...districts),
    valid_from: start,
    value: fc.option(percent, { nil: null }),
  }),
);
// As the table's key has them: one value for a territory and a day.
const rows = fc.uniqueArray(row, {
  maxLength: 25,
  selector: ({ territory, valid_from }) => `${territory} ${valid_from}`,
});

type Held = readonly [territory: string, since: string, value: number];

/** Walks through time day by day, and keeps for each territory what it says of itself: no rule but that of DOMAIN §8. */
function told(all: readonly Row[], place: string): Map<string, Held> {
  const said = new Map<string, Row | undefined>([[country, undefined]]);
  const held = new Map<string, Held>();
  for (const day of days) {
    for (const one of all) if (one.valid_from === day) said.set(one.territory, one);
    let holds: Held = [country, first.validFrom, first.value];
    for (const territory of [country, place.slice(0, 4), place]) {
      const own = said.get(territory);
      if (own !== undefined && own.value !== null) holds = [territory, own.valid_from, own.value];
    }
    held.set(day, holds);
  }
  return held;
}

const anyPlace = fc.constantFrom(country, ...regions, ...districts);

test("of a territory and those above it, the narrowest with a value in force on the day has the say", () => {
  fc.assert(
    fc.property(rows, anyPlace, (all, place) => {
      const held = told(all, place);
      for (const day of days) {
        const found = holdingOn(key, all, day, place);
        expect([found?.territory, found?.validFrom, found?.value]).toEqual(held.get(day));
      }
    }),
  );
});

test("a value has held since the first of the days on end on which it was the one that holds", () => {
  fc.assert(
    fc.property(rows, anyPlace, fc.constantFrom(...days), (all, place, day) => {
      const held = told(all, place);
      const same = (other: string) => String(held.get(other)) === String(held.get(day));
      const before = days.slice(0, days.indexOf(day) + 1).toReversed();
      const other = before.findIndex((one) => !same(one));
      const [, begun = ""] = held.get(day) ?? [];
      // Without a day on which another held, it held from its own start: that may lie before all of these days.
      expect(heldSince(key, all, day, place)).toBe(other === -1 ? begun : before[other - 1]);
    }),
  );
});

test("a file's district is asked at the moment, which ends at midnight in Tashkent", () => {
  const settings = settingsOf([{ key, territory: "1703202", valid_from: "2026-03-05", value: 7 }], []);
  const at = (place: string, moment: string) => settings.in(place).value(key, new Date(moment));
  expect(at("1703202", "2026-03-04T18:59:59Z")).toBe(100);
  expect(at("1703202", "2026-03-04T19:00:00Z")).toBe(7);
  expect(at("1703401", "2026-03-04T19:00:00Z")).toBe(100);
  expect(settings.in("1703202").since(key, new Date("2026-03-09T00:00:00Z"))).toBe("2026-03-05");
});
