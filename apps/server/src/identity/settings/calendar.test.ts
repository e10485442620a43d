import { afterAll, beforeAll, expect, test } from "vitest";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { readCalendarList } from "./calendar-list.js";

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

test("without the rule of two a change holds at once", async () => {
  await service.context.db
    .insertInto("settings")
    .values({ key: "calendar.two_person", valid_from: "2026-03-01", value: JSON.stringify(false) })
    .execute();
  expect((await change([{ day: "2026-05-04", kind: "holiday", name }])).status).toBe(200);
  expect((await year()).days.map(({ day }) => day)).toContain("2026-05-04");
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

test("a year's list is read as offices write it, and each bad line named", () => {
  const { changes, faults } = readCalendarList(
    [
      "\uFEFFKun;Turi;Nomi",
      '21.03.2027;Bayram;"Navroʻz; bayrami"',
      "2027-03-27;ish kuni;Koʻchirilgan kun",
      "",
      "31.02.2027;bayram;Yoʻq kun",
      "21/03/2027;bayram;Takror",
      "22.03.2028;bayram;Boshqa yil",
      "23.03.2027;yarim kun;Tushunarsiz",
      "24.03.2027;bayram;",
    ].join("\r\n"),
    2027,
    "2026-03-05",
  );
  expect(changes.map(({ day, kind, name: given }) => [day, kind, given?.uz_UZ])).toEqual([
    ["2027-03-21", "holiday", "Navroʻz; bayrami"],
    ["2027-03-27", "workday", "Koʻchirilgan kun"],
  ]);
  expect(faults).toEqual([
    { line: 5, code: "day" },
    { line: 6, code: "row-twice" },
    { line: 7, code: "day-other-year" },
    { line: 8, code: "choice" },
    { line: 9, code: "day-name-needed" },
  ]);
});

test("an endless or odd list is refused and never hangs", () => {
  expect(readCalendarList("", 2027, "2026-03-05").faults).toEqual([{ line: 1, code: "required" }]);
  const many = Array.from({ length: 5000 }, () => "2027-01-01;bayram;Kun").join("\n");
  expect(readCalendarList(many, 2027, "2026-03-05").changes).toHaveLength(1);
  expect(readCalendarList(`"${'""'.repeat(40_000)}`, 2027, "2026-03-05").changes).toHaveLength(0);
});
