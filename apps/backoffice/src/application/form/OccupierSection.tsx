import { factsOfPinfl, passportMask, pinflMask, stirMask } from "@yer/api/formats";
import { DateField, FormField, FormSection, MaskedField, RadioGroup, TextField, useFormValue } from "@yer/ui";
import { useText } from "../../language/useText.js";
import type { FactsValues } from "./factsValues.js";
import type { SectionProps } from "./FactsFormState.js";
import { PersonalNumberField } from "./PersonalNumberField.js";

/** Who occupies the plot: a person or a body. */
export function OccupierSection({ form, mayChange }: SectionProps) {
  const text = useText();
  const kind = useFormValue<FactsValues, "occupier.kind">("occupier.kind");
  const isReadOnly = !mayChange("/occupier");
  return (
    <FormSection id="section-occupier" title={text("facts.occupier")} description={text("form.occupier.hint")}>
      <div data-wide="">
        <FormField<FactsValues, "occupier.kind"> name="occupier.kind">
          {(field) => (
            <RadioGroup
              {...field}
              label={text("form.occupier.kind")}
              orientation="horizontal"
              options={[
                { id: "person", label: text("form.occupier.person") },
                { id: "body", label: text("form.occupier.body") },
              ]}
              onChange={(chosen) => field.onChange(chosen as FactsValues["occupier"]["kind"])}
              isReadOnly={isReadOnly}
            />
          )}
        </FormField>
      </div>
      <div data-wide="">
        <FormField<FactsValues, "occupier.name"> name="occupier.name">
          {(field) => (
            <TextField
              {...field}
              label={text(kind === "person" ? "facts.name" : "facts.bodyName")}
              isReadOnly={isReadOnly}
            />
          )}
        </FormField>
      </div>
      {kind === "person" ? (
        <>
          <FormField<FactsValues, "occupier.pinfl"> name="occupier.pinfl">
            {(field) => (
              <PersonalNumberField
                {...field}
                label={text("facts.pinfl")}
                mask={pinflMask}
                isReadOnly={isReadOnly}
                onChange={(pinfl) => {
                  field.onChange(pinfl);
                  const known = factsOfPinfl(pinfl);
                  if (known) form.setValue("occupier.birthDate", known.birthDate, { shouldDirty: true });
                }}
              />
            )}
          </FormField>
          <FormField<FactsValues, "occupier.passport"> name="occupier.passport">
            {(field) => (
              <PersonalNumberField
                {...field}
                label={text("facts.passport")}
                mask={passportMask}
                isReadOnly={isReadOnly}
              />
            )}
          </FormField>
          <FormField<FactsValues, "occupier.birthDate"> name="occupier.birthDate">
            {(field) => (
              <DateField
                {...field}
                label={text("facts.birthDate")}
                description={text("form.birthDate.hint")}
                width="md"
                isReadOnly={isReadOnly}
              />
            )}
          </FormField>
        </>
      ) : (
        <FormField<FactsValues, "occupier.stir"> name="occupier.stir">
          {(field) => <MaskedField {...field} label={text("facts.stir")} mask={stirMask} isReadOnly={isReadOnly} />}
        </FormField>
      )}
    </FormSection>
  );
}
