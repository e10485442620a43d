import { refunds } from "@yer/api/contract/refunds";
import { DatePicker, TextField } from "@yer/ui";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { useMoneyText } from "../money-texts.js";
import type { RefundActProps } from "./refund-act.js";

/** Says when the bank paid, and under which of its ids. */
export default function ExecuteRefundDialog({ applicationId, refund: { id, version }, onClose }: RefundActProps) {
  const text = useMoneyText();
  const today = useLegalDay();
  const label = text("money.act.execute");
  const start: { readonly day: string | null; readonly bankId: string } = { day: today, bankId: "" };
  const form = useEndpointForm(refunds.execute, {
    draft: { form: "refund:execute", id },
    start,
    fields: { day: text("money.refund.day"), bankId: text("money.refund.bankId") },
    version,
    args: ({ day, bankId }: typeof start) => ({
      params: { id: applicationId, refund: id },
      body: { day: day ?? "", bankId },
    }),
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
