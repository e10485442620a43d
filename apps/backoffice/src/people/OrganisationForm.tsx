import {
  type Organisation,
  type OrganisationFacts,
  type OrganisationPage,
  organisations,
} from "@yer/api/contract/organisations";
import { organisationKinds, type OrganisationKind } from "@yer/api/contract/statuses";
import { matchesSearch } from "@yer/api/formats";
import { sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct, useMay, useTheme } from "@yer/api/react";
import { ComboBox, ConflictDialog, Switch, TextField, uiLocales } from "@yer/ui";
import { DraftDialog } from "./DraftDialog.js";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { usePeopleText } from "./peopleTexts.js";
import { SaveDialog } from "./SaveDialog.js";
import { useTerritories } from "./useTerritories.js";

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
  /** What is changed; undefined: a new body. */
  readonly standing: Organisation | undefined;
  /** Every body, for choosing the one above. */
  readonly all: readonly Organisation[];
  readonly onClose: () => void;
}

/** Adds or changes a body. A wider territory is a grant to its members, so saving is previewed. */
export function OrganisationForm({ standing, all, onClose }: OrganisationFormProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const territories = useTerritories();
  const [base, setBase] = useState(standing);
  const draft = useServerDraft<OrganisationFacts>(
    "update:organisation",
    standing?.id ?? "new",
    base ? factsOf(base) : empty,
    base?.version ?? null,
  );
  const [create] = useAct(organisations.create);
  const [update] = useAct(organisations.update);
  const [impact] = useAct(organisations.impact);
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<OrganisationPage>();
  const [failure, setFailure] = useState<Failure>();
  const { value } = draft;
  const isReadOnly = !useMay("update:organisation");

  async function save(given: OrganisationFacts = value, version = base?.version): Promise<Failure | undefined> {
    const outcome =
      standing === undefined || version === undefined
        ? await create({ body: given })
        : await update({ params: { id: standing.id }, body: given, ifMatch: version });
    if (!outcome.failure) {
      await draft.discard();
      toasts.push({ tone: "success", text: text("people.saved") });
      onClose();
      return undefined;
    }
    if (outcome.failure.kind === "problem" && outcome.failure.problem.code === "conflict") {
      setTheirs(outcome.failure.problem.current as OrganisationPage);
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
  const nameOf = (id: unknown) => all.find((one) => one.id === id)?.name[locale] ?? "—";
  const isNamed = uiLocales.every((one) => value.name[one].trim() !== "");
  return (
    <DraftDialog
      title={standing ? standing.name[locale] : text("org.add")}
      draft={draft}
      failure={failure}
      isComplete={isNamed}
      code="update:organisation"
      onSave={async () => {
        setFailure(undefined);
        if (standing === undefined) await save();
        else setSaving(true);
      }}
      onClose={onClose}
      over={
        <>
          {saving && standing ? (
            <SaveDialog
              preview={() => impact({ params: { id: standing.id }, body: value })}
              onSave={() => save()}
              onClose={() => setSaving(false)}
            />
          ) : null}
          {theirs && base ? (
            <ConflictDialog
              isOpen
              onClose={() => setTheirs(undefined)}
              fields={[
                { name: "kind", label: text("org.kind"), base: base.kind, mine: value.kind, theirs: theirs.kind },
                {
                  name: "territory",
                  label: text("people.territory"),
                  base: base.territory,
                  mine: value.territory,
                  theirs: theirs.territory,
                  show: (code) => territories.nameOf(String(code)),
                },
                {
                  name: "parentId",
                  label: text("org.parent"),
                  base: base.parentId,
                  mine: value.parentId,
                  theirs: theirs.parentId,
                  show: nameOf,
                },
                {
                  name: "active",
                  label: text("org.active"),
                  base: base.active,
                  mine: value.active,
                  theirs: theirs.active,
                  show: (on) => text(on === true ? "matrix.yes" : "matrix.no"),
                },
                ...uiLocales.map((one) => ({
                  name: one,
                  label: text(`sets.name.${one}`),
                  base: base.name[one],
                  mine: value.name[one],
                  theirs: theirs.name[one],
                })),
              ]}
              onResolve={async ({ kind, territory, parentId, active, ...names }) => {
                const next = {
                  ...value,
                  ...({ kind, territory, parentId, active } as Partial<OrganisationFacts>),
                  name: { ...value.name, ...(names as Partial<OrganisationFacts["name"]>) },
                };
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
      {uiLocales.map((one) => (
        <TextField
          key={one}
          label={text(`sets.name.${one}`)}
          value={value.name[one]}
          onChange={(name) => draft.change({ name: { ...value.name, [one]: name } })}
          isReadOnly={isReadOnly}
          isRequired
        />
      ))}
      <ComboBox
        label={text("org.kind")}
        options={organisationKinds.map((kind) => ({ id: kind, label: text(`organisationKind.${kind}`) }))}
        filter={matchesSearch}
        value={value.kind}
        onChange={(kind) => {
          if (kind !== null) draft.change({ kind: kind as OrganisationKind });
        }}
        isReadOnly={isReadOnly}
        isRequired
      />
      <ComboBox
        label={text("people.territory")}
        options={territories.all}
        filter={matchesSearch}
        value={value.territory}
        onChange={(territory) => {
          if (territory !== null) draft.change({ territory });
        }}
        isReadOnly={isReadOnly}
        error={errorAt("territory")}
        isRequired
      />
      <ComboBox
        label={text("org.parent")}
        options={all.filter(({ id }) => id !== standing?.id).map(({ id, name }) => ({ id, label: name[locale] }))}
        filter={matchesSearch}
        value={value.parentId}
        onChange={(parentId) => draft.change({ parentId })}
        isReadOnly={isReadOnly}
        error={errorAt("parentId")}
      />
      <Switch isSelected={value.active} isReadOnly={isReadOnly} onChange={(active) => draft.change({ active })}>
        {text("org.active")}
      </Switch>
    </DraftDialog>
  );
}
