import { areaBaskets, areaStateKeys, areaStatesOnMap } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import { levelOfPlace, type PlaceLevel, placeLevels } from "@yer/api/contract/places";
import { statusKeys } from "@yer/api/contract/statuses";
import type { MapFilters } from "@yer/api/contract/tiles";
import { sortKey } from "@yer/api/formats";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Acting } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Transaction } from "../../platform/database/database.js";
import { updateFacts } from "../applications/facts-service.js";
import { readApplicationRecord } from "../applications/application.js";
import { registerTotal } from "../applications/register.js";
import { returnApplication, startDiscussion, submit } from "../application-acts/service.js";
import { areaFactsOf, findArea, lockArea } from "../areas/area.js";
import { areaPage } from "../areas/queries.js";
import { createArea, updateArea } from "../areas/service.js";
import { standArea } from "../areas/stand-area.js";
import type { AreaStanding } from "../areas/write-queries.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { Problem } from "../../platform/problem/problem.js";
import { decodeTile } from "../../testing/decode-tile.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { rolled } from "../../testing/rolled.js";
import { countTile } from "./count-tile.js";
import { degreesOf } from "./grid.js";
import { mapScope } from "./map-scope.js";
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

let kit: ApplicationKit;
let readers: readonly Actor[];
beforeAll(async () => {
  kit = await openApplicationKit();
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
  const { architect } = kit.cast;
  const operator = {
    ...kit.cast.operator,
    codes: new Set([...kit.cast.operator.codes, "read:area", "create:area", "update:area"]),
  };
  readers = [
    { ...operator, territory: "17" },
    { ...operator, territory: "1718" },
    { ...operator, territory: "1703202" },
    operator,
    { ...operator, codes: kit.cast.operator.codes },
    { ...architect, codes: new Set([...architect.codes, "read:area"]) },
  ];
  await fc.assert(fc.asyncProperty(fc.array(fc.noBias(step), { minLength: 400, maxLength: 400 }), live), {
    numRuns: 1,
  });
  await standInEach(readers[0] as Actor);
});
afterAll(() => kit.close());

const step = fc.record({
  act: fc.constantFrom(
    "create",
    "create",
    "create",
    "legalBasis",
    "outline",
    "submit",
    "start",
    "return",
    "year",
    "area",
    "area",
    "area",
    "area legal basis",
    "area outline",
    "area stands",
    "area stands",
  ),
  place: fc.nat(neighborhoods.length - 1),
  legalBasis: fc.constantFrom(...legalBases.filter((each) => each !== 4)),
  file: fc.nat(1_000),
  outlined: fc.boolean(),
  state: fc.constantFrom(...areaStateKeys),
  basket: fc.constantFrom(null, null, ...areaBaskets),
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
  for (const { act, place, legalBasis, file: application, outlined, state, basket } of steps) {
    const { rows: applications } = await sql<{ id: string; neighborhood_id: string }>`
      select id, neighborhood_id from applications order by id`.execute(kit.database.db);
    const chosen = applications[application % Math.max(1, applications.length)];
    const [neighborhoodId, districtSoato] = neighborhoods[place] ?? neighborhoods[0];
    const at = neighborhoods.findIndex(([id]) => id === chosen?.neighborhood_id);
    const edit = async (change: object): Promise<void> => {
      const { row, facts } = await readApplicationRecord(kit.database.db, chosen?.id ?? "");
      await kit.act(operator, (tx, acting) =>
        updateFacts(tx, acting, row.id, { body: { ...facts, ...change }, ifMatch: row.version }),
      );
    };
    if (act.startsWith("area")) {
      await liveArea(operator, { act, place, legalBasis, file: application, outlined, state, basket });
      continue;
    }
    try {
      if (act === "create") {
        const pair = districtSoato.startsWith("1718") ? "14:16" : "17:09";
        const cadastreNumber = `${pair}:01:01:01:${String(applications.length + 1).padStart(4, "0")}`;
        const outline = outlined ? plotIn(place) : null;
        await kit.create({ districtSoato, neighborhoodId, legalBasis, cadastreNumber, outline }, operator);
      } else if (act === "year") kit.clock.advance(60 * 86_400_000);
      else if (chosen === undefined) continue;
      else if (act === "legalBasis") await edit({ legalBasis });
      else if (act === "outline") await edit({ outline: outlined ? plotIn(at) : null });
      else if (act === "submit") await kit.act(operator, (tx, acting) => submit(tx, acting, chosen.id));
      else if (act === "start") await kit.act(operator, (tx, acting) => startDiscussion(tx, acting, chosen.id));
      else {
        const requests = [{ kind: "fix_outline" as const, note: "Chegara" }];
        await kit.act({ ...kit.cast.reviewer, territory: "17" }, (tx, acting) =>
          returnApplication(tx, acting, chosen.id, { reason: "Sabab", requests }),
        );
      }
    } catch (error) {
      // A refusal is an answer; anything else is a defect.
      if (!(error instanceof Problem) || error.code === "internal") throw error;
    }
  }
}

/** Makes an area, as above an application. */
async function liveArea(
  operator: Actor,
  { act, place, legalBasis, file: application, outlined, state, basket }: Step,
): Promise<void> {
  const [neighborhoodId, districtSoato] = neighborhoods[place] ?? neighborhoods[0];
  await kit.act(operator, async (tx, acting) => {
    if (act === "area") {
      const outline = outlined ? plotIn(place) : null;
      const known = application % 2 === 0 ? legalBasis : null;
      await createArea(tx, acting, {
        ...bareAreaFacts,
        districtSoato,
        neighborhoodId: application % 7 === 0 ? null : neighborhoodId,
        legalBasis: known,
        outline,
      });
      return;
    }
    const { rows } = await sql<{ id: string }>`
      select id from areas where state <> 'area_opened' order by id`.execute(tx);
    const id = rows[application % Math.max(1, rows.length)]?.id;
    if (id === undefined) return;
    const standing = await findArea(tx, id);
    const at = neighborhoods.findIndex(([code]) => code === standing.neighborhood_id);
    const facts = areaFactsOf(standing);
    if (act === "area stands") await putArea(tx, acting, id, { state, basket, reason: basket });
    else {
      const [found = null] = neighborhoods.find(([, district]) => district === facts.districtSoato) ?? [];
      const placed = facts.neighborhoodId === null && outlined ? { neighborhoodId: found } : {};
      const change = act === "area legal basis" ? { legalBasis, ...placed } : { outline: outlined ? plotIn(at) : null };
      await updateArea(tx, acting, id, { body: { ...facts, ...change }, ifMatch: standing.version });
    }
  });
}

/** Puts an area anywhere, whatever the table of moves says: the map must follow all the same. */
async function putArea(tx: Transaction, acting: Acting, id: string, standing: AreaStanding): Promise<void> {
  const term = { deadlineAt: null, cameFrom: null };
  await standArea(tx, acting, await lockArea(tx, id), { standing, term }, { action: "area.moved" });
}

/** One area more for each state and basket: chance may have left one of them out. */
async function standInEach(operator: Actor): Promise<void> {
  const standings = [
    ...areaStateKeys.map((state) => ({ state, basket: null })),
    ...areaBaskets.map((basket) => ({ state: "area_new" as const, basket })),
  ];
  for (const { state, basket } of standings) {
    const [neighborhoodId, districtSoato] = neighborhoods[0];
    await kit.act(operator, async (tx, acting) => {
      const id = await createArea(tx, acting, { ...bareAreaFacts, districtSoato, neighborhoodId, outline: plotIn(0) });
      await putArea(tx, acting, id, { state, basket, reason: basket });
    });
  }
}

const some = <T>(...values: readonly T[]): fc.Arbitrary<T[] | undefined> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: Math.min(2, values.length) }) },
    { weight: 1, arbitrary: fc.subarray([...values]) },
  );
const filters: fc.Arbitrary<MapFilters> = fc.noBias(
  fc.record({
    status: some(...statusKeys.slice(0, 4)),
    legalBasis: some(...legalBases),
    region: some("1718", "1703"),
    district: some(kitDistrict, "1718203", "1703202"),
    neighborhood: some(...neighborhoods.map(([id]) => id)),
    year: some(2026, 2027, 2028),
    state: some(...areaStatesOnMap.slice(0, 3)),
    kind: some("application" as const, "area" as const),
  }),
);
const reader = fc.noBias(fc.nat(5)).map((index) => readers[index] as Actor);

/** How long the list of applications is that the filters of the map leave. */
async function applications(
  actor: Actor,
  { state, kind, ...given }: MapFilters & { bbox?: [number, number, number, number] },
) {
  if (kind?.includes("application") === false || (state !== undefined && given.status === undefined)) return 0;
  return (await registerTotal(kit.database.db, actor, given, kit.clock.now(), true)).total;
}

/** How long the list of areas is that they leave. */
async function areas(
  actor: Actor,
  {
    status,
    kind,
    state = status === undefined ? [...areaStatesOnMap] : [],
    ...given
  }: Parameters<typeof applications>[1],
) {
  if (kind?.includes("area") === false || !actor.codes.has("read:area")) return 0;
  return (await areaPage(kit.database.db, actor, { ...given, state, exact: true }, kit.clock.now())).total;
}

/** A place with the places it lies in. */
function wayTo(code: string): readonly string[] {
  const district = neighborhoods.find(([id]) => id === code)?.[1] ?? code;
  return [district.slice(0, 4), district, code];
}

/** The filters within the place that a number stands for; `undefined` where they leave that place out. */
function at({ region, district, neighborhood, ...given }: MapFilters, code: string): MapFilters | undefined {
  const chosen =
    region || district || neighborhood ? [...(region ?? []), ...(district ?? []), ...(neighborhood ?? [])] : [code];
  const left = chosen.some((one) => wayTo(code).includes(one))
    ? [code]
    : chosen.filter((one) => wayTo(one).includes(code));
  const of = (level: PlaceLevel) => left.filter((one) => levelOfPlace(one) === level);
  if (left.length === 0) return undefined;
  return { ...given, region: of("region"), district: of("district"), neighborhood: of("neighborhood") };
}

test("a number of a place is the length of the list it opens, for every reader, under any filters", async () => {
  await fc.assert(
    fc.asyncProperty(reader, filters, fc.constantFrom(...placeLevels), async (actor, given, level) => {
      const scope = mapScope(actor);
      if (scope === undefined) throw new Error("The reader sees nothing.");
      const counts = await placeCounts(kit.database.db, scope, level, given);
      for (const { code, ...count } of counts) {
        const there = at(given, code) ?? { status: [] };
        expect({ code, files: count.total, areas: count.areas }).toEqual({
          code,
          files: await applications(actor, there),
          areas: await areas(actor, there),
        });
        expect(Object.values(count.byStatus).reduce((sum, number) => sum + number, 0)).toBe(count.total);
        expect(Object.values(count.byState).reduce((sum, number) => sum + number, 0)).toBe(count.areas);
      }
      expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(await applications(actor, given));
      const counted = counts.reduce((sum, count) => sum + count.areas, 0);
      const listed = await areas(actor, given);
      // What lies in no neighbourhood is counted in its district and its region alone.
      expect(counted).toBeLessThanOrEqual(listed);
      expect(level === "neighborhood" || counted === listed).toBe(true);
    }),
    { numRuns: rolled({ here: 100, soak: 200 }) },
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
        const scope = mapScope(actor);
        if (scope === undefined) throw new Error("The reader sees nothing.");
        const tile = tileAt(z, lon + 0.005, lat + 0.002);
        const bytes = await countTile(kit.database.db, "plots", tile, scope, given);
        for (const { properties } of bytes ? (decodeTile(bytes)["plots"] ?? []) : []) {
          const { code, n } = properties as { code: string; n: number };
          const there = at(given, code) ?? { status: [] };
          expect({ code, n }).toEqual({ code, n: (await applications(actor, there)) + (await areas(actor, there)) });
          marks += 1;
        }
      },
    ),
    { numRuns: rolled({ here: 100, soak: 200 }) },
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
        const scope = mapScope(actor);
        if (scope === undefined) throw new Error("The reader sees nothing.");
        const tile = tileAt(z, lon + 0.002, lat + 0.002);
        const bytes = await plotTile(kit.database.db, "plots", tile, scope, given);
        const drawn = bytes ? (decodeTile(bytes)["plots"] ?? []) : [];
        // Without those that only the overhang shows: they begin beyond the edge.
        const inside = drawn.filter(({ parts }) =>
          parts.flat().some(([x, y]) => x >= 0 && y >= 0 && x <= 4096 && y <= 4096),
        );
        const boxed = { ...given, bbox: degreesOf(tile).map(Number) as [number, number, number, number] };
        const total = (await applications(actor, boxed)) + (await areas(actor, boxed));
        expect(inside.length).toBe(total);
        outlines += total;
      },
    ),
    { numRuns: rolled({ here: 75, soak: 150 }) },
  );
  expect(outlines).toBeGreaterThan(20);
});

test("what is kept for the map is what files and areas say, whatever happened to them", async () => {
  const { db } = kit.database;
  const keys = [...statusKeys, ...areaStatesOnMap];
  const columns = sql.raw(keys.join(", "));
  const mapped = sql`(select * from all_plots as a where kind = 'application' or exists (
    select from areas where id = a.id and basket is null and state <> 'area_opened'))`;
  const counted = sql.raw(keys.map((key) => `count(*) filter (where status = '${key}')`).join(", "));
  const nothing = sql.raw(keys.map((key) => `${key} = 0`).join(" and "));
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
        sql`select ${sql.ref(place)}, legal_basis, year, ${columns} from ${sql.table(table)} where not (${nothing})`,
        sql`select coalesce(${sql.ref(place)}, district_soato), coalesce(legal_basis, 0)::smallint, left(number, 4)::smallint, ${counted}
          from ${mapped} as a group by 1, 2, 3`,
      ),
    ).toEqual([]);
  }
  expect(
    await differing(
      sql`select kind, home_region, id, number, status, legal_basis, neighborhood_id, ST_AsText(outline) from plots`,
      sql`select kind, home_region, id, number, status, legal_basis, neighborhood_id, ST_AsText(ST_Transform(outline, 3857))
        from ${mapped} as a where outline is not null`,
    ),
  ).toEqual([]);
  expect(
    await differing(
      sql`select code, plots, sum_x, sum_y from place_points where plots > 0`,
      sql`select place, count(*)::integer, sum(floor((ST_XMin(outline) + ST_XMax(outline)) / 2 * 1e7)::bigint)::bigint,
          sum(floor((ST_YMin(outline) + ST_YMax(outline)) / 2 * 1e7)::bigint)::bigint
        from ${mapped} as a cross join lateral (values (district_soato), (neighborhood_id)) as of (place)
        where outline is not null and place is not null group by 1`,
    ),
  ).toEqual([]);
  const { rows } = await sql<{ places: number; statuses: number; legal_bases: number; years: number; bare: number }>`
    select count(distinct neighborhood_id)::integer as places, count(distinct status)::integer as statuses, count(distinct legal_basis)::integer as legal_bases,
      count(distinct left(number, 4))::integer as years,
      count(*) filter (where outline is null)::integer as bare from applications`.execute(db);
  expect(rows[0]?.places).toBe(neighborhoods.length);
  expect(rows[0]?.statuses).toBeGreaterThan(1);
  expect(rows[0]?.legal_bases).toBeGreaterThan(3);
  expect(rows[0]?.years).toBeGreaterThan(1);
  expect(rows[0]?.bare).toBeGreaterThan(0);
  const { rows: states } = await sql<{ state: string; aside: boolean; unknown: boolean }>`
    select distinct state, basket is not null as aside, legal_basis is null as unknown from areas`.execute(db);
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(areaStateKeys));
  expect(new Set(states.map(({ aside }) => aside))).toEqual(new Set([true, false]));
  expect(new Set(states.map(({ unknown }) => unknown))).toEqual(new Set([true, false]));
});

function tileAt(z: number, lon: number, lat: number) {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return { z, x: Math.floor(((lon + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) };
}
