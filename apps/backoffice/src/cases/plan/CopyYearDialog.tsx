import { schedules } from "@yer/api/contract/schedules";
import { inTashkent } from "@yer/api/formats";
import { useRead } from "@yer/api/react";
import { Select, Skeleton } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { CopiedSchedules } from "./CopiedSchedules.js";
import { usePlanText, withPlanTexts } from "./plan-texts.js";

/** Props of {@link CopyYearDialog}. */
export interface CopyYearDialogProps {
  readonly district: string;
  /** Called with the year that was copied into. */
  readonly onDone: (year: number) => void;
  readonly onClose: () => void;
}

/** Copies a year of a district's plan into the next one: first what becomes a draft, and of the others why not. */
function CopyYearDialog({ district, onDone, onClose }: CopyYearDialogProps) {
  const text = usePlanText();
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
          <CopiedSchedules rows={data.items} />
        </>
      )}
    </FormDialog>
  );
}

export default withPlanTexts(CopyYearDialog);
