import { type RefundablePayment, refunds } from "@yer/api/contract/refunds";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { MoneyField, RadioGroup, useDates } from "@yer/ui";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useMoneyText } from "../money-texts.js";

/** Props of {@link ProposeOnlineRefundDialog}. */
export interface ProposeOnlineRefundDialogProps {
  readonly applicationId: string;
  /** Online payments of which something can go back. */
  readonly payments: readonly RefundablePayment[];
  readonly onClose: () => void;
}

/** Proposes to pay back through the provider what was paid online, or a part of it. */
export function ProposeOnlineRefundDialog(props: ProposeOnlineRefundDialogProps) {
  const { applicationId: id, payments, onClose } = props;
  const text = useMoneyText();
  const dates = useDates();
  const { locale } = useTheme();
  const label = text("money.refund.proposeOnline");
  const [first] = payments;
  const start: { readonly payment: string; readonly amount: number | null } = {
    payment: first?.payment ?? "",
    amount: first?.free ?? null,
  };
  const form = useEndpointForm(refunds.proposeOnline, {
    draft: { form: "refund:propose-online", id },
    start,
    fields: { payment: text("money.refund.payment"), amount: text("word.amount") },
    args: (body: typeof start) => ({ params: { id }, body }),
    done: () => text("money.takeBack.done"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} onClose={onClose}>
      <p>{text("money.refund.proposeOnline.text")}</p>
      <RadioGroup
        {...form.field("payment")}
        items={payments.map(({ payment, paidOn, paid, free }) => ({
          id: payment,
          label: text("money.refund.payment.of", {
            day: dates.day(paidOn),
            paid: formatMoney(paid, locale),
            free: formatMoney(free, locale),
          }),
        }))}
      />
      <MoneyField {...form.field("amount")} isRequired width="md" />
    </FormDialog>
  );
}
