import { columnsAsOf, type Report } from "@yer/api/contract/report";
import type { ReportQuery } from "@yer/api/contract/reports";
import { FilterBar, type FilterDefinition, type FilterState, useDates } from "@yer/ui";
import type { ReactElement } from "react";
import { placeFiltersOf, usePlaceFilter } from "../../base/place-choice/place-filter.js";
import { useLegalDay } from "../../base/screen/use-legal-day.js";
import { daysToAskAsOf, endOf } from "./as-of-moments.js";
import { reportParams, reportQueryIn } from "./report-address.js";
import { reportWord, useReportText } from "./report-texts.js";

/** What an address asks of a report, and the way to ask something else. */
export interface ReportAsking {
  readonly query: ReportQuery;
  readonly ask: (next: ReportQuery) => void;
}

/** The bar of what a report is asked: its days, its rows, its place. */
export function useReportBar(report: Report, { query, ask }: ReportAsking, isOfDays: boolean): ReactElement {
  const text = useReportText();
  const { place, by, from, to } = query;
  const placeFilter = usePlaceFilter(placeFiltersOf(place === undefined ? undefined : [place]));
  const filters: FilterDefinition[] = [
    ...(isOfDays ? [{ id: "days", kind: "dates", label: text("reports.days") } as const] : []),
    ...(report.by.length > 1
      ? [
          {
            id: "by",
            kind: "choice",
            label: text("reports.by"),
            items: report.by.map((one) => ({ id: one, label: text(reportWord(`by.${one}`)) })),
          } as const,
        ]
      : []),
    placeFilter,
    ...useAsOf(report, query),
  ];
  const value: FilterState = {
    ...((from !== undefined || to !== undefined) && { days: { ...(from && { from }), ...(to && { to }) } }),
    ...(by !== undefined && { by }),
    ...(place !== undefined && { place: [place] }),
    ...(query.asOf !== undefined && { asOf: query.asOf }),
  };
  function narrow({ days, by: rows, place: codes, asOf }: FilterState): void {
    const span = (days ?? {}) as { readonly from?: string; readonly to?: string };
    // One place at a time: the one chosen last.
    const chosen = (codes as readonly string[] | undefined)?.at(-1);
    const asked = reportParams({
      ...span,
      ...(typeof rows === "string" && { by: rows as NonNullable<ReportQuery["by"]> }),
      ...(chosen !== undefined && { place: chosen }),
      ...(typeof asOf === "string" && { asOf }),
    });
    ask(reportQueryIn(asked));
  }
  return <FilterBar filters={filters} value={value} onChange={narrow} />;
}

/** The filter of the moment that a report is asked as of, where one of its columns can be. */
function useAsOf(report: Report, { by = report.by[0], asOf }: ReportQuery): FilterDefinition[] {
  const text = useReportText();
  const dates = useDates();
  const today = useLegalDay();
  if (columnsAsOf(report, by).length === 0 || today === null) return [];
  const offered = daysToAskAsOf(today).map((day) => ({ id: endOf(day), label: dates.day(day) }));
  const isOffered = asOf === undefined || offered.some(({ id }) => id === asOf);
  const items = isOffered ? offered : [{ id: asOf, label: dates.moment(asOf) }, ...offered];
  return [{ id: "asOf", kind: "choice", label: text("reports.asOf"), items }];
}

/** What was asked that no report answers, in words; undefined where nothing is wrong with it. */
export function useWrongAsked(report: Report, { by, from, to }: ReportQuery): string | undefined {
  const text = useReportText();
  if (by !== undefined && !report.by.includes(by)) return text("reports.unknown.by");
  return from !== undefined && to !== undefined && from > to ? text("reports.order") : undefined;
}
