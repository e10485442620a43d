import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import { NumberAndDay } from "../../../base/screen/NumberAndDay.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./act-props.js";
import { useMoveOptions } from "./use-move-options.js";

interface Written {
  number: string;
  date: string | null;
  reason: string;
}

/** The Council's decision, with its number and date: for registers, against rejects. */
export default function CouncilDialog(props: ActProps) {
  const text = useText();
  const today = useLegalDay();
  const verdict = props.move === "council_for" ? "for" : "against";
  const form = useEndpointForm(applications.council, {
    ...useMoveOptions(props),
    start: { number: "", date: today, reason: "" },
    fields: { number: text("word.decisionNumber"), date: text("act.decisionDate"), reason: text("act.reason") },
    args: ({ number, date, reason }: Written) => ({
      params: { id: props.application.id },
      body: { verdict, number, date, ...(reason.trim() === "" ? {} : { reason }) },
    }),
  });
  return (
    <ActDialog {...props} form={form} variant={verdict === "against" ? "danger" : "primary"}>
      <NumberAndDay number={form.field("number")} day={form.field("date")} />
      <TextArea {...form.field("reason")} />
    </ActDialog>
  );
}
