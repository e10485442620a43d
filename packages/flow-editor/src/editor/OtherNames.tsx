import { Disclosure, Stack, TextField } from "@yer/ui";
import type { ReactNode } from "react";
import { labelLocales } from "../model/kept-name.js";
import { namedOf, translate } from "../model/translate.js";
import { diagramLimits } from "../model/limits.js";
import { useEditor } from "./editor-context.js";

/** What a node is called by readers of each language; where nothing is written, they are told its name. */
export function OtherNames({ id }: { readonly id: string }): ReactNode {
  const { editing, text } = useEditor();
  const { diagram, edit, seal } = editing;
  const named = namedOf(diagram, id);
  if (!named) return null;
  return (
    <Disclosure title={text("field.otherNames")}>
      <Stack gap={3}>
        {labelLocales.map((locale) => (
          <TextField
            key={locale}
            label={text(`locale.${locale}`)}
            value={named.names?.[locale] ?? ""}
            placeholder={named.label}
            maxLength={diagramLimits.label}
            onChange={(name) => edit((current) => translate(current, id, locale, name), `name ${locale} ${id}`)}
            onBlur={seal}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}
