import { payeeBounds, refunds } from "@yer/api/contract/refunds";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { MoneyField, TextField } from "@yer/ui";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useMoneyText } from "../money-texts.js";

/** Props of {@link ProposeRefundDialog}. */
export interface ProposeRefundDialogProps {
  readonly applicationId: string;
  /** What no refund promises yet, in tiyin. */
  readonly free: number;
  readonly onClose: () => void;
}

interface Written {
  readonly amount: number | null;
  readonly name: string;
  readonly account: string;
  readonly mfo: string;
}

/** Proposes to pay back what is owed, or a part of it, to an account. */
export default function ProposeRefundDialog({ applicationId, free, onClose }: ProposeRefundDialogProps) {
  const text = useMoneyText();
  const { locale } = useTheme();
  const start: Written = { amount: free, name: "", account: "", mfo: "" };
  const label = text("money.refund.propose");
  const form = useEndpointForm(refunds.propose, {
    draft: { form: "refund:propose", id: applicationId },
    start,
    fields: {
      amount: text("word.amount"),
      name: text("money.refund.name"),
      account: text("money.refund.account"),
      mfo: text("money.refund.mfo"),
    },
    args: ({ account, mfo, ...rest }: Written) => ({
      params: { id: applicationId },
      // Numbers of accounts are written in groups.
      body: { ...rest, account: account.replaceAll(/\s/g, ""), mfo: mfo.trim() },
    }),
    done: () => text("money.takeBack.done"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} onClose={onClose}>
      <p>{text("money.refund.propose.text", { free: formatMoney(free, locale) })}</p>
      <MoneyField {...form.field("amount")} isRequired width="md" />
      <TextField {...form.field("name")} isRequired maxLength={payeeBounds.name} />
      <TextField {...form.field("account")} isRequired inputMode="numeric" width="lg" />
      <TextField {...form.field("mfo")} isRequired inputMode="numeric" width="sm" />
    </FormDialog>
  );
}
