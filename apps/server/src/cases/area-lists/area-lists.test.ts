import { type AreaListBatch, areaListHeadings, type AreaListRow } from "@yer/api/contract/area-imports";
import type { Area } from "@yer/api/contract/area-facts";
import { areaFaultsLeft } from "@yer/api/contract/area-faults";
import type { HistoryEntry } from "@yer/api/contract/history";
import { afterAll, beforeAll, expect, test } from "vitest";
import { batchMachine } from "../../main/batch-machine.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { kitDistrict, square } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { bringFile } from "../../testing/bring-file.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

let app: TestApp;
let operator: MadePerson;
beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  operator = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
});
afterAll(() => app.close());

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever calls says what the reply is
const call = async <Body>(method: "GET" | "POST" | "PUT", path: string, given: object = {}, token = operator.token) =>
  (await app.call({ method, path, token, ...given })) as unknown as { status: number; body: Body };
const act = async ({ id, version }: AreaListBatch, name: string, body?: object) =>
  call<AreaListBatch>("POST", `/area-imports/${id}/${name}`, {
    headers: { "if-match": `"${version}"` },
    ...(body === undefined ? {} : { body }),
  });
const look = async ({ id }: AreaListBatch) => (await call<AreaListBatch>("GET", `/area-imports/${id}`)).body;
const rowsOf = async ({ id }: AreaListBatch) =>
  (await call<{ items: AreaListRow[] }>("GET", `/area-imports/${id}/rows`)).body.items;
const work = async () => tickBatches({ ...app.context, machine: batchMachine }, app.clock.now());
const areaOf = async (id: unknown) => (await call<Area>("GET", `/areas/${String(id)}`)).body;

async function tried(rows: readonly string[], token = operator.token): Promise<AreaListBatch> {
  const content = `Mahalla;Kadastr raqami;Maydoni, m²;Egallangan yil;Chegara (WKT);Manba;Egallovchi\n${rows.join("\n")}\n`;
  const { status, body } = await bringFile(app, { to: "/area-imports", token, content, name: "yerlar.csv" });
  const batch = body as AreaListBatch;
  expect(status).toBe(201);
  const begun = await act(batch, "check", { mapping: batch.mapping });
  expect(begun.status).toBe(200);
  await work();
  return look(batch);
}
async function entered(batch: AreaListBatch): Promise<AreaListBatch> {
  expect((await act(batch, "apply", { leaveOutWrong: true })).status).toBe(200);
  await work();
  return look(batch);
}

let plots = 200;
/** An outline that no other has, as WKT. */
function wkt(): string {
  const [ring = []] = square((plots += 1)).coordinates;
  return `POLYGON((${ring.map((corner) => corner.join(" ")).join(", ")}))`;
}
const total = async () => (await call<{ total: number }>("GET", "/areas")).body.total;

test("a list says before what each row would become, enters what fits, and undoing takes out what nobody has touched", async () => {
  const before = await total();
  const batch = await tried([
    `14160001;;620,5;2014;${wkt()};Inspektor;Gʻaniyev Oʻtkir`,
    `14160001;;ikki sotix;2014;${wkt()};`,
    `14160001;;;;;`,
    `99999999;;600;;;`,
    `14160001;;600;;;Osmondan`,
  ]);
  expect(await total()).toBe(before);
  expect(await rowsOf(batch)).toMatchObject([
    { kind: "new", basket: null, faults: [], warnings: [] },
    { kind: "new", basket: "drafts", warnings: [{ code: "number", field: "totalArea", value: "ikki sotix" }] },
    { kind: "new", basket: null, warnings: [{ code: "grip-missing" }] },
    { kind: "wrong", faults: [{ code: "place-unknown", field: "neighborhood", value: "99999999" }] },
    { kind: "wrong", faults: [{ code: "word-unknown", field: "source" }] },
  ]);

  const applied = await entered(batch);
  expect(applied).toMatchObject({ state: "applied", counts: { entered: 3, wrong: 2 } });
  const [first, second, third] = await rowsOf(applied);
  expect(await areaOf(first?.recordId)).toMatchObject({
    number: first?.number,
    state: "area_new",
    basket: null,
    facts: { source: "inspector", occupiedSince: 2014, sizes: { total: 620.5 } },
    told: { by: "list", name: "G. O." },
    faults: [],
  });
  expect(await areaOf(second?.recordId)).toMatchObject({
    basket: "drafts",
    basketReason: null,
    basketCause: { code: "brought_faulty", file: "yerlar.csv", line: 3 },
    facts: { source: "list", sizes: { total: null } },
    faults: [{ code: "unread_total", said: "ikki sotix", refusal: null }],
  });
  expect(await areaOf(third?.recordId)).toMatchObject({ basket: null, faults: [{ code: "no_grip" }] });

  const { version, facts } = await areaOf(first?.recordId);
  await call("PUT", `/areas/${String(first?.recordId)}`, {
    headers: { "if-match": `"${version}"` },
    body: { ...facts, address: "Bogʻ, 1" },
  });
  expect((await call<{ kept: number; undoable: number }>("GET", `/area-imports/${batch.id}/undo`)).body).toMatchObject({
    undoable: 2,
    kept: 1,
  });
  expect((await act(applied, "undo")).status).toBe(200);
  await work();
  expect(await look(batch)).toMatchObject({ state: "undone", counts: { undone: 2, kept: 1 } });
  expect((await rowsOf(batch))[0]).toMatchObject({ kind: "kept", faults: [{ code: "area-moved-on" }] });
  expect(await total()).toBe(before + 1);
  expect((await app.call({ path: `/areas/${String(second?.recordId)}`, token: operator.token })).status).toBe(404);
});

test("everything an area may lack can be unread, and each is a fault until it is given", async () => {
  const fields = [
    "district",
    "neighborhood",
    "cadastreNumber",
    "legalBasis",
    "occupiedSince",
    "totalArea",
    "builtArea",
    "documentedArea",
    "excessArea",
    "building",
    "yearBuilt",
    "outline",
    "foundOn",
  ] as const;
  const head = fields.map((field) => areaListHeadings[field].uz_UZ).join(";");
  const row = [kitDistrict, ...fields.slice(1).map(() => "oʻqilmaydi")].join(";");
  const { body } = await bringFile(app, { to: "/area-imports", token: operator.token, content: `${head}\n${row}\n` });
  const batch = body as AreaListBatch;
  await act(batch, "check", { mapping: batch.mapping });
  await work();
  const [made] = await rowsOf(await entered(await look(batch)));
  const { id, version, facts, faults } = await areaOf(made?.recordId);
  expect(faults.map(({ code }) => code)).toEqual(areaFaultsLeft.toSorted());
  const mended = await call<Area>("PUT", `/areas/${id}`, {
    headers: { "if-match": `"${version}"` },
    body: {
      ...facts,
      neighborhoodId: "14160001",
      cadastreNumber: "14:16:01:01:08:0001",
      legalBasis: 1,
      occupiedSince: 2014,
      sizes: { total: 400, built: 1, documented: 1, excess: 1 },
      buildings: [{ name: "Uy", yearBuilt: 2014, area: null, floors: null }],
      outline: square((plots += 1)),
      foundOn: "2026-01-05",
    },
  });
  expect(mended.body).toMatchObject({ basket: null, faults: [] });
});

test("what could not be read is mended by giving it, and the area leaves the drafts by that", async () => {
  const [row] = await rowsOf(await entered(await tried([`14160001;;600;3012;${wkt()};`])));
  const { id, facts, version, faults } = await areaOf(row?.recordId);
  expect(faults).toMatchObject([{ code: "unread_since", said: "3012" }]);
  const put = async (given: object, ifMatch: number) =>
    call<Area>("PUT", `/areas/${id}`, { headers: { "if-match": `"${ifMatch}"` }, body: { ...facts, ...given } });
  const other = await put({ address: "Bogʻ, 2" }, version);
  expect(other.body).toMatchObject({ basket: "drafts", faults: [{ code: "unread_since" }] });
  const mended = await put({ address: "Bogʻ, 2", occupiedSince: 2012 }, other.body.version);
  expect(mended.body).toMatchObject({ basket: null, state: "area_new", faults: [] });
  const { body: history } = await call<{ items: readonly HistoryEntry[] }>("GET", `/areas/${id}/history`);
  expect(history.items.find(({ action }) => action === "area.put_back")).toMatchObject({
    reason: null,
    params: { cause: "faults_mended" },
  });
});

test("a row that doubles a plot, or bears a number of another region, waits in drafts by what the check finds", async () => {
  const outline = square((plots += 1));
  const known = await call<Area>("POST", "/areas", {
    body: {
      ...bareAreaFacts,
      districtSoato: kitDistrict,
      neighborhoodId: "14160001",
      outline,
      cadastreNumber: "14:16:01:01:09:0001",
      sizes: { ...bareAreaFacts.sizes, total: 500 },
    },
  });
  expect(known.status).toBe(201);
  const [ring = []] = outline.coordinates;
  const same = `POLYGON((${ring.map((corner) => corner.join(" ")).join(", ")}))`;
  const batch = await tried([
    `14160001;14:16:01:01:09:0001;600;;${wkt()};`,
    `14160001;10:01:01:01:01:0001;600;;${wkt()};`,
    `14160001;;600;;${same};`,
    `14160001;14:16:01:01:09:0077;600;;${wkt()};`,
    `14160001;14:16:01:01:09:0077;600;;${wkt()};`,
  ]);
  expect(await rowsOf(batch)).toMatchObject([
    { basket: "drafts", warnings: [{ code: "cadastre-twin", params: { number: known.body.number } }] },
    { basket: "drafts", warnings: [{ code: "cadastre-elsewhere" }] },
    { basket: "drafts", warnings: [{ code: "plot-duplicate" }] },
    { basket: null, kind: "new" },
    { kind: "wrong", faults: [{ code: "plot-twice", params: { line: 5 } }] },
  ]);
  const ids = (await rowsOf(await entered(batch))).map(({ recordId }) => recordId);
  const codes = await Promise.all(ids.slice(0, 3).map(async (id) => (await areaOf(id)).faults.map(({ code }) => code)));
  expect(codes).toEqual([["cadastre_twin"], ["cadastre_region"], ["outline_twin"]]);
  expect((await call<{ total: number }>("GET", "/areas?basket=drafts")).body.total).toBe(3);
});

test("who may enter areas brings those of their own territory only, and members of organisations none", async () => {
  const elsewhere = await makePerson(app, { territory: "1703202", codes: standardPositions.operator.codes });
  const content = "Mahalla\n14160001\n";
  const brought = await bringFile(app, { to: "/area-imports", token: elsewhere.token, content });
  const batch = brought.body as AreaListBatch;
  await call(
    "POST",
    `/area-imports/${batch.id}/check`,
    {
      headers: { "if-match": `"${batch.version}"` },
      body: { mapping: batch.mapping },
    },
    elsewhere.token,
  );
  await work();
  const { body } = await call<{ items: AreaListRow[] }>("GET", `/area-imports/${batch.id}/rows`, {}, elsewhere.token);
  expect(body.items).toMatchObject([{ kind: "wrong", faults: [{ code: "place-unknown" }] }]);
  const member = await makePerson(app, {
    territory: kitDistrict,
    codes: ["read:area"],
    organisation: { kind: "ecology" },
  });
  expect((await bringFile(app, { to: "/area-imports", token: member.token, content })).status).toBe(403);
});
