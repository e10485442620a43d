import { measuresOf, type Report } from "@yer/api/contract/report";
import { reportOf } from "@yer/api/contract/report-list";
import { reportOfDefinition } from "@yer/api/contract/own-report";
import { type OwnReport, type ReportQuery, type ReportRead, reports } from "@yer/api/contract/reports";
import { addressOf, matchPath } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { Button, EmptyState, Link, lazyPart, LockIcon, PageSpinner, Skeleton, Stack, Tabs, useDates } from "@yer/ui";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { styled } from "styled-components";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { KeepReport } from "./KeepReport.js";
import { KeptResults } from "./KeptResults.js";
import { keptName, partsAddress, reportAsked, reportHabit, reportParams, reportQueryIn } from "./report-address.js";
import { ReportChart } from "./ReportChart.js";
import { ReportMoment } from "./ReportMoment.js";
import { ReportPaper } from "./ReportPaper.js";
import { useReportBar, useWrongAsked } from "./use-report-bar.js";
import { ReportTable, type ReportTableProps } from "./ReportTable.js";
import { reportWord, useReportText, withReportTexts } from "./report-texts.js";

const ReportActs = lazyPart(() => import("../own-reports/ReportActs.js"));
const ReportMap = lazyPart(() => import("./ReportMap.js"));
const ReportBuilder = lazyPart(() => import("../own-reports/ReportBuilder.js"));

/** What an address may hold besides what it asks: what is done with the report, and as what it is shown. */
/** What its address asks, and how it is shown. */
const addressed = { ...reportAsked, view: z.enum(["table", "map"]) };
const own: readonly string[] = ["do"];

const Muted = styled.p`
  max-inline-size: var(--yer-measure);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** What is to come, in the head or of the numbers: its place is kept, for on a phone it takes lines of its own. */
const Held = styled.span`
  display: contents;
  &[data-held] {
    visibility: hidden;
  }
`;

/** Whether it counts what happened in days that are asked for, beside what stands. */
const isOfDays = (report: Report): boolean => measuresOf(report).some(([, { time }]) => time === "period");

/** What an address asks of a report; where it asks nothing, what this person asked last, which then stands in it. */
function useAsked(id: string) {
  const [params, setParams] = useRegisterParams();
  const { tables, keepTable } = useTheme();
  // What a person keeps of their tables is bounded, reports that people make are not.
  const isKept = reportOf(id) !== undefined;
  const [kept] = useState(isKept ? tables[keptName(id)] : undefined);
  // Whoever takes everything away that is asked is not given it back.
  const [hasAsked, setHasAsked] = useState(false);
  const said = reportParams(reportQueryIn(params)).toString();
  const given = said === "" && !hasAsked ? kept : undefined;
  const spelled = given ?? said;
  const query = useMemo(() => reportQueryIn(new URLSearchParams(spelled)), [spelled]);
  const ask = (next: ReportQuery): void => {
    const asked = reportParams(next);
    const view = params.get("view");
    if (view !== null) asked.set("view", view);
    setHasAsked(true);
    if (isKept) keepTable(keptName(id), reportHabit(next));
    setParams(asked);
  };
  useEffect(() => {
    if (given !== undefined) setParams(new URLSearchParams(given), { replace: true });
  }, [given, setParams]);
  return { query, ask };
}

/** As long as what is said of the numbers: its place until they are there. */
const awaited = { period: { from: "2026-01-01", to: "2026-09-30" }, at: "2026-09-30T10:00:00Z" };

/** What has to be known to read the numbers: of which days, when they were read, how parts are computed. */
function Notes({ report, data }: { readonly report: Report; readonly data: ReportRead | undefined }) {
  const text = useReportText();
  const dates = useDates();
  const { by, columns = Object.keys(report.columns) } = data ?? {};
  const { period, at } = data ?? { ...awaited, period: isOfDays(report) ? awaited.period : null };
  const called = (column: string): string => text(reportWord(`column.${column}`));
  const formulas = columns.flatMap((id) => {
    const column = report.columns[id];
    if (column === undefined || "of" in column) return [];
    const [part, whole] = column.share;
    return [text("reports.formula", { name: called(id), part: called(part), whole: called(whole) })];
  });
  const said = [
    period && text("report.during", { from: dates.short(period.from), to: dates.short(period.to) }),
    text("reports.at", { at: dates.moment(at) }),
  ];
  return (
    <div>
      <p aria-live="polite">
        <Held data-held={data === undefined ? "" : undefined}>{said.filter(Boolean).join(" · ")}</Held>
      </p>
      {formulas.length === 0 ? null : <Muted>{formulas.join(" · ")}</Muted>}
      {by === "organisation" ? <Muted>{text("reports.once")}</Muted> : null}
    </div>
  );
}

/** A report: what it is asked, its numbers, and the same as a picture. */
function OpenedReport({
  id,
  report,
  made,
}: {
  readonly id: string;
  readonly report: Report;
  readonly made?: OwnReport;
}) {
  const text = useReportText();
  const { locale } = useTheme();
  const asked = useAsked(id);
  const { query } = asked;
  const wrong = useWrongAsked(report, query);
  const read = useRead(reports.read, wrong === undefined ? { params: { key: id }, query } : skip);
  const { data, failure } = read;
  const title = made?.name ?? text(reportWord(id));
  useScreenTitle(title);
  const bar = useReportBar(report, asked, isOfDays(report));
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
        facts={made === undefined ? text(reportWord(`${id}.about`)) : text("report.madeBy", { name: made.owner.name })}
      >
        <Suspense
          fallback={
            <Held data-held="">
              <Button>{text("word.actions")}</Button>
            </Held>
          }
        >
          <ReportActs id={id} report={report} by={query.by} made={made} />
        </Suspense>
        <Held data-held={data === undefined ? "" : undefined}>
          {data && (data.kept !== null || data.isLong) ? null : <KeepReport id={id} query={query} />}
          <ReportPaper id={id} query={query} />
        </Held>
      </ScreenHead>
      {query.kept === undefined ? bar : null}
      {data === undefined ? null : <ReportMoment data={data} />}
      <UnreadAddress asked={addressed} own={own} />
      {wrong === undefined ? (
        <>
          <Notes report={report} data={data} />
          <Numbers id={id} report={report} read={read} data={data} query={query} title={title} />
          <KeptResults id={id} />
        </>
      ) : (
        <p role="alert">{wrong}</p>
      )}
    </Stack>
  );
}

/** The numbers of a report as a table and a picture, and those of places on the map as well. */
function Numbers({ read, data, ...shown }: ReportTableProps) {
  const { id, report, query, title } = shown;
  const text = useReportText();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const table = (
    <Stack gap={4}>
      <ReportTable {...shown} read={read} data={data} />
      {data === undefined ? null : <ReportChart report={report} data={data} title={title} />}
    </Stack>
  );
  // Of one region alone a map would show what the table does not: its districts.
  const hasMap = data?.by === "place" && data.split === undefined && (data.level !== "region" || data.items.length > 1);
  if (!hasMap) return table;
  const turn = (isMap: boolean): void => {
    const next = new URLSearchParams(params);
    if (isMap) next.set("view", "map");
    else next.delete("view");
    setParams(next, { replace: true });
  };
  const goTo = (place: string | undefined): void => {
    const address = partsAddress(id, query, place);
    if (address !== undefined) void navigate(`${address}${address.includes("?") ? "&" : "?"}view=map`);
  };
  return (
    <Tabs
      aria-label={title}
      selectedKey={params.get("view") === "map" ? "map" : "table"}
      onSelectionChange={(next) => turn(next === "map")}
      items={[
        { id: "table", label: text("reports.table"), content: table },
        {
          id: "map",
          label: text("menu.map"),
          content: (
            <Suspense fallback={<Skeleton lines={8} />}>
              <ReportMap report={report} data={data} label={title} place={query.place} onPlace={goTo} />
            </Suspense>
          ),
        },
      ]}
    />
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

/** A report that somebody made: what it asks for is known once it is read. */
function MadeReport({ id }: { readonly id: string }) {
  const { query } = useAsked(id);
  const [params] = useRegisterParams();
  const text = useReportText();
  const { data, failure, refetch } = useRead(reports.read, { params: { key: id }, query });
  const made = data?.own;
  const report = useMemo(() => made && reportOfDefinition(made.definition), [made]);
  if (failure?.kind === "problem" && failure.problem.status === 403) return <Forbidden />;
  if (failure?.kind === "problem" && failure.problem.code === "not-found") return <Unknown />;
  if (failure !== undefined && data === undefined) {
    return <FailedRead title={text("reports.unread")} failure={failure} onRetry={() => void refetch()} />;
  }
  if (made === undefined || report === undefined) return <PageSpinner />;
  if (params.get("do") === "edit" && made.mayChange) return <Building made={made} />;
  return <OpenedReport id={id} report={report} made={made} />;
}

function Building({ made }: { readonly made?: OwnReport }) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <ReportBuilder {...(made && { made })} />
    </Suspense>
  );
}

/** An id of what somebody made; declared reports have a key. */
const isId = (id: string): boolean => id.length === 36 && id.includes("-");

/** `/reports/{id}`, and `/reports/new`. */
function ReportScreen() {
  const id = matchPath(useLocation().pathname)?.params["id"] ?? "";
  const mayOpen = useMay("menu:report");
  const report = reportOf(id);
  if (!mayOpen) return <Forbidden />;
  if (id === "new") return <Building />;
  if (isId(id)) return <MadeReport key={id} id={id} />;
  return report === undefined ? <Unknown /> : <OpenedReport key={id} id={id} report={report} />;
}

export default withReportTexts(ReportScreen);
