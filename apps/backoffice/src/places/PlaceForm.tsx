import type { PlaceLevel } from "@yer/api/contract/places";
import type { NewPlace } from "@yer/api/contract/places-register";
import { Button, Form, FormSection, type Option, type Refusal, Stack } from "@yer/ui";
import { type ReactNode, useMemo, useState } from "react";
import { usePlacesText } from "./places-texts.js";
import { PlaceFields, PlaceNames } from "./PlaceFields.js";
import { createPlaceSchema, placeMessage, type PlaceValues } from "./place-values.js";

/** Props of {@link PlaceForm}. */
export interface PlaceFormProps {
  readonly level: PlaceLevel;
  readonly label: string;
  /** What the form begins with; another `key` is another form. */
  readonly start: PlaceValues;
  readonly isNew: boolean;
  readonly parent?: Option | undefined;
  /** Called with the values whenever they change: for the draft. */
  readonly onValuesChange: (values: PlaceValues) => void;
  readonly onSubmit: (place: NewPlace) => Promise<Refusal | void>;
  readonly onCancel: () => void;
  /** Whether what is written is safe. */
  readonly status: ReactNode;
}

/** The form of a place: names in four languages, codes, where it lies. */
export function PlaceForm(props: PlaceFormProps) {
  const { level, label, start, isNew, parent, onValuesChange, onSubmit, onCancel, status } = props;
  const text = usePlacesText();
  const [schema] = useState(() => createPlaceSchema(level));
  const message = useMemo(() => placeMessage(text), [text]);
  return (
    <Form<PlaceValues, NewPlace>
      aria-label={label}
      schema={schema}
      issueMessage={message}
      defaultValues={start}
      onValuesChange={onValuesChange}
      onSubmit={onSubmit}
    >
      {(form) => (
        <Stack gap={5}>
          <FormSection level={2} title={text("places.form.names")} description={text("places.name.hint")}>
            <PlaceNames />
          </FormSection>
          <FormSection level={2} title={text("places.form.place")}>
            <PlaceFields level={level} isNew={isNew} parent={parent} />
          </FormSection>
          <Stack direction="row" gap={3}>
            <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
              {text("word.save")}
            </Button>
            <Button onPress={onCancel}>{text("cancel")}</Button>
            {status}
          </Stack>
        </Stack>
      )}
    </Form>
  );
}
