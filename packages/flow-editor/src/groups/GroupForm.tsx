import {
  DatePicker,
  FileUpload,
  NumberField,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
  useUiIntl,
  VisuallyHidden,
  rootProps,
  type RootProps,
} from "@yer/ui";
import type { StoredFile, UploadPort } from "@yer/ui";
import type { ReactNode } from "react";
import { askedFields, longestText } from "../model/groups/index.js";
import type { Answer, Answers, Field, GroupFlow } from "../model/groups/index.js";
import { useFlowText } from "../texts/use-flow-text.js";

/** Props of {@link GroupForm}. */
export interface GroupFormProps extends RootProps {
  readonly group: GroupFlow;
  /** What has been answered, by field id. Answers of another choice may stay in it; `askedAnswers` leaves them out. */
  readonly answers: Answers;
  /** Called with an answer. A file's is its id; null takes it away. */
  readonly onAnswer: (field: Field, answer: Answer, file?: StoredFile) => void;
  /** Files handed in so far, of which answers of type file name one. */
  readonly files: readonly StoredFile[];
  /** Sends one file. */
  readonly upload: UploadPort;
  /** Greatest size of a file in bytes; none: any. */
  readonly maxFileSize?: number;
  /** What is wrong, by field id, as a sentence to be shown at the question. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Answers may be read and not changed. @default false */
  readonly isReadOnly?: boolean;
}

/** The name of a question's field in the form, to which a summary of errors leads. */
export const answerFieldName = (fieldId: number | string): string => `answer-${fieldId}`;

/** A name in the language of the page, or, in a draft that has none in it yet, in the first that has one. */
function nameOf(label: Field["label"], locale: keyof Field["label"]): string | undefined {
  return [label[locale], ...Object.values(label)].find((name) => name.trim() !== "");
}

/** A text longer than this is written in several lines. */
const oneLine = 200;

/**
 * Asks the questions of a field group: those, in that order, to which the answers lead. It checks nothing by itself:
 * `faultsOfAnswers` does, on the screen and in the service alike, and the host shows what it says through `errors`.
 */
export function GroupForm(props: GroupFormProps): ReactNode {
  const text = useFlowText();
  const asked = askedFields(props.group, props.answers);
  return (
    <Stack {...rootProps(props)} gap={4}>
      {asked.map((field) => (
        <Question key={field.id} field={field} {...props} />
      ))}
      <VisuallyHidden>
        {/* An answer may bring questions or take them away below it: how many there are is said. */}
        <output>{text("group.shown", { count: asked.length })}</output>
      </VisuallyHidden>
    </Stack>
  );
}

function Question({
  field,
  answers,
  onAnswer,
  files,
  upload,
  maxFileSize,
  errors,
  isReadOnly = false,
}: GroupFormProps & { readonly field: Field }): ReactNode {
  const { locale } = useUiIntl();
  const text = useFlowText();
  const answer = answers[field.id] ?? null;
  const shared = {
    name: answerFieldName(field.id),
    label: nameOf(field.label, locale) ?? text("field.unnamedQuestion"),
    error: errors?.[field.id],
    isRequired: field.required,
    isReadOnly,
  };
  switch (field.fieldType) {
    case "radio":
      return (
        <RadioGroup
          {...shared}
          items={field.optionsList.map((option) => ({
            id: String(option.id),
            label: nameOf(option.label, locale) ?? text("field.unnamed"),
          }))}
          value={answer === null ? null : String(answer)}
          onChange={(chosen) => onAnswer(field, Number(chosen))}
        />
      );
    case "number":
      return (
        <NumberField
          {...shared}
          value={typeof answer === "number" ? answer : null}
          onChange={(value) => onAnswer(field, value)}
          // A number of four digits is a year more often than anything else, and nobody writes "2 011".
          isGrouped={typeof answer === "number" && Math.abs(answer) >= 10_000}
          width="sm"
        />
      );
    case "date":
      return (
        <DatePicker
          {...shared}
          value={typeof answer === "string" && answer !== "" ? answer : null}
          onChange={(value) => onAnswer(field, value)}
          width="md"
        />
      );
    case "file":
      return (
        <FileUpload
          {...shared}
          value={files.filter(({ id }) => id === answer)}
          // A second file takes the first one's place.
          onChange={(next) => onAnswer(field, next.at(-1)?.id ?? null, next.at(-1))}
          upload={upload}
          {...(maxFileSize === undefined ? {} : { maxSize: maxFileSize })}
        />
      );
    case "string": {
      const value = typeof answer === "string" ? answer : "";
      const most = field.most ?? longestText;
      const Text = most > oneLine ? TextArea : TextField;
      return <Text {...shared} value={value} onChange={(next) => onAnswer(field, next)} maxLength={most} />;
    }
  }
}
