import type { Endpoint } from "@yer/api/contract/endpoint";
import { DatePicker, TextField } from "@yer/ui";
import type { Asked } from "../../../base/forms/asked.js";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import type { DraftAddress } from "../../../base/forms/use-form-values.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { useMoneyText } from "../money-texts.js";
import type { MoneyActProps } from "./money-act.js";

/** Props of {@link ExecuteAct}. */
export interface ExecuteActProps<E extends Endpoint> extends MoneyActProps {
  readonly endpoint: E;
  readonly args: (body: { readonly day: string; readonly bankId: string }) => Asked<E>;
  readonly draft: DraftAddress;
}

/** Says when the bank paid, and under which of its ids. */
export function ExecuteAct<E extends Endpoint>(props: ExecuteActProps<E>) {
  const { endpoint, args, draft, label, version, onClose } = props;
  const text = useMoneyText();
  const today = useLegalDay();
  const start: { readonly day: string | null; readonly bankId: string } = { day: today, bankId: "" };
  const form = useEndpointForm(endpoint, {
    draft,
    start,
    fields: { day: text("money.refund.day"), bankId: text("money.refund.bankId") },
    version,
    args: ({ day, bankId }: typeof start) => args({ day: day ?? "", bankId }),
    done: () => text("act.done", { move: label }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} onClose={onClose}>
      <DatePicker {...form.field("day")} isRequired width="md" />
      <TextField {...form.field("bankId")} isRequired maxLength={100} />
    </FormDialog>
  );
}
