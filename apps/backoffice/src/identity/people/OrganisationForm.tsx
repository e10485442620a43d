import {
  type Organisation,
  type OrganisationFacts,
  type OrganisationPage,
  organisations,
} from "@yer/api/contract/organisations";
import { organisationKinds } from "@yer/api/contract/statuses";
import { matchesSearch } from "@yer/api/formats";
import { useAct, useMay, useTheme } from "@yer/api/react";
import { ComboBox, Switch, TextField, uiLocales } from "@yer/ui";
import { useState } from "react";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { usePeopleText } from "./people-texts.js";
import { SaveDialog } from "./SaveDialog.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

const empty: OrganisationFacts = {
  name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" },
  kind: "cadastre",
  territory: "17",
  parentId: null,
  active: true,
};

function factsOf({ name, kind, territory, parentId, active }: Organisation): OrganisationFacts {
  return { name, kind, territory, parentId, active };
}

/** Props of {@link OrganisationForm}. */
export interface OrganisationFormProps {
  /** The organisation that is changed; undefined to add one. */
  readonly standing: Organisation | undefined;
  /** Every organisation, for choosing the one above. */
  readonly all: readonly Organisation[];
  readonly onClose: () => void;
}

/** Adds or changes an organisation. A wider territory is a grant to its members, so saving is previewed. */
export function OrganisationForm({ standing, all, onClose }: OrganisationFormProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const territories = useTerritories();
  const [impact] = useAct(organisations.impact);
  const [isPreviewed, setPreviewed] = useState(false);
  const isReadOnly = !useMay("update:organisation");
  const { disabledReason } = useRefusal("update:organisation");
  const form = useEndpointForm(standing ? organisations.update : organisations.create, {
    draft: { form: "update:organisation", id: standing?.id ?? "new" },
    start: standing ? factsOf(standing) : empty,
    version: standing?.version,
    fields: {
      kind: text("word.kind"),
      territory: { label: text("people.territory"), show: (code) => territories.nameOf(String(code)) },
      parentId: { label: text("org.parent"), show: (id) => all.find((one) => one.id === id)?.name[locale] ?? "—" },
      active: { label: text("org.active"), show: (on) => text(on === true ? "matrix.yes" : "matrix.no") },
      "name.uz_UZ": text("word.name.uz_UZ"),
      "name.uz_Cyrl": text("sets.name.uz_Cyrl"),
      "name.ru_RU": text("word.name.ru_RU"),
      "name.en_US": text("word.name.en_US"),
    },
    args: (body: OrganisationFacts) => (standing ? { params: { id: standing.id }, body } : { body }),
    compare: { read: (current) => current as OrganisationPage | undefined, valuesOf: factsOf },
    done: () => text("word.saved"),
    onSaved: onClose,
  });
  const isNamed = uiLocales.every((one) => form.values.name[one].trim() !== "");
  return (
    <FormDialog
      form={form}
      title={standing ? standing.name[locale] : text("org.add")}
      label={text("word.save")}
      size="lg"
      disabledReason={disabledReason ?? (isNamed ? undefined : text("people.incomplete"))}
      restored={{ title: text("people.draft"), drop: text("people.draft.discard") }}
      onSend={() => (standing ? setPreviewed(form.check()) : form.submit())}
      onClose={onClose}
      over={
        <>
          {isPreviewed && standing ? (
            <SaveDialog
              preview={() => impact({ params: { id: standing.id }, body: form.values })}
              onSave={() => form.submit()}
              onClose={() => setPreviewed(false)}
            />
          ) : null}
          <FormCompared form={form} />
        </>
      }
    >
      {uiLocales.map((one) => (
        <TextField key={one} {...form.field(`name.${one}`)} isReadOnly={isReadOnly} isRequired />
      ))}
      <ComboBox
        {...form.choice("kind")}
        items={organisationKinds.map((kind) => ({ id: kind, label: text(`organisationKind.${kind}`) }))}
        filter={matchesSearch}
        isReadOnly={isReadOnly}
        isRequired
      />
      <ComboBox
        {...form.choice("territory")}
        items={territories.all}
        filter={matchesSearch}
        isReadOnly={isReadOnly}
        isRequired
      />
      <ComboBox
        {...form.field("parentId")}
        items={all.filter(({ id }) => id !== standing?.id).map(({ id, name }) => ({ id, label: name[locale] }))}
        filter={matchesSearch}
        isReadOnly={isReadOnly}
      />
      <Switch {...form.field("active")} isReadOnly={isReadOnly} />
    </FormDialog>
  );
}
