import { schedules } from "@yer/api/contract/schedules";
import { DatePicker, TextArea } from "@yer/ui";
import { FormDialog } from "../../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import { type ScheduleActProps, useScheduleAct } from "./schedule-act.js";

interface Written {
  readonly endsOn: string | null;
  readonly reason: string;
}

/** Lets a running schedule end later, with a reason. */
export default function ProlongDialog(props: ScheduleActProps) {
  const text = usePlanText();
  const { schedule, onClose } = props;
  const start: Written = { endsOn: schedule.endsOn, reason: "" };
  const form = useEndpointForm(schedules.prolong, {
    ...useScheduleAct(props),
    start,
    fields: { endsOn: text("schedules.column.endsOn"), reason: text("word.reason") },
    args: (body: Written) => ({ params: { id: schedule.id }, body }),
  });
  return (
    <FormDialog form={form} title={text("plan.move.prolong")} label={text("plan.move.prolong")} onClose={onClose}>
      <DatePicker {...form.field("endsOn")} isRequired width="md" />
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
