import { grounds, landCategories, purposes } from "@yer/api/contract/facts";
import { cadastreMask } from "@yer/api/formats";
import { FormField, FormSection, MaskedField, NumberField, Select, useFormValue } from "@yer/ui";
import { useText } from "../../language/useText.js";
import type { FactsValues } from "./factsValues.js";
import type { SectionProps } from "./FactsFormState.js";

const areas = ["total", "built", "documented", "excess"] as const;

/** What the plot is in law and in figures. */
export function PlotSection({ mayChange }: SectionProps) {
  const text = useText();
  const isExcess = useFormValue<FactsValues, "ground">("ground") === "2";
  return (
    <FormSection id="section-plot" title={text("facts.plot")} description={text("form.plot.hint")}>
      <div data-wide="">
        <FormField<FactsValues, "ground"> name="ground">
          {(field) => (
            <Select
              {...field}
              label={text("facts.ground")}
              options={grounds.map((ground) => ({
                id: String(ground),
                label: `${ground}. ${text(`ground.${ground}`)}`,
              }))}
              isRequired
              isDisabled={!mayChange("/ground")}
            />
          )}
        </FormField>
      </div>
      <div data-wide="">
        <FormField<FactsValues, "cadastreNumber"> name="cadastreNumber">
          {(field) => (
            <MaskedField
              {...field}
              label={text("facts.cadastreNumber")}
              description={text("form.cadastre.hint")}
              mask={cadastreMask}
              width="lg"
              isReadOnly={!mayChange("/cadastreNumber")}
            />
          )}
        </FormField>
      </div>
      <FormField<FactsValues, "landCategory"> name="landCategory">
        {(field) => (
          <Select
            {...field}
            label={text("facts.landCategory")}
            options={landCategories.map((id) => ({ id, label: text(`landCategory.${id}`) }))}
            onChange={(id) => field.onChange(landCategories.find((known) => known === id) ?? null)}
            isDisabled={!mayChange("/landCategory")}
          />
        )}
      </FormField>
      <FormField<FactsValues, "purpose"> name="purpose">
        {(field) => (
          <Select
            {...field}
            label={text("facts.purpose")}
            options={purposes.map((id) => ({ id, label: text(`purpose.${id}`) }))}
            onChange={(id) => field.onChange(purposes.find((known) => known === id) ?? null)}
            isDisabled={!mayChange("/purpose")}
          />
        )}
      </FormField>
      <FormField<FactsValues, "occupiedSince"> name="occupiedSince">
        {(field) => (
          <NumberField
            {...field}
            label={text("facts.occupiedSince")}
            grouping={false}
            width="xs"
            isReadOnly={!mayChange("/occupiedSince")}
          />
        )}
      </FormField>
      {isExcess ? <p data-wide="">{text("form.areas.excess")}</p> : null}
      {areas.map((area) => (
        <FormField<FactsValues, `areas.${typeof area}`> key={area} name={`areas.${area}`}>
          {(field) => (
            <NumberField
              {...field}
              label={text(`facts.area.${area}`)}
              fractionDigits={2}
              width="md"
              isReadOnly={!mayChange(`/areas/${area}`)}
            />
          )}
        </FormField>
      ))}
    </FormSection>
  );
}
