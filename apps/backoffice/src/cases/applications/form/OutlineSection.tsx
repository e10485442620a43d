import { FormSection, Skeleton, TextArea, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useText } from "../../../base/language/use-text.js";
import type { SectionProps } from "./facts-form-state.js";
import { FactsField } from "./facts-fields.js";
import type { OutlineEditorProps } from "./OutlineEditor.js";

/** The map comes after the form; where it does not come, the text is written by itself and nothing is lost. */
const OutlineEditor = lazyPart(() => import("./OutlineEditor.js").catch(() => ({ default: OutlineText })));

/** The outline as text alone. */
function OutlineText({ name, label, value, onChange, onBlur, error, inputRef, isReadOnly }: OutlineEditorProps) {
  const text = useText();
  const field = { name, label, value, onChange, onBlur, error, inputRef, isReadOnly };
  return <TextArea {...field} description={text("form.outline.noMap")} rows={7} />;
}

/** The outline: drawn, imported, written, with what is known of it at once. */
export function OutlineSection({
  form,
  mayChange,
  fileId: applicationId,
}: SectionProps & { readonly fileId: string | undefined }) {
  const text = useText();
  return (
    <FormSection id="section-outline" title={text("facts.outline")} description={text("form.outline.hint")}>
      <div data-wide="">
        <FactsField name="outline">
          {(field) => (
            <Suspense fallback={<Skeleton shape="block" height="420px" />}>
              <OutlineEditor
                {...field}
                form={form}
                applicationId={applicationId}
                label={text("form.outline.label")}
                isReadOnly={!mayChange("/outline")}
              />
            </Suspense>
          )}
        </FactsField>
      </div>
    </FormSection>
  );
}
