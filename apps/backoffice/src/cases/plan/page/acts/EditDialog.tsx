import { schedules } from "@yer/api/contract/schedules";
import { FormDialog } from "../../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import type { ScheduleActProps } from "./schedule-act.js";
import { TermsFields, type TermsWritten, useTermsLabels } from "./TermsFields.js";
import { writtenOf } from "./written-of.js";

/** Corrects the draft of a schedule. */
export default function EditDialog({ schedule, onClose }: Omit<ScheduleActProps, "move">) {
  const text = usePlanText();
  const form = useEndpointForm(schedules.update, {
    draft: { form: "schedule.edit", id: schedule.id },
    start: writtenOf(schedule),
    version: schedule.version,
    fields: useTermsLabels(),
    args: (body: TermsWritten) => ({ params: { id: schedule.id }, body }),
    stale: text("plan.conflict"),
    done: () => text("plan.edited"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text("plan.edit")} label={text("plan.edit")} onClose={onClose}>
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
    </FormDialog>
  );
}
