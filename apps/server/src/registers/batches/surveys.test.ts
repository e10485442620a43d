import { permissionCodes } from "@yer/api/contract/codes";
import type { Facts } from "@yer/api/contract/facts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { makePerson } from "../../testing/people.js";
import type { SurveyCalls } from "../../testing/survey-calls.js";
import { applicationCount, csvOf, laterCalls, openSurveys, plotMaker } from "../../testing/survey-kit.js";
import { surveyOf } from "../../testing/survey-of.js";
import type { TestApp } from "../../testing/test-app.js";
import { batchMachine } from "../../main/batch-machine.js";
import { tickBatches } from "./tick.js";

let service: TestApp;
let token: string;
let importer: string;
let calls: SurveyCalls;
beforeAll(async () => {
  ({ service, token, importer, calls } = await openSurveys());
});
afterAll(async () => service.close());

const { upload, act, look, rowsOf, work, tried, entered } = laterCalls(() => calls);
const plot = plotMaker();

test("a survey is tried without changing anything, opens a file for each row, and is undone", async () => {
  const applications = [plot(), plot(), plot()];
  const before = await applicationCount(service);
  const batch = await tried(csvOf(surveyOf(applications)));
  expect(batch).toMatchObject({ state: "checked", counts: { new: 3, wrong: 0 }, done: 3 });
  expect(await applicationCount(service)).toBe(before);

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
  expect(await applicationCount(service)).toBe(before);
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
