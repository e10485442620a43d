import { schedules } from "@yer/api/contract/schedules";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import { type ScheduleActProps, useScheduleAct } from "./schedule-act.js";
import { TermsFields, type TermsWritten, useTermsLabels } from "./TermsFields.js";
import { writtenOf } from "./written-of.js";

/** Proposes another version of a schedule that holds, with a reason. */
export default function ChangeDialog(props: ScheduleActProps) {
  const text = usePlanText();
  const { schedule, onClose } = props;
  const form = useEndpointForm(schedules.change, {
    ...useScheduleAct(props),
    start: { ...writtenOf(schedule), reason: "" },
    fields: { ...useTermsLabels(), reason: text("word.reason") },
    args: (body: TermsWritten & { readonly reason: string }) => ({ params: { id: schedule.id }, body }),
  });
  return (
    <FormDialog form={form} title={text("plan.move.change")} label={text("plan.move.change")} onClose={onClose}>
      <TermsFields
        neighborhood={schedule.neighborhood.id}
        schedule={schedule.id}
        organisationId={form.values.organisationId}
        startsOn={form.field("startsOn")}
        endsOn={form.field("endsOn")}
        organisation={form.choice("organisationId")}
        people={form.field("people")}
        plots={form.field("plots")}
      />
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
