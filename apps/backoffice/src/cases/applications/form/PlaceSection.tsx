import { AreaPicker } from "@yer/area-picker";
import { codeOf } from "@yer/area-picker/model";
import { useSession } from "@yer/api/react";
import { FormSection, TextField } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { useSharePlace } from "../../../base/place-choice/use-share-place.js";
import { FactsField } from "./facts-fields.js";
import type { SectionProps } from "./facts-form-state.js";
import { useAreaLoaders } from "./use-area-loaders.js";

/** Where the plot lies. The place decides number and home region, and is fixed once the application is open. */
export function PlaceSection({ mayChange }: SectionProps) {
  const text = useApplicationText();
  const { user } = useSession();
  const loaders = useAreaLoaders();
  const sharePlace = useSharePlace();
  const isFixed = !mayChange("/neighborhoodId");
  return (
    <FormSection
      id="section-place"
      title={text("word.place")}
      description={text(isFixed ? "form.place.fixed" : "form.place.hint")}
    >
      <div data-wide="">
        <FactsField name="neighborhoodId">
          {(field) => (
            <AreaPicker
              {...field}
              onChange={(place) => {
                field.onChange(place);
                sharePlace(codeOf(place));
              }}
              label={text("word.place")}
              isLabelHidden
              loaders={loaders}
              // An application's place outlives a change of its reader's territory.
              territory={isFixed ? "17" : (user?.territory ?? "17")}
              isReadOnly={isFixed}
              isRequired={!isFixed}
            />
          )}
        </FactsField>
      </div>
      <div data-wide="">
        <FactsField name="address">
          {(field) => (
            <TextField
              {...field}
              label={text("facts.address")}
              description={text("form.address.hint")}
              isReadOnly={!mayChange("/address")}
            />
          )}
        </FactsField>
      </div>
    </FormSection>
  );
}
