import { outlinesFrom, placeLevelAt } from "@yer/api/contract/tiles";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addNeighborhood } from "../../testing/bare-application.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { decodeTile } from "../../testing/decode-tile.js";
import { type DiaryKit, type KitDevice, openDiaryKit } from "../../testing/diary-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { fillDayCounts, wrongDayCounts } from "../day-counts/aggregate.js";

let kit: DiaryKit;
let device: KitDevice;
const ids: string[] = [];
const at = { latitude: 39.65, longitude: 66.96, accuracy: 5 };
/** Amid the plots of the neighbourhood: where its number stands. */
let amid: { latitude: number; longitude: number };
beforeAll(async () => {
  kit = await openDiaryKit();
  await addNeighborhood(kit.service.context.db, "14160002");
  device = await kit.device();
  const told = [
    ["occupied", "2026-01-01", at],
    ["empty", "2026-01-31", { ...at, longitude: 66.9605 }],
    ["occupied", "2026-02-15", null],
    ["not_there", "2026-03-01", { ...at, latitude: 41.3 }],
  ] as const;
  for (const [finding, visitedOn, position] of told) {
    const visit = kit.visit(await kit.taken(), device, finding, { visitedOn, position });
    await kit.handIn(visit, device.ticket);
    ids.push(visit.id);
  }
  // Another of an area that has moved on.
  const area = await kit.taken();
  await kit.handIn(kit.visit(area, device, "empty", { visitedOn: "2026-02-28", position: null }), device.ticket);
  const late = kit.visit(area, device, "occupied", { visitedOn: "2026-03-02", position: at });
  await kit.handIn(late, device.ticket);
  ids.push(late.id);
  const { rows } = await sql<typeof amid>`
    select sum_x::float8 / plots / 1e7 as longitude, sum_y::float8 / plots / 1e7 as latitude from place_points
    where code = '14160001'`.execute(kit.service.context.db);
  if (rows[0] === undefined) throw new Error("The neighbourhood has no point.");
  [amid] = rows;
});
afterAll(async () => kit.close());

/** The tile of a zoom that holds a point. */
function tileAt(
  z: number,
  { latitude, longitude }: Pick<typeof at, "latitude" | "longitude"> = z < outlinesFrom ? amid : at,
): string {
  const row = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return [z, Math.floor(((longitude + 180) / 360) * 2 ** z), Math.floor(row * 2 ** z)].join("/");
}

async function seen(tile: string, query = "", by: MadePerson = kit.office) {
  const reply = await kit.service.app.inject({
    url: `/api/v1/tiles/visits/${tile}.mvt?${query}`,
    headers: { authorization: `Bearer ${by.token}` },
  });
  if (reply.statusCode === 204) return [];
  if (reply.statusCode !== 200) throw new Error(reply.payload);
  return decodeTile(reply.rawPayload)["visits"] ?? [];
}
const idsIn = async (...asked: Parameters<typeof seen>): Promise<string[]> =>
  (await seen(...asked)).map(({ properties }) => String(properties["id"])).toSorted();
const nth = (...numbers: readonly number[]) => numbers.map((n) => ids[n] ?? "").toSorted();

async function listed(query: string): Promise<number> {
  const { body } = await kit.service.call({ path: `/visits?${query}`, token: kit.office.token });
  return Number(body["total"]);
}

test("near by each visit is the point where somebody stood, with what was found and when", async () => {
  const points = await seen(tileAt(16));
  expect(points.map(({ type }) => type)).toEqual(["point", "point", "point"]);
  const [first] = points.filter(({ properties }) => properties["id"] === ids[0]);
  expect(first?.properties).toEqual({
    id: ids[0],
    number: expect.stringMatching(/^\d{4}-1718-A\d{6}$/),
    areaId: expect.any(String),
    status: "occupied",
    day: "2026-01-01",
    kind: "visit",
  });
  const [x = 0, y = 0] = first?.parts[0]?.[0] ?? [];
  expect(x > 0 && x < 4096 && y > 0 && y < 4096).toBe(true);
  expect(await idsIn(tileAt(16, { ...at, latitude: 41.3 }))).toEqual(nth(3));
});

test.each([
  ["finding=empty", [1]],
  ["from=2026-01-31&to=2026-03-01", [1]],
  ["moved=false", [4]],
  ["walked=true", []],
  [`district=${kitDistrict}`, [0, 1, 4]],
  ["neighborhood=14160002", []],
  ["district=1703202", []],
] as const)("points are narrowed by %s", async (query, expected) => {
  expect(await idsIn(tileAt(16), query)).toEqual(nth(...expected));
});

test.each([
  "",
  "finding=occupied",
  "finding=occupied&finding=empty",
  "from=2026-01-01",
  "from=2026-01-02",
  "to=2026-01-31",
  "to=2026-02-28",
  "from=2026-01-31&to=2026-03-01",
  "from=2026-02-15&to=2026-02-20",
  "from=2026-03-02&to=2026-01-01",
  "from=9999-12-31",
  "moved=false",
  "walked=true",
  "neighborhood=14160001",
  "neighborhood=14160002",
])("from afar there are as many by place as the register lists under %s, those without a point too", async (query) => {
  const whose = `writer=${kit.inspector.id}&${query}`;
  const total = await listed(query);
  for (const zoom of [3, 8, 11]) {
    for (const asked of [query, whose]) {
      const numbers = (await seen(tileAt(zoom), asked)).map(({ properties: { level, n } }) => ({ level, n }));
      const expected = total === 0 ? [] : [{ level: placeLevelAt(zoom), n: total }];
      expect({ zoom, asked, numbers }).toEqual({ zoom, asked, numbers: expected });
    }
  }
});

test("a person of another territory sees none, nor does another inspection; without the right nobody does", async () => {
  const elsewhere = await makePerson(kit.service, { territory: "1703", codes: ["read:visit"] });
  const without = await makePerson(kit.service, { territory: kitDistrict, codes: ["read:area", "read:property"] });
  for (const zoom of [3, 11, 16]) {
    expect(await seen(tileAt(zoom), "", elsewhere)).toEqual([]);
    expect(await seen(tileAt(zoom), "", kit.stranger)).toEqual([]);
    expect(await seen(tileAt(zoom), "", kit.colleague)).not.toEqual([]);
    const path = `/tiles/visits/${tileAt(zoom)}.mvt`;
    expect((await kit.service.call({ path, token: without.token })).status).toBe(403);
  }
});

test("what is kept follows an area to another neighbourhood, and goes with it", async () => {
  const { db } = kit.service.context;
  const kept = async () => {
    const { rows } = await sql<{ code: string; visits: number }>`
      select code, sum(visits)::integer as visits from visit_counts where level = 'neighborhood' and grain = 'month'
      group by 1 having sum(visits) <> 0 order by 1`.execute(db);
    return rows;
  };
  const { rows } = await sql<{ id: string }>`select area_id as id from visits where id = ${ids[0]}`.execute(db);
  const area = rows[0]?.id;
  expect(await kept()).toEqual([{ code: "14160001", visits: 6 }]);
  await sql`update areas set neighborhood_id = '14160002' where id = ${area}`.execute(db);
  expect(await kept()).toEqual([
    { code: "14160001", visits: 5 },
    { code: "14160002", visits: 1 },
  ]);
  expect(await idsIn(tileAt(16), "neighborhood=14160002")).toEqual(nth(0));
  await sql`update areas set neighborhood_id = null where id = ${area}`.execute(db);
  expect(await seen(tileAt(8), "neighborhood=14160002")).toEqual([]);
  expect((await seen(tileAt(8)))[0]?.properties["n"]).toBe(6);
  await sql`delete from visits where id = ${ids[0]}`.execute(db);
  expect((await seen(tileAt(8)))[0]?.properties["n"]).toBe(5);
  expect(await idsIn(tileAt(16))).toEqual(nth(1, 4));
});

test("what the map keeps is held against the visits, and made anew from them", async () => {
  const { db } = kit.service.context;
  const wrong = async () => (await wrongDayCounts(db)).filter(({ what }) => what === "visit");
  // Areas went to another neighbourhood above, and a visit went.
  expect(await wrong()).toEqual([]);

  const row = { what: "visit", district: kitDistrict } as const;
  await sql`update visit_points set finding = 'empty' where id = ${ids[2]}`.execute(db);
  expect(await wrong()).toEqual(
    expect.arrayContaining([
      { ...row, day: "2026-02-15", over: -1 },
      { ...row, day: "2026-02-15", over: 1 },
    ]),
  );
  await fillDayCounts(db);
  expect(await wrong()).toEqual([]);

  await sql`update visit_counts set visits = visits + 2 where level = 'district' and since = '2026-03-02'`.execute(db);
  expect(await wrong()).toEqual([{ ...row, day: "2026-03-02", over: 2 }]);
  await fillDayCounts(db);
  expect(await wrong()).toEqual([]);
  expect((await seen(tileAt(8)))[0]?.properties["n"]).toBe(5);
});
