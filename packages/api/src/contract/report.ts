import type { PermissionCode } from "./codes.js";
import { during, type Measure, type MeasureUnit, narrowed } from "./measure.js";
import { levelOfPlace } from "./places.js";

/** What the rows of a report can be of. */
export const reportGroupings = ["place", "organisation", "legalBasis", "areaState", "assignee"] as const;
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
  /** By their ids, in their order. */
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

/** What narrows a measure to a place; the summary table, which lists sums, names it in its own way. */
export function inPlace<M extends Measure>(of: M, code: string): M {
  const filter: Filter = "place" in of.register.asked ? { place: code } : { [levelOfPlace(code)]: [code] };
  return narrowed(of, filter as never) as M;
}

const inGroup: Readonly<Record<Exclude<ReportGrouping, "place">, (key: string) => Filter>> = {
  organisation: (id) => ({ concludedBy: [id] }),
  legalBasis: (key) => ({ legalBasis: [Number(key)] }),
  areaState: (key) => ({ state: [key] }),
  assignee: (key) => ({ assignee: key }),
};

/** The measure of a column as all rows have it together: of the days and the place that are asked for. */
export function wholeOf(of: Measure, { place, ...days }: ReportAsked): Measure {
  const whole = during(of, days);
  return place === undefined ? whole : inPlace(whole, place);
}

/** The measure that a cell shows: its value is as long as its list, or what that adds up to. */
export function cellOf(of: Measure, asked: ReportAsked, by: ReportGrouping, key: string): Measure {
  // The place of a row lies in the one that is asked for: the two beside each other would ask for either.
  if (by === "place") return inPlace(during(of, asked), key);
  return narrowed(wholeOf(of, asked), inGroup[by](key) as never);
}
