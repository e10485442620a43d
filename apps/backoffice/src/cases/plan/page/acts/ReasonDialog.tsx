import { schedules } from "@yer/api/contract/schedules";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import { type ScheduleActKey, type ScheduleActProps, useScheduleAct } from "./schedule-act.js";
import { scheduleMoveWords } from "../../plan-words.js";

/** Moves that need no more than a reason. */
const endpoints = {
  return: schedules.return,
  withdraw: schedules.withdraw,
  cancel: schedules.cancel,
  close: schedules.close,
} as const;
const isOfThese = (move: ScheduleActKey): move is keyof typeof endpoints => move in endpoints;

/** Gives a proposal back, drops, cancels or closes a schedule, with a reason. */
export default function ReasonDialog(props: ScheduleActProps) {
  const text = usePlanText();
  const { move, schedule, onClose } = props;
  const form = useEndpointForm(isOfThese(move) ? endpoints[move] : endpoints.return, {
    ...useScheduleAct(props),
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id: schedule.id }, body }),
  });
  const label = text(scheduleMoveWords[move]);
  const variant = move === "cancel" || move === "withdraw" ? "danger" : "primary";
  return (
    <FormDialog form={form} title={label} label={label} variant={variant} onClose={onClose}>
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
