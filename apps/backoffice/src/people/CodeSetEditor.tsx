import type { PermissionCode } from "@yer/api/contract/codes";
import type { CodeSet, CodeSetFacts, positions } from "@yer/api/contract/positions";
import { matchesSearch } from "@yer/api/formats";
import { type Failure, useAct, useMay, useTheme } from "@yer/api/react";
import { ConflictDialog, MultiSelect, TextField, uiLocales } from "@yer/ui";
import { DraftDialog } from "./DraftDialog.js";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { usePeopleText } from "./peopleTexts.js";
import { permissionInWords } from "./permissionInWords.js";
import { SaveDialog } from "./SaveDialog.js";
import { useCodeOptions } from "./useChoices.js";

/** The two kinds of named sets of codes. */
export type CodeSets = "positions" | "roles";

const empty: CodeSetFacts = { name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" }, codes: [] };

/** Props of {@link CodeSetEditor}. */
export interface CodeSetEditorProps {
  readonly of: CodeSets;
  readonly endpoints: typeof positions;
  /** What is changed; undefined: a new one. */
  readonly standing: CodeSet | undefined;
  /** The permission that saving needs; without it everything can be read. */
  readonly code: PermissionCode;
  readonly onClose: () => void;
}

/** Adds or changes a position or role: its names and codes; what that does to its holders is shown before saving. */
export function CodeSetEditor({ of, endpoints, standing, code, onClose }: CodeSetEditorProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const options = useCodeOptions();
  const [base, setBase] = useState(standing);
  const draft = useServerDraft<CodeSetFacts>(
    `update:${of === "positions" ? "position" : "role"}`,
    standing?.id ?? "new",
    base ? { name: base.name, codes: base.codes } : empty,
    base?.version ?? null,
  );
  const [create] = useAct(endpoints.create);
  const [update] = useAct(endpoints.update);
  const [impact] = useAct(endpoints.impact);
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<CodeSet>();
  const [failure, setFailure] = useState<Failure>();
  const { value } = draft;
  const isReadOnly = !useMay(code);
  const isNamed = uiLocales.every((locale) => value.name[locale].trim() !== "");

  async function save(given: CodeSetFacts = value, version = base?.version): Promise<Failure | undefined> {
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
      setTheirs(outcome.failure.problem.current as CodeSet);
      setSaving(false);
      return undefined;
    }
    setFailure(outcome.failure);
    return outcome.failure;
  }

  const say = (codes: unknown) => (codes as string[]).map((code) => permissionInWords(text, code)).join("; ") || "—";
  return (
    <DraftDialog
      title={standing ? standing.name[locale] : text(`sets.add.${of}`)}
      draft={draft}
      failure={failure}
      isComplete={isNamed}
      code={code}
      onSave={async () => {
        setFailure(undefined);
        if (standing === undefined) await save();
        else setSaving(true);
      }}
      onClose={onClose}
      over={
        <>
          {" "}
          {saving && standing ? (
            <SaveDialog
              preview={() => impact({ params: { id: standing.id }, body: { codes: value.codes } })}
              onSave={() => save()}
              onClose={() => setSaving(false)}
            />
          ) : null}
          {theirs && base ? (
            <ConflictDialog
              isOpen
              onClose={() => setTheirs(undefined)}
              fields={[
                ...uiLocales.map((locale) => ({
                  name: locale,
                  label: text(`sets.name.${locale}`),
                  base: base.name[locale],
                  mine: value.name[locale],
                  theirs: theirs.name[locale],
                })),
                {
                  name: "codes",
                  label: text("sets.codes"),
                  base: base.codes,
                  mine: value.codes,
                  theirs: theirs.codes,
                  show: say,
                },
              ]}
              onResolve={async ({ codes, ...names }) => {
                const next = {
                  name: { ...value.name, ...(names as Partial<CodeSetFacts["name"]>) },
                  codes: (codes as string[] | undefined) ?? value.codes,
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
      {uiLocales.map((locale) => (
        <TextField
          key={locale}
          label={text(`sets.name.${locale}`)}
          value={value.name[locale]}
          onChange={(name) => draft.change({ name: { ...value.name, [locale]: name } })}
          isReadOnly={isReadOnly}
          isRequired
        />
      ))}
      <MultiSelect
        label={text("sets.codes")}
        options={options}
        filter={matchesSearch}
        value={value.codes}
        onChange={(codes) => draft.change({ codes })}
        isReadOnly={isReadOnly}
      />
    </DraftDialog>
  );
}
