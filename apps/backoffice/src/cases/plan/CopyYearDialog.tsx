import { schedules } from "@yer/api/contract/schedules";
import { inTashkent } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Select, Skeleton, useDates } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
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
  const form = useEndpointForm(schedules.copy, {
    start: { from: thisYear },
    fields: { from: text("plan.copy.from") },
    args: (body) => ({ body: { district, ...body } }),
    done: ({ items }, given) => {
      const made = items.filter(({ reasons }) => reasons.length === 0).length;
      return text("plan.copy.done", { count: made, year: String(given.from + 1) });
    },
    onSaved: (_, given) => onDone(given.from + 1),
  });
  const { from } = form.values;
  const { data, failure, refetch } = useRead(schedules.previewCopy, { query: { district, from } });
  const copied = data?.items.filter(({ reasons }) => reasons.length === 0).length ?? 0;

  return (
    <FormDialog
      form={form}
      title={text("plan.copy")}
      label={text("plan.copy.do", { count: copied })}
      size="lg"
      {...(data === undefined ? { isDisabled: true } : {})}
      disabledReason={data !== undefined && copied === 0 ? text("plan.copy.nothing") : undefined}
      onClose={onClose}
    >
      <Select
        label={text("plan.copy.from")}
        description={text("plan.copy.into", { year: String(from + 1) })}
        value={String(from)}
        onChange={(year) => form.change({ from: Number(year) })}
        error={form.errorAt("from")}
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
    </FormDialog>
  );
}

export default withPlanTexts(CopyYearDialog);
