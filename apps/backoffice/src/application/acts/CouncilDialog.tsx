import { applications } from "@yer/api/contract/applications";
import { DatePicker, TextArea, TextField } from "@yer/ui";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useMove } from "./useMove.js";

/** The Council's decision, with its number and date: for registers, against rejects. */
export default function CouncilDialog(props: ActProps) {
  const text = useText();
  const [number, setNumber] = useState("");
  const [date, setDate] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { send, failure, faultAt } = useMove(applications.council, props);
  const verdict = props.move === "council_for" ? "for" : "against";
  const required = (missing: boolean) => (tried && missing ? text("fault.required") : undefined);

  function check(): Promise<unknown> | void {
    setTried(true);
    if (number.trim() === "" || !date) return;
    const body = {
      verdict,
      number: number.trim(),
      date,
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    } as const;
    return send({ params: { id: props.file.id }, body });
  }

  return (
    <ActDialog {...props} variant={verdict === "against" ? "danger" : "primary"} failure={failure} onSend={check}>
      <TextField
        label={text("act.decisionNumber")}
        value={number}
        onChange={setNumber}
        error={required(number.trim() === "") ?? faultAt("/number")}
        isRequired
        width="md"
        maxLength={60}
      />
      <DatePicker
        label={text("act.decisionDate")}
        value={date}
        onChange={setDate}
        error={required(!date) ?? faultAt("/date")}
        isRequired
        width="md"
      />
      <TextArea label={text("act.reason")} value={reason} onChange={setReason} error={faultAt("/reason")} />
    </ActDialog>
  );
}
