import { refunds } from "@yer/api/contract/refunds";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { NumberAndDay } from "../../../base/screen/NumberAndDay.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { useMoneyText } from "../money-texts.js";
import type { RefundActProps } from "./refund-act.js";

/** Says by which order the bank was told to pay. */
export default function OrderRefundDialog({ applicationId, refund: { id, version }, onClose }: RefundActProps) {
  const text = useMoneyText();
  const today = useLegalDay();
  const label = text("money.act.order");
  const start: { readonly number: string; readonly day: string | null } = { number: "", day: today };
  const form = useEndpointForm(refunds.order, {
    draft: { form: "refund:order", id },
    start,
    fields: { number: text("money.refund.order.number"), day: text("money.refund.order.day") },
    version,
    args: ({ number, day }: typeof start) => ({
      params: { id: applicationId, refund: id },
      body: { number, day: day ?? "" },
    }),
    done: () => text("act.done", { move: label }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} onClose={onClose}>
      <NumberAndDay number={form.field("number")} day={form.field("day")} />
    </FormDialog>
  );
}
