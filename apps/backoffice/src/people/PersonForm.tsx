import { type UserPage, users } from "@yer/api/contract/users";
import { matchesSearch } from "@yer/api/formats";
import { sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { ComboBox, ConflictDialog, MultiSelect, TextField } from "@yer/ui";
import { DraftDialog } from "./DraftDialog.js";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { usePeopleText } from "./peopleTexts.js";
import { SaveDialog } from "./SaveDialog.js";
import { useChoices } from "./useChoices.js";
import { useTerritories } from "./useTerritories.js";

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
function isMasked(value: string): boolean {
  return value.includes("•");
}

function typed(value: string): string | null {
  return value.trim() === "" ? null : value.trim();
}

function bodyOf(given: Values) {
  return {
    name: given.name.trim(),
    organisationId: given.organisationId ?? "",
    positionId: given.positionId ?? "",
    roleIds: given.roleIds,
    territory: given.territory ?? "",
  };
}

const labelOf = (options: readonly { id: string; label: string }[]) => (id: unknown) =>
  options.find((option) => option.id === id)?.label ?? "—";

/** Registers a person (`person` undefined), or changes one. What is typed is kept on the service; saving is previewed. */
export default function PersonForm({ person, onClose }: { person: UserPage | undefined; onClose: () => void }) {
  const text = usePeopleText();
  const choices = useChoices();
  const territories = useTerritories();
  const [base, setBase] = useState(person);
  const draft = useServerDraft(
    person ? "update:user" : "create:user",
    person?.id ?? "new",
    base ? valuesOf(base) : empty,
    base?.version ?? null,
  );
  const [create] = useAct(users.create);
  const [update] = useAct(users.update);
  const [impact] = useAct(users.impact);
  const [failure, setFailure] = useState<Failure>();
  const [theirs, setTheirs] = useState<UserPage>();
  const [saving, setSaving] = useState(false);
  // A draft of before may lack what was added since.
  const values = { ...empty, ...draft.value };

  async function save(given: Values = values, version = base?.version): Promise<Failure | undefined> {
    const outcome =
      person === undefined
        ? await create({
            body: {
              ...bodyOf(given),
              pinfl: given.pinfl.trim(),
              phone: typed(given.phone),
              email: typed(given.email),
            },
          })
        : await update({
            params: { id: person.id },
            body: {
              ...bodyOf(given),
              ...(isMasked(given.pinfl) || given.pinfl === "" ? {} : { pinfl: given.pinfl.trim() }),
              ...(isMasked(given.phone) ? {} : { phone: typed(given.phone) }),
              ...(isMasked(given.email) ? {} : { email: typed(given.email) }),
            },
            ...(version === undefined ? {} : { ifMatch: version }),
          });
    if (!outcome.failure) {
      await draft.discard();
      toasts.push({ tone: "success", text: text("people.saved") });
      onClose();
      return undefined;
    }
    if (outcome.failure.kind === "problem" && outcome.failure.problem.code === "conflict") {
      setTheirs(outcome.failure.problem.current as UserPage);
      setSaving(false);
      return undefined;
    }
    setFailure(outcome.failure);
    return outcome.failure;
  }

  const faults = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];
  const errorAt = (field: string): string | undefined => {
    const fault = faults.find(({ pointer }) => pointer === `/${field}`);
    return fault ? sayFault(text, fault) : undefined;
  };
  const fields = [
    { name: "name", label: text("people.name") },
    { name: "phone", label: text("people.phone") },
    { name: "email", label: text("people.email") },
    { name: "organisationId", label: text("people.organisation"), show: labelOf(choices.organisations) },
    { name: "positionId", label: text("people.position"), show: labelOf(choices.positions) },
    {
      name: "roleIds",
      label: text("people.roles"),
      show: (ids: unknown) => (ids as string[]).map(labelOf(choices.roles)).join(", ") || "—",
    },
    { name: "territory", label: text("people.territory"), show: labelOf(territories.all) },
  ];

  return (
    <DraftDialog
      title={person ? person.name : text("people.add")}
      draft={draft}
      failure={failure}
      code={person ? "update:user" : "create:user"}
      onSave={async () => {
        setFailure(undefined);
        await draft.flush();
        // Nobody has anything yet: what is given is what the form says.
        if (person === undefined) await save();
        else setSaving(true);
      }}
      onClose={onClose}
      over={
        <>
          {" "}
          {saving && person ? (
            <SaveDialog
              preview={() => {
                const { organisationId, positionId, roleIds, territory } = values;
                return impact({
                  params: { id: person.id },
                  body: {
                    ...(organisationId === null ? {} : { organisationId }),
                    ...(positionId === null ? {} : { positionId }),
                    roleIds,
                    ...(territory === null ? {} : { territory }),
                  },
                });
              }}
              onSave={() => save()}
              onClose={() => setSaving(false)}
            />
          ) : null}
          {theirs && base ? (
            <ConflictDialog
              isOpen
              onClose={() => setTheirs(undefined)}
              fields={fields.map((field) => ({
                ...field,
                base: valuesOf(base)[field.name as keyof Values],
                mine: values[field.name as keyof Values],
                theirs: valuesOf(theirs)[field.name as keyof Values],
              }))}
              onResolve={async (merged) => {
                const next = { ...values, ...(merged as Partial<Values>) };
                draft.change(next);
                setBase(theirs);
                setTheirs(undefined);
                await save(next, theirs.version);
              }}
            />
          ) : null}
        </>
      }
    >
      <TextField
        label={text("people.name")}
        value={values.name}
        onChange={(name) => draft.change({ name })}
        error={errorAt("name")}
        isRequired
      />
      <TextField
        label={text("people.pinfl")}
        value={values.pinfl}
        onChange={(pinfl) => draft.change({ pinfl })}
        error={errorAt("pinfl")}
        isRequired={person === undefined}
      />
      <TextField
        label={text("people.phone")}
        value={values.phone}
        onChange={(phone) => draft.change({ phone })}
        error={errorAt("phone")}
      />
      <TextField
        label={text("people.email")}
        description={text("people.email.hint")}
        type="email"
        value={values.email}
        onChange={(email) => draft.change({ email })}
        error={errorAt("email")}
      />
      <ComboBox
        label={text("people.organisation")}
        options={choices.organisations}
        filter={matchesSearch}
        value={values.organisationId}
        onChange={(organisationId) => draft.change({ organisationId })}
        error={errorAt("organisationId")}
        isRequired
      />
      <ComboBox
        label={text("people.position")}
        options={choices.positions}
        filter={matchesSearch}
        value={values.positionId}
        onChange={(positionId) => draft.change({ positionId })}
        error={errorAt("positionId")}
        isRequired
      />
      <MultiSelect
        label={text("people.roles")}
        options={choices.roles}
        filter={matchesSearch}
        value={values.roleIds}
        onChange={(roleIds) => draft.change({ roleIds })}
        error={errorAt("roleIds")}
      />
      <ComboBox
        label={text("people.territory")}
        options={territories.all}
        filter={matchesSearch}
        value={values.territory}
        onChange={(territory) => draft.change({ territory })}
        error={errorAt("territory")}
        isRequired
      />
    </DraftDialog>
  );
}
