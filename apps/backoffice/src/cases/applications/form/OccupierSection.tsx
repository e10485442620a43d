import { factsOfPinfl, passportMask, pinflMask, stirMask } from "@yer/api/formats";
import { DateField, FormSection, MaskedField, RadioGroup, TextField } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { FactsField, useFactsValue } from "./facts-fields.js";
import type { FactsValues } from "./facts-values.js";
import type { SectionProps } from "./facts-form-state.js";
import { PersonalNumberField } from "./PersonalNumberField.js";

/** Who occupies the plot: a natural or a legal person. */
export function OccupierSection({ form, mayChange }: SectionProps) {
  const text = useApplicationText();
  const kind = useFactsValue("occupier.kind");
  const isReadOnly = !mayChange("/occupier");
  return (
    <FormSection id="section-occupier" title={text("word.occupier")} description={text("form.occupier.hint")}>
      <div data-wide="">
        <FactsField name="occupier.kind">
          {(field) => (
            <RadioGroup
              {...field}
              label={text("form.occupier.kind")}
              orientation="horizontal"
              items={[
                { id: "person", label: text("form.occupier.person") },
                { id: "legalPerson", label: text("form.occupier.legalPerson") },
              ]}
              onChange={(chosen) => field.onChange(chosen as FactsValues["occupier"]["kind"])}
              isReadOnly={isReadOnly}
            />
          )}
        </FactsField>
      </div>
      <div data-wide="">
        <FactsField name="occupier.name">
          {(field) => (
            <TextField
              {...field}
              label={text(kind === "person" ? "facts.name" : "facts.legalPersonName")}
              isReadOnly={isReadOnly}
            />
          )}
        </FactsField>
      </div>
      {kind === "person" ? (
        <>
          <FactsField name="occupier.pinfl">
            {(field) => (
              <PersonalNumberField
                {...field}
                label={text("word.pinfl")}
                mask={pinflMask}
                isReadOnly={isReadOnly}
                onChange={(pinfl) => {
                  field.onChange(pinfl);
                  const known = factsOfPinfl(pinfl);
                  if (known) form.setValue("occupier.birthDate", known.birthDate, { shouldDirty: true });
                }}
              />
            )}
          </FactsField>
          <FactsField name="occupier.passport">
            {(field) => (
              <PersonalNumberField
                {...field}
                label={text("facts.passport")}
                mask={passportMask}
                isReadOnly={isReadOnly}
              />
            )}
          </FactsField>
          <FactsField name="occupier.birthDate">
            {(field) => (
              <DateField
                {...field}
                label={text("facts.birthDate")}
                description={text("form.birthDate.hint")}
                width="md"
                isReadOnly={isReadOnly}
              />
            )}
          </FactsField>
        </>
      ) : (
        <FactsField name="occupier.stir">
          {(field) => <MaskedField {...field} label={text("facts.stir")} mask={stirMask} isReadOnly={isReadOnly} />}
        </FactsField>
      )}
    </FormSection>
  );
}
