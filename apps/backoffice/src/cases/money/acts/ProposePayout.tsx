import type { Endpoint } from "@yer/api/contract/endpoint";
import { payeeBounds } from "@yer/api/contract/refunds";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { MoneyField, TextField } from "@yer/ui";
import type { Asked } from "../../../base/forms/asked.js";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import type { DraftAddress } from "../../../base/forms/use-form-values.js";
import { useMoneyText } from "../money-texts.js";

/** What is paid back, and to whom. */
interface Payout {
  readonly amount: number | null;
  readonly name: string;
  readonly account: string;
  readonly mfo: string;
}

/** Props of {@link ProposePayout}. */
export interface ProposePayoutProps<E extends Endpoint> {
  readonly endpoint: E;
  readonly args: (body: Payout) => Asked<E>;
  readonly draft: DraftAddress;
  /** The version that was read, of what is paid out of. */
  readonly version?: number;
  /** Tiyin that can be paid back and that no proposal takes yet. */
  readonly free: number;
  /** Who is to be paid, as far as it is known. @default "" */
  readonly name?: string;
  readonly onClose: () => void;
}

/** Proposes to pay something back, or a part of it, to an account. */
export function ProposePayout<E extends Endpoint>(props: ProposePayoutProps<E>) {
  const { endpoint, args, draft, version, free, name = "", onClose } = props;
  const text = useMoneyText();
  const { locale } = useTheme();
  const start: Payout = { amount: free, name, account: "", mfo: "" };
  const label = text("money.refund.propose");
  const form = useEndpointForm(endpoint, {
    draft,
    start,
    version,
    fields: {
      amount: text("word.amount"),
      name: text("money.refund.name"),
      account: text("money.refund.account"),
      mfo: text("money.refund.mfo"),
    },
    // Numbers of accounts are written in groups.
    args: ({ account, mfo, ...rest }: Payout) =>
      args({ ...rest, account: account.replaceAll(/\s/g, ""), mfo: mfo.trim() }),
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
