import { FormSection } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { FactsField } from "./facts-fields.js";
import type { SectionProps } from "./facts-form-state.js";
import { FilesField } from "./FilesField.js";

/** Documents of the application. */
export function FilesSection({ mayChange }: SectionProps) {
  const text = useApplicationText();
  return (
    <FormSection id="section-files" title={text("word.documents")} description={text("form.files.hint")}>
      <div data-wide="">
        <FactsField name="fileIds">
          {(field) => (
            <FilesField {...field} hasKinds label={text("word.documents")} isReadOnly={!mayChange("/fileIds")} />
          )}
        </FactsField>
      </div>
    </FormSection>
  );
}
