import { panelMeasures } from "@yer/api/contract/application-measures";
import { awaitedMeasures } from "@yer/api/contract/application-flow";
import { dashboard, type Dashboard, dashboardQuery, type DashboardQuery } from "@yer/api/contract/dashboard";
import { measures } from "@yer/api/contract/measures";
import { readUrlQuery } from "@yer/api/contract/url-query";
import { useRead, useTheme } from "@yer/api/react";
import { Chart, EmptyState, FilterBar, type FilterState, lazyPart, Link, LockIcon, Skeleton, useDates } from "@yer/ui";
import { Suspense, useMemo } from "react";
import { styled } from "styled-components";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { putting } from "../../registers/address/address-after.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { measureLink } from "../measure-link.js";
import { figureGroupNames, figuresOf } from "./figure-groups.js";
import { usePinnedReports } from "../own-reports/pinned-reports.js";
import { FigureSection } from "./FigureSection.js";
import { useFiguresText } from "./figures-texts.js";
import { WaitsSection } from "./WaitsSection.js";

const PinnedReports = lazyPart(() => import("../own-reports/PinnedReports.js"));

const asked = { from: dashboardQuery.shape.from, to: dashboardQuery.shape.to };

/** Names its address holds besides. */
const own: readonly string[] = [];

const flow = ["opened", "submitted", "finished"] as const;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--yer-space-4);
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  align-items: start;
  gap: var(--yer-gap);
`;

/** A table of many columns, which would fold into cards beside another section. */
const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** The numbers of a person's territory, below their own work: of a period that the address says, and as things stand. */
export default function Figures() {
  const text = useFiguresText();
  const dates = useDates();
  const [params, setParams] = useRegisterParams();
  const query = useMemo((): DashboardQuery => readUrlQuery(params, Object.keys(asked), asked), [params]);
  const read = useRead(dashboard.read, { query });
  const { data, failure } = read;
  const { pinned } = usePinnedReports();
  const filters = [{ id: "days", kind: "dates", label: text("figures.period") } as const];
  const days = { ...(query.from && { from: query.from }), ...(query.to && { to: query.to }) };
  function narrow({ days: chosen }: FilterState): void {
    const { from = "", to = "" } = (chosen ?? {}) as { readonly from?: string; readonly to?: string };
    setParams(putting({ from, to }));
  }
  return (
    <Root aria-labelledby="figures">
      <h2 id="figures">{text("figures.title")}</h2>
      <FilterBar filters={filters} value={Object.keys(days).length === 0 ? {} : { days }} onChange={narrow} />
      <UnreadAddress asked={asked} own={own} />
      {failure !== undefined && data === undefined ? (
        <FailedRead title={text("figures.failed")} failure={failure} onRetry={() => void read.refetch()} />
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton shape="block" height="480px" />
        </div>
      ) : data.figures.length === 0 ? (
        <EmptyState level={3} icon={<LockIcon size={32} />} title={text("figures.none")}>
          {text("figures.none.text")}
        </EmptyState>
      ) : (
        <>
          <p aria-live="polite">
            {text("figures.during", {
              from: dates.short(data.period.from),
              to: dates.short(data.period.to),
              fromBefore: dates.short(data.before.from),
              toBefore: dates.short(data.before.to),
              at: dates.moment(data.at),
            })}
          </p>
          <Parts>
            <Sections data={data} />
          </Parts>
          {pinned.length === 0 ? null : (
            <Suspense>
              <PinnedReports />
            </Suspense>
          )}
        </>
      )}
    </Root>
  );
}

function Sections({ data }: { readonly data: Dashboard }) {
  const text = useFiguresText();
  const { locale } = useTheme();
  const statuses = useMemo(
    () =>
      data.statuses?.map(({ status, ...waits }) => ({
        ...waits,
        id: status,
        name: text(`status.${status}`),
        href: measureLink(panelMeasures.status.p90(status)),
      })),
    [data.statuses, text],
  );
  const organisations = useMemo(
    () =>
      data.organisations?.map(({ organisation: { id, name }, ...waits }) => ({
        ...waits,
        id,
        name: name[locale],
        href: measureLink(awaitedMeasures.total(id)),
      })),
    [data.organisations, locale],
  );
  return (
    <>
      {figureGroupNames.map((group) => {
        const figures = figuresOf(group, data.figures);
        if (figures.length === 0) return null;
        return (
          <FigureSection key={group} group={group} figures={figures} period={data.period}>
            {group === "flow" && data.course !== null ? <Course data={data} course={data.course} /> : undefined}
          </FigureSection>
        );
      })}
      {statuses === undefined ? null : (
        <Wide>
          <WaitsSection
            title={text("figures.statuses")}
            of={text("word.itsStatus")}
            empty={text("figures.statuses.none")}
            rows={statuses}
          />
        </Wide>
      )}
      {organisations === undefined ? null : (
        <Wide>
          <WaitsSection
            title={text("figures.organisations")}
            of={text("word.organization")}
            empty={text("figures.organisations.none")}
            rows={organisations}
          />
        </Wide>
      )}
    </>
  );
}

/** What came, went on and ended, day by day, and when all that is open would have ended at this pace. */
function Course({
  data: { figures, doneBy },
  course: { by, points },
}: {
  readonly data: Dashboard;
  readonly course: NonNullable<Dashboard["course"]>;
}) {
  const text = useFiguresText();
  const dates = useDates();
  const of = (key: keyof typeof measures) => figures.find((figure) => figure.key === key)?.value ?? 0;
  const [opened, submitted, finished] = [
    of("applications.opened"),
    of("applications.submitted"),
    of("applications.finished"),
  ];
  return (
    <>
      <Chart
        kind="line"
        level={4}
        title={text("figures.chart.flow")}
        summary={text("figures.flow", { opened, submitted, finished })}
        categoryLabel={text("word.date")}
        categoryFormat={by}
        categories={points.map(({ day }) => (by === "day" ? day : day.slice(0, 7)))}
        series={flow.map((name) => ({
          id: name,
          label: text(`figures.applications.${name}`),
          values: points.map((point) => point[name]),
        }))}
        height={220}
      />
      <p>
        {doneBy === null
          ? text("figures.doneBy.never")
          : text("figures.doneBy", { day: dates.day(doneBy), open: of("applications.open") })}{" "}
        <Link href={measureLink(measures["applications.open"])}>{text("figures.doneBy.list")}</Link>
      </p>
    </>
  );
}
