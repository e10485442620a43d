import { locales, type Names } from "@yer/api/contract/values";
import { Grid, TextField } from "@yer/ui";
import { useGroupsText } from "./groups-texts.js";

/** Props of {@link NameFields}. */
export interface NameFieldsProps {
  readonly value: Names;
  readonly onChange: (value: Names) => void;
  /** What is wrong with the name in a language. @default nothing */
  readonly errorAt?: (locale: keyof Names) => string | undefined;
  readonly isReadOnly?: boolean;
}

/** A group's name in the four languages. */
export function NameFields({ value, onChange, errorAt, isReadOnly = false }: NameFieldsProps) {
  const text = useGroupsText();
  return (
    <Grid min="240px">
      {locales.map((locale) => (
        <TextField
          key={locale}
          name={`name.${locale}`}
          label={text(`groups.name.${locale}`)}
          value={value[locale]}
          onChange={(next) => onChange({ ...value, [locale]: next })}
          error={errorAt?.(locale)}
          maxLength={200}
          isRequired
          isReadOnly={isReadOnly}
        />
      ))}
    </Grid>
  );
}
