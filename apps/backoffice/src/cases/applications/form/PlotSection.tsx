import { landCategories, purposes } from "@yer/api/contract/land-use";
import { legalBases } from "@yer/api/contract/legal-bases";
import { cadastreMask } from "@yer/api/formats";
import { FormSection, MaskedField, NumberField, Select } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { FactsField, useFactsValue } from "./facts-fields.js";
import type { SectionProps } from "./facts-form-state.js";

const sizes = ["total", "built", "documented", "excess"] as const;

/** What the plot is in law and in figures. */
export function PlotSection({ mayChange }: SectionProps) {
  const text = useApplicationText();
  const isExcess = useFactsValue("legalBasis") === "2";
  return (
    <FormSection id="section-plot" title={text("facts.plot")} description={text("form.plot.hint")}>
      <div data-wide="">
        <FactsField name="legalBasis">
          {(field) => (
            <Select
              {...field}
              label={text("word.legalBasis")}
              items={legalBases.map((legalBasis) => ({
                id: String(legalBasis),
                label: `${legalBasis}. ${text(`legalBasis.${legalBasis}`)}`,
              }))}
              isRequired
              isDisabled={!mayChange("/legalBasis")}
            />
          )}
        </FactsField>
      </div>
      <div data-wide="">
        <FactsField name="cadastreNumber">
          {(field) => (
            <MaskedField
              {...field}
              label={text("word.cadastreNumber")}
              description={text("form.cadastre.hint")}
              mask={cadastreMask}
              width="lg"
              isReadOnly={!mayChange("/cadastreNumber")}
            />
          )}
        </FactsField>
      </div>
      <FactsField name="landCategory">
        {(field) => (
          <Select
            {...field}
            label={text("facts.landCategory")}
            items={landCategories.map((id) => ({ id, label: text(`landCategory.${id}`) }))}
            onChange={(id) => field.onChange(landCategories.find((known) => known === id) ?? null)}
            isDisabled={!mayChange("/landCategory")}
          />
        )}
      </FactsField>
      <FactsField name="purpose">
        {(field) => (
          <Select
            {...field}
            label={text("facts.purpose")}
            items={purposes.map((id) => ({ id, label: text(`purpose.${id}`) }))}
            onChange={(id) => field.onChange(purposes.find((known) => known === id) ?? null)}
            isDisabled={!mayChange("/purpose")}
          />
        )}
      </FactsField>
      <FactsField name="occupiedSince">
        {(field) => (
          <NumberField
            {...field}
            label={text("facts.occupiedSince")}
            isGrouped={false}
            width="xs"
            isReadOnly={!mayChange("/occupiedSince")}
          />
        )}
      </FactsField>
      {isExcess ? <p data-wide="">{text("form.sizes.excess")}</p> : null}
      {sizes.map((size) => (
        <FactsField key={size} name={`sizes.${size}`}>
          {(field) => (
            <NumberField
              {...field}
              label={text(`facts.area.${size}`)}
              fractionDigits={2}
              width="md"
              isReadOnly={!mayChange(`/sizes/${size}`)}
            />
          )}
        </FactsField>
      ))}
    </FormSection>
  );
}
