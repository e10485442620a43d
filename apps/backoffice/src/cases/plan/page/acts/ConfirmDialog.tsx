import { schedules } from "@yer/api/contract/schedules";
import { sayReason } from "@yer/api/messages/sentences";
import { useTheme } from "@yer/api/react";
import { AlertDialog, DescriptionList, InlineAlert, Stack, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { FormProblem } from "../../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import { type ScheduleActProps, useScheduleAct } from "./schedule-act.js";
import { scheduleMoveWords } from "../../plan-words.js";

/** Asks once more before a schedule is proposed or approved, with what is decided on before one's eyes. */
export default function ConfirmDialog(props: ScheduleActProps) {
  const text = usePlanText();
  const dates = useDates();
  const intl = useIntl();
  const { locale } = useTheme();
  const { schedule, onClose } = props;
  const move = props.move === "propose" ? "propose" : "approve";
  const { draft: _, ...options } = useScheduleAct(props);
  const form = useEndpointForm(schedules[move], {
    ...options,
    start: {},
    fields: {},
    args: () => ({ params: { id: schedule.id } }),
  });
  const decided = schedule.versions.find(({ verdict }) => verdict === null) ?? schedule;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text(scheduleMoveWords[move])}
      confirmLabel={text(scheduleMoveWords[move])}
      onConfirm={async () => (await form.submit()).isSaved}
    >
      <Stack gap={3}>
        <p>{text(`plan.ask.${move}`)}</p>
        <DescriptionList
          items={[
            { term: text("schedules.column.startsOn"), details: dates.day(decided.startsOn) },
            { term: text("schedules.column.endsOn"), details: dates.day(decided.endsOn) },
            { term: text("word.organization"), details: decided.organisation.name[locale] },
            { term: text("plan.plots"), details: intl.formatNumber(decided.plots) },
          ]}
        />
        {schedule.warnings.length > 0 ? (
          <InlineAlert tone="warning" title={text("plan.warning")}>
            {schedule.warnings.map((reason) => sayReason(text, reason)).join(" ")}
          </InlineAlert>
        ) : null}
        <FormProblem form={form} />
      </Stack>
    </AlertDialog>
  );
}
