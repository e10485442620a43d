import { afterAll, beforeAll, expect, test } from "vitest";
import { type CalendarListBatch, calendarImports, type CalendarListRow } from "@yer/api/contract/calendar-lists";
import { batchMachine } from "../../main/batch-machine.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { bringFile } from "../../testing/bring-file.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const reason = "Vazirlar Mahkamasining 30-son qarori";
const name = { uz_UZ: "Ramazon hayiti", uz_Cyrl: "", ru_RU: "Рамазан хайит", en_US: "" };

let service: TestApp;
let proposer: MadePerson;
let approver: MadePerson;

beforeAll(async () => {
  service = await openTestApp();
  proposer = await makePerson(service, { codes: ["read:setting", "update:setting"] });
  approver = await makePerson(service, { codes: ["read:setting", "approve:setting"] });
});
afterAll(async () => service.close());

async function year(of = 2026) {
  return (await service.call({ path: `/calendar/${of}`, token: proposer.token })).body as {
    version: number;
    days: { day: string; kind: string; name: Record<string, string> }[];
    proposals: { id: string; version: number; state: string }[];
  };
}

async function change(changes: readonly unknown[], of = 2026) {
  const { version } = await year(of);
  return service.call({
    method: "POST",
    path: `/calendar/${of}/changes`,
    token: proposer.token,
    body: { changes, reason },
    headers: { "if-match": `"${version}"` },
  });
}

async function approve(): Promise<number> {
  const open = (await year()).proposals.find(({ state }) => state === "open");
  const reply = await service.call({
    method: "POST",
    path: `/setting-proposals/${open?.id ?? ""}/approval`,
    token: approver.token,
    body: { reason: "Qaror bilan bir xil" },
    headers: { "if-match": '"1"' },
  });
  return reply.status;
}

const codesOf = (reply: { body: Record<string, unknown> }, of: "errors" | "reasons") =>
  (reply.body[of] as { code: string }[]).map(({ code }) => code);

test("a holiday waits for a second person, then stands with its four names; taking it away does too", async () => {
  expect((await change([{ day: "2026-03-20", kind: "holiday", name }])).status).toBe(200);
  expect((await year()).days.map(({ day }) => day)).not.toContain("2026-03-20");
  expect(await approve()).toBe(200);
  const added = (await year()).days.find(({ day }) => day === "2026-03-20");
  expect(added).toEqual({
    day: "2026-03-20",
    kind: "holiday",
    name: {
      uz_UZ: "Ramazon hayiti",
      uz_Cyrl: "Рамазон ҳайити",
      ru_RU: "Рамазан хайит",
      en_US: "Ramazon hayiti",
    },
  });
  expect(codesOf(await change([{ day: "2026-03-20", kind: "holiday", name }]), "reasons")).toEqual(["value-same"]);
  await change([{ day: "2026-03-20", kind: null, name: null }]);
  expect(await approve()).toBe(200);
  expect((await year()).days.map(({ day }) => day)).not.toContain("2026-03-20");
});

test.each([
  ["a day that has passed", [{ day: "2026-03-04", kind: "holiday", name }], ["day-passed"]],
  ["a day of another year", [{ day: "2027-03-04", kind: "holiday", name }], ["day-other-year"]],
  ["a holiday without a name", [{ day: "2026-04-04", kind: "holiday", name: null }], ["day-name-needed"]],
  ["a day that does not exist", [{ day: "2026-02-30", kind: null, name: null }], ["day"]],
  [
    "one day twice",
    [
      { day: "2026-04-04", kind: null, name: null },
      { day: "2026-04-04", kind: "holiday", name },
    ],
    ["row-twice"],
  ],
  ["nothing", [], ["too-short"]],
])("%s is refused", async (_, changes, codes) => {
  const reply = await change(changes);
  expect([reply.status, codesOf(reply, "errors")]).toEqual([400, codes]);
});

const listPath = calendarImports.upload.path;

/** Does to a list what a button does, and lets the service work on it. */
async function worked(
  batch: CalendarListBatch,
  act: string,
  body?: unknown,
  by = proposer,
): Promise<CalendarListBatch> {
  const begun = await service.call({
    method: "POST",
    path: `${listPath}/${batch.id}/${act}`,
    token: by.token,
    headers: { "if-match": `"${batch.version}"` },
    ...(body === undefined ? {} : { body }),
  });
  expect([begun.status, begun.body["errors"]]).toEqual([200, undefined]);
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now());
  const looked = await service.call({ path: `${listPath}/${batch.id}`, token: by.token });
  return looked.body as unknown as CalendarListBatch;
}

/** Brings a list of days and tries it. */
async function tried(lines: readonly string[], by = proposer): Promise<CalendarListBatch> {
  const content = ["kun;turi;nomi", ...lines].join("\r\n");
  const brought = await bringFile(service, { to: listPath, token: by.token, content, name: "2026.csv" });
  const batch = brought.body as CalendarListBatch;
  return worked(batch, "check", { mapping: batch.mapping }, by);
}

async function rowsOf({ id }: CalendarListBatch, by = proposer) {
  const { body } = await service.call({ path: `${listPath}/${id}/rows`, token: by.token });
  return (body as unknown as { items: CalendarListRow[] }).items.map(({ kind, day, becomes, faults }) => [
    kind,
    day,
    becomes,
    ...faults.map(({ code }) => code),
  ]);
}

const kindsOf = async (days: readonly string[]) => {
  const { days: standing } = await year();
  return days.map((day) => standing.find((one) => one.day === day)?.kind ?? null);
};

test("a list of days is one proposal, its undoing takes it back, and what was approved stays", async () => {
  const lines = ["21.09.2026;bayram;Birinchi kun", "26.09.2026;ish kuni;Koʻchirilgan kun", "32.09.2026;bayram;Yoʻq"];
  const first = await tried(lines);
  expect(await rowsOf(first)).toEqual([
    ["new", "2026-09-21", "holiday"],
    ["new", "2026-09-26", "workday"],
    ["wrong", null, null, "day"],
  ]);
  const before = (await year()).proposals.length;
  const entered = await worked(first, "apply", { leaveOutWrong: true, reason });
  expect(entered.counts).toMatchObject({ entered: 2, wrong: 1 });
  expect((await year()).proposals).toHaveLength(before + 1);
  expect((await year()).proposals[0]).toMatchObject({ state: "open", reason });
  expect(await kindsOf(["2026-09-21", "2026-09-26"])).toEqual([null, null]);

  expect((await worked(entered, "undo")).counts).toMatchObject({ undone: 2 });
  expect((await year()).proposals[0]).toMatchObject({ state: "withdrawn" });

  const second = await worked(await tried(lines), "apply", { leaveOutWrong: true, reason });
  expect(await approve()).toBe(200);
  expect(await kindsOf(["2026-09-21", "2026-09-26"])).toEqual(["holiday", "workday"]);
  expect((await worked(second, "undo")).counts).toMatchObject({ kept: 2 });
  expect((await rowsOf(second))[0]).toEqual(["kept", "2026-09-21", "holiday", "change-approved"]);
  expect(await kindsOf(["2026-09-21", "2026-09-26"])).toEqual(["holiday", "workday"]);
  expect(await rowsOf(await tried(lines.slice(0, 2)))).toEqual([
    ["known", "2026-09-21", "holiday"],
    ["known", "2026-09-26", "workday"],
  ]);
});

test("who looks after a region alone brings no days", async () => {
  const regional = await makePerson(service, { codes: ["read:setting", "update:setting"], territory: "1718" });
  const list = await tried(["20.10.2026;bayram;Kun"], regional);
  expect(await rowsOf(list, regional)).toEqual([["wrong", "2026-10-20", "holiday", "permission"]]);
});

test("without the rule of two a change holds at once", async () => {
  await service.context.db
    .insertInto("settings")
    .values({ key: "calendar.two_person", valid_from: "2026-03-01", value: JSON.stringify(false) })
    .execute();
  expect((await change([{ day: "2026-05-04", kind: "holiday", name }])).status).toBe(200);
  expect((await year()).days.map(({ day }) => day)).toContain("2026-05-04");
});

test("without the rule of two a list holds at once; undoing brings back what stood, and leaves what was changed since", async () => {
  const list = await tried([
    "04.05.2026;ish kuni;Endi ish kuni",
    "05.05.2026;bayram;Yangi kun",
    "06.05.2026;bayram;Keyin oʻzgaradi",
  ]);
  expect((await rowsOf(list)).map(([kind]) => kind)).toEqual(["changed", "new", "new"]);
  const entered = await worked(list, "apply", { leaveOutWrong: false, reason });
  expect(await kindsOf(["2026-05-04", "2026-05-05", "2026-05-06"])).toEqual(["workday", "holiday", "holiday"]);
  expect((await change([{ day: "2026-05-06", kind: "workday", name }])).status).toBe(200);
  expect((await worked(entered, "undo")).counts).toMatchObject({ undone: 2, kept: 1 });
  expect(await kindsOf(["2026-05-04", "2026-05-05", "2026-05-06"])).toEqual(["holiday", null, "workday"]);
  expect((await rowsOf(list))[2]).toEqual(["kept", "2026-05-06", "holiday", "day-changed"]);
});

test("the preview tells days that move nothing", async () => {
  const reply = await service.call({
    method: "POST",
    path: "/calendar/2026/impact",
    token: proposer.token,
    // A Sunday made a holiday.
    body: { changes: [{ day: "2026-03-22", kind: "holiday", name }] },
  });
  expect(reply.body["lines"]).toEqual([
    { effect: "terms-moved", count: 0 },
    { effect: "steps-moved", count: 0 },
    { effect: "days-idle", count: 1 },
  ]);
});
