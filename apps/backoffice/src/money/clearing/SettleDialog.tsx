import { type ClearingBalance, clearing } from "@yer/api/contract/clearing";
import type { OpenLine } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { useRead, useTheme } from "@yer/api/react";
import { MoneyField, Select } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useClearingText } from "./clearing-texts.js";

const provider = "provider";

interface Written {
  readonly by: string | null;
  readonly amount: number | null;
}

interface SettleProps {
  readonly line: OpenLine;
  /** What the account's region is owed, by whom. */
  readonly owed: readonly ClearingBalance[];
  readonly onClose: () => void;
}

function Settle({ line, owed, onClose }: SettleProps) {
  const text = useClearingText();
  const { locale } = useTheme();
  const [first] = owed;
  const start: Written = {
    by: first === undefined ? null : (first.by?.soato ?? provider),
    amount: Math.min(line.unmatched, first?.owed ?? 0),
  };
  const form = useEndpointForm(clearing.settle, {
    start,
    version: line.version,
    fields: { by: text("clearing.by"), amount: text("word.amount") },
    args: ({ by, amount }: Written) => ({ params: { id: line.id }, body: { by: by === provider ? null : by, amount } }),
    done: () => text("clearing.settle.done"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text("clearing.settle")} label={text("clearing.settle")} onClose={onClose}>
      <p>{text("clearing.settle.text")}</p>
      <Select
        {...form.field("by")}
        items={owed.map(({ by, owed: sum }) => ({
          id: by?.soato ?? provider,
          label: `${by === null ? text("clearing.provider") : by.name[locale]}: ${formatMoney(sum, locale)}`,
        }))}
        isRequired
      />
      <MoneyField {...form.field("amount")} isRequired width="md" />
    </FormDialog>
  );
}

/** Says that a line is what another region, or the provider of online payments, pays of what it owes. */
export function SettleDialog({ line, onClose }: Omit<SettleProps, "owed">) {
  const { data } = useRead(clearing.list);
  if (data === undefined) return null;
  const owed = data.items.filter(({ region }) => region.soato === line.region);
  return <Settle line={line} owed={owed} onClose={onClose} />;
}
