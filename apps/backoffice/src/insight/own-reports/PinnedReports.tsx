import { reportOfDefinition } from "@yer/api/contract/own-report";
import { reportOf } from "@yer/api/contract/report-list";
import { reports } from "@yer/api/contract/reports";
import { addressOf } from "@yer/api/paths";
import { useMay, useRead } from "@yer/api/react";
import { Button, Card, InlineAlert, Link, Skeleton, Stack } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { ReportChart } from "../reports/ReportChart.js";
import { ReportTable } from "../reports/ReportTable.js";
import { reportWord } from "../reports/report-texts.js";
import { useOwnReportText, withOwnReportTexts } from "./own-report-texts.js";
import { usePinnedReports } from "./pinned-reports.js";

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  align-items: start;
  gap: var(--yer-gap);
`;

/** Rows that a dashboard shows of a report. */
const mostRows = 6;
const nothingAsked = {};

/** The reports that a person has put on their dashboard, small, each leading to its page. */
function PinnedReports() {
  const text = useOwnReportText();
  const { pinned } = usePinnedReports();
  const mayRead = useMay("menu:report");
  if (!mayRead || pinned.length === 0) return null;
  return (
    <section aria-labelledby="pinned-reports">
      <Stack gap={4}>
        <h2 id="pinned-reports">{text("pinned.title")}</h2>
        <Parts>
          {pinned.map((key) => (
            <PinnedReport key={key} id={key} />
          ))}
        </Parts>
      </Stack>
    </section>
  );
}

function PinnedReport({ id }: { readonly id: string }) {
  const text = useOwnReportText();
  const { unpin } = usePinnedReports();
  const read = useRead(reports.read, { params: { key: id }, query: nothingAsked });
  const { data, failure } = read;
  const report = useMemo(
    () => reportOf(id) ?? (data?.own === undefined ? undefined : reportOfDefinition(data.own.definition)),
    [id, data],
  );
  const short = useMemo(() => data && { ...data, items: data.items.slice(0, mostRows) }, [data]);
  const title = data?.own?.name ?? (reportOf(id) === undefined ? text("menu.reports") : text(reportWord(id)));
  if (failure !== undefined) {
    return (
      <Card title={title} level={3}>
        <InlineAlert
          tone="warning"
          title={text("reports.unread")}
          actions={
            <Button size="sm" onPress={() => unpin(id)}>
              {text("builder.unpin")}
            </Button>
          }
        />
      </Card>
    );
  }
  if (data === undefined || short === undefined || report === undefined) {
    return <Skeleton shape="block" height="320px" />;
  }
  const isDrawn = report.chart !== "none" && data.items.length > 0;
  return (
    <Card title={<Link href={addressOf("/reports/:id", { id })}>{title}</Link>} level={3}>
      {isDrawn ? (
        <ReportChart report={report} data={report.chart === "line" ? data : short} title={title} />
      ) : (
        <ReportTable
          id={id}
          report={report}
          read={read}
          data={short}
          query={nothingAsked}
          title={title}
          isKept={false}
        />
      )}
    </Card>
  );
}

export default withOwnReportTexts(PinnedReports);
