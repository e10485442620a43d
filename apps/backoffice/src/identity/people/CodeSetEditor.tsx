import type { PermissionCode } from "@yer/api/contract/codes";
import type { CodeSet, CodeSetFacts, positions } from "@yer/api/contract/positions";
import { matchesSearch } from "@yer/api/formats";
import { useAct, useMay, useTheme } from "@yer/api/react";
import { MultiSelect, TextField, uiLocales } from "@yer/ui";
import { useState } from "react";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { usePeopleText } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { SaveDialog } from "./SaveDialog.js";
import { useCodeOptions } from "./use-choices.js";

/** The two kinds of named sets of codes. */
export type CodeSets = "positions" | "roles";

const empty: CodeSetFacts = { name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" }, codes: [] };

const factsOf = ({ name, codes }: CodeSet): CodeSetFacts => ({ name, codes });

/** Props of {@link CodeSetEditor}. */
export interface CodeSetEditorProps {
  readonly of: CodeSets;
  readonly endpoints: typeof positions;
  /** The position or role that is changed; undefined to add one. */
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
  const [impact] = useAct(endpoints.impact);
  const [isPreviewed, setPreviewed] = useState(false);
  const isReadOnly = !useMay(code);
  const { disabledReason } = useRefusal(code);
  const form = useEndpointForm(standing ? endpoints.update : endpoints.create, {
    draft: { form: `update:${of === "positions" ? "position" : "role"}`, id: standing?.id ?? "new" },
    start: standing ? factsOf(standing) : empty,
    version: standing?.version,
    fields: {
      "name.uz_UZ": text("word.name.uz_UZ"),
      "name.uz_Cyrl": text("sets.name.uz_Cyrl"),
      "name.ru_RU": text("word.name.ru_RU"),
      "name.en_US": text("word.name.en_US"),
      codes: {
        label: text("menu.permissions"),
        show: (codes) => (codes as string[]).map((one) => permissionInWords(text, one)).join("; ") || "—",
      },
    },
    args: (body: CodeSetFacts) => (standing ? { params: { id: standing.id }, body } : { body }),
    compare: { read: (current) => current as CodeSet | undefined, valuesOf: factsOf },
    done: () => text("word.saved"),
    onSaved: onClose,
  });
  const isNamed = uiLocales.every((one) => form.values.name[one].trim() !== "");
  return (
    <FormDialog
      form={form}
      title={standing ? standing.name[locale] : text(`sets.add.${of}`)}
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
              preview={() => impact({ params: { id: standing.id }, body: { codes: form.values.codes } })}
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
      <MultiSelect {...form.field("codes")} items={options} filter={matchesSearch} isReadOnly={isReadOnly} />
    </FormDialog>
  );
}
