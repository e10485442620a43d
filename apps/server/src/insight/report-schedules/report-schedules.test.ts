import { reportOf } from "@yer/api/contract/report-list";
import type { ReportSchedule } from "@yer/api/contract/report-schedules";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { LegalTime } from "../../platform/clock/clock.js";
import type { Mail } from "../../platform/mail/mailer.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { sendSchedules } from "./send.js";
import { daysBefore, nextAfter } from "./when.js";

const codes = ["menu:reports", "menu:report", "create:report", "share:report", "schedule:report", "read:property"];
const sent: Mail[] = [];
let app: TestApp;
let head: MadePerson;
let local: MadePerson;
let stranger: MadePerson;
let reader: MadePerson;

beforeAll(async () => {
  const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) };
  app = await openTestApp({}, { mailer });
  head = await makePerson(app, { territory: "1718", codes });
  local = await makePerson(app, { territory: "1718401", codes: ["menu:report", "read:property"] });
  // May open reports, and read nothing of this one.
  stranger = await makePerson(app, { territory: "1718401", codes: ["menu:report", "read:area"] });
  reader = await makePerson(app, { territory: "1703", codes: ["menu:report", "read:property"] });
  for (const [index, { id }] of [head, local, stranger, reader].entries()) {
    await app.context.db
      .updateTable("users")
      .set({ email: `kishi${index}@example.uz` })
      .where("id", "=", id)
      .execute();
  }
});
afterAll(() => app.close());

beforeEach(() => {
  // 14:00 in Tashkent, a Thursday.
  app.legalClock.set(new Date("2026-03-05T09:00:00Z"));
});
afterEach(async () => {
  sent.length = 0;
  await app.context.db.deleteFrom("report_schedules").execute();
});

const weekly = { every: "weekly", on: 1, time: "08:00", endsOn: null } as const;

async function schedule(report: string, readers: readonly MadePerson[], when: object = weekly, by = head) {
  const reply = await app.call({
    method: "POST",
    path: `/reports/${report}/schedules`,
    token: by.token,
    body: { ...when, readers: readers.map(({ id }) => id) },
  });
  return { status: reply.status, body: reply.body as unknown as ReportSchedule & { errors?: unknown } };
}

/** Lets the clock reach a moment, and all that is due be done. */
async function at(moment: string): Promise<void> {
  app.legalClock.set(new Date(moment));
  await app.context.jobs.runDue();
  await app.context.jobs.runDue();
}

const own = async () => {
  const { body } = await app.call({ path: "/reports/progress/schedules", token: head.token });
  return (body["items"] as ReportSchedule[])[0];
};

test("a report is sent once a week to those who may read it, by a letter with a link of the week before and no number", async () => {
  const { status, body } = await schedule("progress", [local, stranger]);
  expect({ status, next: body.nextAt }).toEqual({ status: 201, next: "2026-03-09T03:00:00.000Z" });
  await at("2026-03-09T02:59:00Z");
  expect(sent).toEqual([]);
  await at("2026-03-09T03:00:30Z");
  await at("2026-03-09T04:00:00Z");
  expect(sent.map(({ to }) => to)).toEqual(["kishi1@example.uz"]);
  expect(sent[0]?.text).toContain("/reports/progress?from=2026-03-02&to=2026-03-08");
  expect(sent[0]?.text.split("\n").filter((line) => /\d/.test(line) && !line.startsWith("http"))).toEqual([]);
  expect(await own()).toMatchObject({ lastSentTo: 1, nextAt: "2026-03-16T03:00:00.000Z" });
  await at("2026-03-16T03:00:30Z");
  expect(sent).toHaveLength(2);
});

test("two servers send it once, and what was missed while none ran is sent once", async () => {
  await schedule("progress", [local], { ...weekly, every: "daily", on: null });
  const now = new Date("2026-03-12T09:00:00Z") as LegalTime;
  app.legalClock.set(now);
  const told = await Promise.all([sendSchedules(app.context, now), sendSchedules(app.context, now)]);
  expect(told.reduce((sum, one) => sum + one)).toBe(1);
  expect(await app.context.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
  await app.context.db.deleteFrom("outbox").execute();
});

test("a letter and the next moment are written together: what fails in between leaves neither, and is sent later", async () => {
  await schedule("progress", [local]);
  const now = new Date("2026-03-09T03:01:00Z") as LegalTime;
  const context = { ...app.context, config: { ...app.context.config } };
  Object.defineProperty(context.config, "publicUrl", {
    get: () => {
      throw new Error("killed here");
    },
  });
  await expect(sendSchedules(context, now)).rejects.toThrow("killed here");
  expect(await own()).toMatchObject({ lastSentAt: null, nextAt: "2026-03-09T03:00:00.000Z" });
  await at("2026-03-09T03:02:00Z");
  expect(sent).toHaveLength(1);
});

test("a paused schedule sends nothing and what it missed is not sent; an ended one is gone", async () => {
  const { body } = await schedule("progress", [local]);
  const change = async (version: number, paused: boolean) =>
    app.call({
      method: "PATCH",
      path: `/report-schedules/${body.id}`,
      token: head.token,
      body: { paused },
      headers: { "if-match": `"${version}"` },
    });
  expect((await change(1, true)).status).toBe(200);
  expect((await change(1, true)).status).toBe(412);
  await at("2026-03-10T03:00:00Z");
  expect((await change(2, false)).body).toMatchObject({ nextAt: "2026-03-16T03:00:00.000Z" });
  await at("2026-03-10T04:00:00Z");
  expect(sent).toEqual([]);
  const ended = await app.call({
    method: "DELETE",
    path: `/report-schedules/${body.id}`,
    token: head.token,
    headers: { "if-match": '"3"' },
  });
  expect(ended.status).toBe(204);
  await at("2026-03-16T04:00:00Z");
  expect(sent).toEqual([]);
});

test("nothing is sent by who lost the right, nor of a report that is its maker's alone, nor beyond one's territory", async () => {
  const { status, body } = await schedule("progress", [reader]);
  expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ pointer: "/readers/0" }] });
  const mine = await app.call({
    method: "POST",
    path: "/reports",
    token: head.token,
    body: {
      name: "Aliyev Vali ishi",
      scope: "mine",
      definition: {
        register: "applications",
        filter: "",
        by: "place",
        split: null,
        columns: ["opened"],
        sort: null,
        chart: "bar",
      },
    },
  });
  const id = String(mine.body["id"]);
  await schedule(id, [local, head]);
  await at("2026-03-09T03:01:00Z");
  expect(sent.map(({ to }) => to)).toEqual(["kishi0@example.uz"]);
  // What its maker called it may say anything of anybody.
  expect(JSON.stringify(sent)).not.toContain("Aliyev");
  const other = await makePerson(app, { territory: "1718", codes });
  await schedule("progress", [local], weekly, other);
  sent.length = 0;
  await app.context.db.updateTable("users").set({ blocked: true }).where("id", "=", other.id).execute();
  await at("2026-03-16T03:01:00Z");
  expect(sent.map(({ to }) => to)).toEqual(["kishi0@example.uz"]);
});

test("nobody is chosen who may not open reports, and nobody such is offered", async () => {
  const closed = await makePerson(app, { name: "Yopiq Kishi", territory: "1718401", codes: ["read:property"] });
  const given = await makePerson(app, { name: "Ochiq Kishi", territory: "1718401", granted: ["menu:report"] });
  const taken = await makePerson(app, {
    name: "Olingan Kishi",
    territory: "1718401",
    codes: ["menu:report"],
    revoked: ["menu:report"],
  });
  expect(await schedule("progress", [local, closed, given, taken])).toMatchObject({
    status: 400,
    body: {
      errors: [
        { pointer: "/readers/1", code: "permission" },
        { pointer: "/readers/3", code: "permission" },
      ],
    },
  });
  expect((await schedule("progress", [local, given])).status).toBe(201);
  const { token } = await makePerson(app, { territory: "1718", codes: ["read:user"] });
  const { body } = await app.call({ path: "/users?search=Kishi&holds=menu:report", token });
  expect((body["items"] as { readonly id: string }[]).map(({ id }) => id)).toEqual([given.id]);
});

test("others' schedules are not there, and a day that there is not is refused", async () => {
  const { body } = await schedule("progress", [local]);
  const other = await makePerson(app, { territory: "1718", codes });
  for (const method of ["PATCH", "DELETE"] as const) {
    const { status } = await app.call({
      method,
      path: `/report-schedules/${body.id}`,
      token: other.token,
      ...(method === "PATCH" && { body: { paused: true } }),
      headers: { "if-match": '"1"' },
    });
    expect({ method, status }).toEqual({ method, status: 404 });
  }
  for (const when of [
    { ...weekly, on: 8 },
    { ...weekly, on: null },
    { ...weekly, every: "daily" },
    { ...weekly, every: "monthly", on: 29 },
    { ...weekly, time: "8:00" },
    { ...weekly, endsOn: "2026-03-01" },
  ]) {
    expect({ when, status: (await schedule("progress", [local], when)).status }).toEqual({ when, status: 400 });
  }
});

test("the next moment is the first of its kind, and the days that are told are those that are over", () => {
  const now = new Date("2026-03-05T09:00:00Z");
  expect(nextAfter({ every: "daily", on: null, time: "14:00", endsOn: null }, now)?.toISOString()).toBe(
    "2026-03-06T09:00:00.000Z",
  );
  expect(nextAfter({ every: "monthly", on: 28, time: "00:00", endsOn: null }, now)?.toISOString()).toBe(
    "2026-03-27T19:00:00.000Z",
  );
  expect(nextAfter({ every: "monthly", on: 5, time: "14:00", endsOn: "2026-04-04" }, now)).toBe(null);
  expect(daysBefore("daily", now)).toEqual({ from: "2026-03-04", to: "2026-03-04" });
  expect(daysBefore("weekly", now)).toEqual({ from: "2026-02-23", to: "2026-03-01" });
  expect(daysBefore("monthly", now)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(reportOf("progress")).toBeDefined();
});
