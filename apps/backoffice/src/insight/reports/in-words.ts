import { daysOfSpan, type ReportGrouping, type unitOf } from "@yer/api/contract/report";
import type { ReportGroup, ReportRead } from "@yer/api/contract/reports";
import type { Locale } from "@yer/api/contract/values";
import { formatBareMoney } from "@yer/api/formats";
import type { IntlShape } from "react-intl";
import type { useReportText } from "./report-texts.js";

type Text = ReturnType<typeof useReportText>;

/** A number as its column has it; a dash where none is told. */
export function numberInWords(
  intl: IntlShape,
  { locale, unit }: { readonly locale: Locale; readonly unit: ReturnType<typeof unitOf> },
  value: number | null,
): string {
  if (value === null) return "—";
  if (unit === "tiyin") return formatBareMoney(value, locale);
  if (unit === "share") return intl.formatNumber(value, { style: "percent", maximumFractionDigits: 1 });
  return intl.formatNumber(value, { maximumFractionDigits: 2 });
}

/** What a row of a report is called. */
export function groupInWords(
  text: Text,
  { locale, by }: { readonly locale: Locale; readonly by: ReportGrouping },
  { key, name }: Pick<ReportGroup, "key" | "name">,
): string {
  if (typeof name === "string") return name;
  if (name !== null) return name[locale];
  if (key === null) return text(by === "refusal" ? "refusals.none" : "report.none");
  if (by === "assignee") return text("report.nobody");
  if (by === "month") return dayInWords(key);
  if (by === "week") {
    const { from, to } = daysOfSpan(by, key);
    return text("report.during", { from: dayInWords(from), to: dayInWords(to) });
  }
  // Codes have their words in the vocabulary.
  const say = text as (id: string) => string;
  if (by === "legalBasis") return `${key}. ${say(`legalBasis.${key}`)}`;
  return say(`${by === "areaState" ? "status" : by}.${key}`);
}

/** A day or a month as people of the office write it: the parts of ISO 8601 the other way round. */
const dayInWords = (day: string): string => day.split("-").toReversed().join(".");

/** What a row is called that may be of two things. */
export function rowInWords(
  text: Text,
  locale: Locale,
  { by, split }: Pick<ReportRead, "by" | "split">,
  row: ReportGroup,
): string {
  const name = groupInWords(text, { locale, by }, row);
  return split === undefined || row.split === undefined
    ? name
    : `${name} · ${groupInWords(text, { locale, by: split }, row.split)}`;
}
