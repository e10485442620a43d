import { createHash } from "node:crypto";
import type { ReportRead } from "@yer/api/contract/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canonicalJson } from "@yer/api/formats";
import { demoDistrict } from "../../demo/identities.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { unzip } from "../../testing/unzip.js";

const reads = ["menu:reports", "menu:report", "read:property"];
const region = demoDistrict.slice(0, 4);
let app: TestApp;
let keeper: MadePerson;
let republic: MadePerson;
let district: MadePerson;
let partly: MadePerson;
let member: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 12);
  app.clock.set(new Date("2026-12-01T10:00:00Z"));
  const money = [...reads, "read:svod"];
  keeper = await makePerson(app, { territory: region, codes: money });
  republic = await makePerson(app, { territory: "17", codes: money });
  district = await makePerson(app, { territory: demoDistrict, codes: money });
  partly = await makePerson(app, { territory: "17", codes: reads });
  member = await makePerson(app, { territory: "17", codes: money, organisation: { kind: "ecology" } });
});
afterAll(() => app.close());

async function get(person: MadePerson, path: string) {
  const { status, body } = await app.call({ path: `/reports/${path}`, token: person.token });
  return { status, body };
}

async function keep(person: MadePerson, key: string, body: object = {}) {
  return app.call({ method: "POST", path: `/reports/${key}/kept`, token: person.token, body });
}

const listed = async (person: MadePerson, key: string) => {
  const { body } = await get(person, `${key}/kept`);
  return ((body["items"] ?? []) as { id: string }[]).map(({ id }) => id);
};

test("a result that is kept is told later as it stood, with its hash, in the list, on the screen and in a file", async () => {
  const before = (await get(keeper, "progress?by=place")).body as unknown as ReportRead;
  const { status, body } = await keep(keeper, "progress", { by: "place" });
  const id = String(body["id"]);
  expect(status).toBe(200);
  app.clock.advance(120_000);
  await sql`update applications set district_soato = district_soato, suspended = not suspended
    where home_region = ${region}`.execute(app.context.db);

  const read = (await get(keeper, `progress?kept=${id}`)).body as unknown as ReportRead;
  const { kept, ...stood } = read;
  expect(stood).toEqual({ ...before, kept: undefined });
  const stored = canonicalJson({ ...stood, kept: null });
  expect(kept).toMatchObject({ id, by: expect.any(String), sound: true });
  expect(kept?.sha256).toBe(createHash("sha256").update(stored).digest("hex"));
  expect(await listed(keeper, "progress")).toEqual([id]);
  expect(await listed(keeper, "terms")).toEqual([]);

  const sheet = await app.app.inject({
    method: "POST",
    url: "/api/v1/exports/direct",
    headers: { authorization: `Bearer ${keeper.token}` },
    payload: {
      register: "report",
      format: "xlsx",
      locale: "en_US",
      columns: [],
      query: { report: "progress", kept: id },
    },
  });
  expect(sheet.statusCode).toBe(200);
  const numbers = [...unzip(sheet.rawPayload, "xl/worksheets/sheet1.xml").matchAll(/<v>([^<]+)<\/v>/g)];
  expect(numbers.length).toBeGreaterThan(0);
  const paper = await app.app.inject({
    method: "POST",
    url: "/api/v1/reports/progress/pdf",
    headers: { authorization: `Bearer ${keeper.token}` },
    payload: { kept: id, locale: "en_US" },
  });
  expect(paper.statusCode).toBe(200);
});

test("whoever sees less today than its keeper saw is told of no kept result, nor who may not read its columns", async () => {
  const id = String((await keep(keeper, "money")).body["id"]);
  for (const [who, person, sees] of [
    ["the republic", republic, true],
    ["a district of it", district, false],
    ["a member of an organisation", member, false],
  ] as const) {
    const { status } = await get(person, `money?kept=${id}`);
    expect({ who, status, isListed: (await listed(person, "money")).includes(id) }).toEqual({
      who,
      status: sees ? 200 : 404,
      isListed: sees,
    });
  }
  const refusals = String((await keep(keeper, "refusals")).body["id"]);
  expect((await get(partly, `refusals?kept=${refusals}`)).status).toBe(200);
  expect((await get(partly, `money?kept=${id}`)).status).toBe(403);
  // Of another report it is none.
  expect((await get(republic, `refusals?kept=${id}`)).status).toBe(404);
});

test("who loses a right or territory is not shown what they kept themselves", async () => {
  const person = await makePerson(app, { territory: "17", codes: reads });
  const id = String((await keep(person, "progress")).body["id"]);
  expect((await get(person, `progress?kept=${id}`)).status).toBe(200);
  await sql`update users set territory = ${region} where id = ${person.id}`.execute(app.context.db);
  expect((await get(person, `progress?kept=${id}`)).status).toBe(404);
});

test("nothing that is kept can be changed or taken out, and what has not its hash any more says so", async () => {
  const { db } = app.context;
  await expect(sql`update kept_reports set content = '{}'`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`delete from kept_reports`.execute(db)).rejects.toThrow(/append-only/);
  const id = String((await keep(keeper, "refusals")).body["id"]);
  await sql`alter table kept_reports disable trigger append_only`.execute(db);
  await sql`update kept_reports set content = replace(content, '"rejected"', '"rejected" ') where id = ${id}`.execute(
    db,
  );
  await sql`alter table kept_reports enable trigger append_only`.execute(db);
  const { body } = await get(keeper, `refusals?kept=${id}`);
  expect(body["kept"]).toMatchObject({ sound: false });
});

test("keeping and opening what there is not, and what is no id, are refused", async () => {
  expect((await keep(keeper, "nothing")).status).toBe(404);
  expect((await keep(keeper, "progress", { by: "assignee" })).status).toBe(400);
  expect((await get(keeper, "progress?kept=constructor")).status).toBe(400);
  expect((await get(keeper, "progress?kept=0190f0a0-0000-7000-8000-00000000000a")).status).toBe(404);
  const nobody = await makePerson(app, { territory: "17", codes: ["menu:reports"] });
  expect((await keep(nobody, "progress")).status).toBe(403);
});
