import type { PlaceLevel } from "@yer/api/contract/places";
import { districtTypes } from "@yer/api/contract/places-register";
import { ComboBox, formFields, NumberField, type Option, Select, TextField } from "@yer/ui";
import { usePlacesText } from "./places-texts.js";
import type { PlaceValues } from "./place-values.js";
import { usePlaceSearch } from "./use-place-search.js";
import { placeTypeWords, parentWords } from "./place-words.js";

/** Props of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  readonly level: PlaceLevel;
  /** Whether the code can be written: of a new place only. */
  readonly isNew: boolean;
  /** The parent as it stands, which a search may not give. */
  readonly parent?: Option | undefined;
  /** Whether the parent is asked for: parts of a place share its parent. @default true */
  readonly asksParent?: boolean;
}

const { Field } = formFields<PlaceValues>();

const locales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const;

/** The names of a place in four languages; only the Uzbek Latin one is asked for. */
export function PlaceNames() {
  const text = usePlacesText();
  return locales.map((locale) => (
    <Field key={locale} name={`name.${locale}`}>
      {(field) => <TextField {...field} label={text(`places.name.${locale}`)} isRequired={locale === "uz_UZ"} />}
    </Field>
  ));
}

/** Where a place lies, its codes, and what else its level has. */
export function PlaceFields({ level, isNew, parent, asksParent = true }: PlaceFieldsProps) {
  const text = usePlacesText();
  const search = usePlaceSearch(level === "neighborhood" ? "district" : "region");
  return (
    <>
      {level === "region" || !asksParent ? null : (
        <Field name="parent">
          {(field) => (
            <ComboBox
              {...field}
              label={text(parentWords[level])}
              search={search}
              {...(parent === undefined ? {} : { selectedItem: parent })}
              isRequired
            />
          )}
        </Field>
      )}
      <Field name="code">
        {(field) => (
          <TextField
            {...field}
            label={text(`places.code.${level}`)}
            inputMode="numeric"
            isReadOnly={!isNew}
            isRequired
            width="md"
          />
        )}
      </Field>
      {level === "neighborhood" ? null : (
        <Field name="cadastreCode">
          {(field) => (
            <TextField
              {...field}
              label={text("places.cadastre")}
              description={text("places.cadastre.hint")}
              isRequired
              width="md"
            />
          )}
        </Field>
      )}
      {level === "district" ? (
        <>
          <Field name="type">
            {(field) => (
              <Select
                {...field}
                label={text("word.kind")}
                items={districtTypes.map((type) => ({ id: type, label: text(placeTypeWords[type]) }))}
                isRequired
                width="md"
              />
            )}
          </Field>
          <Field name="bhmMultiple">
            {(field) => <NumberField {...field} label={text("places.bhm")} isRequired width="md" />}
          </Field>
        </>
      ) : null}
    </>
  );
}
