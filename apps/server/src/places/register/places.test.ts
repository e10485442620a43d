import { compareTexts } from "@yer/api/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "../../platform/database/open-database.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { listDistricts, listRegions } from "./queries.js";

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("the database orders places as the browser's Uzbek comparison does", async () => {
  const districts = await listDistricts(database.db, undefined);
  const shown = districts.map(({ name }) => name.uz_UZ);
  expect(shown).toHaveLength(206);
  expect(shown).toEqual(shown.toSorted(compareTexts));
});

test("a region's districts are its own and carry names in four languages", async () => {
  const regions = await listRegions(database.db);
  expect(regions).toHaveLength(14);
  const andijan = await listDistricts(database.db, "1703");
  expect(andijan.every(({ regionSoato }) => regionSoato === "1703")).toBe(true);
  expect(andijan.find(({ soato }) => soato === "1703202")?.name).toEqual({
    uz_UZ: "Oltinkoʻl tumani",
    uz_Cyrl: "Олтинкўл тумани",
    ru_RU: "Алтынкульский район",
    en_US: "Oltinkol district",
  });
});
