import { diaryPanel, type DiaryPanelPart } from "@yer/api/contract/diary-panel";
import { reportList } from "@yer/api/contract/report-list";
import { levelOfPlace } from "@yer/api/contract/places";
import type { Report } from "@yer/api/contract/report";
import type { ReportQuery } from "@yer/api/contract/reports";
import { useMay, useRead } from "@yer/api/react";
import { Card, LaterPart, lazyPart, Link, Skeleton, Stack, useDates } from "@yer/ui";
import { useCallback } from "react";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { FoldedOnPhone } from "../figures/FoldedOnPhone.js";
import type { ReportAsking } from "../reports/use-report-bar.js";
import { reportAddress } from "../reports/report-address.js";
import { ReportChart } from "../reports/ReportChart.js";
import { ReportTable } from "../reports/ReportTable.js";
import { reportWord, useReportText } from "../reports/report-texts.js";
import { useDiaryPanelText } from "./diary-panel-texts.js";
import { diaryPanelAddress } from "./diary-panel-address.js";
import { PanelNumbers } from "./PanelNumbers.js";

const ReportMap = lazyPart(() => import("../reports/ReportMap.js"));

/** Measures that shade the map: where people went. */
const shaded = ["visits"];

/** Props of {@link PanelPart}. */
export interface PanelPartProps extends ReportAsking {
  readonly part: DiaryPanelPart;
}

/** A report of the panel: its numbers in all, its rows, the same as a picture, and by place on the map. */
export function PanelPart({ part, query: asked, ask }: PanelPartProps) {
  const text = useDiaryPanelText();
  const say = useReportText();
  const mayReadReport = useMay("menu:report");
  const report: Report = reportList[part];
  // Rows that only visits can be of: rounds are told by place.
  const { by, ...others } = asked;
  const query: ReportQuery = by !== undefined && report.by.includes(by) ? asked : others;
  const read = useRead(diaryPanel.read, { params: { part }, query });
  const { data, failure } = read;
  const dates = useDates();
  const partsOf = useCallback(
    (place: string) => (levelOfPlace(place) === "neighborhood" ? undefined : diaryPanelAddress({ ...asked, place })),
    [asked],
  );
  const title = say(reportWord(part));
  const today = data?.at.slice(0, 10) ?? "";
  if (failure !== undefined && data === undefined) {
    return <FailedRead title={say("reports.unread")} failure={failure} onRetry={() => void read.refetch()} />;
  }
  return (
    <Card title={title} level={2} data-coming={data === undefined || undefined}>
      <Stack gap={4}>
        {data === undefined ? (
          // What stands on nothing yet would be pushed away by what comes.
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        ) : (
          <>
            <p aria-live="polite">
              {[
                data.period &&
                  say("report.during", { from: dates.short(data.period.from), to: dates.short(data.period.to) }),
                say("reports.at", { at: dates.moment(data.at) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <PanelNumbers
              columns={report.columns}
              data={data}
              asked={{ from: data.period?.from ?? today, to: data.period?.to ?? today, place: query.place }}
            />
            <FoldedOnPhone sentence={say(reportWord(`${part}.about`))} title={text("diaryPanel.rows")}>
              <ReportTable
                id={part}
                report={report}
                read={read}
                data={data}
                query={query}
                title={title}
                isKept={mayReadReport}
                partsOf={partsOf}
              />
              <ReportChart report={report} data={data} title={title} />
              {part === "visits" && data.by === "place" ? (
                <LaterPart>
                  <ReportMap
                    report={report}
                    data={data}
                    columns={shaded}
                    label={text("diaryPanel.map")}
                    place={query.place}
                    onPlace={(place) => ask({ ...others, place })}
                  />
                </LaterPart>
              ) : null}
            </FoldedOnPhone>
            {mayReadReport ? <Link href={reportAddress(part, query)}>{text("diaryPanel.report")}</Link> : null}
          </>
        )}
      </Stack>
    </Card>
  );
}
