import { ConflictDialog, type ConflictField } from "@yer/ui";
import type { FormConflict } from "./endpoint-form.js";

/** Props of {@link FormCompared}. */
export interface FormComparedProps<Values, Given, Theirs> {
  readonly form: { readonly conflict: FormConflict<Values, Given, Theirs> | undefined };
  /** What differs, where the form compares something else than its own fields. */
  readonly fields?: readonly ConflictField[];
  /** Heading and what to choose, where it was not a colleague's change. @default another person changed the record */
  readonly title?: string;
  readonly intro?: string;
}

/** What somebody else saved while a form was written, beside what is written in it; nothing while nobody did. */
export function FormCompared<Values, Given, Theirs extends { readonly version: number }>(
  props: FormComparedProps<Values, Given, Theirs>,
) {
  const { form, fields, title, intro } = props;
  const { conflict } = form;
  if (!conflict) return null;
  return (
    <ConflictDialog
      // A newer version is another question: nothing decided about the old one stands.
      key={conflict.theirs.version}
      isOpen
      onOpenChange={conflict.close}
      {...(title === undefined ? {} : { title })}
      {...(intro === undefined ? {} : { intro })}
      fields={fields ?? conflict.fields}
      onResolve={conflict.resolve}
    />
  );
}
