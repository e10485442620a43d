import { applications } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Checkbox, DatePicker, InlineAlert, MoneyField, TextField } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./act-props.js";
import { useMoveOptions } from "./use-move-options.js";

interface Written {
  amount: number | null;
  paidOn: string | null;
  document: string;
  /** The excess that was said to be right: a change of the amount asks anew. */
  confirmed: number | null;
}

/** Records a receipt against the application's charge. */
export default function ReceiptDialog(props: ActProps) {
  const text = useText();
  const { locale } = useTheme();
  const today = useLegalDay();
  const owed = props.application.charge?.remaining ?? null;
  const excessOf = ({ amount }: Written): number => Math.max(0, (amount ?? 0) - (owed ?? amount ?? 0));
  const isMeant = (given: Written): boolean => excessOf(given) === 0 || given.confirmed === excessOf(given);
  const start: Written = { amount: owed, paidOn: today, document: "", confirmed: null };
  const form = useEndpointForm(applications.recordPayment, {
    ...useMoveOptions(props),
    start,
    fields: {
      amount: text("act.amount"),
      confirmed: { label: text("act.excess.confirm"), at: "/excess" },
      paidOn: text("act.paidOn"),
      document: text("act.document"),
    },
    args: (given: Written) => ({
      params: { id: props.application.id },
      body: {
        amount: given.amount,
        paidOn: given.paidOn,
        document: given.document,
        ...(excessOf(given) > 0 ? { excess: excessOf(given) } : {}),
      },
    }),
    faults: (given) => (isMeant(given) ? [] : [{ pointer: "/excess", message: text("fault.required") }]),
  });
  const excess = excessOf(form.values);
  return (
    <ActDialog {...props} form={form}>
      <MoneyField {...form.field("amount")} isRequired width="md" />
      {excess > 0 ? (
        <>
          <InlineAlert tone="warning" isAnnounced>
            {text("act.excess", { excess: formatMoney(excess, locale) })}
          </InlineAlert>
          <Checkbox
            isSelected={isMeant(form.values)}
            onChange={(right) => form.change({ confirmed: right ? excess : null })}
            isRequired
            error={form.errorAt("confirmed")}
          >
            {text("act.excess.confirm")}
          </Checkbox>
        </>
      ) : null}
      <DatePicker {...form.field("paidOn")} isRequired width="md" />
      <TextField {...form.field("document")} isRequired maxLength={100} />
    </ActDialog>
  );
}
