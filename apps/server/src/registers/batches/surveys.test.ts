import { noteMark } from "@yer/api/contract/batch";
import { permissionCodes } from "@yer/api/contract/codes";
import type { Facts } from "@yer/api/contract/facts";
import { sortKey } from "@yer/api/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvCell } from "../exports/write.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { square } from "../../testing/application-kit.js";
import { makePerson } from "../../testing/people.js";
import { type SurveyCalls, surveyCalls } from "../../testing/survey-calls.js";
import { surveyOf } from "../../testing/survey-of.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { inCp1251, zippedShapefile } from "../../testing/shapefile.js";
import { batchKinds, batchMachine } from "../../main/batch-machine.js";
import type { SurveyBatch } from "@yer/api/contract/survey-imports";
import { forgetBatchRowsJob } from "./forget-rows.js";
import { tickBatches } from "./tick.js";

let service: TestApp;
let token: string;
let importer: string;
let calls: SurveyCalls;
const upload: SurveyCalls["upload"] = async (...given) => calls.upload(...given);
const act: SurveyCalls["act"] = async (...given) => calls.act(...given);
const look: SurveyCalls["look"] = async (...given) => calls.look(...given);
const rowsOf: SurveyCalls["rowsOf"] = async (...given) => calls.rowsOf(...given);
const work: SurveyCalls["work"] = async () => calls.work();
const tried: SurveyCalls["tried"] = async (...given) => calls.tried(...given);
const entered: SurveyCalls["entered"] = async (...given) => calls.entered(...given);
beforeAll(async () => {
  service = await openTestApp();
  await service.context.db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: "1718401",
      name: jsonb({ uz_UZ: "Bogʻishamol MFY", uz_Cyrl: "Боғишамол МФЙ", ru_RU: "Богишамол", en_US: "Bogishamol" }),
      sort_key: sortKey("Bogʻishamol MFY"),
      demonstration: true,
    })
    .execute();
  ({ token, id: importer } = await makePerson(service, { territory: "1718", codes: permissionCodes }));
  calls = surveyCalls(service, token);
});
afterAll(async () => service.close());

let plots = 0;
function plot(given: Partial<Facts> = {}): Facts {
  const n = (plots += 1);
  return {
    legalBasis: 1,
    cadastreNumber: `14:16:01:01:02:${String(n).padStart(4, "0")}`,
    occupier: { kind: "person", name: "Gʻaniyev Oʻtkir", pinfl: null, passport: null, birthDate: null },
    districtSoato: "1718401",
    neighborhoodId: "14160001",
    address: `${n}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: null, excess: null, built: 120.5 },
    occupiedSince: 2012,
    outline: square(n),
    buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
    ...given,
  };
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(";")).join("\r\n");

const applicationCount = async (): Promise<number> => {
  const { total } = await service.context.db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

test("a survey is tried without changing anything, opens a file for each row, and is undone", async () => {
  const applications = [plot(), plot(), plot()];
  const before = await applicationCount();
  const batch = await tried(csvOf(surveyOf(applications)));
  expect(batch).toMatchObject({ state: "checked", counts: { new: 3, wrong: 0 }, done: 3 });
  expect(await applicationCount()).toBe(before);

  await act(batch, "apply", { leaveOutWrong: false });
  await work();
  const applied = await look(batch);
  expect(applied).toMatchObject({ state: "applied", counts: { entered: 3, new: 0 } });
  const [row] = await rowsOf(applied);
  const file = await service.call({ path: `/applications/${row?.recordId}`, token });
  const [first] = applications;
  expect(file.body).toMatchObject({
    status: "editing",
    facts: { ...first, occupier: { name: "Gʻaniyev Oʻtkir" } },
  });
  const counts = await service.call({ path: "/applications/counts", token });
  expect(counts.body).toMatchObject({ byStatus: { editing: { total: before + 3 } } });

  const undone = await act(applied, "undo");
  expect(undone.status).toBe(200);
  await work();
  expect(await look(batch)).toMatchObject({ state: "undone", counts: { undone: 3, kept: 0 } });
  expect(await applicationCount()).toBe(before);
  const after = await service.call({ path: "/applications/counts", token });
  expect(after.body).toMatchObject({ byStatus: { editing: { total: before } } });
  expect((await service.call({ path: `/applications/${row?.recordId}`, token })).status).toBe(404);
  const { faults } = await verifyHistory(service.context.db, service.context.secrets.historyPublicKey);
  expect(faults).toEqual([]);
});

test("every wrong row is named by its line, its column and what to do, and keeps the rest waiting", async () => {
  const rows = surveyOf([plot(), plot(), plot(), plot(), plot(), plot()]);
  const [head = []] = rows;
  const set = (row: number, field: string, value: string): void => {
    const at = head.indexOf(field);
    const cells = rows[row];
    if (at < 0 || !cells) throw new Error(field);
    cells[at] = value;
  };
  set(1, "Mahalla", "Yoʻq mahalla");
  set(2, "Maydoni, m²", "toʻrt yuz");
  set(3, "Kadastr raqami", "14:16:1");
  set(4, "Kadastr raqami", rows[6]?.[head.indexOf("Kadastr raqami")] ?? "");
  set(5, "Egallangan yil", "2099");
  const batch = await tried(csvOf(rows));
  expect(batch.counts).toMatchObject({ new: 1, wrong: 5 });
  const wrong = await rowsOf(batch, "?kind=wrong");
  expect(
    wrong.map(({ line, faults }) => [line, ...faults.map(({ code, column }) => [code, head[column ?? -1]])]),
  ).toEqual([
    [2, ["place-unknown", "Mahalla"]],
    [3, ["number", "Maydoni, m²"]],
    [4, ["cadastre-shape", "Kadastr raqami"]],
    [6, ["too-big", "Egallangan yil"]],
    [7, ["plot-twice", undefined]],
  ]);
  const refused = await act(batch, "apply", { leaveOutWrong: false });
  expect(refused.body.reasons.map(({ code }) => code)).toEqual(["rows-wrong"]);
});

test("a plot that another file holds already is wrong, one that lies over it is told, and both by the form's rules", async () => {
  const held = plot();
  await entered(csvOf(surveyOf([held])));
  const batch = await tried(
    csvOf(surveyOf([plot({ cadastreNumber: held.cadastreNumber }), plot({ outline: held.outline })])),
  );
  const [taken, over] = await rowsOf(batch);
  expect(taken).toMatchObject({ kind: "wrong", faults: [{ code: "cadastre-taken", field: "cadastreNumber" }] });
  expect(over).toMatchObject({ kind: "new", warnings: [{ code: "plot-duplicate", params: { percent: 100 } }] });
});

test("what becomes wrong between the dry run and the entering is left out and says why", async () => {
  const twice = plot();
  const first = await tried(csvOf(surveyOf([twice, plot()])));
  await entered(csvOf(surveyOf([twice])));
  await act(first, "apply", { leaveOutWrong: false });
  await work();
  expect(await look(first)).toMatchObject({ state: "applied", counts: { entered: 1, wrong: 1 } });
  expect((await rowsOf(first, "?kind=wrong"))[0]?.faults[0]?.code).toBe("cadastre-taken");
});

test("a file that somebody has worked on since is kept when the survey is undone, and named before", async () => {
  const batch = await entered(csvOf(surveyOf([plot(), plot()])));
  const [row] = await rowsOf(batch);
  const application = (await service.call({ path: `/applications/${row?.recordId}`, token })).body as unknown as {
    version: number;
    facts: Facts & { files: unknown };
  };
  const { files: _files, ...facts } = application.facts;
  const changed = await service.call({
    method: "PUT",
    path: `/applications/${row?.recordId}/facts`,
    token,
    headers: { "if-match": `"${application.version}"` },
    body: { ...facts, address: "Boshqa manzil" },
  });
  expect(changed.status).toBe(200);
  const preview = await service.call({ path: `/survey-imports/${batch.id}/undo`, token });
  expect(preview.body).toMatchObject({ undoable: 1, kept: 1, rows: [{ line: row?.line, number: row?.number }] });
  await act(batch, "undo");
  await work();
  expect(await look(batch)).toMatchObject({ state: "undone", counts: { undone: 1, kept: 1 } });
  expect((await service.call({ path: `/applications/${row?.recordId}`, token })).status).toBe(200);
});

test("killed at ten random points and gone on with, no row is lost or entered twice", async () => {
  const applications = Array.from({ length: 60 }, () => plot());
  const before = await applicationCount();
  const batch = await tried(csvOf(surveyOf(applications)));
  await act(batch, "apply", { leaveOutWrong: false });
  const { context, clock } = service;
  const broken: unknown[] = [];
  for (let kill = 0; kill < 10; kill += 1) {
    // The transaction breaks off in the middle of a row, as it does when the service is killed there.
    let left = 1 + Math.floor(Math.random() * 8);
    const events: typeof context.events = {
      ...context.events,
      publish: async (transaction, ...told) => {
        left -= told.length;
        if (left <= 0) throw new Error("killed");
        await context.events.publish(transaction, ...told);
      },
    };
    broken.push(await tickBatches({ ...context, machine: batchMachine, events }, clock.now()).catch(String));
  }
  expect(broken).toEqual(Array.from({ length: 10 }, () => expect.stringContaining("killed")));
  await work();
  expect(await look(batch)).toMatchObject({ state: "applied", done: 60, counts: { entered: 60, new: 0, wrong: 0 } });
  expect(await applicationCount()).toBe(before + 60);
  const rows = await rowsOf(batch, "?limit=200");
  expect(new Set(rows.map(({ number }) => number)).size).toBe(60);
  expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(60);
});

/** Some files in one survey, of which the first chunk is entered, and then it is stopped. */
async function stoppedAfterOneChunk(rows: number) {
  const batch = await tried(csvOf(surveyOf(Array.from({ length: rows }, () => plot()))));
  await act(batch, "apply", { leaveOutWrong: false });
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const { body } = await act(await look(batch), "stop");
  return body;
}

test("stopped in the middle it says so, and nothing more is entered; gone on with, the rest is, each row once", async () => {
  const before = await applicationCount();
  const stopped = await stoppedAfterOneChunk(60);
  expect(stopped).toMatchObject({ state: "stopped", stoppedIn: "applying", counts: { entered: 50, new: 10 } });
  expect(await work()).toBe(0);
  expect(await applicationCount()).toBe(before + 50);
  expect((await act(stopped, "apply", { leaveOutWrong: true })).body.reasons.map(({ code }) => code)).toEqual([
    "batch-stopped",
  ]);
  expect((await act(stopped, "check", { mapping: stopped.mapping })).body.reasons.map(({ code }) => code)).toEqual([
    "batch-stopped",
  ]);
  const going = await act(stopped, "continue");
  expect(going.body).toMatchObject({ state: "applying", stoppedIn: null });
  await work();
  expect(await look(stopped)).toMatchObject({ state: "applied", done: 60, counts: { entered: 60, new: 0 } });
  expect(await applicationCount()).toBe(before + 60);
});

test("what was stopped can be undone instead, and the undoing stopped and gone on with", async () => {
  const before = await applicationCount();
  const stopped = await stoppedAfterOneChunk(110);
  const going = await act(stopped, "continue");
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const again = await act(await look(going.body), "stop");
  expect(again.body.counts).toMatchObject({ entered: 100, new: 10 });
  await act(again.body, "undo");
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const halfway = await act(await look(stopped), "stop");
  expect(halfway.body).toMatchObject({
    state: "stopped",
    stoppedIn: "undoing",
    counts: { entered: 50, undone: 50, new: 10 },
  });
  await act(halfway.body, "continue");
  await work();
  expect(await look(stopped)).toMatchObject({ state: "undone", counts: { entered: 0, undone: 100, new: 10 } });
  expect(await applicationCount()).toBe(before);
});

test("a dry run that is stopped is gone on with, or begun anew with other columns", async () => {
  const { body } = await upload(csvOf(surveyOf([plot(), plot()])));
  const begun = await act(body, "check", { mapping: body.mapping });
  const stopped = await act(begun.body, "stop");
  expect(stopped.body).toMatchObject({ state: "stopped", stoppedIn: "checking" });
  expect((await act(stopped.body, "undo")).body.reasons.map(({ code }) => code)).toEqual(["batch-uploaded"]);
  await act(stopped.body, "continue");
  await work();
  expect(await look(body)).toMatchObject({ state: "checked", counts: { new: 2 } });
  const anew = await act(await look(body), "check", { mapping: body.mapping });
  const other = await act((await act(anew.body, "stop")).body, "check", { mapping: body.mapping });
  expect(other.body.state).toBe("checking");
  await work();
});

test("a stop while the service works takes hold behind the chunk that is worked on, not behind all of them", async () => {
  const batch = await tried(csvOf(surveyOf(Array.from({ length: 280 }, () => plot()))));
  const { body } = await act(batch, "apply", { leaveOutWrong: false });
  const working = work();
  while ((await look(batch)).done < 50);
  const stopped = await act(body, "stop");
  await working;
  const { counts, state } = await look(batch);
  expect([stopped.status, state]).toEqual([200, "stopped"]);
  expect(counts.entered).toBe(stopped.body.counts.entered);
  expect(counts.entered).toBeLessThan(280);
  expect(counts.entered + counts.new).toBe(280);
});

test("nothing is undone where nothing was entered", async () => {
  const batch = await tried(csvOf(surveyOf([plot()])));
  const applying = await act(batch, "apply", { leaveOutWrong: false });
  const stopped = await act(applying.body, "stop");
  expect(stopped.body.counts).toMatchObject({ entered: 0, new: 1 });
  expect((await act(stopped.body, "undo")).body.reasons.map(({ code }) => code)).toEqual(["nothing-to-undo"]);
});

test.each(["apply", "stop", "continue", "undo"])(
  "%s pressed twice is done once, and the second is told",
  async (name) => {
    const batch = await tried(csvOf(surveyOf(Array.from({ length: 60 }, () => plot()))));
    const press = async (of: SurveyBatch) => act(of, name, name === "apply" ? { leaveOutWrong: false } : undefined);
    let before = batch;
    if (name !== "apply") {
      before = (await act(batch, "apply", { leaveOutWrong: false })).body;
      if (name !== "stop") {
        await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
        before = (await act(before, "stop")).body;
      }
    }
    const pressed = await Promise.all([press(before), press(before)]);
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 412]));
    await work();
  },
);

test("what was stopped and lay for as long as a draft may is forgotten, and says so", async () => {
  const stopped = await stoppedAfterOneChunk(60);
  const { db } = service.context;
  await db
    .updateTable("batches")
    .set({ at: new Date(service.clock.now().getTime() - 3650 * 86_400_000) })
    .where("id", "=", stopped.id)
    .execute();
  await forgetBatchRowsJob(db, batchKinds).tick(service.clock.now());
  const left = await look(stopped);
  expect(left).toMatchObject({ state: "applied", counts: { entered: 50, new: 0, wrong: 10 } });
  expect((await rowsOf(left, "?kind=wrong"))[0]?.faults.map(({ code }) => code)).toEqual(["row-forgotten"]);
});

test("columns chosen once are remembered for the person and the header", async () => {
  const content = "Mening ustunim;Boshqa\r\n1;14160001\r\n";
  const { body } = await upload(content);
  expect(body.mapping).toEqual({});
  const missing = await act(body, "check", { mapping: {} });
  expect(missing.body.errors.map(({ pointer }) => pointer)).toEqual(["/mapping/legalBasis", "/mapping/neighborhood"]);
  await act(body, "check", { mapping: { legalBasis: 0, neighborhood: 1 } });
  await work();
  expect((await look(body)).counts.new).toBe(1);
  const again = await upload(content);
  expect(again.body).toMatchObject({ remembered: true, mapping: { legalBasis: 0, neighborhood: 1 } });
  const other = await makePerson(service, { territory: "1718", codes: permissionCodes });
  expect((await upload(content, "x.csv", other.token)).body).toMatchObject({ remembered: false, mapping: {} });
});

test("old encodings, tabs and places by name are read", async () => {
  const words = "14:16:01:01:02:9001";
  const content = Buffer.concat([
    Buffer.from("Ground\tCadastre number\tDistrict\tNeighbourhood\tAddress\r\n1\t"),
    Buffer.from(`${words}\tSamarqand shahri\tBogishamol\t`),
    inCp1251("Боғ".replace("ғ", "г")),
    Buffer.from("\r\n"),
  ]);
  const batch = await entered(content);
  expect(batch).toMatchObject({ encoding: "windows-1251", counts: { entered: 1 } });
  const [row] = await rowsOf(batch);
  expect(row?.about).toContain("Бог");
});

test("a Shapefile's rows wait for their system where it says none, and lie where it says one", async () => {
  const known = await upload(zippedShapefile(square(900)), "plots.zip");
  expect(known.body).toMatchObject({ format: "shapefile", columns: ["NAME"], system: { name: "WGS 84" } });
  const unknown = await upload(
    zippedShapefile(square(901), { prj: 'LOCAL_CS["?"]', cpg: "1251", name: inCp1251("Бог") }),
    "plots.zip",
  );
  expect(unknown.body).toMatchObject({
    sample: [["Бог"]],
    system: { name: null, likely: expect.arrayContaining(["wgs84"]) },
  });
  const geojson = {
    type: "FeatureCollection",
    crs: { type: "name", properties: { name: "mystery" } },
    features: [{ type: "Feature", properties: { asos: 1, mahalla: "14160001" }, geometry: square(902) }],
  };
  const batch = await upload(JSON.stringify(geojson), "plots.geojson");
  const refused = await act(batch.body, "check", { mapping: batch.body.mapping });
  expect(refused.body.errors.map(({ pointer }) => pointer)).toEqual(["/system"]);
  await act(batch.body, "check", { mapping: batch.body.mapping, system: "wgs84" });
  await work();
  const ready = await look(batch.body);
  await act(ready, "apply", { leaveOutWrong: false });
  await work();
  const [row] = await rowsOf(ready);
  const file = await service.call({ path: `/applications/${row?.recordId}`, token });
  expect(file.body).toMatchObject({ facts: { outline: square(902) } });
});

test("hostile files are refused whole", async () => {
  const tooMany = `Asos;Mahalla\r\n${"1;14160001\r\n".repeat(20_001)}`;
  for (const [content, code] of [
    ["", "file-empty"],
    ["Asos;Mahalla\r\n", "file-empty"],
    [Buffer.from([0, 1, 2, 3]), "file-encoding"],
    ["{}", "file-format"],
    [
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":7}}]}',
      "file-format",
    ],
    [Buffer.from("PK\u0003\u0004broken"), "file-format"],
    [Buffer.from("PK\u0003\u0004 xl/workbook.xml broken"), "file-format"],
    [tooMany, "file-too-many"],
  ] as const) {
    const { status, body } = await upload(content);
    expect([status, body.reasons?.map((reason) => reason.code)]).toEqual([422, [code]]);
  }
});

test("nobody enters rows beyond their territory, without the permission, or in another's batch", async () => {
  const elsewhere = await makePerson(service, { territory: "1703", codes: permissionCodes });
  const own = await upload(csvOf(surveyOf([plot()])), "a.csv", elsewhere.token);
  const foreign = await service.call({ path: `/survey-imports/${own.body.id}`, token });
  expect(foreign.status).toBe(404);
  await act(own.body, "check", { mapping: own.body.mapping }, elsewhere.token);
  await work();
  const rows = await service.call({ path: `/survey-imports/${own.body.id}/rows`, token: elsewhere.token });
  expect(rows.body).toMatchObject({ items: [{ kind: "wrong", faults: [{ code: "place-unknown" }] }] });
  const without = await makePerson(service, { territory: "1718", codes: ["create:property"] });
  expect((await upload("a;b\n1;2\n", "a.csv", without.token)).status).toBe(403);
  const all = await makePerson(service, { territory: "17", codes: permissionCodes });
  const mine = await tried(csvOf(surveyOf([plot()])));
  expect((await act(mine, "apply", { leaveOutWrong: false }, all.token)).body.reasons).toMatchObject([
    { code: "batch-of-another" },
  ]);
});

test("who loses the permission while rows are entered enters no more of them", async () => {
  const batch = await tried(csvOf(surveyOf(Array.from({ length: 60 }, () => plot()))));
  await act(batch, "apply", { leaveOutWrong: false });
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  await service.context.db.updateTable("users").set({ blocked: true }).where("id", "=", importer).execute();
  try {
    expect(await work()).toBe(0);
  } finally {
    await service.context.db.updateTable("users").set({ blocked: false }).where("id", "=", importer).execute();
  }
  expect(await look(batch)).toMatchObject({
    state: "stopped",
    stoppedIn: "applying",
    counts: { entered: 50, new: 10 },
  });
});

test("a value for all rows stands in for a column that lacks and for empty cells; what a row says itself stays", async () => {
  const numbers = [plot(), plot(), plot()].map(({ cadastreNumber }) => cadastreNumber ?? "");
  const [first = "", second = "", third = ""] = numbers;
  const { body } = await upload(
    csvOf([
      ["Asos", "Kadastr raqami", "Manzil", "Maydoni, m²"],
      ["1", first, "", "400"],
      ["", second, "Oʻz manzili", "400"],
      ["1", third, "", "400"],
    ]),
  );
  const bare = await act(body, "check", { mapping: body.mapping });
  expect(bare.status, "a needed field has neither a column nor a value").toBe(400);
  expect(bare.body.errors.map(({ pointer }) => pointer)).toEqual(["/mapping/neighborhood"]);

  const wrong = await act(body, "check", { mapping: body.mapping, filled: { neighborhood: "Yoʻq mahalla" } });
  expect(wrong.status).toBe(200);
  await work();
  const [row] = await rowsOf(body);
  expect(row, "a wrong value is told at every row, and names no column of the file").toMatchObject({
    kind: "wrong",
    faults: [{ field: "neighborhood", column: null }],
  });

  const filled = { neighborhood: "14160001", legalBasis: "2", address: "Barchasi uchun" };
  await act(await look(body), "check", { mapping: body.mapping, filled });
  await work();
  const checked = await look(body);
  expect(checked.filled).toEqual(filled);
  expect(checked.counts).toMatchObject({ new: 3, wrong: 0 });
  await act(checked, "apply", { leaveOutWrong: false });
  await work();
  const opened = await service.context.db
    .selectFrom("applications")
    .select(["legal_basis", "facts", "neighborhood_id"])
    .where("cadastre_number", "in", numbers)
    .orderBy("cadastre_number")
    .execute();
  expect(opened.map(({ legal_basis: basis, facts, neighborhood_id: place }) => [basis, facts.address, place])).toEqual([
    [1, "Barchasi uchun", "14160001"],
    [2, "Oʻz manzili", "14160001"],
    [1, "Barchasi uchun", "14160001"],
  ]);
});

test("rows that a template marks are no rows; a template as it was given away is empty", async () => {
  const { cadastreNumber } = plot();
  const head = [noteMark, "Asos", "Kadastr raqami", "Mahalla"];
  const notes = [
    [`${noteMark} misol`, "1", "14:16:01:01:02:9999", "14160001"],
    [`${noteMark} qiymatlar`, "1 | 2", "", ""],
  ];
  const empty = await upload(csvOf([head, ...notes]));
  expect([empty.status, empty.body]).toMatchObject([422, { code: "file-refused" }]);
  const batch = await tried(csvOf([head, ...notes, ["", "1", cadastreNumber ?? "", "14160001"]]));
  expect(batch).toMatchObject({ rows: 1, counts: { new: 1, wrong: 0 } });
});
