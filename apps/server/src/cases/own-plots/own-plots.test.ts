import type { Area } from "@yer/api/contract/area-facts";
import type { OwnPlot } from "@yer/api/contract/own-plots";
import type { Polygon } from "@yer/api/contract/values";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession } from "../../identity/auth/session-service.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { kitDistrict, square } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { bringFile } from "../../testing/bring-file.js";
import { makeOrganisation, makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const pinfl = "31503850000019";
let app: TestApp;
let citizen: MadePerson;
let operator: MadePerson;
beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  citizen = await makePerson(app, { staff: false, name: "Gʻaniyev Oʻtkir", pinfl });
  operator = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
});
afterAll(() => app.close());

const told = (n: number, more: object = {}) => ({
  districtSoato: kitDistrict,
  neighborhoodId: "14160001",
  address: null,
  outline: square(n),
  point: null,
  total: 600,
  occupiedSince: 2014,
  words: null,
  fileIds: [],
  ...more,
});
const forget = async () => sql`delete from throttles`.execute(app.context.db);
const tell = async (body: object, token = citizen.token) => {
  await forget();
  return app.call({ method: "POST", path: "/public/own-plots", token, body });
};
const own = async (token = citizen.token) =>
  (await app.call({ path: "/public/own-plots", token })).body as unknown as { items: OwnPlot[] };
const withdraw = async (id: unknown, token = citizen.token) =>
  app.call({ method: "POST", path: `/public/own-plots/${String(id)}/withdrawal`, token });
const areaOf = async (id: unknown, token = operator.token) => app.call({ path: `/areas/${String(id)}`, token });

test("a citizen's plot becomes an area in which nobody is named; the office is told, and asks for the name for the record", async () => {
  const file = await bringFile(app, { to: "/files", token: citizen.token, content: "%PDF-1.7\n", name: "reja.pdf" });
  const { id: fileId } = file.body as { id: string };
  const made = await tell(told(301, { words: "Otamdan qolgan", fileIds: [fileId] }));
  expect(made.status).toBe(200);
  const { id, number } = made.body;
  const area = await areaOf(id);
  expect(area.body).toMatchObject({
    number,
    state: "area_new",
    facts: { source: "occupier", sizes: { total: 600 }, foundBy: null },
    told: { by: "occupier", name: "G. O.", words: "Otamdan qolgan", files: [{ id: fileId }] },
  });
  const history = await app.call({ path: `/areas/${String(id)}/history`, token: operator.token });
  expect(JSON.stringify([area.body, history.body])).not.toMatch(/Gʻaniyev|31503850000019/);
  const { body: notices } = await app.call({ path: "/notices", token: operator.token });
  expect(notices["items"]).toMatchObject([{ kind: "area.told", subject: { kind: "area", id }, params: { number } }]);

  const ask = async (token: string) => app.call({ method: "POST", path: `/areas/${String(id)}/occupier`, token });
  const reader = await makePerson(app, {
    territory: kitDistrict,
    codes: ["read:area", "create:area", "read_personal:property"],
  });
  const readings = async () => app.context.db.selectFrom("personal_readings").select(["area_id", "user_id"]).execute();
  const without = await makePerson(app, { territory: kitDistrict, codes: ["read:area", "create:area"] });
  expect((await ask(without.token)).body["code"]).toBe("permission-missing");
  const elsewhere = await makePerson(app, { territory: "1703202", codes: ["read:area", "read_personal:property"] });
  expect((await ask(elsewhere.token)).status).toBe(404);
  expect(await readings()).toEqual([]);
  expect((await ask(reader.token)).body).toMatchObject({ name: "Gʻaniyev Oʻtkir" });
  expect(await readings()).toEqual([{ area_id: id, user_id: reader.id }]);
  const get = async (token: string) => (await app.call({ path: `/files/${fileId}`, token })).status;
  expect([await get(operator.token), await get(elsewhere.token)]).toEqual([200, 404]);
});

test("the same plot is not told of twice by one person: not drawn a little otherwise, not at the same address", async () => {
  const first = await tell(told(311, { address: "Bogʻ koʻchasi, 7-uy" }));
  const { number } = first.body;
  const { type, coordinates } = square(311);
  const shifted = { type, coordinates: coordinates.map((ring) => ring.map(([x, y]) => [x + 0.00005, y])) };
  for (const again of [told(311), told(311, { outline: shifted }), told(312, { address: "Боғ кўчаси, 7-уй" })]) {
    const { status, body } = await tell(again);
    expect([status, body["reasons"]]).toEqual([409, [{ code: "plot-told", params: { number } }]]);
  }
  expect((await tell(told(313))).status).toBe(200);
  const neighbour = await makePerson(app, { staff: false, pinfl: "31503850000027" });
  expect((await tell(told(311), neighbour.token)).status).toBe(200);
});

const corners = (outline: Polygon | null | undefined) =>
  outline?.coordinates.flat(2).map((degrees) => degrees.toFixed(6));

/** A point of the kit's district, so many metres to the north. */
const spot = (metres: number) => ({ latitude: 39.5 + metres / 111_000, longitude: 66.9, accuracy: 12.5 });

test("a bare point says where a plot is that nobody drew, and is kept with how exact the device knew it", async () => {
  const { body: made } = await tell(told(351, { outline: null, point: spot(0) }));
  const { body: area } = await areaOf(made["id"]);
  expect(area).toMatchObject({ facts: { outline: null }, told: { point: spot(0) } });
  const again = await tell(told(351, { outline: null, point: { ...spot(15), accuracy: null } }));
  expect(again.body["reasons"]).toEqual([{ code: "plot-told", params: { number: made["number"] } }]);
  expect((await tell(told(351, { outline: null, point: spot(60) }))).status).toBe(200);
  const { body: drawn } = await tell(told(352, { point: spot(500) }));
  const mine = new Map((await own()).items.map(({ id, outline, point }) => [id, { outline, point }]));
  expect(mine.get(String(made["id"]))).toEqual({ outline: null, point: spot(0) });
  const { outline, point } = mine.get(String(drawn["id"])) ?? {};
  expect([corners(outline), point]).toEqual([corners(square(352)), null]);
  expect((await areaOf(drawn["id"])).body).toMatchObject({ told: { point: null } });
});

test.each([
  [{ latitude: 42.9, longitude: 71.4, accuracy: 5 }, "/point", "point-outside"],
  [{ latitude: 39.5, longitude: 139.7, accuracy: 5 }, "/point/longitude", "too-big"],
  [{ latitude: "39.5; drop", longitude: 66.9, accuracy: null }, "/point/latitude", "type"],
  [{ latitude: 39.5, longitude: 66.9, accuracy: -1 }, "/point/accuracy", "too-small"],
])("a point that is no place of the country is refused at its field: %j", async (point, pointer, code) => {
  const { status, body } = await tell(told(353, { outline: null, point }));
  expect([status, body["errors"]]).toMatchObject([400, [{ pointer, code }]]);
});

test("it is taken back while nobody has gone on from it, and stays in sight as taken back", async () => {
  const { body: made } = await tell(told(321));
  const stranger = await makePerson(app, { staff: false, pinfl: "31503850000035" });
  expect((await withdraw(made["id"], stranger.token)).status).toBe(404);
  expect((await own(stranger.token)).items).toEqual([]);
  expect((await own()).items[0]).toMatchObject({ id: made["id"], state: "received", mayWithdraw: true });
  expect((await withdraw(made["id"])).status).toBe(204);
  expect((await own()).items[0]).toMatchObject({ id: made["id"], state: "withdrawn", mayWithdraw: false });
  expect((await areaOf(made["id"])).status).toBe(404);
  expect((await tell(told(321))).status).toBe(200);

  const { body: next } = await tell(told(322));
  const inspection = await makeOrganisation(app, { kind: "inspection", territory: kitDistrict });
  const sent = await app.call({
    method: "POST",
    path: `/areas/${String(next["id"])}/send`,
    token: operator.token,
    body: { organisationId: inspection, days: 5, note: "Koʻrib chiqing" },
  });
  expect((sent.body as unknown as Area).state).toBe("area_sent");
  expect((await own()).items[0]).toMatchObject({ state: "checking", mayWithdraw: false });
  expect((await withdraw(next["id"])).body["reasons"]).toEqual([{ code: "plot-worked-on" }]);
});

test("nobody tells without OneID's word, of a plot that is nowhere, or without end", async () => {
  const session = { userId: citizen.id, isStaff: false, method: "password" as const };
  const expiresAt = new Date(app.clock.now().getTime() + 3_600_000);
  const { access_token: token } = await withTransaction(app.context.db, async (tx) =>
    openSession(tx, { context: app.context, now: app.clock.now() }, { ...session, expiresAt }),
  );
  expect((await tell(told(331), token)).status).toBe(403);
  expect((await tell(told(331, { outline: null }))).body["errors"]).toMatchObject([
    { pointer: "/address", code: "required" },
  ]);
  expect((await tell(told(331, { occupiedSince: 2090 }))).body["errors"]).toMatchObject([
    { pointer: "/occupiedSince" },
  ]);
  await forget();
  const tries = Array.from({ length: 6 }, (_, n) => told(341 + n));
  const statuses: number[] = [];
  for (const body of tries) {
    statuses.push((await app.call({ method: "POST", path: "/public/own-plots", token: citizen.token, body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
