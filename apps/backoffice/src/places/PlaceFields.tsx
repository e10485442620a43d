import type { PlaceLevel } from "@yer/api/contract/places";
import { districtTypes } from "@yer/api/contract/places-register";
import { ComboBox, FormField, NumberField, type Option, Select, TextField } from "@yer/ui";
import { usePlacesText } from "./placesTexts.js";
import { usePlaceSearch } from "./usePlaceSearch.js";

/** Props of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  readonly level: PlaceLevel;
  /** Path of the place in the form's values, with its dot: `parts.0.`. @default none */
  readonly at?: string;
  /** Whether the code can be written: of a new place only. */
  readonly isNew: boolean;
  /** The parent as it stands, which a search may not give. */
  readonly parent?: Option | undefined;
  /** Whether the parent is asked for: parts of a place share its parent. @default true */
  readonly asksParent?: boolean;
}

const locales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const;

/** The names of a place in four languages; only the Uzbek Latin one is asked for. */
export function PlaceNames({ at = "" }: Pick<PlaceFieldsProps, "at">) {
  const text = usePlacesText();
  return locales.map((locale) => (
    <FormField key={locale} name={`${at}name.${locale}`}>
      {({ value, ...field }) => (
        <TextField
          {...field}
          value={String(value)}
          label={text(`places.name.${locale}`)}
          isRequired={locale === "uz_UZ"}
        />
      )}
    </FormField>
  ));
}

/** Where a place lies, its codes, and what else its level has. */
export function PlaceFields({ level, at = "", isNew, parent, asksParent = true }: PlaceFieldsProps) {
  const text = usePlacesText();
  const search = usePlaceSearch(level === "neighborhood" ? "district" : "region");
  return (
    <>
      {level === "region" || !asksParent ? null : (
        <FormField name={`${at}parent`}>
          {({ value, ...field }) => (
            <ComboBox
              {...field}
              label={text(`places.parent.${level}`)}
              search={search}
              value={value as string | null}
              {...(parent === undefined ? {} : { selectedOption: parent })}
              isRequired
            />
          )}
        </FormField>
      )}
      <FormField name={`${at}code`}>
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={String(value)}
            label={text(`places.code.${level}`)}
            inputMode="numeric"
            isReadOnly={!isNew}
            isRequired
            width="md"
          />
        )}
      </FormField>
      {level === "neighborhood" ? null : (
        <FormField name={`${at}cadastreCode`}>
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={String(value)}
              label={text("places.cadastre")}
              description={text("places.cadastre.hint")}
              isRequired
              width="md"
            />
          )}
        </FormField>
      )}
      {level === "district" ? (
        <>
          <FormField name={`${at}type`}>
            {({ value, ...field }) => (
              <Select
                {...field}
                value={String(value)}
                label={text("places.column.type")}
                options={districtTypes.map((type) => ({ id: type, label: text(`places.type.${type}`) }))}
                isRequired
                width="md"
              />
            )}
          </FormField>
          <FormField name={`${at}bhmMultiple`}>
            {({ value, ...field }) => (
              <NumberField {...field} value={value as number | null} label={text("places.bhm")} isRequired width="md" />
            )}
          </FormField>
        </>
      ) : null}
    </>
  );
}
