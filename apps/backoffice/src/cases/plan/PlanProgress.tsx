import { type schedulesRegister, schedules } from "@yer/api/contract/schedules";
import type { AskedOf } from "@yer/api/contract/register";
import { scheduleStateKeys } from "@yer/api/contract/schedule-states";
import { useRead, useTheme } from "@yer/api/react";
import { EmptyState, Link, Skeleton } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { inView } from "./in-view.js";
import { usePlanText } from "./plan-texts.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import type { PlanPartProps } from "./PlanViews.js";

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  progress {
    inline-size: 96px;
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
  const { data, failure, refetch } = useRead(schedules.progress, { query });
  const listOf = (asked: AskedOf<typeof schedulesRegister>): string => inView(register.hrefAsking(asked), "table");
  if (data === undefined && failure) {
    return <FailedRead title={text("plan.progress.failed")} failure={failure} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton lines={8} />;
  if (data.items.length === 0) return <EmptyState title={text("plan.empty")} />;
  return (
    <Scroll>
      <Table aria-label={text("plan.view.progress")}>
        <thead>
          <tr>
            <th scope="col">{text("word.place")}</th>
            <th scope="col">{text("plan.schedules")}</th>
            <th scope="col">{text("plan.progress.running")}</th>
            <th scope="col">{text("plan.late")}</th>
            <th scope="col">{text("plan.plots")}</th>
            <th scope="col">{text("schedules.column.opened")}</th>
            <th scope="col">{text("schedules.column.submitted")}</th>
            <th scope="col">{text("schedules.column.finished")}</th>
            <th scope="col">{text("plan.ofPlan")}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ place, plots, ...row }) => {
            const within = filterOf(place.code);
            const name = place.name[locale];
            const number = (value: number): string => intl.formatNumber(value);
            const share = plots === 0 ? 0 : row.submitted / plots;
            return (
              <tr key={place.code}>
                <th scope="row">
                  <Link href={inView(register.hrefAsking(within), "progress")}>{name}</Link>
                </th>
                <td>
                  <Link href={listOf({ ...within, state: register.asked.state ?? counted })}>
                    {number(row.schedules)}
                  </Link>
                </td>
                <td>
                  <Link href={listOf({ ...within, state: ["schedule_running"] })}>{number(row.running)}</Link>
                </td>
                <td>
                  <Link href={listOf({ ...within, late: true })}>{number(row.late)}</Link>
                </td>
                <td>{number(plots)}</td>
                <td>{number(row.opened)}</td>
                <td>{number(row.submitted)}</td>
                <td>{number(row.finished)}</td>
                <td>
                  <progress max={1} value={Math.min(share, 1)} aria-label={name} />{" "}
                  {intl.formatNumber(share, { style: "percent" })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}
