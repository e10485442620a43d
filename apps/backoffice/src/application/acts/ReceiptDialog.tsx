import { applications } from "@yer/api/contract/applications";
import { DatePicker, MoneyField, TextField } from "@yer/ui";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useMove } from "./useMove.js";

/** Records a receipt against the file's charge. */
export default function ReceiptDialog(props: ActProps) {
  const text = useText();
  const [amount, setAmount] = useState<number | null>(props.file.charge?.remaining ?? null);
  const [paidOn, setPaidOn] = useState<string | null>(null);
  const [document, setDocument] = useState("");
  const [tried, setTried] = useState(false);
  const { send, failure, faultAt } = useMove(applications.recordPayment, props);
  const isSum = amount !== null && Number.isInteger(amount) && amount > 0;
  const required = (missing: boolean) => (tried && missing ? text("fault.required") : undefined);

  function check(): Promise<unknown> | void {
    setTried(true);
    if (isSum && paidOn && document.trim() !== "") {
      return send({ params: { id: props.file.id }, body: { amount, paidOn, document: document.trim() } });
    }
  }

  return (
    <ActDialog {...props} failure={failure} onSend={check}>
      <MoneyField
        label={text("act.amount")}
        value={amount}
        onChange={setAmount}
        error={required(!isSum) ?? faultAt("/amount")}
        isRequired
        width="md"
      />
      <DatePicker
        label={text("act.paidOn")}
        value={paidOn}
        onChange={setPaidOn}
        error={required(!paidOn) ?? faultAt("/paidOn")}
        isRequired
        width="md"
      />
      <TextField
        label={text("act.document")}
        value={document}
        onChange={setDocument}
        error={required(document.trim() === "") ?? faultAt("/document")}
        isRequired
        maxLength={100}
      />
    </ActDialog>
  );
}
