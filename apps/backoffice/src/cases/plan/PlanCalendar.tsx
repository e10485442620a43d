import type { ScheduleRow } from "@yer/api/contract/schedule-facts";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { EmptyState, Link, Skeleton, Stack, StatusTag, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { BusyTeams } from "./BusyTeams.js";
import { monthsOf, weeksOf } from "./calendar-weeks.js";
import { usePlanText } from "./plan-texts.js";
import type { PlanPartProps } from "./PlanViews.js";

const Scroll = styled.div`
  overflow-x: auto;
  position: relative;
`;

const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 760px;
  border-collapse: collapse;
  th,
  td {
    padding: var(--yer-space-1) var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    text-align: start;
    vertical-align: middle;
  }
  th:first-child {
    inline-size: 260px;
    font-weight: var(--yer-weight-normal);
  }
`;

const Weeks = styled.div`
  display: grid;
  grid-template-columns: repeat(53, minmax(6px, 1fr));
  align-items: center;
  min-block-size: 28px;
  > span {
    grid-column: var(--from) / span var(--weeks);
    block-size: 16px;
    min-inline-size: 6px;
    border-radius: var(--yer-radius-sm);
    background: var(--yer-accent);
    border: 1px solid var(--yer-text);
  }
  > span[data-tone="danger"] {
    background: var(--yer-danger-solid);
  }
  > span[data-tone="warning"],
  > span[data-tone="neutral"] {
    background: transparent;
    border-style: dashed;
  }
`;

/** The months over the weeks; only to look at, for each row says its days. */
const Months = styled(Weeks)`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-normal);
  > span {
    block-size: auto;
    padding-inline-start: 2px;
    border: 0;
    border-inline-start: 1px solid var(--yer-border-strong);
    border-radius: 0;
    background: none;
    white-space: nowrap;
  }
`;

function Bar({ row, year }: { readonly row: ScheduleRow; readonly year: number }) {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const { from, weeks } = weeksOf(row, year);
  const tone = row.late ? "danger" : statusTone[row.state];
  const address = addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: row.neighborhood.id });
  return (
    <tr>
      <th scope="row">
        <Link href={`${address}?schedule=${row.id}`}>{row.neighborhood.name[locale]}</Link>, {row.district.name[locale]}
      </th>
      <td>
        {text("plan.days", { from: dates.short(row.startsOn), to: dates.short(row.endsOn) })}{" "}
        <StatusTag tone={tone}>{row.late ? text("plan.isLate") : text(`status.${row.state}`)}</StatusTag>
        <Weeks aria-hidden>
          <span data-tone={tone} style={{ "--from": from, "--weeks": weeks }} />
        </Weeks>
      </td>
    </tr>
  );
}

/** The schedules of the page as bars by week of one year: the first of the filter, else that of the first schedule. */
export default function PlanCalendar({ register }: PlanPartProps) {
  const text = usePlanText();
  const intl = useIntl();
  const [asked] = register.asked.year ?? [];
  const year = asked ?? register.rows[0]?.year;
  if (register.data === undefined) return <Skeleton lines={8} />;
  const rows = register.rows.filter((row) => row.year === year);
  if (year === undefined || rows.length === 0) return <EmptyState title={text("plan.empty")} />;
  return (
    <Stack gap={3}>
      <BusyTeams register={register} />
      <p>{text("plan.calendar.text")}</p>
      <Scroll>
        <Table>
          <caption data-muted="">{text("plan.calendar", { year: String(year) })}</caption>
          <thead>
            <tr>
              <th scope="col">{text("facts.neighborhood")}</th>
              <th scope="col">
                {text("plan.view.calendar")}
                <Months aria-hidden>
                  {monthsOf(year).map(({ day, from, weeks }) => (
                    <span key={day} style={{ "--from": from, "--weeks": weeks }}>
                      {intl.formatDate(day, { month: "short", timeZone: "UTC" })}
                    </span>
                  ))}
                </Months>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Bar key={row.id} row={row} year={year} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
}
