import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { schedules } from "@yer/api/contract/schedules";
import { sayReason } from "@yer/api/messages/sentences";
import { useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn, useDates } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { usePlanText } from "./plan-texts.js";

type Row = ReplyOf<typeof schedules.previewCopy>["items"][number];

/** Below the name: beside it, a phone breaks the days at every word. */
const Days = styled.small`
  display: block;
  color: var(--yer-text-muted);
  font-weight: normal;
`;

/** Props of {@link CopiedSchedules}. */
export interface CopiedSchedulesProps {
  readonly rows: readonly Row[];
}

/** What becomes a draft of each schedule of a year that is copied, or why nothing does. */
export function CopiedSchedules({ rows }: CopiedSchedulesProps) {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      {
        id: "place",
        header: text("word.place"),
        isRowHeader: true,
        cell: ({ neighborhood, startsOn, endsOn }) => (
          <span>
            {neighborhood.name[locale]}
            <Days>{text("plan.days", { from: dates.day(startsOn), to: dates.day(endsOn) })}</Days>
          </span>
        ),
        minWidth: 200,
        wraps: true,
      },
      { id: "plots", header: text("plan.plots"), cell: ({ plots }) => plots, align: "end", width: 96 },
      {
        id: "outcome",
        header: text("word.outcome"),
        cell: ({ reasons }) =>
          reasons.length === 0 ? text("plan.copy.draft") : reasons.map((reason) => sayReason(text, reason)).join(" · "),
        minWidth: 200,
        wraps: true,
      },
    ],
    [text, dates, locale],
  );
  return (
    <DataTable
      aria-label={text("plan.schedules")}
      columns={columns}
      rows={rows}
      rowId={({ neighborhood, startsOn }) => `${neighborhood.id} ${startsOn}`}
      maxHeight="320px"
    />
  );
}
