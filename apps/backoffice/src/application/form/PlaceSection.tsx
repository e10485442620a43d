import { AreaPicker } from "@yer/area-picker";
import { codeOf } from "@yer/area-picker/model";
import { useSession } from "@yer/api/react";
import { FormField, FormSection, TextField } from "@yer/ui";
import { useText } from "../../language/useText.js";
import { useSharePlace } from "../../selection/useSharePlace.js";
import type { FactsValues } from "./factsValues.js";
import type { SectionProps } from "./FactsFormState.js";
import { useAreaLoaders } from "./useAreaLoaders.js";

/** Where the plot lies. The place decides number and home region, and is fixed once the file is open. */
export function PlaceSection({ mayChange }: SectionProps) {
  const text = useText();
  const { user } = useSession();
  const loaders = useAreaLoaders();
  const sharePlace = useSharePlace();
  const isFixed = !mayChange("/neighborhoodId");
  return (
    <FormSection
      id="section-place"
      title={text("facts.place")}
      description={text(isFixed ? "form.place.fixed" : "form.place.hint")}
    >
      <div data-wide="">
        <FormField<FactsValues, "neighborhoodId"> name="neighborhoodId">
          {(field) => (
            <AreaPicker
              {...field}
              onChange={(place) => {
                field.onChange(place);
                sharePlace(codeOf(place));
              }}
              label={text("facts.place")}
              isLabelHidden
              loaders={loaders}
              // A file's place outlives a change of its reader's territory.
              territory={isFixed ? "17" : (user?.territory ?? "17")}
              isReadOnly={isFixed}
              isRequired={!isFixed}
            />
          )}
        </FormField>
      </div>
      <div data-wide="">
        <FormField<FactsValues, "address"> name="address">
          {(field) => (
            <TextField
              {...field}
              label={text("facts.address")}
              description={text("form.address.hint")}
              isReadOnly={!mayChange("/address")}
            />
          )}
        </FormField>
      </div>
    </FormSection>
  );
}
