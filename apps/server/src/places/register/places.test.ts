import { compareTexts } from "@yer/api/formats";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "../../platform/database/open-database.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { placeAt } from "./place-at.js";
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

/** A place of the kit as it is told. */
const lies = (neighborhoodId: string | null, by: string) => ({
  place: { regionSoato: kitDistrict.slice(0, 4), districtSoato: kitDistrict, neighborhoodId },
  by,
});

test("a point lies in the neighbourhood that holds it, else in the one that is by far the nearest, else in its district", async () => {
  const { db } = database;
  const at = async (longitude: number, latitude: number) => placeAt(db, { latitude, longitude });
  for (const [id, x] of [
    ["14160001", 66.9],
    ["14160002", 66.93],
  ] as const) {
    await addNeighborhood(db, id);
    await sql`
      insert into place_outlines (code, outline, kind)
      values (${id}, ST_Multi(ST_MakeEnvelope(${x}::float8, 39.6, ${x}::float8 + 0.01, 39.61, 4326)), 'approximate')`.execute(
      db,
    );
  }
  expect(await at(66.905, 39.605)).toEqual(lies("14160001", "within"));
  expect(await at(66.9145, 39.605)).toEqual(lies("14160001", "nearest"));
  expect((await at(66.92, 39.605)).place?.neighborhoodId ?? null).toBeNull();
  expect(await at(60, 45)).toEqual({ place: null, by: null });
});
