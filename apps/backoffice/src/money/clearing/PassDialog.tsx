import { clearing } from "@yer/api/contract/clearing";
import { places } from "@yer/api/contract/places";
import type { OpenLine } from "@yer/api/contract/statement-lines";
import { useRead, useTheme } from "@yer/api/react";
import { MoneyField, Select, TextArea } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useClearingText } from "./clearing-texts.js";

interface Written {
  readonly region: string | null;
  readonly amount: number | null;
  readonly reason: string;
}

/** Passes what waits of a line on to the region whose charge it is for. */
export function PassDialog({ line, onClose }: { readonly line: OpenLine; readonly onClose: () => void }) {
  const text = useClearingText();
  const { locale } = useTheme();
  const { data } = useRead(places.regions);
  const start: Written = { region: line.elsewhere, amount: line.unmatched, reason: "" };
  const form = useEndpointForm(clearing.pass, {
    start,
    version: line.version,
    fields: { region: text("word.region"), amount: text("word.amount"), reason: text("word.reason") },
    args: ({ region, ...rest }: Written) => ({ params: { id: line.id }, body: { ...rest, region: region ?? "" } }),
    done: () => text("clearing.pass.done"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text("clearing.pass")} label={text("clearing.pass")} onClose={onClose}>
      <p>{text("clearing.pass.text")}</p>
      <Select
        {...form.field("region")}
        items={(data?.items ?? []).map(({ soato, name }) => ({ id: soato, label: name[locale] }))}
        isRequired
      />
      <MoneyField {...form.field("amount")} isRequired width="md" />
      <TextArea {...form.field("reason")} limit={500} isRequired />
    </FormDialog>
  );
}
