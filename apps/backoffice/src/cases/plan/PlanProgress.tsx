import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { AskedOf } from "@yer/api/contract/register";
import { scheduleStateKeys } from "@yer/api/contract/schedule-states";
import { type schedulesRegister, schedules } from "@yer/api/contract/schedules";
import { useRead, useTheme } from "@yer/api/react";
import { type DataTableColumn, EmptyState, Link } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { inView } from "./in-view.js";
import { usePlanText } from "./plan-texts.js";
import type { PlanPartProps } from "./PlanViews.js";

type Row = ReplyOf<typeof schedules.progress>["items"][number];

const none: readonly Row[] = [];

/** The bar and its number, side by side in a card too. */
const Share = styled.span`
  display: inline-flex;
  gap: var(--yer-space-2);
  align-items: center;
  white-space: nowrap;

  progress {
    inline-size: 56px;
    accent-color: var(--yer-accent);
  }
`;

/** What was cancelled is no part of the plan. */
const counted = scheduleStateKeys.filter((key) => key !== "schedule_cancelled");

/** Under what a place stands in the register's filters. */
const filterOf = (code: string): AskedOf<typeof schedulesRegister> =>
  code.length === 4 ? { region: [code], district: undefined } : { region: undefined, district: [code] };

/** How the plan goes, by region or by district; every number opens the list it counts. */
export default function PlanProgress({ register }: PlanPartProps) {
  const text = usePlanText();
  const intl = useIntl();
  const { locale } = useTheme();
  const { sort: _, ...query } = register.asked;
  const read = useRead(schedules.progress, { query });
  const number = (value: number): string => intl.formatNumber(value);
  const listed = (value: number, { place }: Row, asked: AskedOf<typeof schedulesRegister>) => (
    <Link href={inView(register.hrefAsking({ ...filterOf(place.code), ...asked }), "table")}>{number(value)}</Link>
  );
  const figures = { align: "end", width: 96, wraps: true } as const;
  const columns: readonly DataTableColumn<Row>[] = [
    {
      id: "place",
      header: text("word.place"),
      isRowHeader: true,
      cell: ({ place }) => (
        <Link href={inView(register.hrefAsking(filterOf(place.code)), "progress")}>{place.name[locale]}</Link>
      ),
      minWidth: 180,
    },
    {
      id: "schedules",
      header: text("plan.schedules"),
      cell: (row) => listed(row.schedules, row, { state: register.asked.state ?? counted }),
      ...figures,
    },
    {
      id: "running",
      header: text("plan.progress.running"),
      cell: (row) => listed(row.running, row, { state: ["schedule_running"] }),
      ...figures,
    },
    { id: "late", header: text("plan.late"), cell: (row) => listed(row.late, row, { late: true }), ...figures },
    { id: "plots", header: text("plan.plots"), cell: ({ plots }) => number(plots), ...figures },
    { id: "opened", header: text("schedules.column.opened"), cell: ({ opened }) => number(opened), ...figures },
    {
      id: "submitted",
      header: text("schedules.column.submitted"),
      cell: ({ submitted }) => number(submitted),
      ...figures,
    },
    { id: "finished", header: text("schedules.column.finished"), cell: ({ finished }) => number(finished), ...figures },
    {
      id: "share",
      header: text("plan.ofPlan"),
      cell: ({ place, plots, submitted }) => {
        const share = plots === 0 ? 0 : submitted / plots;
        return (
          <Share>
            <progress max={1} value={Math.min(share, 1)} aria-label={place.name[locale]} />
            {intl.formatNumber(share, { style: "percent" })}
          </Share>
        );
      },
      align: "end",
      width: 136,
    },
  ];
  return (
    <RegisterTable
      name="plan.progress"
      read={read}
      aria-label={text("plan.view.progress")}
      columns={columns}
      rows={read.data?.items ?? none}
      rowId={({ place }) => place.code}
      emptyState={<EmptyState title={text("plan.empty")} />}
    />
  );
}
