import { cellIn, isOfDays, measuresOf, type ReportAsked, type ReportKeyOf, wholeOf } from "@yer/api/contract/report";
import {
  canBeParted,
  isToldBy,
  ownColumns,
  ownGroupings,
  type OwnReportRegister,
  ownReportRegisters,
  type ReportDefinition,
  reportOfDefinition,
} from "@yer/api/contract/own-report";
import { type ReportRead, reportRowsAtMost } from "@yer/api/contract/reports";
import { tashkentDay } from "@yer/api/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoDistrict } from "../../demo/identities.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { addDisputesAndFaults } from "../../testing/disputes-and-faults.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { listOfMeasure, told } from "../../testing/list-of-measure.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp, type TestReply } from "../../testing/test-app.js";
import { readingOf } from "../measures/read-number.js";
import { againstPaper } from "../reports/paper.js";
import { readInTime } from "./read-in-time.js";
import { openDefinition } from "./service.js";

const days = { from: "2025-01-01", to: "2026-12-01" };
const region = demoDistrict.slice(0, 4);
const making = ["menu:reports", "menu:report", "create:report", "share:report"];
let app: TestApp;
let everybody: MadePerson;
let local: MadePerson;
let elsewhere: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 30);
  await addDisputesAndFaults(app);
  app.clock.set(new Date("2026-12-01T10:00:00Z"));
  const codes = [...new Set(Object.values(standardPositions).flatMap((position) => position.codes))];
  everybody = await makePerson(app, { territory: "17", codes });
  local = await makePerson(app, { territory: demoDistrict, codes: [...making, "read:property"] });
  elsewhere = await makePerson(app, { territory: "1735", codes: [...making, "read:property"] });
});
afterAll(() => app.close());

const blank = { filter: "", split: null, sort: null, chart: "bar" } as const;
const byPlace: ReportDefinition = { ...blank, register: "applications", by: "place", columns: ["opened", "open"] };

async function call(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { token }: MadePerson,
  body?: unknown,
  version?: number,
): Promise<TestReply> {
  return app.call({
    method,
    path,
    token,
    ...(body !== undefined && { body }),
    ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
  });
}

async function preview(definition: ReportDefinition, asked: Readonly<Record<string, string>> = {}) {
  const { status, body } = await call("POST", "/reports/preview", everybody, {
    definition,
    query: { ...days, ...asked },
  });
  expect({ definition, status, body: status === 200 ? null : body }).toEqual({ definition, status: 200, body: null });
  return body as unknown as ReportRead;
}

/** Columns of a register that can be told by some groupings: twelve of them at most. */
const columnsBy = (register: OwnReportRegister, by: ReportDefinition["by"], split: ReportDefinition["split"] = null) =>
  Object.entries(ownColumns(register))
    .filter(([id, column]) => "of" in column && isToldBy(register, id, [by, split]))
    .map(([id]) => id);

/** What the lists of some cells come to, and what they say of themselves: the totals, and cells spread over the rest. */
async function holdsToLists(definition: ReportDefinition, asked: ReportAsked, most: number): Promise<number> {
  const report = reportOfDefinition(definition);
  const data = await preview(definition, asked.place === undefined ? {} : { place: asked.place });
  const today = tashkentDay(app.clock.now());
  const cells = measuresOf(report).flatMap(([id, of]) => {
    const index = data.columns.indexOf(id);
    return data.items.flatMap((row) => {
      const value = row.values[index] ?? null;
      const keys: ReportKeyOf[] = [];
      if (row.key !== null) keys.push([data.by, row.key]);
      if (data.split !== undefined && row.split?.key) keys.push([data.split, row.split.key]);
      const isSaid = keys.length === (data.split === undefined ? 1 : 2);
      return value && isSaid ? [{ id, value, keys, measure: cellIn(of, asked, keys) }] : [];
    });
  });
  const every = Math.max(1, Math.ceil(cells.length / most));
  const totals = measuresOf(report).map(([id, of]) => ({
    id,
    value: data.total[data.columns.indexOf(id)] ?? null,
    keys: [] as ReportKeyOf[],
    measure: wholeOf(of, asked),
  }));
  for (const { measure, ...cell } of [...totals, ...cells.filter((_, index) => index % every === 0)]) {
    const list = told(measure, await listOfMeasure(app, everybody, measure), today);
    expect({ by: data.by, split: data.split, ...cell, said: cell.value }).toEqual({
      by: data.by,
      split: data.split,
      ...cell,
      ...list,
    });
  }
  return cells.length;
}

const single = ownReportRegisters.flatMap((register) =>
  ownGroupings(register).map((by): [OwnReportRegister, ReportDefinition["by"]] => [register, by]),
);

test.each(single)("numbers of reports of %s by %s are as long as their lists", async (register, by) => {
  const all = columnsBy(register, by);
  let met = 0;
  for (let from = 0; from < all.length; from += 12) {
    const definition = { ...blank, register, by, columns: all.slice(from, from + 12) };
    met += await holdsToLists(definition, days, 8);
  }
  expect(met).toBeGreaterThan(0);
});

const pairs = ownReportRegisters.flatMap((register) =>
  ownGroupings(register).flatMap((by) =>
    ownGroupings(register)
      .filter((split) => canBeParted(by, split))
      .map((split): [OwnReportRegister, ReportDefinition["by"], ReportDefinition["by"]] => [register, by, split]),
  ),
);
// Every ninth of all pairs, and people's, who are told by territories and not by the places of plots.
test.each(pairs.filter(([register, by], index) => index % 9 === 0 || (register === "users" && by === "organisation")))(
  "numbers of reports of %s by %s and %s are as long as their lists",
  async (register, by, split) => {
    const columns = columnsBy(register, by, split).slice(0, 6);
    const met = await holdsToLists({ ...blank, register, by, split, columns }, { ...days, place: region }, 8);
    expect(met).toBeGreaterThanOrEqual(0);
  },
);

test("a report of some rows counts those alone, and its weeks add up to its months and its total", async () => {
  const filter = "legalBasis=1&legalBasis=2";
  const definition = { ...byPlace, filter, columns: ["opened"] };
  expect(await holdsToLists(definition, days, 5)).toBeGreaterThan(0);
  const sums = await Promise.all(
    (["week", "month", "status"] as const).map(async (by) => {
      const { items, total } = await preview({ ...definition, by });
      return [items.reduce((sum, { values }) => sum + (values[0] ?? 0), 0), total[0]];
    }),
  );
  expect(new Set(sums.flat()).size).toBe(1);
});

test("a share is a part of the two numbers beside it", async () => {
  const { total } = await preview({ ...byPlace, columns: ["open", "late", "lateShare"] });
  expect(total[1]).toBeGreaterThan(0);
  expect(total[2]).toBe((total[1] ?? 0) / (total[0] ?? 0));
});

test("rows stand in the order that is asked for", async () => {
  const { items } = await preview({ ...byPlace, by: "status", sort: { column: "opened", descending: true } });
  const values = items.map((row) => row.values[0] ?? 0);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
});

const hostile: readonly (readonly [what: string, definition: object, pointer: string])[] = [
  ["a register that there is not", { register: "sessions" }, "/definition/register"],
  ["people by their deeds", { register: "users", filter: "did=acted", columns: ["people"] }, "/definition/filter"],
  ["people by where they live", { register: "users", by: "neighborhood", columns: ["people"] }, "/definition/by"],
  ["sums of money by week", { register: "money", by: "week", columns: ["charged"] }, "/definition/by"],
  ["a prototype's name as a column", { columns: ["constructor"] }, "/definition/columns/0"],
  ["SQL as a column", { columns: ["opened; drop table users"] }, "/definition/columns/0"],
  ["a column of another register", { columns: ["standing"] }, "/definition/columns/0"],
  ["a column twice", { columns: ["opened", "opened"] }, "/definition/columns/1"],
  ["no column", { columns: [] }, "/definition/columns"],
  ["a share without its numbers", { columns: ["lateShare"] }, "/definition/columns/0"],
  ["what is now by week", { by: "week", columns: ["open"] }, "/definition/columns/0"],
  ["a grouping of another register", { by: "areaState" }, "/definition/by"],
  ["a grouping twice", { split: "place" }, "/definition/split"],
  ["places in places", { split: "district" }, "/definition/split"],
  ["a filter that there is not", { filter: "occupier=1" }, "/definition/filter"],
  ["a person's number in a filter", { filter: "search=12345678901234" }, "/definition/filter"],
  ["a filter's wrong value", { filter: "status=anything" }, "/definition/filter"],
  ["a number of none of the rows", { filter: "status=registered", columns: ["open"] }, "/definition/columns/0"],
  ["an order by what is not shown", { sort: { column: "late", descending: true } }, "/definition/sort/column"],
  ["a picture that there is not", { chart: "javascript:" }, "/definition/chart"],
  ["a filter beyond measure", { filter: "status=editing&".repeat(200) }, "/definition/filter"],
];

test.each(hostile)("%s is refused where it stands", async (_what, part, pointer) => {
  const definition = { ...byPlace, ...part };
  for (const [path, body] of [
    ["/reports/preview", { definition, query: {} }],
    ["/reports", { name: "x", scope: "mine", definition }],
  ] as const) {
    const { status, body: refusal } = await call("POST", path, everybody, body);
    expect({ path, status }).toEqual({ path, status: 400 });
    expect(refusal["errors"]).toEqual(expect.arrayContaining([expect.objectContaining({ in: "body", pointer })]));
  }
});

async function made(
  name: string,
  scope: "mine" | "shared",
  person = everybody,
  definition: ReportDefinition = byPlace,
) {
  const { status, body } = await call("POST", "/reports", person, { name, scope, definition });
  expect({ name, status }).toEqual({ name, status: 201 });
  return body as unknown as { readonly id: string; readonly version: number };
}

const listedFor = async (person: MadePerson) => {
  const { body } = await call("GET", "/reports", person);
  return (body["items"] as { id: string }[]).map(({ id }) => id);
};

test("a shared report shows each reader their own numbers, and one's own is nobody else's", async () => {
  const shared = await made("Hammaga", "shared");
  const mine = await made("Faqat menga", "mine");
  expect(await listedFor(local)).toContain(shared.id);
  expect(await listedFor(local)).not.toContain(mine.id);
  expect((await call("GET", `/reports/${mine.id}`, local)).status).toBe(404);
  const read = async (person: MadePerson, place = "") =>
    (await call("GET", `/reports/${shared.id}?${place}`, person)).body as unknown as ReportRead;
  const theirs = await read(local);
  expect(theirs.total).toEqual((await read(everybody, `place=${demoDistrict}`)).total);
  expect(theirs.total).not.toEqual((await read(everybody)).total);
  expect(theirs.own).toMatchObject({ name: "Hammaga", mayChange: false });
  // Who sees it changes nothing of it.
  for (const [method, body] of [
    ["PATCH", { name: "Meniki" }],
    ["DELETE", undefined],
  ] as const) {
    expect((await call(method, `/reports/${shared.id}`, local, body, shared.version)).status).toBe(403);
    expect((await call(method, `/reports/${mine.id}`, local, body, mine.version)).status).toBe(404);
  }
});

test("a report is shared in its maker's territory, and what its reader may not read is not told", async () => {
  const ofDistrict = await made("Tuman", "shared", local);
  expect(await listedFor(elsewhere)).not.toContain(ofDistrict.id);
  expect((await call("GET", `/reports/${ofDistrict.id}`, elsewhere)).status).toBe(404);
  const ofAreas = await made("Yerlar", "shared", everybody, { ...byPlace, register: "areas", columns: ["standing"] });
  expect(await listedFor(local)).not.toContain(ofAreas.id);
  expect((await call("GET", `/reports/${ofAreas.id}`, local)).status).toBe(403);
  // Nobody makes a report of what they may not read, nor shares without the right.
  const definition = { ...byPlace, register: "areas", columns: ["standing"] };
  expect((await call("POST", "/reports/preview", local, { definition, query: {} })).status).toBe(403);
  const modest = await makePerson(app, { territory: region, codes: ["menu:report", "create:report", "read:property"] });
  const asked = { name: "Ochiq", scope: "shared", definition: byPlace };
  expect((await call("POST", "/reports", modest, asked)).status).toBe(403);
  expect((await call("POST", "/reports", modest, { ...asked, scope: "mine" })).status).toBe(201);
});

test("what people did is told to those alone who may read histories, whoever made the report", async () => {
  const reads = ["read:user"];
  const without = await makePerson(app, { territory: "17", codes: [...making, ...reads] });
  const byBody: ReportDefinition = { ...blank, register: "users", by: "organisation", columns: ["people", "acted"] };
  const { id } = await made("Odamlar", "shared", everybody, byBody);
  const read = async (person: MadePerson) =>
    (await call("GET", `/reports/${id}?${new URLSearchParams(days).toString()}`, person)).body as unknown as ReportRead;
  expect((await read(everybody)).columns).toEqual(["people", "acted"]);
  expect((await read(without)).columns).toEqual(["people"]);
  // Nothing would be left of it.
  const definition = { ...byBody, columns: ["acted"] };
  const refused = await call("POST", "/reports/preview", without, { definition, query: days });
  expect(refused).toMatchObject({ status: 403, body: { params: { code: "read_history:user" } } });
});

test("objections, areas and schedules are narrowed as their registers are", async () => {
  const narrow: readonly ReportDefinition[] = [
    { ...blank, register: "objections", filter: "state=upheld&state=dismissed", by: "place", columns: ["objected"] },
    { ...blank, register: "areas", filter: "year=2026", by: "areaState", columns: ["standing"] },
    { ...blank, register: "schedules", filter: "year=2026", by: "place", columns: ["schedules", "plots"] },
  ];
  for (const definition of narrow) await holdsToLists(definition, days, 5);
  const [{ total: some }, { total: all }] = (await Promise.all(
    ["state=upheld", ""].map(async (filter) =>
      preview({ ...blank, register: "objections", filter, by: "place", columns: ["objected"] }),
    ),
  )) as [ReportRead, ReportRead];
  expect(some[0]).toBeGreaterThan(0);
  expect(some[0]).toBeLessThan(all[0] ?? 0);
});

test("a report is renamed and changed in the version that was read, under a name of its own, and deleted", async () => {
  const first = await made("Birinchi", "mine");
  await made("Ikkinchi", "mine");
  const path = `/reports/${first.id}`;
  const taken = await call("PATCH", path, everybody, { name: "ikkinchi" }, first.version);
  expect(taken.body["errors"]).toMatchObject([{ pointer: "/name", code: "name-taken" }]);
  const renamed = await call("PATCH", path, everybody, { name: "Uchinchi" }, first.version);
  expect(renamed.body).toMatchObject({ name: "Uchinchi", version: first.version + 1 });
  expect((await call("PATCH", path, everybody, { name: "Toʻrtinchi" }, first.version)).status).toBe(412);
  expect((await call("DELETE", path, everybody, undefined, first.version)).status).toBe(412);
  expect((await call("DELETE", path, everybody, undefined, first.version + 1)).status).toBe(204);
  expect((await call("GET", path, everybody)).status).toBe(404);
});

test("file and paper of a report of two things say what its screen says", async () => {
  const { id } = await made("Fayl", "mine", everybody, { ...byPlace, split: "status", columns: ["opened"] });
  const data = (await call("GET", `/reports/${id}?${new URLSearchParams(days).toString()}`, everybody))
    .body as unknown as ReportRead;
  const file = await app.call({
    method: "POST",
    path: "/exports/direct",
    token: everybody.token,
    body: { register: "report", format: "csv", locale: "en_US", columns: [], query: { ...days, report: id } },
  });
  const lines = file.text.trim().split(/\r?\n/);
  expect(lines[0]?.replace("\uFEFF", "")).toBe("Place,Status,Came");
  expect(lines.slice(1).map((line) => Number(line.split(",").at(-1)))).toEqual(
    [...data.items.map(({ values }) => values), data.total].map(([value]) => value),
  );
  const paper = await app.app.inject({
    method: "POST",
    url: `/api/v1/reports/${id}/pdf`,
    headers: { authorization: `Bearer ${everybody.token}` },
    payload: { ...days, locale: "en_US" },
  });
  expect(paper.statusCode).toBe(200);
  const [row] = data.items;
  const rows = (count: number) => ({
    items: Array.from({ length: count }, () => row ?? { key: null, name: null, values: [] }),
  });
  expect(againstPaper(rows(reportRowsAtMost))).toEqual([]);
  expect(againstPaper(rows(reportRowsAtMost + 1))).toEqual([expect.objectContaining({ code: "report-too-long" })]);
});

test("a report that takes longer than a screen waits, or has more rows than it shows, says so and nothing else", async () => {
  const now = app.clock.now();
  const actor = await personAsActor(app.context.db, everybody.id, now);
  if (actor === undefined) throw new Error("Somebody who was made is not there.");
  const opened = openDefinition(actor, { definition: byPlace });
  for (const most of [
    { milliseconds: 0.001, rows: 5000 },
    { milliseconds: 60_000, rows: 0 },
  ]) {
    const read = await readInTime(await readingOf(app.context.db, actor, now), opened, days, most);
    expect(read).toMatchObject({ isLong: true, items: [], total: [] });
  }
  expect((await readInTime(await readingOf(app.context.db, actor, now), opened, days)).isLong).toBeUndefined();
});

test("weeks are those of the days that are asked for, empty ones too", async () => {
  const { items } = await preview(
    { ...byPlace, by: "week", columns: ["opened"] },
    { from: "2026-11-04", to: "2026-11-17" },
  );
  expect(items.map(({ key }) => key)).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
  expect(isOfDays("week")).toBe(true);
});
