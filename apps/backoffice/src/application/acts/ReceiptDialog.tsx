import { applications } from "@yer/api/contract/applications";
import { DatePicker, MoneyField, TextField } from "@yer/ui";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

interface Written {
  amount: number | null;
  paidOn: string | null;
  document: string;
}

/** Records a receipt against the file's charge. */
export default function ReceiptDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft<Written>(props, {
    amount: props.file.charge?.remaining ?? null,
    paidOn: null,
    document: "",
  });
  const { amount, paidOn, document } = draft.value;
  const [tried, setTried] = useState(false);
  const { send, failure, faultAt } = useMove(applications.recordPayment, props, draft.discard);
  const isSum = amount !== null && Number.isInteger(amount) && amount > 0;
  const required = (missing: boolean) => (tried && missing ? text("fault.required") : undefined);

  function check(): Promise<unknown> | void {
    setTried(true);
    if (isSum && paidOn && document.trim() !== "") {
      return send({ params: { id: props.file.id }, body: { amount, paidOn, document: document.trim() } });
    }
  }

  return (
    <ActDialog {...props} failure={failure} draft={draft} onSend={check}>
      <MoneyField
        label={text("act.amount")}
        value={amount}
        onChange={(next) => draft.change({ amount: next })}
        error={required(!isSum) ?? faultAt("/amount")}
        isRequired
        width="md"
      />
      <DatePicker
        label={text("act.paidOn")}
        value={paidOn}
        onChange={(next) => draft.change({ paidOn: next })}
        error={required(!paidOn) ?? faultAt("/paidOn")}
        isRequired
        width="md"
      />
      <TextField
        label={text("act.document")}
        value={document}
        onChange={(next) => draft.change({ document: next })}
        error={required(document.trim() === "") ?? faultAt("/document")}
        isRequired
        maxLength={100}
      />
    </ActDialog>
  );
}
