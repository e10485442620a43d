import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeTile } from "../../testing/decode-tile.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { kitDistrict, madePinfl } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { databaseEncodes } from "./encode.js";
import { metresOf } from "./grid.js";
import { plotTile, plotTileWrittenHere } from "./plot-tile.js";

const republic = { territory: "17", organisationId: null, areas: true };
/** Zoom 14's tile over Samarkand in which the plots lie. */
const tile = { z: 14, x: 11237, y: 6207 };
const address = `${tile.z}/${tile.x}/${tile.y}`;

let app: TestApp;
let operator: MadePerson;
let stranger: MadePerson;
let ecologist: MadePerson;
const ids: string[] = [];

/** Degrees of a point in units of {@link tile}. */
function degrees(x: number, y: number): [number, number] {
  const [west, , east, north] = metresOf(tile);
  const unit = (east - west) / 4096;
  const half = 20_037_508.342789244;
  const lat = (Math.atan(Math.sinh(((north - y * unit) / half) * Math.PI)) * 180) / Math.PI;
  return [((west + x * unit) / half) * 180, lat];
}

/** Corners in the tile's units, clockwise from the upper left as one sees them. */
const outlines: readonly (readonly [number, number][])[] = [
  [
    [100, 100],
    [140, 100],
    [140, 150],
    [100, 150],
  ],
  // Over the tile's right edge: cut at its overhang of 64 units.
  [
    [4000, 2000],
    [4200, 2000],
    [4200, 2040],
    [4000, 2040],
  ],
];

const facts = (n: number, corners: readonly [number, number][]) => ({
  legalBasis: n,
  cadastreNumber: `14:16:01:01:01:${String(n).padStart(4, "0")}`,
  occupier: {
    kind: "person",
    name: "Oʻtkirov Oʻtkir",
    pinfl: madePinfl(n),
    passport: "ZZ1234567",
    birthDate: "1980-04-12",
  },
  districtSoato: kitDistrict,
  neighborhoodId: "14160001",
  address: "Registon koʻchasi, 1-uy",
  landCategory: "settlement",
  purpose: "dwelling",
  sizes: { total: 400, documented: 0, excess: 0, built: 120 },
  occupiedSince: 2012,
  outline: {
    type: "Polygon",
    // Drawn the other way round on purpose: a tile turns rings as renderers want them.
    coordinates: [[...corners, ...corners.slice(0, 1)].toReversed().map(([x, y]) => degrees(x, y))],
  },
  buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
  fileIds: [],
  payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
});

beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  operator = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
  stranger = await makePerson(app, { territory: "1703202", codes: standardPositions.operator.codes });
  ecologist = await makePerson(app, {
    territory: kitDistrict,
    codes: standardPositions.member.codes,
    organisation: { kind: "ecology" },
  });
  for (const [index, corners] of outlines.entries()) {
    const made = await app.call({
      method: "POST",
      path: "/applications",
      token: operator.token,
      body: facts(index + 1, corners),
    });
    if (made.status !== 201) throw new Error(`The file was not made: ${made.text}`);
    ids.push(String(made.body["id"]));
  }
});
afterAll(() => app.close());

async function bytesOf(path: string, token?: string, headers: Record<string, string> = {}) {
  const reply = await app.app.inject({
    url: `/api/v1${path}`,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

/** A ring from its smallest corner on, so that where it begins does not matter and which way it turns does. */
function fromFirst(ring: readonly (readonly [number, number])[]): string[] {
  const open = ring.slice(0, -1).map(String);
  const first = open.indexOf(open.toSorted()[0] ?? "");
  return [...open.slice(first), ...open.slice(0, first)];
}

const meaningOf = (bytes: Buffer | undefined, layer = "plots") =>
  bytes === undefined
    ? []
    : (decodeTile(bytes)[layer] ?? [])
        .map(({ type, properties, parts }) => ({ type, properties, rings: parts.map(fromFirst) }))
        .toSorted((one, other) => String(one.properties["id"]).localeCompare(String(other.properties["id"])));

describe("from zoom 12 on", () => {
  test("a tile holds outlines with what the map colours and names them by, and nothing about people", async () => {
    const { status, headers, bytes } = await bytesOf(`/tiles/plots/${address}.mvt`, operator.token);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/vnd.mapbox-vector-tile");
    expect(meaningOf(bytes)).toEqual([
      {
        type: "polygon",
        properties: {
          id: ids[0],
          number: "2026-1718-000001",
          status: "editing",
          legalBasis: 1,
          year: 2026,
        },
        rings: [["100,100", "140,100", "140,150", "100,150"]],
      },
      {
        type: "polygon",
        properties: {
          id: ids[1],
          number: "2026-1718-000002",
          status: "editing",
          legalBasis: 2,
          year: 2026,
        },
        rings: [["4000,2000", "4160,2000", "4160,2040", "4000,2040"]],
      },
    ]);
    expect(bytes.toString("latin1")).not.toMatch(/tkir|ZZ1234567|14:16/);
  });

  test("the database's tile and ours mean the same", async () => {
    const { db } = app.context;
    // The embedded database refuses to write tiles; PostgreSQL writes them itself.
    expect(await databaseEncodes(db)).toBe(app.database.engine === "postgres");
    const theirs = meaningOf(await plotTile(db, "plots", tile, republic, {}));
    expect(theirs).toEqual(meaningOf(await plotTileWrittenHere(db, "plots", tile, republic, {})));
    expect(theirs).toHaveLength(2);
  });
});

test("below zoom 12 a place has one point with its name and its files, all and by status", async () => {
  for (const [z, level, code] of [
    [4, "region", "1718"],
    [9, "district", kitDistrict],
    [11, "neighborhood", "14160001"],
  ] as const) {
    const at = `${z}/${tile.x >> (14 - z)}/${tile.y >> (14 - z)}`;
    const { bytes } = await bytesOf(`/tiles/plots/${at}.mvt`, operator.token);
    const features = decodeTile(bytes)["plots"] ?? [];
    expect(features).toMatchObject([{ type: "point", properties: { level, code, n: 2, editing: 2 } }]);
    expect(features[0]?.properties["name_uz_UZ"]).toBeTruthy();
    const [point] = features[0]?.parts[0] ?? [];
    expect(point?.every((unit) => unit >= 0 && unit <= 4096)).toBe(true);
  }
});

async function inside(query: string): Promise<number> {
  return meaningOf((await bytesOf(`/tiles/plots/${address}.mvt?${query}`, operator.token)).bytes).length;
}

test("a tile is narrowed as the register is", async () => {
  expect(await inside("legalBasis=1")).toBe(1);
  expect(await inside("legalBasis=1&legalBasis=2&year=2026&status=editing")).toBe(2);
  expect(await inside(`district=${kitDistrict}&neighborhood=14160001`)).toBe(2);
  for (const nothing of ["year=2025", "status=registered", "region=1703", "neighborhood=14160009"]) {
    expect((await bytesOf(`/tiles/plots/${address}.mvt?${nothing}`, operator.token)).status).toBe(204);
  }
});

describe("who sees what", () => {
  test("nobody signed in sees no plots, and staff of another place an empty map", async () => {
    expect((await bytesOf(`/tiles/plots/${address}.mvt`)).status).toBe(401);
    for (const at of [address, "9/351/193", "0/0/0"]) {
      expect((await bytesOf(`/tiles/plots/${at}.mvt`, stranger.token)).status).toBe(204);
    }
    const counts = await app.call({ path: "/map/counts?level=region", token: stranger.token });
    expect(counts.body).toEqual({ total: 0, byStatus: {}, areas: 0, byState: {}, items: [], split: [] });
  });

  test("a member of a body sees the files in which their body holds a step, outlined and counted", async () => {
    const seen = async () => ({
      outlines: meaningOf((await bytesOf(`/tiles/plots/${address}.mvt`, ecologist.token)).bytes).map(
        ({ properties }) => properties["id"],
      ),
      counted: (await app.call({ path: "/map/counts?level=district", token: ecologist.token })).body["total"],
    });
    expect(await seen()).toEqual({ outlines: [], counted: 0 });
    const { db } = app.context;
    const { clock } = app;
    await sql`
      insert into runs (home_region, id, application_id, sequence, version_id, resolution, state, started_at)
      select a.home_region, a.id, a.id, 1, v.id, '{}', 'running', ${clock.now()}
      from applications as a cross join (select id from diagram_versions limit 1) as v
      where a.id = ${ids[1]}`.execute(db);
    await sql`
      insert into step_organisations (home_region, run_id, step_id, organisation_id, application_id, state)
      select home_region, id, 'ecology', ${ecologist.organisationId}, application_id, 'awaited' from runs`.execute(db);
    expect(await seen()).toEqual({ outlines: [ids[1]], counted: 1 });
  });

  test("the public sees announced files alone", async () => {
    expect((await bytesOf(`/tiles/announced/${address}.mvt`)).status).toBe(204);
    await sql`update applications set status = 'announced' where id = ${ids[0]}`.execute(app.context.db);
    await sql`update plots set status = 'announced' where id = ${ids[0]}`.execute(app.context.db);
    const { bytes, headers } = await bytesOf(`/tiles/announced/${address}.mvt`);
    expect(meaningOf(bytes, "announced").map(({ properties }) => properties["id"])).toEqual([ids[0]]);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect((await bytesOf(`/tiles/announced/${address}.mvt?status=editing`)).status).toBe(400);
    expect((await bytesOf(`/tiles/announced/${address}.mvt`)).bytes).toEqual(bytes);
  });

  test("outlines near a place are those of files the reader sees", async () => {
    const [west, north] = degrees(0, 0);
    const [east, south] = degrees(4096, 4096);
    const near = async (token: string, more = "") =>
      (await app.call({ path: `/map/plots?bbox=${[west, south, east, north].join(",")}${more}`, token })).body;
    const { items } = (await near(operator.token)) as { items: { id: string }[] };
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      "id",
      "kind",
      "legalBasis",
      "number",
      "outline",
      "standing",
      "status",
    ]);
    expect(await near(operator.token, "&limit=1")).toMatchObject({ items: [{ id: ids[1] }], more: true });
    expect(await near(stranger.token)).toEqual({ items: [], more: false });
  });
});

test("a large tile is packed for who can unpack it, and means the same", async () => {
  // Its own outline over and over, until it is worth packing.
  const { db } = app.context;
  await sql`
    insert into plots (home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id, outline)
    select home_region, gen_random_uuid(), '2026-1718-' || (900000 + n), status, 8, region_soato, district_soato,
      neighborhood_id, outline
    from plots cross join generate_series(1, 60) as n where id = ${ids[0]}`.execute(db);
  const path = `/tiles/plots/${address}.mvt?legalBasis=8`;
  const plain = await bytesOf(path, operator.token);
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await bytesOf(path, operator.token, { "accept-encoding": encoding });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack(packed.bytes)).toEqual(plain.bytes);
    expect(packed.headers["etag"]).toBe(plain.headers["etag"]);
    const varies = String(packed.headers["vary"]).toLowerCase();
    expect(["authorization", "accept-encoding"].filter((name) => !varies.includes(name))).toEqual([]);
    const again = await bytesOf(path, operator.token, {
      "accept-encoding": encoding,
      "if-none-match": String(packed.headers["etag"]),
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
  await sql`delete from plots where legal_basis = 8`.execute(db);
});

describe("caching", () => {
  test("staff's tiles are private and asked for again; what has not changed is not sent again", async () => {
    const first = await bytesOf(`/tiles/plots/${address}.mvt`, operator.token);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    expect(String(first.headers["vary"]).toLowerCase()).toContain("authorization");
    const etag = String(first.headers["etag"]);
    const again = await bytesOf(`/tiles/plots/${address}.mvt`, operator.token, { "if-none-match": `W/"old", ${etag}` });
    expect([again.status, again.bytes.length, again.headers["etag"]]).toEqual([304, 0, etag]);
    await sql`update plots set status = 'rejected' where id = ${ids[1]}`.execute(app.context.db);
    const changed = await bytesOf(`/tiles/plots/${address}.mvt`, operator.token, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers["etag"]).not.toBe(etag);
  });

  test("places' outlines may be kept by anyone, and say which are approximate", async () => {
    const { bytes, headers } = await bytesOf("/tiles/places/6/43/24.mvt");
    expect(headers["cache-control"]).toBe("public, max-age=300");
    const places = decodeTile(bytes)["places"] ?? [];
    expect(places.find(({ properties }) => properties["code"] === "1718")).toMatchObject({
      type: "polygon",
      properties: { level: "region", approximate: true, name_uz_UZ: expect.stringContaining("Samarqand") as string },
    });
  });
});

test("an address that is no tile is refused with a problem document", async () => {
  for (const [wrong, status] of [
    ["-1/0/0", 400],
    ["21/0/0", 400],
    ["3/8/0", 400],
    ["3/0/8", 400],
    ["1e1/0/0", 400],
    ["3/0.5/0", 400],
    ["3/0/..%2f0", 400],
    ["3/0/%00", 400],
    ["99999999999999999999/0/0", 400],
    ["3/0/0'%20or%201=1", 400],
    ["3/0", 404],
  ] as const) {
    for (const layer of ["plots", "announced", "places"]) {
      const reply = await app.call({ path: `/tiles/${layer}/${wrong}.mvt`, token: operator.token });
      expect({ wrong, status: reply.status }).toEqual({ wrong, status });
      expect(reply.headers["content-type"]).toContain("application/problem+json");
      expect(reply.headers["cache-control"]).toBe("no-store");
    }
  }
  for (const wrong of ["/tiles/people/3/0/0.mvt", "/tiles/plots/3/0/0.png", "/tiles/plots/3/0/0"]) {
    expect((await app.call({ path: wrong, token: operator.token })).status).toBe(404);
  }
  for (const bbox of ["1,2,3", "70,41,69,42", "69,41,70,91", "a,b,c,d", "NaN,0,1,1"]) {
    expect((await app.call({ path: `/map/plots?bbox=${bbox}`, token: operator.token })).status).toBe(400);
  }
});
