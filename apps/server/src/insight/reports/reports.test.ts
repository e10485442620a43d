import type { Measure } from "@yer/api/contract/measure";
import { cellOf, measuresOf, type ReportAsked, type ReportGrouping, unitOf, wholeOf } from "@yer/api/contract/report";
import { reportKeys, type ReportKey, reportList, reportOf } from "@yer/api/contract/report-list";
import type { ReportRead } from "@yer/api/contract/reports";
import { locales } from "@yer/api/contract/values";
import { tashkentDay } from "@yer/api/formats";

import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoDistrict } from "../../demo/identities.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { wordsOf } from "../../registers/exports/words.js";
import { addDisputesAndFaults } from "../../testing/disputes-and-faults.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { listOfMeasure, told } from "../../testing/list-of-measure.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { rolledTwice } from "../../testing/rolled.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { unzip } from "../../testing/unzip.js";

const days = { from: "2025-01-01", to: "2026-12-01" };
const region = demoDistrict.slice(0, 4);
let app: TestApp;
let everybody: MadePerson;
let local: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 45);
  await addDisputesAndFaults(app);
  app.clock.set(new Date("2026-12-01T10:00:00Z"));
  const codes = [...new Set(Object.values(standardPositions).flatMap((position) => position.codes))];
  everybody = await makePerson(app, { territory: "17", codes });
  local = await makePerson(app, { territory: demoDistrict, codes: ["menu:reports", "menu:report", "read:property"] });
});
afterAll(() => app.close());

async function read(key: string, asked: Readonly<Record<string, string>>, person = everybody): Promise<ReportRead> {
  const reply = await app.call({
    path: `/reports/${key}?${new URLSearchParams({ ...days, ...asked }).toString()}`,
    token: person.token,
  });
  expect({ key, asked, status: reply.status }).toEqual({ key, asked, status: 200 });
  return reply.body as unknown as ReportRead;
}

/** Numbers of money stand in the summary table, whose rows are its own places. */
async function listed(of: Measure, group: string | undefined) {
  if (of.register.name !== "svod" || group === undefined) return listOfMeasure(app, everybody, of);
  const { place: _, ...filter } = of.filter as Readonly<Record<string, string>>;
  const around = group.length === 4 ? {} : { place: group.length === 7 ? group.slice(0, 4) : demoDistrict };
  const list = await listOfMeasure(app, everybody, { ...of, filter: { ...filter, ...around } });
  const rows = list.rows.filter((row) => (row["place"] as { code: string }).code === group);
  return { rows, total: rows[0] };
}

/** What the lists of a report's numbers come to, and what they say of themselves. */
async function saidOf(key: ReportKey, data: ReportRead, asked: ReportAsked) {
  const report = reportOf(key);
  const today = tashkentDay(app.clock.now());
  const rows = [...data.items, { key: undefined, name: null, values: data.total }];
  let met = 0;
  for (const [id, of] of report === undefined ? [] : measuresOf(report)) {
    const index = data.columns.indexOf(id);
    for (const row of rows) {
      const value = row.values[index] ?? null;
      // What is none is held by the total, which is read whole; what is of no group opens nothing.
      if (row.key === null || (row.key !== undefined && !value)) continue;
      const measure = row.key === undefined ? wholeOf(of, asked) : cellOf(of, asked, data.by, row.key);
      const list = told(measure, await listed(measure, row.key), today);
      expect({ key, id, row: row.key, value, said: value }).toEqual({ key, id, row: row.key, ...list });
      if (value) met += 1;
    }
  }
  return met;
}

const cases = reportKeys.flatMap((key) => reportList[key].by.map((by): [ReportKey, ReportGrouping] => [key, by]));

test.each(cases)("every number of the report %s by %s is as long as its list", async (key, by) => {
  let met = await saidOf(key, await read(key, { by }), days);
  const within = by === "place" ? [region, demoDistrict] : [region];
  for (const place of within.slice(0, rolledTwice({ embedded: by === "place" ? 1 : 0, postgres: 2 }))) {
    met += await saidOf(key, await read(key, { by, place }), { ...days, place });
  }
  expect(met).toBeGreaterThan(0);
});

test("rows of places add up to the total, and a share is a part of the numbers beside it", async () => {
  const { items, total, columns } = await read("progress", {});
  const at = (id: string) => columns.indexOf(id);
  for (const id of ["opened", "open", "late"]) {
    expect(items.reduce((sum, { values }) => sum + (values[at(id)] ?? 0), 0)).toBe(total[at(id)]);
  }
  expect(total[at("late")]).toBeGreaterThan(0);
  expect(total[at("lateShare")]).toBe((total[at("late")] ?? 0) / (total[at("open")] ?? 0));
});

test("a reader is shown the reports, columns and numbers that they may read, and no other", async () => {
  const { body } = await app.call({ path: "/reports", token: local.token });
  const shown = (body["items"] as { id: string }[]).map(({ id }) => id);
  expect(shown).toEqual(expect.arrayContaining(["progress", "terms", "conclusions", "quality"]));
  for (const key of ["money", "plan", "disputes", "areas", "work"]) {
    expect(shown).not.toContain(key);
    const { status } = await app.call({ path: `/reports/${key}`, token: local.token });
    expect({ key, status }).toEqual({ key, status: 403 });
  }
  // Of the quality of data they are told that of applications.
  const quality = await read("quality", {}, local);
  expect(quality.columns).not.toContain("areasFaulty");
  expect(quality.columns).toContain("incomplete");
  const own = await read("progress", {}, local);
  const ofDistrict = await read("progress", { place: demoDistrict });
  expect(own.total).toEqual(ofDistrict.total);
  expect(own.items.map(({ key }) => key)).toEqual([region]);
});

async function refused(path: string) {
  const { status, body } = await app.call({ path: `/reports/${path}`, token: everybody.token });
  return { status, errors: body["errors"] };
}

test("days that end before they begin, rows that a report has not, and what there is none of are refused", async () => {
  expect(await refused("progress?from=2026-05-02&to=2026-05-01")).toMatchObject({
    status: 400,
    errors: [{ in: "query", pointer: "/to", code: "day" }],
  });
  expect(await refused("progress?by=assignee")).toMatchObject({
    status: 400,
    errors: [{ in: "query", pointer: "/by", code: "choice" }],
  });
  expect((await refused("progress?place=1799")).status).toBe(404);
  expect((await refused("nothing")).status).toBe(404);
  expect((await refused("constructor")).status).toBe(404);
});

test("a report of no days is of this year until today", async () => {
  const { body } = await app.call({ path: "/reports/progress", token: everybody.token });
  expect(body["period"]).toEqual({ from: "2026-01-01", to: "2026-12-01" });
});

const inWords = (value: number | null) =>
  value === null ? "—" : value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** The cells of a sheet that hold numbers, as they are written. */
const numbersOf = (xml: string): number[] => [...xml.matchAll(/<v>(-?[\d.]+)<\/v>/g)].map(([, value]) => Number(value));

test.each(["progress", "money", "recognised"] as const)(
  "the file and the paper of the report %s say what its screen says",
  async (key) => {
    const data = await read(key, { by: "place" });
    const report = reportOf(key);
    const inFile = (values: readonly (number | null)[]) =>
      values.map((value, index) => {
        const column = report?.columns[data.columns[index] ?? ""];
        const unit = column && unitOf(column);
        if (value === null) return null;
        return unit === "tiyin" ? value / 100 : unit === "share" ? Math.round(value * 1000) / 10 : value;
      });
    const expected = [...data.items.map(({ values }) => values), data.total].flatMap(inFile);
    const query = { ...days, by: "place", report: key };
    const sheet = await app.app.inject({
      method: "POST",
      url: "/api/v1/exports/direct",
      headers: { authorization: `Bearer ${everybody.token}` },
      payload: { register: "report", format: "xlsx", locale: "en_US", columns: [], query },
    });
    expect(sheet.statusCode).toBe(200);
    expect(numbersOf(unzip(sheet.rawPayload, "xl/worksheets/sheet1.xml"))).toEqual(
      expected.filter((value) => value !== null),
    );

    const paper = await app.app.inject({
      method: "POST",
      url: `/api/v1/reports/${key}/pdf`,
      headers: { authorization: `Bearer ${everybody.token}` },
      payload: { ...days, by: "place", locale: "en_US" },
    });
    expect(paper.statusCode).toBe(200);
    const pdf = await getDocumentProxy(new Uint8Array(paper.rawPayload));
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
    );
    // Letters that are set nearer to each other come as parts of their own: a number goes on where a comma does.
    const said: string[] = [];
    for (const item of pages.flatMap(({ items }) => items)) {
      const text = "str" in item ? item.str.trim() : "";
      if (text.startsWith(",")) said.push(`${said.pop() ?? ""}${text}`);
      else said.push(text);
    }
    const numbers = said.filter((text) => text === "—" || /^[\d,]+(\.\d+)?$/.test(text));
    expect(numbers).toEqual(expected.map(inWords));
    expect(said).toEqual(expect.arrayContaining(["01.01.2025 – 01.12.2026", "Signature", "Made by"]));
    expect(said.some((text) => text.endsWith(`Page 1 of ${String(pdf.numPages)}`))).toBe(true);
  },
);

test.each(locales)("every report, column and grouping has its words in %s", async (locale) => {
  const words = (await wordsOf(locale)) as (id: string) => string;
  const needed = reportKeys.flatMap((key) => [
    `report.${key}`,
    `report.${key}.about`,
    ...Object.keys(reportList[key].columns).map((id) => `report.column.${id}`),
    ...reportList[key].by.map((by) => `report.by.${by}`),
  ]);
  // What has no words is said by its id.
  expect(needed.filter((id) => words(id) === id)).toEqual([]);
});
