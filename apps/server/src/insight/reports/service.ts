import {
  columnsAsOf,
  isOfPeriod,
  measuresOf,
  type Report,
  type ReportAsked,
  shareOf,
  wholeOf,
} from "@yer/api/contract/report";
import { reportList, reportOf } from "@yer/api/contract/report-list";
import type { OwnReport, ReportGroup, ReportQuery, ReportRead, ReportRow } from "@yer/api/contract/reports";
import { tashkentDay } from "@yer/api/formats";
import { enforce } from "../../identity/access/decide.js";
import { readWay } from "../../money/svod/queries.js";
import type { Actor } from "../../platform/acting/actor.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { readGroups } from "../measures/read-groups.js";
import { type MeasureReading, mayRead } from "../measures/read-number.js";
import { levelOf } from "./groups.js";
import { type ReadingLimits, readRows } from "./read-rows.js";

/** A report that somebody asks for: a declared one, or one that somebody made. */
export interface OpenedReport {
  readonly id: string;
  readonly report: Report;
  readonly own?: OwnReport | undefined;
}

/** Whether a person may open a report: they may read one of its numbers. */
export function mayOpen(actor: Actor, report: Report): boolean {
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
export function openReport(actor: Actor, key: string): OpenedReport {
  const report = reportOf(key);
  if (report === undefined) throw notFound();
  enforceReading(actor, report);
  return { id: key, report };
}

/** Who may read no number of a report does not open it. @throws {Problem} `permission-missing` */
export function enforceReading(actor: Actor, report: Report): void {
  if (mayOpen(actor, report)) return;
  const [[, first] = []] = measuresOf(report);
  for (const code of [report.code, first?.register.read, first?.code]) {
    if (code) enforce(actor, { code, kind: "read" }, { kind: "none" });
  }
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

const invalid = (name: "by" | "to" | "asOf", code: "choice" | "day") =>
  new Problem("invalid", { errors: [{ in: "query", pointer: `/${name}`, code }] });

/** The days a report is of: until today, and since that year began, unless others are asked for. */
function periodOf({ from, to }: ReportQuery, today: string): { readonly from: string; readonly to: string } {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const period = { from: from ?? `${last.slice(0, 4)}-01-01`, to: last };
  if (period.from > period.to) throw invalid("to", "day");
  return period;
}

/** The moment a report is asked as of. @throws {Problem} `invalid` for one that is still to come */
function momentOf({ asOf }: ReportQuery, now: Date): Date | undefined {
  if (asOf === undefined) return undefined;
  const moment = new Date(asOf);
  if (Number.isNaN(moment.getTime()) || moment > now) throw invalid("asOf", "day");
  return moment;
}

/**
 * A report of what a person may see, as it stands now, or as it was told at a moment gone by.
 * @throws {Problem} `not-found`, `permission-missing`; `invalid` for days, rows or a moment that there are not
 */
export async function readReport(
  given: MeasureReading,
  { id: key, report, own }: OpenedReport,
  query: ReportQuery,
  limits: ReadingLimits = {},
): Promise<ReportRead> {
  const { db, actor, now } = given;
  const asOf = momentOf(query, now);
  const reading: MeasureReading = { ...given, asOf };
  const by = query.by ?? report.by[0];
  if (!report.by.includes(by)) throw invalid("by", "choice");
  const period = periodOf(query, tashkentDay(asOf ?? now));
  const { place } = query;
  const within = await readWay(db, place);
  if (place !== undefined && within.length === 0) throw notFound();
  const asked: ReportAsked = { ...period, place };
  const level = levelOf(by, place);
  const all = columnsFor(actor, report);
  const told = columnsAsOf(report, by);
  const columns = asOf === undefined ? all : all.filter((id) => told.includes(id));
  const shown = measuresOf(report).filter(([id]) => columns.includes(id));
  const { split } = report;
  const groups = [by, ...(split === undefined ? [] : [split])].map((one) => ({ by: one, level: levelOf(one, place) }));
  const rows = await readRows({ reading, asked, groups, limits }, shown);
  const sharesIn = (value: (id: string) => number | null) =>
    columns.map((id) => {
      const column = report.columns[id];
      return column === undefined || "of" in column
        ? value(id)
        : shareOf(value(column.share[0]), value(column.share[1]));
    });
  const totals = new Map<string, number | null>();
  for (const [id, of] of shown) {
    limits.look?.();
    const whole = await readGroups(reading, wholeOf(of, asked), undefined, new Map());
    totals.set(id, whole.has(null) ? (whole.get(null) ?? null) : 0);
  }
  return {
    id: key,
    at: now.toISOString(),
    asOf: asOf?.toISOString() ?? null,
    kept: null,
    by,
    ...(split !== undefined && { split }),
    ...(own !== undefined && { own }),
    level,
    period: isOfPeriod(report) ? period : null,
    within,
    columns,
    items: inOrder(
      report,
      columns,
      rows.map(({ key: group, name, split: second, values }): ReportGroup => ({
        key: group,
        name,
        ...(second !== undefined && { split: second }),
        values: sharesIn((id) => {
          const of = values.get(id);
          return of === undefined ? 0 : of;
        }),
      })),
    ),
    total: sharesIn((id) => totals.get(id) ?? null),
  };
}

/** Rows in the order that the report asks for; what says nothing comes last. */
function inOrder({ sort }: Report, columns: readonly string[], rows: ReportGroup[]): ReportGroup[] {
  const index = sort === undefined ? -1 : columns.indexOf(sort.column);
  if (sort === undefined || index < 0) return rows;
  const rank = ({ values }: ReportGroup): number => {
    const value = values[index] ?? null;
    if (value === null) return Number.POSITIVE_INFINITY;
    return sort.descending ? -value : value;
  };
  return rows.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a === b ? 0 : a - b;
  });
}
