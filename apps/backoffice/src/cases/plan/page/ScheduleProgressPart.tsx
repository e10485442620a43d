import type { Schedule } from "@yer/api/contract/schedule-facts";
import { Card, Stack } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { usePlanText } from "../plan-texts.js";

const parts = ["opened", "submitted", "finished"] as const;

/** The picture: a bar for each number over the plots planned, and the line where submitted ones should be today. */
const Picture = styled.div`
  position: relative;
  display: grid;
  gap: var(--yer-space-1);
  padding-block: var(--yer-space-2);
  border-inline: 1px solid var(--yer-border);
  > i {
    display: block;
    block-size: 14px;
    inline-size: var(--share);
    min-inline-size: 1px;
    background: var(--yer-accent);
    opacity: var(--shade);
  }
  > b {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--share);
    border-inline-start: 2px dashed var(--yer-text);
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--yer-space-1) var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
`;

/** How a schedule goes: in a sentence, as a picture, and as a table; and the pace that is needed beside the pace so far. */
export function ScheduleProgressPart({ schedule }: { readonly schedule: Schedule }) {
  const text = usePlanText();
  const intl = useIntl();
  const { plots, expected, pace } = schedule;
  const share = (value: number): number => Math.min(value / plots, 1);
  const said = text("plan.progress.said", {
    plots,
    opened: schedule.opened,
    submitted: schedule.submitted,
    finished: schedule.finished,
    expected,
  });
  return (
    <Card title={text("plan.progress")}>
      <Stack gap={3}>
        <p>{said}</p>
        <Picture aria-hidden>
          {parts.map((part, index) => (
            <i
              key={part}
              style={{ "--share": `${share(schedule[part]) * 100}%`, "--shade": String(0.45 + index * 0.275) }}
            />
          ))}
          <b style={{ "--share": `${share(expected) * 100}%` }} />
        </Picture>
        <Table aria-label={text("plan.progress")}>
          <thead>
            <tr>
              <th scope="col">{text("plan.what")}</th>
              <th scope="col">{text("plan.count")}</th>
              <th scope="col">{text("plan.ofPlan")}</th>
            </tr>
          </thead>
          <tbody>
            {([...parts, "expected"] as const).map((part) => (
              <tr key={part}>
                <th scope="row">{text(`schedules.column.${part}`)}</th>
                <td>{intl.formatNumber(schedule[part])}</td>
                <td>{intl.formatNumber(schedule[part] / plots, { style: "percent" })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {pace ? <p>{text("plan.pace", { is: pace.is, needed: pace.needed, days: pace.daysLeft })}</p> : null}
      </Stack>
    </Card>
  );
}
