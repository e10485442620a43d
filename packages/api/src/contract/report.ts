import type { PermissionCode } from "./codes.js";
import { during, type Measure, type MeasureRows, type MeasureUnit, narrowed } from "./measure.js";
import { levelOfPlace } from "./places.js";

/** What the rows of a report can be of. */
export const reportGroupings = [
  "place",
  "organisation",
  "step",
  "legalBasis",
  "landCategory",
  "areaState",
  "assignee",
  "inspector",
  "refusal",
  "district",
  "neighborhood",
  "status",
  "week",
  "month",
] as const;
/** See {@link reportGroupings}. */
export type ReportGrouping = (typeof reportGroupings)[number];

/** What reports are about, in the order in which they are offered. */
export const reportTopics = ["applications", "areas", "money", "people", "data"] as const;
/** See {@link reportTopics}. */
export type ReportTopic = (typeof reportTopics)[number];

/**
 * A column: a measure of the catalogue, narrowed to the row's group; or what part of one column another is, computed of
 * the two numbers that stand beside it.
 */
export type ReportColumn = { readonly of: Measure } | { readonly share: readonly [part: string, whole: string] };

/** A report, declared once: screen, file and print read it, and the service knows no other. */
export interface Report {
  readonly topic: ReportTopic;
  /** What it takes beside reading one of its registers. */
  readonly code?: PermissionCode;
  /** What its rows can be of; the first unless another is asked for. */
  readonly by: readonly [ReportGrouping, ...ReportGrouping[]];
  /** What each of them is parted by again. @default its rows are of one thing */
  readonly split?: ReportGrouping | undefined;
  /** The column that its rows stand in the order of. @default the order of what they are of */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** How it is drawn. @default "bar" */
  readonly chart?: "none" | "bar" | "line" | undefined;
  /** Columns by their ids, in the order in which they are shown. */
  readonly columns: Readonly<Record<string, ReportColumn>>;
  /** The columns that its picture has: of one unit. */
  readonly drawn: readonly [string, ...string[]];
}

/** Columns of numbers, with their ids. */
export function measuresOf({ columns }: Pick<Report, "columns">): (readonly [id: string, of: Measure])[] {
  return Object.entries(columns).flatMap(([id, column]) => ("of" in column ? [[id, column.of] as const] : []));
}

/** What a column's numbers are: a share is a part of one. */
export function unitOf(column: ReportColumn): MeasureUnit | "share" {
  return "of" in column ? column.of.unit : "share";
}

/** Whether a report is of a period; one that is not tells how things stand. */
export function isOfPeriod(report: Pick<Report, "columns">): boolean {
  return measuresOf(report).some(([, { time }]) => time === "period");
}

/** Groups that an event's record has whatever happens to it afterwards. */
const lasting: readonly ReportGrouping[] = ["place", "organisation", "step"];

/** Ids of the columns that can be asked as of a moment gone by, with rows of some groups; shares of them too. */
export function columnsAsOf(report: Pick<Report, "columns" | "split">, by: ReportGrouping): readonly string[] {
  const isLasting = [by, ...(report.split === undefined ? [] : [report.split])].every((one) => lasting.includes(one));
  const canBe = (id: string): boolean => {
    const column = report.columns[id];
    if (column === undefined) return false;
    if ("share" in column) return column.share.every(canBe);
    return column.of.asOf === "record" || (column.of.asOf === "event" && isLasting);
  };
  return Object.keys(report.columns).filter(canBe);
}

/** What part one number is of another; null of nothing. */
export function shareOf(part: number | null | undefined, whole: number | null | undefined): number | null {
  return typeof part !== "number" || typeof whole !== "number" || whole === 0 ? null : part / whole;
}

/** What a report is asked: its days, and the place whose parts or whose numbers it shows. */
export interface ReportAsked {
  readonly from: string;
  readonly to: string;
  readonly place?: string | undefined;
}

type Filter = Readonly<Record<string, unknown>>;

/** What narrows a measure to a place; the summary table, which lists sums, and people name it in their own way. */
export function inPlace<M extends Measure>(of: M, code: string): M {
  const { asked } = of.register;
  const filter: Filter =
    "place" in asked ? { place: code } : "territory" in asked ? { territory: code } : { [levelOfPlace(code)]: [code] };
  return narrowed(of, filter as never) as M;
}

/** Groupings whose keys are codes of places. */
const placeGroupings = ["place", "district", "neighborhood"] as const;
/** Groupings whose keys are spans of days: of a week its Monday, of a month `2026-11`. */
const dayGroupings = ["week", "month"] as const;

/** Whether the rows are places. */
export const isOfPlaces = (by: ReportGrouping): by is (typeof placeGroupings)[number] =>
  placeGroupings.some((one) => one === by);

/** Whether the rows are spans of days: only what happens in a period can be told by them. */
export const isOfDays = (by: ReportGrouping): by is (typeof dayGroupings)[number] =>
  dayGroupings.some((one) => one === by);

const inGroup: Readonly<
  Record<
    Exclude<ReportGrouping, (typeof placeGroupings)[number] | (typeof dayGroupings)[number]>,
    (key: string, of: Measure) => Filter
  >
> = {
  // Of applications those are an organisation's that it had to conclude on.
  organisation: (id, { register: { asked } }) =>
    "concludedBy" in asked ? { concludedBy: [id] } : { organisation: [id] },
  step: (label) => ({ concludedStep: [label] }),
  landCategory: (key) => ({ landCategory: [key] }),
  legalBasis: (key) => ({ legalBasis: [Number(key)] }),
  areaState: (key) => ({ state: [key] }),
  status: (key) => ({ status: [key] }),
  assignee: (key) => ({ assignee: key }),
  inspector: (key) => ({ writer: [key] }),
  refusal: (key) => ({ refusal: [key] }),
};

/** First and last day of a week or a month. */
export function daysOfSpan(
  by: (typeof dayGroupings)[number],
  key: string,
): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1, first = 1] = key.split("-").map(Number);
  const last = by === "week" ? Date.UTC(year, month - 1, first + 6) : Date.UTC(year, month, 0);
  return { from: by === "week" ? key : `${key}-01`, to: new Date(last).toISOString().slice(0, 10) };
}

/** The measure of a column as all rows have it together: of the days and the place that are asked for. */
export function wholeOf(of: Measure, { place, ...days }: ReportAsked): Measure {
  const whole = during(of, days);
  return place === undefined ? whole : inPlace(whole, place);
}

/** What a row of a report is of. */
export type ReportKeyOf = readonly [by: ReportGrouping, key: string];

/** The measure that a cell shows: its value is as long as its list, or what that adds up to. */
export function cellOf(of: Measure, asked: ReportAsked, by: ReportGrouping, key: string): Measure {
  return cellIn(of, asked, [[by, key]]);
}

/** The measure of a cell whose row is of several things at once. */
export function cellIn(of: Measure, asked: ReportAsked, keys: readonly ReportKeyOf[]): Measure {
  let { from, to, place } = asked;
  for (const [by, key] of keys) {
    // The place of a row lies in the one that is asked for: the two beside each other would ask for either.
    if (isOfPlaces(by)) place = key;
    if (!isOfDays(by)) continue;
    // Weeks and months begin before the days that are asked for, and end after them.
    const span = daysOfSpan(by, key);
    if (span.from > from) from = span.from;
    if (span.to < to) to = span.to;
  }
  return keys.reduce(
    (cell, [by, key]) =>
      isOfPlaces(by) || isOfDays(by) ? cell : narrowed<MeasureRows>(cell, inGroup[by](key, of) as never),
    wholeOf(of, { from, to, place }),
  );
}
