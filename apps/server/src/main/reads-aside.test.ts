import { type KyselyPlugin, PostgresQueryCompiler } from "kysely";
import { type ExportRegisterName, exportRegisters } from "@yer/api/contract/exports";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { standardPositions } from "../identity/users/standard-positions.js";
import type { Db } from "../platform/database/database.js";
import { preparedMark } from "../platform/database/prepared-statements.js";
import { type MadePerson, makePerson } from "../testing/people.js";
import { openTestApp, type TestApp, type TestCall } from "../testing/test-app.js";

let app: TestApp;
let person: MadePerson;
/** The first word of every statement that the replica was given. */
const asked: string[] = [];
const compiler = new PostgresQueryCompiler();

/** The database as its replica: what it is asked is noted. */
const noting: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const { sql } = compiler.compileQuery(node, queryId);
    asked.push(/\w+/.exec(sql.replace(preparedMark, ""))?.[0] ?? "");
    return node;
  },
  transformResult: async ({ result }) => result,
};

const writes = (kind: string): boolean => kind !== "select" && kind !== "with";

beforeAll(async () => {
  let replica: Db | undefined;
  app = await openTestApp(
    {},
    { replicas: { caughtUp: async () => (replica ??= app.context.db.withPlugin(noting)), close: async () => {} } },
  );
  const codes = [...new Set(Object.values(standardPositions).flatMap((position) => position.codes))];
  person = await makePerson(app, { territory: "17", codes });
});
afterAll(() => app.close());
beforeEach(() => {
  asked.length = 0;
});

const span = { from: "2026-01-01", to: "2026-03-01" };
const days = new URLSearchParams(span).toString();
const none = "019c0000-0000-7000-8000-000000000000";
const file = { register: "applications", format: "csv", locale: "uz_UZ", columns: [], query: {} };

test.each<[what: string, call: TestCall, status: number]>([
  ["a report", { path: `/reports/progress?${days}` }, 200],
  ["a panel of the diary", { path: `/visits/panel/rounds?${days}` }, 200],
  ["the dashboard", { path: "/dashboard" }, 200],
  ["the process panel", { path: "/process-panel" }, 200],
  ["its people", { path: "/process-panel/people" }, 200],
  ["what is stuck", { path: "/process-panel/stuck?kind=no_person" }, 200],
  ["the summary table", { path: "/svod" }, 200],
  ["numbers of the map", { path: "/map/counts?level=region" }, 200],
  ["plots of a rectangle", { path: "/map/plots?bbox=66.9,39.6,67,39.7" }, 200],
  ["a tile of plots", { path: "/tiles/plots/16/44954/24785.mvt" }, 204],
  ["a tile of visits", { path: "/tiles/visits/16/44954/24785.mvt" }, 204],
  ["a tile of announced plots", { path: "/tiles/announced/16/44954/24785.mvt" }, 204],
  ["a tile of places", { path: "/tiles/places/16/44954/24785.mvt" }, 204],
  ["the announcements", { path: "/public/announcements" }, 200],
  ["an offer", { path: `/public/offers/${none}` }, 404],
  ["its neighbours", { path: `/public/offers/${none}/neighbours` }, 404],
  ["its objections", { path: `/public/offers/${none}/objections` }, 404],
  ["the plan of a neighbourhood", { path: "/public/plan?search=Yangi" }, 200],
  ["a report as a paper", { method: "POST", path: "/reports/progress/pdf", body: { ...span, locale: "uz_UZ" } }, 200],
  ["a report that is kept", { method: "POST", path: "/reports/progress/kept", body: span }, 200],
  ["a short register as a file", { method: "POST", path: "/exports/direct", body: file }, 200],
  ["how long a register's file is", { method: "POST", path: "/exports", body: file }, 200],
])("%s is read from a replica, which is asked to write nothing", async (_, call, status) => {
  const reply = await app.call({ ...call, token: person.token });
  expect([reply.status, reply.status === status ? "" : reply.text]).toEqual([status, ""]);
  expect(asked).not.toEqual([]);
  expect(asked.filter(writes)).toEqual([]);
});

/** What those registers are of that are part of something. */
const partOf: Partial<Record<ExportRegisterName, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    (["agenda", "receiptRows", "treasuryRows", "bulkFiles", "fileHistory", "userHistory"] as const).map((register) => [
      register,
      { id: none },
    ]),
  ),
  report: { report: "progress", ...span },
  places: { level: "region" },
};

test.each(exportRegisters)("no file of %s asks a replica to write", async (register) => {
  const body = { ...file, register, query: partOf[register] ?? {} };
  await app.call({ method: "POST", path: "/exports/direct", token: person.token, body });
  expect(asked).not.toEqual([]);
  expect(asked.filter(writes)).toEqual([]);
});

test("a file with persons' numbers is read from the primary, where each reading leaves a row", async () => {
  const reply = await app.call({
    method: "POST",
    path: "/exports/direct",
    token: person.token,
    body: { ...file, personal: true },
  });
  expect(reply.status).toBe(200);
  expect(asked).toEqual([]);
});

test("a file, its changes and who signs in are read from the primary", async () => {
  await app.call({ path: "/applications", token: person.token });
  await app.call({ path: "/users/me", token: person.token });
  await app.call({ path: "/my-work", token: person.token });
  expect(asked).toEqual([]);
});
