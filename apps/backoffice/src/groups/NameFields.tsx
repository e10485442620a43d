import { locales, type Names } from "@yer/api/contract/values";
import { Grid, TextField } from "@yer/ui";
import { useGroupsText } from "./groupsTexts.js";

/** Props of {@link NameFields}. */
export interface NameFieldsProps {
  readonly value: Names;
  readonly onChange: (value: Names) => void;
  /** Whether what is missing is said. @default false */
  readonly showsFaults?: boolean;
  readonly isReadOnly?: boolean;
}

/** The name of a part of a name in its form, to which a summary of errors leads. */
export const nameFieldName = (locale: keyof Names): string => `name-${locale}`;

/** A group's name in the four languages. */
export function NameFields({ value, onChange, showsFaults = false, isReadOnly = false }: NameFieldsProps) {
  const text = useGroupsText();
  return (
    <Grid min="240px">
      {locales.map((locale) => (
        <TextField
          key={locale}
          name={nameFieldName(locale)}
          label={text(`groups.name.${locale}`)}
          value={value[locale]}
          onChange={(next) => onChange({ ...value, [locale]: next })}
          error={showsFaults && value[locale].trim() === "" ? text("fault.required") : undefined}
          maxLength={200}
          isRequired
          isReadOnly={isReadOnly}
        />
      ))}
    </Grid>
  );
}
