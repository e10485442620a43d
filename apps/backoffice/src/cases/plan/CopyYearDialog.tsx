import { schedules } from "@yer/api/contract/schedules";
import { inTashkent } from "@yer/api/formats";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct, useRead, useTheme } from "@yer/api/react";
import { Select, Skeleton, useDates } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { usePlanText, withPlanTexts } from "./plan-texts.js";

const Scroll = styled.section`
  max-block-size: 320px;
  overflow: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    text-align: start;
    vertical-align: top;
  }
  small {
    display: block;
    color: var(--yer-text-muted);
    font-weight: normal;
  }
`;

/** Props of {@link CopyYearDialog}. */
export interface CopyYearDialogProps {
  readonly district: string;
  /** The year that was copied into. */
  readonly onDone: (year: number) => void;
  readonly onClose: () => void;
}

/** Copies a year of a district's plan into the next one: first what becomes a draft, and of the others why not. */
function CopyYearDialog({ district, onDone, onClose }: CopyYearDialogProps) {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const [thisYear] = useState(() => inTashkent(new Date()).year);
  const [from, setFrom] = useState(thisYear);
  const { data, failure, refetch } = useRead(schedules.previewCopy, { query: { district, from } });
  const [copy, { failure: refused }] = useAct(schedules.copy);
  const copied = data?.items.filter(({ reasons }) => reasons.length === 0).length ?? 0;

  async function send(): Promise<void> {
    const outcome = await copy({ body: { district, from } });
    if (outcome.failure) return;
    const made = outcome.data.items.filter(({ reasons }) => reasons.length === 0).length;
    toasts.push({ tone: "success", text: text("plan.copy.done", { count: made, year: String(from + 1) }) });
    onDone(from + 1);
  }

  return (
    <AskDialog
      title={text("plan.copy")}
      label={text("plan.copy.do", { count: copied })}
      size="lg"
      failure={refused && sayFailure(text, refused)}
      {...(data === undefined ? { isDisabled: true } : {})}
      disabledReason={data !== undefined && copied === 0 ? text("plan.copy.nothing") : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Select
        label={text("plan.copy.from")}
        description={text("plan.copy.into", { year: String(from + 1) })}
        value={String(from)}
        onChange={(year) => setFrom(Number(year))}
        items={[thisYear, thisYear - 1].map((year) => ({ id: String(year), label: String(year) }))}
      />
      {data === undefined && failure ? (
        <FailedRead title={text("plan.failed")} failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={6} />
      ) : data.items.length === 0 ? (
        <p>{text("plan.copy.none", { year: String(from) })}</p>
      ) : (
        <>
          <p>{text("plan.copy.said", { count: copied, left: data.items.length - copied })}</p>
          <Scroll tabIndex={0} aria-label={text("plan.schedules")}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{text("word.place")}</th>
                  <th scope="col">{text("plan.plots")}</th>
                  <th scope="col">{text("word.outcome")}</th>
                </tr>
              </thead>
              <tbody>
                {data.items.map(({ neighborhood, startsOn, endsOn, plots, reasons }) => (
                  <tr key={`${neighborhood.id} ${startsOn}`}>
                    <th scope="row">
                      {neighborhood.name[locale]}
                      {/* Below the name: beside it, a phone breaks the days at every word. */}
                      <small>{text("plan.days", { from: dates.day(startsOn), to: dates.day(endsOn) })}</small>
                    </th>
                    <td>{plots}</td>
                    <td>
                      {reasons.length === 0
                        ? text("plan.copy.draft")
                        : reasons.map((reason) => sayReason(text, reason)).join(" · ")}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        </>
      )}
    </AskDialog>
  );
}

export default withPlanTexts(CopyYearDialog);
