import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { NumberAndDay } from "../../../base/screen/NumberAndDay.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import type { RefusalReason } from "@yer/api/contract/refusal-reasons";
import { RefusalChoice } from "../../refusals/RefusalChoice.js";
import { useRefusalText, withRefusalTexts } from "../../refusals/refusal-texts.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./act-props.js";
import { useMoveOptions } from "./use-move-options.js";

interface Written {
  because: RefusalReason | null;
  number: string;
  date: string | null;
  reason: string;
}

/** The Council's decision, with its number and date: for registers, against rejects. */
function CouncilDialog(props: ActProps) {
  const text = useRefusalText();
  const today = useLegalDay();
  const verdict = props.move === "council_for" ? "for" : "against";
  const form = useEndpointForm(applications.council, {
    ...useMoveOptions(props),
    start: { because: null, number: "", date: today, reason: "" },
    fields: {
      number: text("word.decisionNumber"),
      date: text("act.decisionDate"),
      because: text("refusals.reason"),
      reason: text("act.reason"),
    },
    args: ({ because, number, date, reason }: Written) => ({
      params: { id: props.application.id },
      body: {
        verdict,
        number,
        date,
        ...(reason.trim() === "" ? {} : { reason }),
        ...(verdict === "against" && { because }),
      },
    }),
  });
  return (
    <ActDialog {...props} form={form} variant={verdict === "against" ? "danger" : "primary"}>
      <NumberAndDay number={form.field("number")} day={form.field("date")} />
      {verdict === "against" ? <RefusalChoice {...form.choice("because")} /> : null}
      <TextArea {...form.field("reason")} />
    </ActDialog>
  );
}

export default withRefusalTexts(CouncilDialog);
