import { legalBases } from "@yer/api/contract/facts";
import { areaStatesOnMap } from "@yer/api/contract/area-states";
import type { Measure } from "@yer/api/contract/measure";
import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import {
  cellOf,
  isOfPeriod,
  measuresOf,
  type Report,
  type ReportAsked,
  type ReportGrouping,
  shareOf,
  wholeOf,
} from "@yer/api/contract/report";
import { reportList, reportOf } from "@yer/api/contract/report-list";
import type { ReportGroup, ReportQuery, ReportRead, ReportRow } from "@yer/api/contract/reports";
import { tashkentDay } from "@yer/api/formats";
import { enforce } from "../../identity/access/decide.js";
import { readPlaces, readWay } from "../../money/svod/queries.js";
import { readSuccessions } from "../../places/register/successions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { type GroupedNumbers, readGroups } from "../measures/read-groups.js";
import { type MeasureReading, mayRead } from "../measures/read-number.js";
import { organisationsInOrder, peopleInOrder } from "./queries.js";

/** Whether a person may open a report: they may read one of its numbers. */
function mayOpen(actor: Actor, report: Report): boolean {
  const holds = report.code === undefined || actor.codes.has(report.code);
  return holds && measuresOf(report).some(([, of]) => mayRead(actor, of));
}

/** The reports that a person may open, in the order in which they are offered. */
export function reportsFor(actor: Actor): ReportRow[] {
  return Object.entries<Report>(reportList).flatMap(([id, report]) =>
    mayOpen(actor, report)
      ? [
          {
            id,
            topic: report.topic,
            time: isOfPeriod(report) ? ("period" as const) : ("now" as const),
            by: [...report.by],
          },
        ]
      : [],
  );
}

/**
 * A report by its key, for who may open it.
 * @throws {Problem} `not-found`, `permission-missing`
 */
export function openReport(actor: Actor, key: string): Report {
  const report = reportOf(key);
  if (report === undefined) throw notFound();
  if (report.code !== undefined) enforce(actor, { code: report.code, kind: "read" }, { kind: "none" });
  const [[, first] = []] = measuresOf(report);
  const code = first?.register.read;
  if (!mayOpen(actor, report) && code !== undefined) enforce(actor, { code, kind: "read" }, { kind: "none" });
  return report;
}

/** Ids of the columns that a person is shown: those whose registers they may read, and the shares of what they are shown. */
export function columnsFor(actor: Actor, report: Report): string[] {
  const isShown = (id: string): boolean => {
    const column = report.columns[id];
    if (column === undefined) return false;
    return "of" in column ? mayRead(actor, column.of) : column.share.every(isShown);
  };
  return Object.keys(report.columns).filter(isShown);
}

const invalid = (name: "by" | "to", code: "choice" | "day") =>
  new Problem("invalid", { errors: [{ in: "query", pointer: `/${name}`, code }] });

/** The days a report is of: until today, and since that year began, unless others are asked for. */
function periodOf({ from, to }: ReportQuery, today: string): { readonly from: string; readonly to: string } {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const period = { from: from ?? `${last.slice(0, 4)}-01-01`, to: last };
  if (period.from > period.to) throw invalid("to", "day");
  return period;
}

const levelBelow = (place: string | undefined): PlaceLevel =>
  place === undefined ? "region" : levelOfPlace(place) === "region" ? "district" : "neighborhood";

/**
 * A report of what a person may see, as it stands now.
 * @throws {Problem} `not-found`, `permission-missing`; `invalid` for days or rows that there are not
 */
export async function readReport(reading: MeasureReading, key: string, query: ReportQuery): Promise<ReportRead> {
  const { db, actor, now } = reading;
  const report = openReport(actor, key);
  const by = query.by ?? report.by[0];
  if (!report.by.includes(by)) throw invalid("by", "choice");
  const period = periodOf(query, tashkentDay(now));
  const { place } = query;
  const within = await readWay(db, place);
  if (place !== undefined && within.length === 0) throw notFound();
  const asked: ReportAsked = { ...period, place };
  const level = by === "place" ? levelBelow(place) : null;
  const columns = columnsFor(actor, report);
  const shown = measuresOf(report).filter(([id]) => columns.includes(id));
  const rows = await readRows({ reading, asked, by, level }, shown);
  const sharesIn = (value: (id: string) => number | null) =>
    columns.map((id) => {
      const column = report.columns[id];
      return column === undefined || "of" in column
        ? value(id)
        : shareOf(value(column.share[0]), value(column.share[1]));
    });
  const totals = new Map<string, number | null>();
  for (const [id, of] of shown) {
    const whole = await readGroups(reading, wholeOf(of, asked), undefined, new Map());
    totals.set(id, whole.has(null) ? (whole.get(null) ?? null) : 0);
  }
  return {
    id: key,
    at: now.toISOString(),
    by,
    level,
    period: isOfPeriod(report) ? period : null,
    within,
    columns,
    items: rows.map(({ key: group, name, values }): ReportGroup => ({
      key: group,
      name,
      values: sharesIn((id) => {
        const of = values.get(id);
        return of === undefined ? 0 : of;
      }),
    })),
    total: sharesIn((id) => totals.get(id) ?? null),
  };
}

interface Reading {
  readonly reading: MeasureReading;
  readonly asked: ReportAsked;
  readonly by: ReportGrouping;
  readonly level: PlaceLevel | null;
}

interface Row extends Pick<ReportGroup, "key" | "name"> {
  readonly values: ReadonlyMap<string, number | null>;
}

/** The rows, with the number of each column that says something of them. */
async function readRows(of: Reading, columns: readonly (readonly [id: string, of: Measure])[]): Promise<Row[]> {
  const known = await knownGroups(of);
  const standing = of.by === "place" ? (await readSuccessions(of.reading.db)).standing : (key: string) => key;
  const byGroup = new Map<string | null, Map<string, number | null>>();
  for (const [id, measure] of columns) {
    for (const [key, value] of await numbersOf(of, measure, known)) {
      // What lies in a merged place is its successor's, as in the lists.
      const group = key === null ? null : standing(key);
      const values = byGroup.get(group) ?? new Map<string, number | null>();
      const before = values.get(id);
      values.set(id, value === null || before === null ? null : (before ?? 0) + value);
      byGroup.set(group, values);
    }
  }
  const found = [...byGroup.keys()].filter((key) => key !== null);
  const named = await namesOf(of, found, known);
  const nothing = new Map<string, number | null>();
  const rows = named.map(({ key, name }) => ({ key, name, values: byGroup.get(key) ?? nothing }));
  const unsaid = byGroup.get(null);
  return unsaid === undefined ? rows : [...rows, { key: null, name: null, values: unsaid }];
}

/** Groups that there are whether something is counted of them or not. */
async function knownGroups({ reading: { db, actor }, asked, by, level }: Reading): Promise<readonly string[]> {
  if (by === "legalBasis") return legalBases.map(String);
  if (by === "areaState") return areaStatesOnMap;
  if (by !== "place" || level === null) return [];
  const places = await readPlaces(db, actor.territory ?? "-", { level, place: asked.place, having: [] });
  return places.map(({ code }) => code);
}

async function numbersOf(
  { reading, asked, by, level }: Reading,
  of: Measure,
  known: readonly string[],
): Promise<GroupedNumbers> {
  const each = new Map(known.map((key) => [key, cellOf(of, asked, by, key)]));
  if (by !== "areaState")
    return readGroups(reading, wholeOf(of, asked), by === "place" ? (level ?? undefined) : by, each);
  const numbers = new Map<string | null, number | null>();
  for (const [key, cell] of each) {
    const number = await readGroups(reading, cell, undefined, new Map());
    numbers.set(key, number.get(null) ?? 0);
  }
  return numbers;
}

/** The groups of a report in their order, each with its name. */
async function namesOf(
  { reading: { db, actor }, asked, by, level }: Reading,
  found: readonly string[],
  known: readonly string[],
): Promise<readonly (Pick<ReportGroup, "name"> & { readonly key: string })[]> {
  if (by === "place" && level !== null) {
    const places = await readPlaces(db, actor.territory ?? "-", { level, place: asked.place, having: found });
    return places.map(({ code, name }) => ({ key: code, name }));
  }
  if (by === "organisation") return organisationsInOrder(db, found);
  if (by === "assignee") {
    const people = await peopleInOrder(db, found);
    return found.includes(nobody) ? [...people, { key: nobody, name: null }] : people;
  }
  return known.map((key) => ({ key, name: null }));
}

/** What files are said to be of that nobody is responsible for. */
const nobody = "none";
