import { applications } from "@yer/api/contract/applications";
import { DatePicker, TextArea, TextField } from "@yer/ui";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

interface Written {
  number: string;
  date: string | null;
  reason: string;
}

/** The Council's decision, with its number and date: for registers, against rejects. */
export default function CouncilDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft<Written>(props, { number: "", date: null, reason: "" });
  const { number, date, reason } = draft.value;
  const [tried, setTried] = useState(false);
  const { send, failure, faultAt } = useMove(applications.council, props, draft.discard);
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
    <ActDialog
      {...props}
      variant={verdict === "against" ? "danger" : "primary"}
      failure={failure}
      draft={draft}
      onSend={check}
    >
      <TextField
        label={text("act.decisionNumber")}
        value={number}
        onChange={(next) => draft.change({ number: next })}
        error={required(number.trim() === "") ?? faultAt("/number")}
        isRequired
        width="md"
        maxLength={60}
      />
      <DatePicker
        label={text("act.decisionDate")}
        value={date}
        onChange={(next) => draft.change({ date: next })}
        error={required(!date) ?? faultAt("/date")}
        isRequired
        width="md"
      />
      <TextArea
        label={text("act.reason")}
        value={reason}
        onChange={(next) => draft.change({ reason: next })}
        error={faultAt("/reason")}
      />
    </ActDialog>
  );
}
