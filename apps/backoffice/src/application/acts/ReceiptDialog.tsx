import { applications } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Checkbox, DatePicker, InlineAlert, MoneyField, TextField } from "@yer/ui";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

interface Written {
  amount: number | null;
  paidOn: string | null;
  document: string;
  /** The excess that was said to be right: a change of the amount asks anew. */
  confirmed: number | null;
}

/** Records a receipt against the file's charge. */
export default function ReceiptDialog(props: ActProps) {
  const text = useText();
  const { locale } = useTheme();
  const draft = useActDraft<Written>(props, {
    amount: props.file.charge?.remaining ?? null,
    paidOn: null,
    document: "",
    confirmed: null,
  });
  const { amount, paidOn, document, confirmed } = draft.value;
  const { send, begin, required, failure, faultAt } = useMove(applications.recordPayment, props, draft.discard);
  const isSum = amount !== null && Number.isInteger(amount) && amount > 0;
  const excess = isSum ? Math.max(0, amount - (props.file.charge?.remaining ?? amount)) : 0;
  const isMeant = excess === 0 || confirmed === excess;

  function check(): Promise<unknown> | void {
    if (begin(isSum && isMeant && paidOn !== null && document.trim() !== "") && isSum && paidOn !== null) {
      return send({
        params: { id: props.file.id },
        body: { amount, paidOn, document: document.trim(), ...(excess > 0 ? { excess } : {}) },
      });
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
      {excess > 0 ? (
        <>
          <InlineAlert tone="warning" announce>
            {text("act.excess", { excess: formatMoney(excess, locale) })}
          </InlineAlert>
          <Checkbox
            isSelected={isMeant}
            onChange={(right) => draft.change({ confirmed: right ? excess : null })}
            isRequired
            error={required(!isMeant)}
          >
            {text("act.excess.confirm")}
          </Checkbox>
        </>
      ) : null}
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
