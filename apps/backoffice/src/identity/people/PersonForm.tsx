import { type UserPage, users } from "@yer/api/contract/users";
import { matchesSearch } from "@yer/api/formats";
import { useAct } from "@yer/api/react";
import { ComboBox, MultiSelect, TextField } from "@yer/ui";
import { useState } from "react";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { usePeopleText } from "./people-texts.js";
import { SaveDialog } from "./SaveDialog.js";
import { useChoices } from "./use-choices.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

interface Values {
  name: string;
  phone: string;
  email: string;
  pinfl: string;
  organisationId: string | null;
  positionId: string | null;
  roleIds: string[];
  territory: string | null;
}

const empty: Values = {
  name: "",
  phone: "",
  email: "",
  pinfl: "",
  organisationId: null,
  positionId: null,
  roleIds: [],
  territory: null,
};

function valuesOf(person: UserPage): Values {
  return {
    name: person.name,
    phone: person.phone ?? "",
    email: person.email ?? "",
    pinfl: person.pinfl,
    organisationId: person.organisation?.id ?? null,
    positionId: person.position?.id ?? null,
    roleIds: person.roles.map(({ id }) => id),
    territory: person.territory,
  };
}

/** A number as it was shown stands for the one the service has: what is masked was not typed, and stays. */
function typed<Name extends string>(name: Name, value: string): { [_ in Name]?: string | null } {
  if (value.includes("•")) return {};
  return { [name]: value.trim() || null } as { [_ in Name]: string | null };
}

const labelOf = (options: readonly { id: string; label: string }[]) => (id: unknown) =>
  options.find((option) => option.id === id)?.label ?? "—";

/** Registers a person (`person` undefined), or changes one. What is typed is kept on the service; saving is previewed. */
export default function PersonForm({ person, onClose }: { person: UserPage | undefined; onClose: () => void }) {
  const text = usePeopleText();
  const choices = useChoices();
  const territories = useTerritories();
  const code = person ? "update:user" : "create:user";
  const { disabledReason } = useRefusal(code);
  const [impact] = useAct(users.impact);
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useEndpointForm(person ? users.update : users.create, {
    draft: { form: code, id: person?.id ?? "new" },
    start: person ? valuesOf(person) : empty,
    version: person?.version,
    fields: {
      name: text("word.personName"),
      pinfl: { label: text("word.pinfl"), isCompared: false },
      phone: text("word.phone"),
      email: text("people.email"),
      organisationId: { label: text("word.organization"), show: labelOf(choices.organisations) },
      positionId: { label: text("why.kind.position"), show: labelOf(choices.positions) },
      roleIds: {
        label: text("menu.roles"),
        show: (ids) => (ids as string[]).map(labelOf(choices.roles)).join(", ") || "—",
      },
      territory: { label: text("people.territory"), show: labelOf(territories.all) },
    },
    args: ({ name, pinfl, phone, email, ...given }: Values) => {
      const body = { ...given, name: name.trim(), ...typed("phone", phone), ...typed("email", email) };
      if (!person) return { body: { phone: null, email: null, ...body, pinfl: pinfl.trim() } };
      return { params: { id: person.id }, body: { ...body, ...(pinfl === "" ? {} : typed("pinfl", pinfl)) } };
    },
    compare: { read: (current) => current as UserPage | undefined, valuesOf },
    done: () => text("word.saved"),
    onSaved: onClose,
  });
  const { organisationId, positionId, roleIds, territory } = form.values;

  return (
    <FormDialog
      form={form}
      title={person ? person.name : text("people.add")}
      label={text("word.save")}
      size="lg"
      disabledReason={disabledReason}
      restored={{ title: text("people.draft"), drop: text("people.draft.discard") }}
      // Nobody has anything yet of who is new: what is given is what the form says.
      onSend={() => (person ? setPreviewed(form.check()) : form.submit())}
      onClose={onClose}
      over={
        <>
          {isPreviewed && person ? (
            <SaveDialog
              preview={() =>
                impact({
                  params: { id: person.id },
                  body: {
                    ...(organisationId === null ? {} : { organisationId }),
                    ...(positionId === null ? {} : { positionId }),
                    roleIds,
                    ...(territory === null ? {} : { territory }),
                  },
                })
              }
              onSave={() => form.submit()}
              onClose={() => setPreviewed(false)}
            />
          ) : null}
          <FormCompared form={form} />
        </>
      }
    >
      <TextField {...form.field("name")} isRequired />
      <TextField {...form.field("pinfl")} isRequired={person === undefined} />
      <TextField {...form.field("phone")} />
      <TextField {...form.field("email")} description={text("people.email.hint")} type="email" />
      <ComboBox {...form.field("organisationId")} items={choices.organisations} filter={matchesSearch} isRequired />
      <ComboBox {...form.field("positionId")} items={choices.positions} filter={matchesSearch} isRequired />
      <MultiSelect {...form.field("roleIds")} items={choices.roles} filter={matchesSearch} />
      <ComboBox {...form.field("territory")} items={territories.all} filter={matchesSearch} isRequired />
    </FormDialog>
  );
}
