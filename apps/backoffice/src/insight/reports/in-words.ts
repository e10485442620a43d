import type { ReportGrouping, unitOf } from "@yer/api/contract/report";
import type { ReportGroup } from "@yer/api/contract/reports";
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
  if (key === null) return text("report.none");
  if (by === "assignee") return text("report.nobody");
  // Codes have their words in the vocabulary.
  const say = text as (id: string) => string;
  return by === "legalBasis" ? `${key}. ${say(`legalBasis.${key}`)}` : say(`status.${key}`);
}
