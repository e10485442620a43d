import { grounds } from "@yer/api/contract/facts";
import type { FileFilters } from "@yer/api/contract/file-filters";
import { placeLevels } from "@yer/api/contract/places";
import { statusKeys } from "@yer/api/contract/statuses";
import { sortKey } from "@yer/api/formats";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../access/actor.js";
import { fileScope } from "../access/scope.js";
import { updateFacts } from "../applications/facts-service.js";
import { readFile } from "../applications/file.js";
import { registerTotal } from "../applications/register.js";
import { returnFile, startDiscussion, submit } from "../applications/service.js";
import { jsonb } from "../database/jsonb.js";
import { Problem } from "../http/problem.js";
import { decodeTile } from "../testing/decodeTile.js";
import { type FileKit, kitDistrict, openFileKit, square } from "../testing/fileKit.js";
import { countTile } from "./count-tile.js";
import { degreesOf } from "./grid.js";
import { placeCounts } from "./place-counts.js";
import { plotTile } from "./plot-tile.js";

/** Neighbourhoods of three districts in two regions; the kit has the first. */
const neighborhoods = [
  ["14160001", kitDistrict],
  ["14160002", kitDistrict],
  ["14020001", "1718203"],
  ["17090001", "1703202"],
] as const;
/** Where each one's plots lie. */
const corners: readonly (readonly [number, number])[] = [
  [66.96, 39.65],
  [66.98, 39.67],
  [67.4, 39.9],
  [72.3, 40.8],
];

let kit: FileKit;
let readers: readonly Actor[];
beforeAll(async () => {
  kit = await openFileKit();
  await kit.database.db
    .insertInto("neighborhoods")
    .values(
      neighborhoods.slice(1).map(([id, district_soato]) => ({
        id,
        district_soato,
        name: jsonb({ uz_UZ: id, uz_Cyrl: id, ru_RU: id, en_US: id }),
        sort_key: sortKey(id),
      })),
    )
    .execute();
  const { operator, architect } = kit.cast;
  readers = [
    { ...operator, territory: "17" },
    { ...operator, territory: "1718" },
    { ...operator, territory: "1703202" },
    operator,
    architect,
  ];
  await fc.assert(fc.asyncProperty(fc.array(fc.noBias(step), { minLength: 250, maxLength: 250 }), live), {
    numRuns: 1,
  });
});
afterAll(() => kit.close());

const step = fc.record({
  act: fc.constantFrom("create", "create", "create", "ground", "outline", "submit", "start", "return", "year"),
  place: fc.nat(neighborhoods.length - 1),
  ground: fc.constantFrom(...grounds.filter((each) => each !== 4)),
  file: fc.nat(1_000),
  outlined: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let plots = 0;

/** A plot of its own in a neighbourhood. */
function plotIn(place: number) {
  const [x, y] = corners[place] ?? [66.9, 39.6];
  const n = (plots += 1);
  const shape = square(0);
  const [x0, y0] = shape.coordinates[0]?.[0] ?? [0, 0];
  const moved = ([px, py]: [number, number]): [number, number] => [
    px - x0 + x + (n % 20) * 0.001,
    py - y0 + y + Math.floor(n / 20) * 0.001,
  ];
  return { ...shape, coordinates: shape.coordinates.map((ring) => ring.map(moved)) };
}

/** Lives through acts of all kinds that change what the map counts. */
async function live(steps: readonly Step[]): Promise<void> {
  const operator = readers[0] as Actor;
  for (const { act, place, ground, file, outlined } of steps) {
    const { rows: files } = await sql<{ id: string; neighborhood_id: string }>`
      select id, neighborhood_id from applications order by id`.execute(kit.database.db);
    const chosen = files[file % Math.max(1, files.length)];
    const [neighborhoodId, districtSoato] = neighborhoods[place] ?? neighborhoods[0];
    const at = neighborhoods.findIndex(([id]) => id === chosen?.neighborhood_id);
    const edit = async (change: object): Promise<void> => {
      const { row, facts } = await readFile(kit.database.db, chosen?.id ?? "");
      await kit.act(operator, (tx, acting) => updateFacts(tx, acting, row.id, row.version, { ...facts, ...change }));
    };
    try {
      if (act === "create") {
        const pair = districtSoato.startsWith("1718") ? "14:16" : "17:09";
        const cadastreNumber = `${pair}:01:01:01:${String(files.length + 1).padStart(4, "0")}`;
        const outline = outlined ? plotIn(place) : null;
        await kit.create({ districtSoato, neighborhoodId, ground, cadastreNumber, outline }, operator);
      } else if (act === "year") kit.clock.advance(60 * 86_400_000);
      else if (chosen === undefined) continue;
      else if (act === "ground") await edit({ ground });
      else if (act === "outline") await edit({ outline: outlined ? plotIn(at) : null });
      else if (act === "submit") await kit.act(operator, (tx, acting) => submit(tx, acting, chosen.id));
      else if (act === "start") await kit.act(operator, (tx, acting) => startDiscussion(tx, acting, chosen.id));
      else {
        const requests = [{ kind: "fix_outline" as const, note: "Chegara" }];
        await kit.act({ ...kit.cast.reviewer, territory: "17" }, (tx, acting) =>
          returnFile(tx, acting, chosen.id, { reason: "Sabab", requests }),
        );
      }
    } catch (error) {
      // A refusal is an answer; anything else is a defect.
      if (!(error instanceof Problem) || error.code === "internal") throw error;
    }
  }
}

const some = <T>(...values: readonly T[]): fc.Arbitrary<T[] | undefined> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: Math.min(2, values.length) }) },
    { weight: 1, arbitrary: fc.subarray([...values]) },
  );
const filters: fc.Arbitrary<FileFilters> = fc.noBias(
  fc.record({
    status: some(...statusKeys.slice(0, 4)),
    ground: some(...grounds),
    region: some("1718", "1703"),
    district: some(kitDistrict, "1718203", "1703202"),
    neighborhood: some(...neighborhoods.map(([id]) => id)),
    year: some(2026, 2027, 2028),
  }),
);
const reader = fc.noBias(fc.nat(4)).map((index) => readers[index] as Actor);

const placeFilter = { region: "region", district: "district", neighborhood: "neighborhood" } as const;

/** How long the list is that a place's number opens. */
async function listed(actor: Actor, given: FileFilters, level: keyof typeof placeFilter, code: string) {
  const own = given[level];
  if (own !== undefined && !own.includes(code)) return 0;
  const total = await registerTotal(
    kit.database.db,
    actor,
    { ...given, [placeFilter[level]]: [code] },
    kit.clock.now(),
    true,
  );
  return total.total;
}

test("a number of a place is the length of the list it opens, for every reader, under any filters", async () => {
  await fc.assert(
    fc.asyncProperty(reader, filters, fc.constantFrom(...placeLevels), async (actor, given, level) => {
      const scope = fileScope(actor);
      if (scope === undefined) throw new Error("The reader sees nothing.");
      const counts = await placeCounts(kit.database.db, scope, level, given);
      for (const { code, total, byStatus } of counts) {
        expect({ code, total }).toEqual({ code, total: await listed(actor, given, level, code) });
        expect(Object.values(byStatus).reduce((sum, number) => sum + number, 0)).toBe(total);
      }
      const whole = await registerTotal(kit.database.db, actor, given, kit.clock.now(), true);
      expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(whole.total);
    }),
    { numRuns: 200 },
  );
});

test("a number on a tile is the length of the list it opens, for every reader, under any filters", async () => {
  let marks = 0;
  await fc.assert(
    fc.asyncProperty(
      reader,
      filters,
      fc.integer({ min: 0, max: 11 }),
      fc.constantFrom(...corners),
      async (actor, given, z, [lon, lat]) => {
        const scope = fileScope(actor);
        if (scope === undefined) throw new Error("The reader sees nothing.");
        const tile = tileAt(z, lon + 0.005, lat + 0.002);
        const bytes = await countTile(kit.database.db, "plots", tile, scope, given);
        for (const { properties } of bytes ? (decodeTile(bytes)["plots"] ?? []) : []) {
          const { level, code, n } = properties as { level: keyof typeof placeFilter; code: string; n: number };
          expect({ code, n }).toEqual({ code, n: await listed(actor, given, level, code) });
          marks += 1;
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(marks).toBeGreaterThan(20);
});

test("outlines on a tile are those of the list that its box opens, for every reader, under any filters", async () => {
  let outlines = 0;
  await fc.assert(
    fc.asyncProperty(
      reader,
      filters,
      fc.integer({ min: 12, max: 15 }),
      fc.constantFrom(...corners),
      async (actor, given, z, [lon, lat]) => {
        const scope = fileScope(actor);
        if (scope === undefined) throw new Error("The reader sees nothing.");
        const tile = tileAt(z, lon + 0.002, lat + 0.002);
        const bytes = await plotTile(kit.database.db, "plots", tile, scope, given);
        const drawn = bytes ? (decodeTile(bytes)["plots"] ?? []) : [];
        // Without those that only the overhang shows: they begin beyond the edge.
        const inside = drawn.filter(({ parts }) =>
          parts.flat().some(([x, y]) => x >= 0 && y >= 0 && x <= 4096 && y <= 4096),
        );
        const { total } = await registerTotal(
          kit.database.db,
          actor,
          { ...given, bbox: [...degreesOf(tile)] },
          kit.clock.now(),
          true,
        );
        expect(inside.length).toBe(total);
        outlines += total;
      },
    ),
    { numRuns: 150 },
  );
  expect(outlines).toBeGreaterThan(20);
});

test("what is kept for the map is what the files say, whatever happened to them", async () => {
  const { db } = kit.database;
  const columns = sql.raw(statusKeys.join(", "));
  const counted = sql.raw(statusKeys.map((key) => `count(*) filter (where status = '${key}')`).join(", "));
  const nothing = sql.raw(statusKeys.map((key) => `${key} = 0`).join(" and "));
  const differing = async (kept: ReturnType<typeof sql>, said: ReturnType<typeof sql>) => {
    const { rows } = await sql`(${kept} except ${said}) union all (${said} except ${kept})`.execute(db);
    return rows;
  };
  for (const [table, place] of [
    ["district_counts", "district_soato"],
    ["neighborhood_counts", "neighborhood_id"],
  ] as const) {
    expect(
      await differing(
        sql`select ${sql.ref(place)}, ground, year, ${columns} from ${sql.table(table)} where not (${nothing})`,
        sql`select ${sql.ref(place)}, ground, left(number, 4)::smallint, ${counted} from applications group by 1, 2, 3`,
      ),
    ).toEqual([]);
  }
  expect(
    await differing(
      sql`select home_region, id, number, status, ground, neighborhood_id, ST_AsText(outline) from plots`,
      sql`select home_region, id, number, status, ground, neighborhood_id, ST_AsText(ST_Transform(outline, 3857))
        from applications where outline is not null`,
    ),
  ).toEqual([]);
  expect(
    await differing(
      sql`select code, plots, sum_x, sum_y from place_points where plots > 0`,
      sql`select place, count(*)::integer, sum(floor((ST_XMin(outline) + ST_XMax(outline)) / 2 * 1e7)::bigint)::bigint,
          sum(floor((ST_YMin(outline) + ST_YMax(outline)) / 2 * 1e7)::bigint)::bigint
        from applications cross join lateral (values (district_soato), (neighborhood_id)) as of (place)
        where outline is not null group by 1`,
    ),
  ).toEqual([]);
  const { rows } = await sql<{ places: number; statuses: number; grounds: number; years: number; bare: number }>`
    select count(distinct neighborhood_id)::integer as places, count(distinct status)::integer as statuses, count(distinct ground)::integer as grounds,
      count(distinct left(number, 4))::integer as years,
      count(*) filter (where outline is null)::integer as bare from applications`.execute(db);
  expect(rows[0]?.places).toBe(neighborhoods.length);
  expect(rows[0]?.statuses).toBeGreaterThan(1);
  expect(rows[0]?.grounds).toBeGreaterThan(3);
  expect(rows[0]?.years).toBeGreaterThan(1);
  expect(rows[0]?.bare).toBeGreaterThan(0);
});

function tileAt(z: number, lon: number, lat: number) {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return { z, x: Math.floor(((lon + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) };
}
