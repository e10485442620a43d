import { daysOfSpan, type Report, type ReportColumn, unitOf } from "@yer/api/contract/report";
import type { ReportGroup, ReportRead } from "@yer/api/contract/reports";
import type { ReportMessageId } from "@yer/api/reports/messages/texts";
import type { Words } from "../../registers/exports/words.js";

/** Tiyin in a soum. */
const perSoum = 100;

/** What a report's parts are called. Each has its words: a test holds that. */
const called = (id: string): ReportMessageId => `report.${id}` as ReportMessageId;

/** What a report is called, and what is said of it. */
export const titleOf = (words: Words, { id, own }: Pick<ReportRead, "id" | "own">): string =>
  own?.name ?? words(called(id));
/** See {@link titleOf}; of what somebody made, by whom. */
export const aboutOf = (words: Words, { id, own }: Pick<ReportRead, "id" | "own">): string =>
  own === undefined ? words(called(`${id}.about`)) : words("report.madeBy", { name: own.owner.name });

/** The heading of a column, with the unit that its cells have. */
export function headingOf(words: Words, id: string, column: ReportColumn): string {
  const heading = words(called(`column.${id}`));
  switch (unitOf(column)) {
    case "tiyin":
      return words("export.unit.soum", { heading });
    case "squareMetres":
      return words("export.unit.metres", { heading });
    case "share":
      return words("export.unit.percent", { heading });
    default:
      return heading;
  }
}

/** A number as files and papers have it: soums, and parts in percent to a tenth. */
export function numberOf(value: number | null, column: ReportColumn | undefined): number | null {
  if (value === null || column === undefined) return null;
  switch (unitOf(column)) {
    case "tiyin":
      return value / perSoum;
    case "squareMetres":
      return Math.round(value * 100) / 100;
    case "share":
      return Math.round(value * 1000) / 10;
    default:
      return value;
  }
}

/** What a row is called. */
export function groupName(
  words: Words,
  { by }: Pick<ReportRead, "by">,
  { key, name }: Pick<ReportGroup, "key" | "name">,
): string {
  if (typeof name === "string") return name;
  if (name !== null) return name[words.locale];
  if (key === null) return words(by === "refusal" ? "refusals.none" : "report.none");
  if (by === "assignee") return words("report.nobody");
  if (by === "week") return words("report.during", daysInWords(daysOfSpan(by, key)));
  if (by === "month") return key.split("-").toReversed().join(".");
  // Codes have their words in the vocabulary.
  const say = words as (id: string) => string;
  if (by === "legalBasis") return `${key}. ${say(`legalBasis.${key}`)}`;
  return say(`${by === "areaState" ? "status" : by}.${key}`);
}

/** A day as people of the office write it. */
export const dayInWords = (day: string): string => day.split("-").toReversed().join(".");

/** A span of days as people of the office write it. */
export const daysInWords = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: dayInWords(from),
  to: dayInWords(to),
});

/** A row of a file or a paper: what it is called, and its numbers. */
export interface ReportLine {
  readonly name: string;
  /** What else the row is of, in a report whose rows are of two things. */
  readonly split?: string;
  readonly values: readonly (number | null)[];
}

/** The rows of a report, its total last. */
export function linesOf(words: Words, report: Report, read: ReportRead): ReportLine[] {
  const numbers = (values: ReportGroup["values"]) =>
    values.map((value, index) => numberOf(value, report.columns[read.columns[index] ?? ""]));
  return [
    ...read.items.map((row) => ({
      name: groupName(words, read, row),
      ...(read.split !== undefined && row.split && { split: groupName(words, { by: read.split }, row.split) }),
      values: numbers(row.values),
    })),
    { name: words("report.total"), values: numbers(read.total) },
  ];
}
