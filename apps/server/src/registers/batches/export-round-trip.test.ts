import { buffer } from "node:stream/consumers";
import { permissionCodes } from "@yer/api/contract/codes";
import type { ExportFormat } from "@yer/api/contract/exports";
import type { Facts } from "@yer/api/contract/facts";
import { locales, type Locale } from "@yer/api/contract/values";
import { sortKey } from "@yer/api/formats";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import { csvCell } from "../exports/write.js";
import { workbook } from "../../platform/spreadsheet/workbook.js";
import { makePerson } from "../../testing/people.js";
import { type SurveyCalls, surveyCalls } from "../../testing/survey-calls.js";
import { surveyFacts } from "../../testing/survey-facts.js";
import { cellsOfFacts, surveyOf } from "../../testing/survey-of.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { readTable } from "./read-table.js";

/** More while working on imports: YER_ROUND_TRIPS=200. */
const cases = Number(process.env["YER_ROUND_TRIPS"] || 6);

let service: TestApp;
let token: string;
let calls: SurveyCalls;
beforeAll(async () => {
  service = await openTestApp();
  const name = "Bogʻishamol MFY";
  await service.context.db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: "1718401",
      name: jsonb({ uz_UZ: name, uz_Cyrl: "Боғишамол МФЙ", ru_RU: "Богишамол", en_US: "Bogishamol" }),
      sort_key: sortKey(name),
    })
    .execute();
});
afterAll(async () => service.close());

/** Facts of which applications can be opened beside each other. */
const surveys = fc.uniqueArray(surveyFacts.map(agreeing), {
  minLength: 1,
  maxLength: 5,
  comparator: (one, other) => one.cadastreNumber !== null && one.cadastreNumber === other.cadastreNumber,
});

/** A PINFL holds the day of birth. */
function agreeing(facts: Facts): Facts {
  const { occupier } = facts;
  if (occupier?.kind !== "person" || occupier.pinfl === null || occupier.birthDate === null) return facts;
  return { ...facts, occupier: { ...occupier, birthDate: "1980-04-12" } };
}

/** A survey as its writer would save it. */
async function written(applications: readonly Facts[], format: ExportFormat): Promise<Buffer> {
  const [head = [], ...rows] = surveyOf(applications);
  if (format === "csv") return Buffer.from([head, ...rows].map((row) => row.map(csvCell).join(";")).join("\r\n"));
  if (format === "xlsx") {
    const columns = head.map((heading) => ({ heading, width: 12 }));
    const pages = async function* () {
      yield* rows;
    };
    return buffer(workbook({ name: "Xatlov", columns, rows: pages() }));
  }
  const features = applications.map((facts) => {
    const properties = { ...cellsOfFacts(facts), outline: undefined };
    return { type: "Feature", properties, geometry: facts.outline };
  });
  return Buffer.from(JSON.stringify({ type: "FeatureCollection", features }));
}

/** The register of applications as its own export. */
async function exported(format: ExportFormat, locale: Locale): Promise<Buffer> {
  const reply = await service.app.inject({
    method: "POST",
    url: "/api/v1/exports/direct",
    headers: { authorization: `Bearer ${token}` },
    payload: { register: "applications", format, locale, columns: [], query: { sort: "number" }, personal: true },
  });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

/** Rows of an export without what each entering gives anew: the number, and the days of opening and of the status. */
function sameOf(bytes: Buffer): {
  readonly cells: readonly (readonly string[])[];
  readonly shapes: readonly unknown[];
} {
  const { columns, rows } = readTable(bytes, 1000);
  const anew =
    /^(?:number|raqam|рақам|номер)$|^in status since$|sana|сана|дата|opened|ochilgan|очилган|открыто|term|muddat|муддат|срок/iu;
  const kept = columns.flatMap((name, at) => (anew.test(name) ? [] : [at]));
  return {
    cells: [kept.map((at) => columns[at] ?? ""), ...rows.map(({ cells }) => kept.map((at) => cells[at] ?? ""))],
    shapes: rows.map(({ shape }) => shape),
  };
}

/** Facts as they are stored, in the order of the applications' numbers. */
async function stored(): Promise<unknown[]> {
  const rows = await service.context.db
    .selectFrom("applications as a")
    .leftJoin("application_occupiers as o", "o.application_id", "a.id")
    .select(["a.facts", "o.kind", "o.name", "o.pinfl", "o.passport", "o.birth_date", "o.stir"])
    .orderBy("a.number")
    .execute();
  return rows.map(({ facts, kind, name, pinfl, passport, birth_date: birthDate, stir }) => ({
    ...facts,
    occupier:
      kind === null ? null : kind === "person" ? { kind, name, pinfl, passport, birthDate } : { kind, name, stir },
  }));
}

async function undone(batch: Awaited<ReturnType<SurveyCalls["entered"]>>): Promise<void> {
  await calls.act(batch, "undo");
  await calls.work();
  expect(await stored()).toEqual([]);
}

test("what is entered from a file of any format is what the file says, and what the register exports is exported again when it was entered from there", async () => {
  const formats = fc.constantFrom<ExportFormat>("csv", "xlsx", "geojson");
  await fc.assert(
    fc.asyncProperty(surveys, formats, formats, fc.constantFrom(...locales), async (applications, from, to, locale) => {
      // Nobody may bring so many applications in an hour.
      ({ token } = await makePerson(service, { territory: "1718", codes: permissionCodes }));
      calls = surveyCalls(service, token);
      const brought = await calls.entered(await written(applications, from), `xatlov.${from}`);
      expect(brought.counts).toMatchObject({ entered: applications.length, wrong: 0 });
      expect(await stored()).toEqual(applications);
      const first = await exported(to, locale);
      await undone(brought);
      const again = await calls.entered(first, `reyestr.${to}`);
      expect(again.counts).toMatchObject({ entered: applications.length, wrong: 0 });
      const second = await exported(to, locale);
      await undone(again);
      expect(sameOf(second)).toEqual(sameOf(first));
    }),
    { numRuns: cases },
  );
});
