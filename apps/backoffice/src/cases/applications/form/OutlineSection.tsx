import { FormSection } from "@yer/ui";
import { useText } from "../../../base/language/use-text.js";
import type { SectionProps } from "./facts-form-state.js";
import { FactsField, useFactsValue } from "./facts-fields.js";
import { PlotOutline } from "./PlotOutline.js";

/** The outline: drawn, imported, written, with what is known of it at once. */
export function OutlineSection({
  form,
  mayChange,
  fileId: applicationId,
}: SectionProps & { readonly fileId: string | undefined }) {
  const text = useText();
  const place = useFactsValue("neighborhoodId");
  const total = useFactsValue("sizes.total");
  return (
    <FormSection id="section-outline" title={text("facts.outline")} description={text("form.outline.hint")}>
      <div data-wide="">
        <FactsField name="outline">
          {(field) => (
            <PlotOutline
              {...field}
              place={place}
              plotId={applicationId}
              total={total}
              onTake={(area) => form.setValue("sizes.total", area, { shouldDirty: true, shouldValidate: true })}
              label={text("form.outline.label")}
              isReadOnly={!mayChange("/outline")}
            />
          )}
        </FactsField>
      </div>
    </FormSection>
  );
}
