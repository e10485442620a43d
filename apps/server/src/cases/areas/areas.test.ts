import { afterAll, beforeAll, expect, test } from "vitest";
import { readHistory } from "../../platform/history/read-history.js";
import { decodeTile } from "../../testing/decode-tile.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { kitDistrict, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

let app: TestApp;
let operator: MadePerson;
let elsewhere: MadePerson;
let member: MadePerson;
beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  const { codes } = standardPositions.operator;
  operator = await makePerson(app, { territory: kitDistrict, codes });
  elsewhere = await makePerson(app, { territory: "1703202", codes });
  member = await makePerson(app, {
    territory: kitDistrict,
    codes: [...standardPositions.member.codes, "read:area"],
    organisation: { kind: "ecology" },
  });
});
afterAll(() => app.close());

const facts = (outline: unknown, more: object = {}) => ({
  ...bareAreaFacts,
  districtSoato: kitDistrict,
  neighborhoodId: "14160001",
  occupiedSince: 2015,
  outline,
  ...more,
});

/** A square moved east by a share of its side. */
function beside(n: number, share: number) {
  const { coordinates, type } = square(n);
  return { type, coordinates: coordinates.map((ring) => ring.map(([x, y]) => [x + 0.0002 * share, y])) };
}

async function enter(outline: unknown, more: object = {}, token = operator.token) {
  return app.call({ method: "POST", path: "/areas", token, body: facts(outline, more) });
}
const read = (id: unknown, token = operator.token) => app.call({ path: `/areas/${String(id)}`, token });

test("an area is entered, read and listed with its place, and keeps its outline to the last digit", async () => {
  const made = await enter(square(1));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    number: "2026-1718-A000001",
    state: "area_new",
    basket: null,
    facts: facts(square(1)),
    overlaps: [],
    version: 1,
  });
  expect((await read(made.body["id"])).body).toEqual(made.body);
  const { id, number } = made.body;
  const list = async (query: string, token = operator.token) =>
    (await app.call({ path: `/areas?${query}`, token })).body;
  const found = { total: 1, items: [{ id, number, district: { soato: kitDistrict } }] };
  expect(await list("state=area_new&neighborhood=14160001&year=2026")).toMatchObject(found);
  for (const nothing of ["state=area_sent", "basket=drafts", "legalBasis=1", "region=1703", "year=2025"]) {
    expect(await list(nothing)).toMatchObject({ total: 0, items: [] });
  }
  expect((await app.call({ path: "/areas?after=nonsense", token: operator.token })).status).toBe(400);
  expect(await list("", elsewhere.token)).toMatchObject({ total: 0, items: [] });
  expect(await list("", member.token)).toMatchObject({ total: 0, items: [] });
});

test("an area needs its district only: its neighbourhood is found later, and may be taken back", async () => {
  const made = await enter(square(72), { neighborhoodId: null });
  expect(made).toMatchObject({ status: 201, body: { neighborhood: null, district: { soato: kitDistrict } } });
  const { id } = made.body as { id: string };
  const listed = async (query: string) =>
    (
      (await app.call({ path: `/areas?${query}&limit=200`, token: operator.token })).body["items"] as { id: string }[]
    ).filter((row) => row.id === id);
  expect(await listed(`district=${kitDistrict}`)).toMatchObject([{ neighborhood: null }]);
  expect(await listed("neighborhood=14160001")).toEqual([]);
  const correct = async (version: number, more: object) =>
    app.call({
      method: "PUT",
      path: `/areas/${id}`,
      token: operator.token,
      headers: { "if-match": `"${version}"` },
      body: facts(square(72), more),
    });
  expect((await correct(1, { neighborhoodId: "14160001" })).body).toMatchObject({ neighborhood: { id: "14160001" } });
  expect(await listed("neighborhood=14160001")).toHaveLength(1);
  expect((await correct(2, { neighborhoodId: null })).body).toMatchObject({ neighborhood: null });
  expect((await correct(3, { neighborhoodId: "14160001" })).status).toBe(200);
});

test("areas are searched by number, cadastre number and address in either script, and ordered as asked", async () => {
  const made = [
    (await enter(square(40), { address: "Bogʻishamol koʻchasi, 5", cadastreNumber: "14:16:01:01:01:0777" })).body,
    (await enter(square(41), { address: "Registon" })).body,
  ];
  const numbers = made.map(({ number }) => String(number));
  const asTyped = ["", " ", "–"].map((between) => String(numbers[0]).toLowerCase().replaceAll("-", between));
  const list = async (query: string) => {
    const { body } = await app.call({ path: `/areas?${query}`, token: operator.token });
    return (body["items"] as { number: string }[]).map(({ number }) => number);
  };
  for (const words of ["bogishamol", "Боғишамол", "14:16:01:01:01:0777", numbers[0] ?? "", ...asTyped]) {
    expect(await list(`search=${encodeURIComponent(words)}`)).toEqual([numbers[0]]);
  }
  expect(await list("search=yoq")).toEqual([]);
  const { version, id } = made[0] as { version: number; id: string };
  await app.call({
    method: "PUT",
    path: `/areas/${id}`,
    token: operator.token,
    headers: { "if-match": `"${version}"` },
    body: facts(square(40), { address: "Chorsu" }),
  });
  expect(await list("search=bogishamol")).toEqual([]);
  expect(await list("search=chorsu")).toEqual([numbers[0]]);

  const all = await list("sort=number&limit=200");
  expect(all).toEqual(all.toSorted());
  expect(await list("sort=-number&limit=200")).toEqual(all.toReversed());
  const first = await app.call({ path: "/areas?sort=stateSince&limit=1", token: operator.token });
  const next = await app.call({
    path: `/areas?sort=stateSince&limit=200&after=${String(first.body["next"])}`,
    token: operator.token,
  });
  expect([first, next].flatMap(({ body }) => body["items"])).toHaveLength(all.length);
});

test("an area of another place, or for a member of a body, is as if it were not there", async () => {
  const { id } = (await enter(square(2))).body;
  for (const token of [elsewhere.token, member.token]) expect((await read(id, token)).status).toBe(404);
  expect((await read("01932f00-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await enter(square(3), {}, elsewhere.token)).status).toBe(404);
  expect((await enter(square(3), {}, member.token)).status).toBe(403);
});

test("what is no plot, no place or no year is refused at its field", async () => {
  const bowtie = {
    type: "Polygon",
    coordinates: [
      [
        [66.9, 39.6],
        [66.91, 39.61],
        [66.91, 39.6],
        [66.9, 39.61],
        [66.9, 39.6],
      ],
    ],
  };
  const abroad = { ...bowtie, coordinates: [[...[0, 1, 2].map((n) => [10 + (n % 2), 50 + n]), [10, 50]]] };
  for (const [outline, more, fault] of [
    [bowtie, {}, { pointer: "/outline", code: "outline-invalid" }],
    [square(9, 0.5), {}, { pointer: "/outline", code: "outline-tiny" }],
    [abroad, {}, { pointer: "/outline", code: "outline-outside" }],
    [null, { neighborhoodId: "14169999" }, { pointer: "/neighborhoodId" }],
    [null, { occupiedSince: 2099 }, { pointer: "/occupiedSince" }],
    [null, { cadastreNumber: "10:01:01:01:01:0001" }, { pointer: "/cadastreNumber" }],
  ] as const) {
    const { status, body } = await enter(outline, more);
    expect({ status, errors: body["errors"] }).toMatchObject({ status: 400, errors: [fault] });
  }
});

test("a corrected area is what was last saved; an older version does not overwrite it", async () => {
  const { id } = (await enter(square(4))).body;
  const put = (version: number, body: object) =>
    app.call({
      method: "PUT",
      path: `/areas/${String(id)}`,
      token: operator.token,
      headers: { "if-match": `"${version}"` },
      body,
    });
  expect((await put(1, facts(beside(4, 3), { legalBasis: 2 }))).body).toMatchObject({
    version: 2,
    facts: { legalBasis: 2, outline: beside(4, 3) },
  });
  const stale = await put(1, facts(null));
  expect(stale.status).toBe(412);
  expect(stale.body).toMatchObject({ code: "precondition-failed", current: { version: 2 } });
  expect((await put(2, facts(null, { neighborhoodId: "14169999" }))).status).toBe(400);
});

test("an area finds the files and areas under it, in one register, and a pair is judged and judged again", async () => {
  const first = (await enter(square(10))).body;
  const second = (await enter(beside(10, 0.1))).body;
  expect(second["overlaps"]).toMatchObject([{ kind: "area", number: first["number"], class: "duplicate" }]);
  const [found] = second["overlaps"] as { id: string; version: number }[];
  const judge = (decision: string, version: number, token = operator.token) =>
    app.call({
      method: "POST",
      path: `/overlaps/${found?.id}/triage`,
      token,
      headers: { "if-match": `"${version}"` },
      body: { decision, reason: `Joyida: ${decision}` },
    });
  expect((await judge("same", 1, elsewhere.token)).status).toBe(404);
  expect((await judge("same", 1)).status).toBe(204);
  expect(await judge("distinct", 1)).toMatchObject({
    status: 412,
    body: { current: { id: found?.id, version: 2, triage: { decision: "same", reason: "Joyida: same" } } },
  });
  expect((await judge("distinct", 2)).status).toBe(204);
  const rows = (await app.call({ path: "/overlaps", token: operator.token })).body["items"];
  expect(rows).toMatchObject([
    { id: found?.id, first: { kind: "area" }, second: { kind: "area" }, triage: { decision: "distinct" }, version: 3 },
  ]);
  for (const { id } of [first, second]) {
    const told = await readHistory(app.context.db, { kind: "area", id: String(id), homeRegion: "1718" }, { limit: 9 });
    const judged = told.filter(({ action }) => action === "overlap.triaged").map(({ reason }) => reason);
    expect(judged).toEqual(["Joyida: distinct", "Joyida: same"]);
  }
});

/** Address of the tile that holds a point. */
function tileOf([x, y]: readonly [number, number], z: number): string {
  const row = (1 - Math.asinh(Math.tan((y * Math.PI) / 180)) / Math.PI) / 2;
  return `${z}/${Math.floor(((x + 180) / 360) * 2 ** z)}/${Math.floor(row * 2 ** z)}`;
}

test("the map shows an area to who may read areas, under the filters of areas", async () => {
  const { id } = (await enter(square(30))).body;
  const corner = square(30).coordinates[0]?.[0] ?? [0, 0];
  const shown = async (query: string, token = operator.token, z = 16) => {
    const reply = await app.app.inject({
      url: `/api/v1/tiles/plots/${tileOf(corner, z)}.mvt?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return reply.statusCode === 204 ? [] : (decodeTile(reply.rawPayload)["plots"] ?? []).map((each) => each.properties);
  };
  const own = { id, kind: "area", status: "area_new", year: 2026 };
  expect(await shown("")).toContainEqual(expect.objectContaining(own));
  expect(await shown("state=area_new&kind=area")).toContainEqual(expect.objectContaining(own));
  for (const none of ["state=area_sent", "kind=application", "status=editing", "legalBasis=1"]) {
    expect(await shown(none)).toEqual([]);
  }
  const withoutCode = await makePerson(app, { territory: kitDistrict, codes: ["read:property", "create:property"] });
  expect(await shown("", withoutCode.token)).toEqual([]);
  const [counted] = await shown("state=area_new", operator.token, 11);
  const { body } = await app.call({ path: "/map/counts?level=district&state=area_new", token: operator.token });
  expect(counted).toMatchObject({ area_new: body["areas"], n: body["areas"] });
  const [x, y] = corner;
  const near = await app.call({
    path: `/map/plots?bbox=${[x - 0.0001, y - 0.0001, x, y].join(",")}`,
    token: operator.token,
  });
  expect(near.body["items"]).toMatchObject([{ id, kind: "area", standing: true, outline: square(30) }]);
});

test("the neighbourhood of an area is corrected within its district, and the map and the lists follow", async () => {
  await addNeighborhood(app.context.db, "14160777", kitDistrict);
  const { id } = (await enter(square(60))).body;
  const put = (version: number, more: object) =>
    app.call({
      method: "PUT",
      path: `/areas/${String(id)}`,
      token: operator.token,
      headers: { "if-match": `"${version}"` },
      body: facts(square(60), more),
    });
  expect((await put(1, { neighborhoodId: "14160777" })).body).toMatchObject({
    version: 2,
    neighborhood: { id: "14160777" },
  });
  const { body } = await app.call({ path: "/areas?neighborhood=14160777", token: operator.token });
  expect(body).toMatchObject({ total: 1, items: [{ id }] });
  const moved = await put(2, { districtSoato: "1703202" });
  expect(moved.body["errors"]).toMatchObject([{ pointer: "/districtSoato", code: "district-fixed" }]);
});

test("a basket names who put an area into it, until it is out again", async () => {
  const name = "Savatchiyev Savat";
  const clerk = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes, name });
  const { id } = (await enter(square(70))).body;
  const act = (what: string, body: object) =>
    app.call({ method: "POST", path: `/areas/${String(id)}/${what}`, token: clerk.token, body });
  const aside = await act("set-aside", { basket: "drafts", reason: "Manzilida xato" });
  expect(aside.body).toMatchObject({ basketReason: "Manzilida xato", setAsideBy: name });
  const { body } = await app.call({ path: "/areas?basket=drafts", token: operator.token });
  expect(body).toMatchObject({ total: 1, items: [{ id, basketReason: "Manzilida xato", setAsideBy: name }] });
  expect((await act("put-back", { reason: "Tuzatildi" })).body).toMatchObject({
    basketReason: null,
    setAsideBy: null,
  });
});
