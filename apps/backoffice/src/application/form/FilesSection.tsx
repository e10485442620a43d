import { FormField, FormSection } from "@yer/ui";
import { useText } from "../../language/useText.js";
import type { FactsValues } from "./factsValues.js";
import type { SectionProps } from "./FactsFormState.js";
import { FilesField } from "./FilesField.js";

/** Documents of the file. */
export function FilesSection({ mayChange }: SectionProps) {
  const text = useText();
  return (
    <FormSection id="section-files" title={text("facts.files")} description={text("form.files.hint")}>
      <div data-wide="">
        <FormField<FactsValues, "fileIds"> name="fileIds">
          {(field) => <FilesField {...field} label={text("facts.files")} isReadOnly={!mayChange("/fileIds")} />}
        </FormField>
      </div>
    </FormSection>
  );
}
