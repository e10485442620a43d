import { type Report, measuresOf } from "@yer/api/contract/report";
import { reportOf } from "@yer/api/contract/report-list";
import { type ReportQuery, type ReportRead, reports } from "@yer/api/contract/reports";
import { addressOf, matchPath } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  EmptyState,
  FilterBar,
  type FilterDefinition,
  type FilterState,
  Link,
  LockIcon,
  Stack,
  useDates,
} from "@yer/ui";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { placeFiltersOf, usePlaceFilter } from "../../base/place-choice/place-filter.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { keptName, partsAddress, reportAsked, reportParams, reportQueryIn } from "./report-address.js";
import { ReportChart } from "./ReportChart.js";
import { ReportPaper } from "./ReportPaper.js";
import { ReportTable } from "./ReportTable.js";
import { reportWord, useReportText, withReportTexts } from "./report-texts.js";

const own: readonly string[] = [];

const Muted = styled.p`
  max-inline-size: var(--yer-measure);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** What an address asks of a report; where it asks nothing, what this person asked last, which then stands in it. */
function useAsked(id: string) {
  const [params, setParams] = useRegisterParams();
  const { tables, keepTable } = useTheme();
  const [kept] = useState(tables[keptName(id)]);
  // Whoever takes everything away that is asked is not given it back.
  const [hasAsked, setHasAsked] = useState(false);
  const said = reportParams(reportQueryIn(params)).toString();
  const given = said === "" && !hasAsked ? kept : undefined;
  const spelled = given ?? said;
  const query = useMemo(() => reportQueryIn(new URLSearchParams(spelled)), [spelled]);
  const ask = (next: ReportQuery): void => {
    const asked = reportParams(next);
    setHasAsked(true);
    keepTable(keptName(id), asked.toString());
    setParams(asked);
  };
  useEffect(() => {
    if (given !== undefined) setParams(new URLSearchParams(given), { replace: true });
  }, [given, setParams]);
  return { query, ask };
}

/** The bar of what a report is asked: its days, its rows, its place. */
function useBar(report: Report, { query, ask }: ReturnType<typeof useAsked>, isOfDays: boolean) {
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
  ];
  const value: FilterState = {
    ...((from !== undefined || to !== undefined) && { days: { ...(from && { from }), ...(to && { to }) } }),
    ...(by !== undefined && { by }),
    ...(place !== undefined && { place: [place] }),
  };
  function narrow({ days, by: rows, place: codes }: FilterState): void {
    const span = (days ?? {}) as { readonly from?: string; readonly to?: string };
    // One place at a time: the one chosen last.
    const chosen = (codes as readonly string[] | undefined)?.at(-1);
    const asked = reportParams({
      ...span,
      ...(typeof rows === "string" && { by: rows as NonNullable<ReportQuery["by"]> }),
      ...(chosen !== undefined && { place: chosen }),
    });
    ask(reportQueryIn(asked));
  }
  return <FilterBar filters={filters} value={value} onChange={narrow} />;
}

/** What was asked that no report answers, in words; undefined where nothing is wrong with it. */
function useWrong(report: Report, { by, from, to }: ReportQuery): string | undefined {
  const text = useReportText();
  if (by !== undefined && !report.by.includes(by)) return text("reports.unknown.by");
  return from !== undefined && to !== undefined && from > to ? text("reports.order") : undefined;
}

/** What has to be known to read the numbers: of which days, when they were read, how parts are computed. */
function Notes({ report, data }: { readonly report: Report; readonly data: ReportRead | undefined }) {
  const text = useReportText();
  const dates = useDates();
  const { period, at, by, columns = [] } = data ?? {};
  const called = (column: string): string => text(reportWord(`column.${column}`));
  const formulas = columns.flatMap((id) => {
    const column = report.columns[id];
    if (column === undefined || "of" in column) return [];
    const [part, whole] = column.share;
    return [text("reports.formula", { name: called(id), part: called(part), whole: called(whole) })];
  });
  return (
    <div>
      <p aria-live="polite">
        {at === undefined
          ? "…"
          : [
              period && text("report.during", { from: dates.short(period.from), to: dates.short(period.to) }),
              text("reports.at", { at: dates.moment(at) }),
            ]
              .filter(Boolean)
              .join(" · ")}
      </p>
      {formulas.length === 0 ? null : <Muted>{formulas.join(" · ")}</Muted>}
      {by === "organisation" ? <Muted>{text("reports.once")}</Muted> : null}
    </div>
  );
}

/** A report: what it is asked, its numbers, and the same as a picture. */
function OpenedReport({ id, report }: { readonly id: string; readonly report: Report }) {
  const text = useReportText();
  const { locale } = useTheme();
  const asked = useAsked(id);
  const { query } = asked;
  const wrong = useWrong(report, query);
  const read = useRead(reports.read, wrong === undefined ? { params: { key: id }, query } : skip);
  const { data, failure } = read;
  const title = text(reportWord(id));
  useScreenTitle(title);
  const isOfDays = measuresOf(report).some(([, { time }]) => time === "period");
  const bar = useBar(report, asked, isOfDays);
  const within = data?.within ?? [];
  const under = [
    { label: text("menu.reports"), href: addressOf("/reports") },
    ...(within.length === 0 ? [] : [{ label: title, href: partsAddress(id, query, undefined) ?? "" }]),
    ...within
      .slice(0, -1)
      .map(({ code, name }) => ({ label: name[locale], href: partsAddress(id, query, code) ?? "" })),
  ];
  const here = within.at(-1)?.name[locale];
  if (failure?.kind === "problem" && failure.problem.status === 403) return <Forbidden />;
  if (failure?.kind === "problem" && failure.problem.code === "not-found") return <Unknown />;
  return (
    <Stack gap={4}>
      <ScreenHead
        title={here === undefined ? title : `${title}: ${here}`}
        under={under}
        facts={text(reportWord(`${id}.about`))}
      >
        {data === undefined ? null : <ReportPaper id={id} query={query} />}
      </ScreenHead>
      {bar}
      <UnreadAddress asked={reportAsked} own={own} />
      {wrong === undefined ? (
        <>
          <Notes report={report} data={data} />
          <ReportTable id={id} report={report} read={read} data={data} query={query} />
          {data === undefined ? null : <ReportChart id={id} report={report} data={data} />}
        </>
      ) : (
        <p role="alert">{wrong}</p>
      )}
    </Stack>
  );
}

function Forbidden() {
  return (
    <EmptyState level={1} icon={<LockIcon size={32} />} title={useReportText()("reports.forbidden")}>
      <Back />
    </EmptyState>
  );
}

function Unknown() {
  const text = useReportText();
  return <EmptyState level={1} title={text("reports.unknown")} actions={<Back />} />;
}

function Back() {
  return <Link href={addressOf("/reports")}>{useReportText()("reports.back")}</Link>;
}

/** `/reports/{id}`. */
function ReportScreen() {
  const id = matchPath(useLocation().pathname)?.params["id"] ?? "";
  const mayOpen = useMay("menu:report");
  const report = reportOf(id);
  if (!mayOpen) return <Forbidden />;
  return report === undefined ? <Unknown /> : <OpenedReport key={id} id={id} report={report} />;
}

export default withReportTexts(ReportScreen);
