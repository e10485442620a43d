import { definitionFaults, type ReportDefinition, reportOfDefinition } from "@yer/api/contract/own-report";
import { reports } from "@yer/api/contract/reports";
import { skip, useRead } from "@yer/api/react";
import { InlineAlert, Stack } from "@yer/ui";
import { useEffect, useMemo, useState } from "react";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { ReportChart } from "../reports/ReportChart.js";
import { ReportTable } from "../reports/ReportTable.js";
import { useOwnReportText } from "./own-report-texts.js";

/** Milliseconds without a change after which the numbers are read. */
const pause = 500;

const nothingAsked = {};

/** A definition as it stood when nothing was changed for a while; the same object as long as it says the same. */
function useSettled(definition: ReportDefinition): ReportDefinition {
  const spelled = JSON.stringify(definition);
  const [settled, setSettled] = useState(spelled);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(spelled), pause);
    return () => clearTimeout(timer);
  }, [spelled]);
  return useMemo(() => JSON.parse(settled) as ReportDefinition, [settled]);
}

/** What the report says as it is asked for now: the numbers of the person who makes it. */
export function BuilderPreview({
  definition: typed,
  title,
}: {
  readonly definition: ReportDefinition;
  readonly title: string;
}) {
  const text = useOwnReportText();
  const definition = useSettled(typed);
  const { columns } = definition;
  const isSound = columns.length > 0 && columns.length <= 12 && definitionFaults(definition).length === 0;
  const read = useRead(reports.preview, isSound ? { body: { definition, query: {} } } : skip);
  const { currentData: data, failure } = read;
  const report = useMemo(() => reportOfDefinition(definition), [definition]);
  if (!isSound) return <InlineAlert tone="info" title={text("builder.preview.unsound")} />;
  if (failure !== undefined) return <FailedRead failure={failure} onRetry={() => void read.refetch()} />;
  return (
    <Stack gap={4}>
      <ReportTable
        id="preview"
        report={report}
        read={read}
        data={data}
        query={nothingAsked}
        title={title}
        isKept={false}
      />
      {data === undefined ? null : <ReportChart report={report} data={data} title={title} />}
    </Stack>
  );
}
