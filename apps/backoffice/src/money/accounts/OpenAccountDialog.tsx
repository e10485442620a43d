import { bankAccountKinds, bankAccounts } from "@yer/api/contract/bank-accounts";
import { places } from "@yer/api/contract/places";
import { useRead, useSession, useTheme } from "@yer/api/react";
import { RadioGroup, Select, TextField } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useAccountsText } from "./accounts-texts.js";

interface Written {
  readonly region: string | null;
  readonly kind: (typeof bankAccountKinds)[number];
  readonly name: string;
  readonly number: string;
  readonly mfo: string;
}

const start: Written = { region: null, kind: "bank", name: "", number: "", mfo: "" };

/** Proposes an account of a region that the person's territory holds. */
export default function OpenAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useAccountsText();
  const { locale } = useTheme();
  const { user } = useSession();
  const { data } = useRead(places.regions);
  const territory = user?.territory ?? "-";
  const regions = (data?.items ?? []).filter(({ soato }) => soato.startsWith(territory));
  const only = regions.length === 1 ? (regions[0]?.soato ?? null) : null;
  const form = useEndpointForm(bankAccounts.open, {
    start,
    fields: {
      region: text("word.region"),
      kind: text("word.kind"),
      name: text("accounts.column.name"),
      number: text("accounts.number"),
      mfo: text("accounts.mfo"),
    },
    args: ({ region, number, mfo, ...rest }: Written) => ({
      // Numbers of accounts are written in groups.
      body: { ...rest, region: region ?? only ?? "", number: number.replaceAll(/\s/g, ""), mfo: mfo.trim() },
    }),
    done: () => text("accounts.open.done"),
    onSaved: onClose,
  });
  const region = form.field("region");
  const kind = form.field("kind");
  return (
    <FormDialog form={form} title={text("accounts.open")} label={text("accounts.open")} onClose={onClose}>
      <p>{text("accounts.open.text")}</p>
      <Select
        {...region}
        value={region.value ?? only}
        items={regions.map(({ soato, name }) => ({ id: soato, label: name[locale] }))}
        isRequired
      />
      <RadioGroup
        {...kind}
        items={bankAccountKinds.map((id) => ({ id, label: text(`accounts.kind.${id}`) }))}
        onChange={(id) => kind.onChange(id === "online" ? "online" : "bank")}
      />
      {kind.value === "online" ? <p>{text("accounts.kind.online.text")}</p> : null}
      <TextField {...form.field("name")} isRequired maxLength={200} />
      <TextField {...form.field("number")} isRequired inputMode="numeric" width="lg" />
      <TextField {...form.field("mfo")} isRequired inputMode="numeric" width="sm" />
    </FormDialog>
  );
}
