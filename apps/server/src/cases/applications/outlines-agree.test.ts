import { readPlots } from "@yer/area-picker/model/import";
import { measureOutline } from "@yer/area-picker/model/measure";
import { overlapOf } from "@yer/area-picker/model/overlap";
import {
  draftOf,
  outlineArea,
  outlineFault,
  outlineOfDraft,
  withCornerMoved,
  writeOutline,
} from "@yer/area-picker/model";
import type { Polygon } from "@yer/api/contract/values";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { inCp1251, zippedShapefile } from "../../testing/shapefile.js";
import { readApplication } from "../application-acts/read.js";
import { updateFacts } from "./facts-service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

type Position = [number, number];

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A ring around a place: corners at growing angles, so that it never crosses itself. */
function ringAround([x, y]: Position, degrees: number, corners: number, random: () => number): Position[] {
  const ring = Array.from({ length: corners }, (_, index): Position => {
    const angle = ((index + random() * 0.7) / corners) * 2 * Math.PI;
    const far = degrees * (0.45 + random() * 0.55);
    return [Number((x + Math.cos(angle) * far).toFixed(7)), Number((y + Math.sin(angle) * far).toFixed(7))];
  });
  return [...ring, ring[0] ?? [x, y]];
}

/** Outlines over the country, from a garden of ten metres to a field of two kilometres, some with a hole. */
function outlines(count: number, seed: number): Polygon[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index): Polygon => {
    const middle: Position = [57 + random() * 15, 38 + random() * 7];
    const size = 10 ** (-4 + random() * 2.3);
    const rings = [ringAround(middle, size, 3 + Math.floor(random() * 40), random)];
    if (index % 4 === 0) rings.push(ringAround(middle, size * 0.15, 3 + Math.floor(random() * 6), random));
    return { type: "Polygon", coordinates: rings };
  }).filter((outline) => outlineFault(outline) === undefined);
}

function placesOf(outline: Polygon | null): number[] {
  return outline?.coordinates.flat(2) ?? [];
}

function expectSame(found: Polygon | null, given: Polygon): void {
  expect(placesOf(found)).toHaveLength(placesOf(given).length);
  for (const [index, value] of placesOf(given).entries()) {
    expect(Math.abs((placesOf(found)[index] ?? 0) - value)).toBeLessThan(1e-7);
  }
}

async function read(id: string) {
  return kit.act(kit.cast.operator, async (transaction, acting) => readApplication(transaction, acting, id));
}

describe("what the screens reckon is what the database reckons", () => {
  const drawn = outlines(600, 937);

  test("areas and perimeters of hundreds of outlines, to a thousandth", async () => {
    expect(drawn.length).toBeGreaterThan(400);
    const { rows } = await sql<{ area: number; perimeter: number }>`
      select ST_Area(shape::geography) as area, ST_Perimeter(shape::geography) as perimeter
      from (
        select n, ST_SetSRID(ST_GeomFromGeoJSON(outline), 4326) as shape
        from unnest(${drawn.map((outline) => JSON.stringify(outline))}::text[]) with ordinality as given (outline, n)
      ) as shapes
      order by n`.execute(kit.database.db);
    expect(rows).toHaveLength(drawn.length);
    let worst = 0;
    for (const [index, { area, perimeter }] of rows.entries()) {
      const outline = drawn[index];
      if (!outline) throw new Error("More rows than outlines.");
      const measured = measureOutline(outline);
      for (const share of [measured.area / area, outlineArea(outline) / area, measured.perimeter / perimeter]) {
        worst = Math.max(worst, Math.abs(share - 1));
      }
    }
    expect(worst).toBeLessThan(0.001);
  });

  test("what two plots have in common, to a thousandth of the smaller or a hundredth of a square metre", async () => {
    const random = randomFrom(11);
    const pairs = Array.from({ length: 200 }, (): readonly [Polygon, Polygon] => {
      const middle: Position = [66.96 + random() / 100, 39.65 + random() / 100];
      const near: Position = [middle[0] + random() / 2000, middle[1] + random() / 2000];
      const made = (at: Position): Polygon => ({
        type: "Polygon",
        coordinates: [ringAround(at, 0.0004, 3 + Math.floor(random() * 12), random)],
      });
      return [made(middle), made(near)];
    });
    const { rows } = await sql<{ common: number; smaller: number }>`
      select ST_Area(ST_Intersection(one, other)::geography) as common,
        least(ST_Area(one::geography), ST_Area(other::geography)) as smaller
      from (
        select n, ST_SetSRID(ST_GeomFromGeoJSON(a), 4326) as one, ST_SetSRID(ST_GeomFromGeoJSON(b), 4326) as other
        from unnest(
          ${pairs.map(([one]) => JSON.stringify(one))}::text[], ${pairs.map(([, other]) => JSON.stringify(other))}::text[]
        ) with ordinality as given (a, b, n)
      ) as shapes
      order by n`.execute(kit.database.db);
    let met = 0;
    for (const [index, { common, smaller }] of rows.entries()) {
      const [one, other] = pairs[index] ?? [];
      if (!one || !other) throw new Error("More rows than pairs.");
      const overlap = overlapOf(one, other);
      met += overlap ? 1 : 0;
      expect(Math.abs((overlap?.area ?? 0) - common)).toBeLessThan(Math.max(smaller / 1000, 0.02));
    }
    expect(met).toBeGreaterThan(50);
  });
});

describe("coordinates of a plane come out where the database puts them", () => {
  test.each([
    ["UTM 41N", 32_641, "utm-41", [62.5, 40.1]],
    ["UTM 42N", 32_642, "utm-42", [66.96, 39.65]],
    ["UTM 43N", 32_643, "utm-43", [72.1, 40.8]],
    ["SK-42, zone 11", 28_411, "sk42-63", [62.5, 40.1]],
    ["SK-42, zone 12", 28_412, "sk42-69", [66.96, 39.65]],
    ["SK-42, zone 13", 28_413, "sk42-75", [72.6, 40.8]],
  ] as const)("%s", async (_, srid, system, [x, y]) => {
    const given: Polygon = { type: "Polygon", coordinates: [ringAround([x, y], 0.001, 8, randomFrom(srid))] };
    // By the definition the database publishes: by its code PROJ may take another shift, three metres off.
    const { rows } = await sql<{ shape: string }>`
      select ST_AsText(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(given)}), 4326), proj4text), 9) as shape
      from spatial_ref_sys where srid = ${srid}::int`.execute(kit.database.db);
    const found = readPlots(new TextEncoder().encode(rows[0]?.shape ?? ""), system);
    if (found.kind !== "plots") throw new Error(`Read as ${found.kind}.`);
    const [plot] = found.plots;
    expect(plot?.outline.coordinates[0]).toHaveLength(9);
    for (const [index, [foundX, foundY]] of (plot?.outline.coordinates[0] ?? []).entries()) {
      const [givenX = 0, givenY = 0] = given.coordinates[0]?.[index] ?? [];
      expect(Math.hypot((foundX - givenX) * 85_000, (foundY - givenY) * 111_000)).toBeLessThan(0.02);
    }
  });
});

/** SK-42 and its shift to WGS 84 as GOST R 51794-2001 has them. */
const krassovsky = "+ellps=krass +towgs84=23.92,-141.27,-80.9,0,0.35,0.82,-0.12 +no_defs";
const zone = (n: number) => `+proj=tmerc +lat_0=0 +lon_0=${6 * n - 3} +k=1 +x_0=${n}500000 +y_0=0 ${krassovsky}`;
const utm = (n: number) => `+proj=utm +zone=${n} +datum=WGS84 +no_defs`;

describe("an outline stays the same to a centimetre", () => {
  const ring: Position[] = [
    [66.9597012, 39.6542345],
    [66.9609034, 39.6541111],
    [66.9610456, 39.6549999],
    [66.9598765, 39.6551234],
    [66.9597012, 39.6542345],
  ];
  const outline: Polygon = { type: "Polygon", coordinates: [ring] };
  const corners = ring.map((each) => each.join(","));
  const files = {
    GeoJSON: JSON.stringify({ type: "Feature", properties: {}, geometry: outline }),
    KML: `<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(" ")}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`,
    WKT: writeOutline(outline),
    "a list of coordinates": ring
      .slice(0, -1)
      .map(([x, y]) => `${y} ${x}`)
      .join("\n"),
    "a zipped shapefile": zippedShapefile(outline),
  };

  test.each(Object.entries(files))(
    "out of %s: imported, saved, read, edited, saved and read again",
    async (_, given) => {
      const bytes = typeof given === "string" ? new TextEncoder().encode(given) : given;
      const imported = readPlots(bytes, "wgs84");
      if (imported.kind !== "plots") throw new Error(`Read as ${imported.kind}.`);
      const [plot] = imported.plots;
      if (!plot) throw new Error("No plot.");
      const id = await kit.create({ outline: plot.outline });
      const saved = await read(id);
      // Outer rings of a shapefile turn the other way; the corners are the same.
      const drawn = typeof given === "string" ? ring : ring.toReversed();
      expectSame(saved.facts.outline, { type: "Polygon", coordinates: [drawn] });

      const moved = outlineOfDraft(
        withCornerMoved(draftOf(plot.outline), { ring: 0, index: 2 }, [66.9612222, 39.6551111]),
      );
      if (!moved) throw new Error("Nothing is left.");
      const { files: __, ...facts } = saved.facts;
      await kit.act(kit.cast.operator, async (transaction, acting) =>
        updateFacts(transaction, acting, id, { body: { ...facts, outline: moved }, ifMatch: saved.version }),
      );
      expectSame((await read(id)).facts.outline, moved);
    },
  );

  test.each([
    ["WGS 84", 4326, "+proj=longlat +datum=WGS84 +no_defs", [66.96, 39.65]],
    ["SK-42 in degrees", 4284, `+proj=longlat ${krassovsky}`, [66.96, 39.65]],
    ["SK-42, zone 11", 28_411, zone(11), [62.5, 40.1]],
    ["SK-42, zone 12", 28_412, zone(12), [66.96, 39.65]],
    ["SK-42, zone 13", 28_413, zone(13), [72.6, 40.8]],
    ["UTM 41N", 32_641, utm(41), [62.5, 40.1]],
    ["UTM 42N", 32_642, utm(42), [66.96, 39.65]],
    ["UTM 43N", 32_643, utm(43), [72.1, 40.8]],
  ] as const)(
    "out of a zipped shapefile in %s with a table in cp1251, and its area is the database's",
    async (_, srid, definition, [x, y]) => {
      const given: Polygon = { type: "Polygon", coordinates: [ringAround([x, y], 0.0005, 7, randomFrom(srid))] };
      const { rows } = await sql<{ prj: string; shape: string }>`
        select srtext as prj,
          ST_AsGeoJSON(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(given)}), 4326), ${definition}), 12)
            as shape
        from spatial_ref_sys where srid = ${srid}::int`.execute(kit.database.db);
      const [{ prj, shape } = { prj: "", shape: "" }] = rows;
      const turned = JSON.parse(shape) as Polygon;
      const imported = readPlots(zippedShapefile(turned, { prj, cpg: "1251", name: inCp1251("Сад") }));
      if (imported.kind !== "plots") throw new Error(`Read as ${JSON.stringify(imported)}.`);
      const [plot] = imported.plots;
      if (!plot) throw new Error("No plot.");
      expect(plot.name).toBe("Сад");
      expectSame(plot.outline, { type: "Polygon", coordinates: [(given.coordinates[0] ?? []).toReversed()] });

      const id = await kit.create({ outline: plot.outline });
      const saved = await read(id);
      expectSame(saved.facts.outline, plot.outline);
      const { rows: kept } = await sql<{ area: number }>`
        select ST_Area(outline::geography) as area from applications where id = ${id}`.execute(kit.database.db);
      expect(Math.abs(measureOutline(plot.outline).area / (kept[0]?.area ?? 0) - 1)).toBeLessThan(0.001);
    },
  );
});
