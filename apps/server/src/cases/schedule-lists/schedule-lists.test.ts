import type { ScheduleListBatch, ScheduleListRow } from "@yer/api/contract/schedule-imports";
import type { HistoryEntry } from "@yer/api/contract/history";
import type { Schedule } from "@yer/api/contract/schedule-facts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scheduleCauseIn } from "../plan/schedule-cause.js";
import { batchMachine } from "../../main/batch-machine.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { bringFile } from "../../testing/bring-file.js";
import { makeOrganisation, makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

let app: TestApp;
let planner: MadePerson;
beforeAll(async () => {
  app = await openTestApp();
  for (const id of ["14160001", "14160002"]) await addNeighborhood(app.context.db, id);
  await makeOrganisation(app, { kind: "agency", territory: kitDistrict, name: "Kadastr agentligi" });
  planner = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
});
afterAll(() => app.close());

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever calls says what the reply is
const call = async <Body>(method: "GET" | "POST", path: string, given: object = {}, token = planner.token) =>
  (await app.call({ method, path, token, ...given })) as unknown as { status: number; body: Body };
const act = async ({ id, version }: ScheduleListBatch, name: string, body?: object) =>
  call<ScheduleListBatch>("POST", `/schedule-imports/${id}/${name}`, {
    headers: { "if-match": `"${version}"` },
    ...(body === undefined ? {} : { body }),
  });
const look = async ({ id }: ScheduleListBatch) =>
  (await call<ScheduleListBatch>("GET", `/schedule-imports/${id}`)).body;
const rowsOf = async ({ id }: ScheduleListBatch) =>
  (await call<{ items: ScheduleListRow[] }>("GET", `/schedule-imports/${id}/rows`)).body.items;
const work = async () => tickBatches({ ...app.context, machine: batchMachine }, app.clock.now());
async function tried(rows: readonly string[], token = planner.token): Promise<ScheduleListBatch> {
  const content = `Mahalla;Boshlanadi;Tugaydi;Tashkilot;Rejada, uchastka\n${rows.join("\n")}\n`;
  const { body } = await bringFile(app, { to: "/schedule-imports", token, content });
  const batch = body as ScheduleListBatch;
  expect((await act(batch, "check", { mapping: batch.mapping })).status).toBe(200);
  await work();
  return look(batch);
}
const states = async () => {
  const { body } = await call<{ items: { state: string; startsOn: string }[] }>("GET", "/schedules?sort=startsOn");
  return body.items.map(({ state, startsOn }) => `${startsOn} ${state}`);
};

test("rows become drafts, days that are taken are refused at their row, and undoing leaves what somebody has proposed", async () => {
  const batch = await tried([
    "14160001;01.04.2027;20.04.2027;Kadastr agentligi;120",
    "14160001;15.04.2027;30.04.2027;кадастр агентлиги;80",
    "14160002;2027-04-01;2027-04-20;Kadastr agentligi;90",
    "14160002;20.05.2027;01.05.2027;Kadastr agentligi;90",
    "14160002;01.06.2027;20.06.2027;Nomaʼlum idora;oʻttizta",
  ]);
  expect(await rowsOf(batch)).toMatchObject([
    { kind: "new", neighborhoodId: "14160001", startsOn: "2027-04-01", endsOn: "2027-04-20" },
    { kind: "wrong", faults: [{ code: "days-twice", params: { line: 2 } }] },
    { kind: "new", neighborhoodId: "14160002" },
    { kind: "wrong", faults: [{ code: "too-small", field: "endsOn" }] },
    {
      kind: "wrong",
      faults: [
        { code: "number", field: "plots", value: "oʻttizta" },
        { code: "team-unknown", field: "organisation", value: "Nomaʼlum idora" },
      ],
    },
  ]);
  expect(await states()).toEqual([]);
  expect((await act(batch, "apply", { leaveOutWrong: true })).status).toBe(200);
  await work();
  const applied = await look(batch);
  expect(applied).toMatchObject({ state: "applied", counts: { entered: 2, wrong: 3 } });
  expect(await states()).toEqual(["2027-04-01 schedule_draft", "2027-04-01 schedule_draft"]);

  const again = await tried(["14160001;10.04.2027;12.04.2027;Kadastr agentligi;5"]);
  expect(await rowsOf(again)).toMatchObject([
    { kind: "wrong", faults: [{ code: "days-taken", params: { from: "01.04.2027", to: "20.04.2027" } }] },
  ]);

  const [first] = await rowsOf(applied);
  expect((await call("POST", `/schedules/${String(first?.recordId)}/proposal`)).status).toBe(200);
  expect((await act(applied, "undo")).status).toBe(200);
  await work();
  expect(await look(batch)).toMatchObject({ state: "undone", counts: { undone: 1, kept: 1 } });
  expect((await rowsOf(batch))[0]).toMatchObject({ kind: "kept", faults: [{ code: "schedule-moved-on" }] });
  expect((await states()).toSorted()).toEqual(["2027-04-01 schedule_cancelled", "2027-04-01 schedule_proposed"]);
  const { body: planned } = await call<{ items: Schedule[] }>("GET", "/neighborhoods/14160002/schedules");
  const undone = planned.items.find(({ state }) => state === "schedule_cancelled");
  expect(undone).toMatchObject({ endReason: null, endCause: "list_undone" });
  const { body: history } = await call<{ items: readonly HistoryEntry[] }>(
    "GET",
    `/schedules/${String(undone?.id)}/history`,
  );
  expect(history.items.find(({ action }) => action === "schedule.withdraw")).toMatchObject({
    reason: null,
    params: { cause: "list_undone" },
  });
  // What was kept before it had a code, and a person's own words.
  expect(["Roʻyxat bekor qilindi", "Boshqa yilga", null].map(scheduleCauseIn)).toEqual([
    "list_undone",
    undefined,
    undefined,
  ]);
});

test("nobody drafts by a list what they could not draft by hand", async () => {
  const elsewhere = await makePerson(app, { territory: "1703202", codes: standardPositions.operator.codes });
  const content = "Mahalla;Boshlanadi;Tugaydi;Tashkilot;Rejada, uchastka\n14160001;01.09.2027;02.09.2027;Kadastr;1\n";
  const { body } = await bringFile(app, { to: "/schedule-imports", token: elsewhere.token, content });
  const batch = body as ScheduleListBatch;
  const begun = { headers: { "if-match": `"${batch.version}"` }, body: { mapping: batch.mapping } };
  await call("POST", `/schedule-imports/${batch.id}/check`, begun, elsewhere.token);
  await work();
  const rows = await call<{ items: ScheduleListRow[] }>(
    "GET",
    `/schedule-imports/${batch.id}/rows`,
    {},
    elsewhere.token,
  );
  expect(rows.body.items).toMatchObject([{ kind: "wrong", faults: [{ code: "place-unknown" }] }]);
  const reader = await makePerson(app, { territory: kitDistrict, codes: ["read:plan"] });
  expect((await bringFile(app, { to: "/schedule-imports", token: reader.token, content })).status).toBe(403);
});
