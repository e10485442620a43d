import { schedules } from "@yer/api/contract/schedules";
import { FormDialog } from "../../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import { TermsFields, type TermsWritten, useTermsLabels } from "./TermsFields.js";

const start: TermsWritten = { startsOn: null, endsOn: null, organisationId: null, people: [], plots: null };

/** Props of {@link CreateDialog}. */
export interface CreateDialogProps {
  readonly neighborhood: string;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Drafts a schedule of a neighbourhood. */
export default function CreateDialog({ neighborhood, onDone, onClose }: CreateDialogProps) {
  const text = usePlanText();
  const form = useEndpointForm(schedules.create, {
    draft: { form: "schedule.create", id: neighborhood },
    start,
    fields: useTermsLabels(),
    args: (body: TermsWritten) => ({ body: { neighborhoodId: neighborhood, ...body } }),
    done: () => text("plan.created"),
    onSaved: (made) => onDone(made.id),
  });
  return (
    <FormDialog form={form} title={text("plan.create")} label={text("plan.create")} onClose={onClose}>
      <TermsFields
        neighborhood={neighborhood}
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
