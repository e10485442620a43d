import type { Field } from "@yer/api/contract/discussion";
import { fileBounds } from "@yer/api/contract/files";
import { GroupForm, type GroupFormProps } from "@yer/flow-editor/groups";
import { ErrorSummary, Fieldset, FileUpload, type FormError, RadioGroup, TextArea } from "@yer/ui";
import type { ReactNode } from "react";
import type { ChoiceBound, FieldBound } from "../../base/forms/endpoint-form.js";
import { useUploadPort } from "../../base/uploads/use-upload-port.js";
import { type ConclusionDraft, documentsOf, nameOfPath, withAnswer, withDocuments } from "./conclusion-draft.js";
import { useConclusionsText } from "./conclusions-texts.js";

/** Props of {@link ConclusionFields}. */
export interface ConclusionFieldsProps {
  readonly form: {
    readonly values: ConclusionDraft;
    readonly errors: readonly FormError[];
    readonly attempt: number;
    readonly errorAt: (at: "files" | `/${string}`) => string | undefined;
    readonly field: (name: "summary") => FieldBound<string>;
    readonly choice: (name: "verdict") => ChoiceBound;
  };
  /** What the step asks. */
  readonly fields: readonly Field[];
  readonly group: GroupFormProps["group"];
  readonly onChange: (part: Partial<ConclusionDraft>) => void;
  /** What stands between the errors and the questions. */
  readonly children?: ReactNode;
}

/** What a conclusion is given by, for one application or for many: the questions, the grounds, documents and the verdict. */
export function ConclusionFields({ form, fields, group, onChange, children }: ConclusionFieldsProps) {
  const text = useConclusionsText();
  const upload = useUploadPort();
  const { values } = form;
  const answerErrors = Object.fromEntries(
    fields.flatMap(({ id }) => {
      const error = form.errorAt(`/answers/${id}`);
      return error === undefined ? [] : [[id, error]];
    }),
  );
  return (
    <>
      <ErrorSummary
        errors={form.errors.map(({ name = "", message }) => ({ name: nameOfPath(name), message }))}
        attempt={form.attempt}
      />
      {children}
      {fields.length > 0 ? (
        <Fieldset legend={text("word.questions")}>
          <GroupForm
            group={group}
            answers={values.answers}
            files={values.files}
            upload={upload}
            maxFileSize={fileBounds.mostBytes}
            onAnswer={(field, answer, answerFile) => onChange(withAnswer(values, field, answer, answerFile))}
            errors={answerErrors}
          />
        </Fieldset>
      ) : null}
      <TextArea name="summary" {...form.field("summary")} onChange={(summary) => onChange({ summary })} isRequired />
      <FileUpload
        name="files"
        label={text("word.documents")}
        value={documentsOf(values, fields)}
        onChange={(documents) => onChange(withDocuments(values, fields, documents))}
        upload={upload}
        maxSize={fileBounds.mostBytes}
        maxFiles={fileBounds.mostPerField}
        error={form.errorAt("files")}
      />
      <RadioGroup
        name="verdict"
        {...form.choice("verdict")}
        items={(["positive", "negative"] as const).map((verdict) => ({
          id: verdict,
          label: text(`verdict.${verdict}`),
        }))}
        onChange={(verdict) => onChange({ verdict: verdict as ConclusionDraft["verdict"] })}
        orientation="horizontal"
        isRequired
      />
    </>
  );
}
