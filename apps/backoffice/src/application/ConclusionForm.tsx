import { type Application, applications, fieldGroups } from "@yer/api/contract/applications";
import type { Answers, Conclusion, Discussion, Field } from "@yer/api/contract/discussion";
import { fileBounds } from "@yer/api/contract/files";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { useAct, useRead, useSession, useTheme } from "@yer/api/react";
import {
  Button,
  Card,
  DatePicker,
  EmptyState,
  ErrorSummary,
  Fieldset,
  FileUpload,
  InlineAlert,
  NumberField,
  RadioGroup,
  Skeleton,
  Stack,
  type StoredFile,
  TextArea,
  TextField,
} from "@yer/ui";
import { type FormEvent, useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useUploadPort } from "../files/useUploadPort.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import {
  answerFileOf,
  type ConclusionDraft,
  documentsOf,
  draftOf,
  lackingOf,
  nameOfPointer,
  nameOfQuestion,
  withAnswerFile,
  withDocuments,
} from "./conclusionDraft.js";

type Answer = Answers[string];

/** One question of the step's field group. */
function Question({
  field,
  value,
  files,
  onChange,
  onFile,
  error,
}: {
  field: Field;
  value: Answer | undefined;
  files: StoredFile[];
  onChange: (value: Answer) => void;
  onFile: (file: StoredFile | undefined) => void;
  error: string | undefined;
}) {
  const { locale } = useTheme();
  const upload = useUploadPort();
  const shared = { name: nameOfQuestion(field), label: field.label[locale], error, isRequired: field.required };
  switch (field.fieldType) {
    case "radio":
      return (
        <RadioGroup
          {...shared}
          options={field.optionsList.map((option) => ({ id: String(option.id), label: option.label[locale] }))}
          value={value === undefined || value === null ? null : String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      );
    case "number":
      return (
        <NumberField {...shared} value={typeof value === "number" ? value : null} onChange={onChange} width="sm" />
      );
    case "date":
      return <DatePicker {...shared} value={typeof value === "string" ? value : null} onChange={onChange} width="md" />;
    case "file":
      return (
        <FileUpload
          {...shared}
          value={files}
          // A second file takes the first one's place.
          onChange={(next) => onFile(next.at(-1))}
          upload={upload}
          maxSize={fileBounds.mostBytes}
        />
      );
    case "string":
      return (
        <TextField {...shared} value={typeof value === "string" ? value : ""} onChange={onChange} maxLength={4000} />
      );
  }
}

/** Props of `ConclusionForm`. */
export interface ConclusionFormProps {
  file: Application;
  step: Discussion["steps"][number];
  given: readonly Conclusion[];
}

/** The form in which a body gives, or supersedes, its conclusion at a step: questions, grounds, documents, verdict. */
export default function ConclusionForm({ file, step, given }: ConclusionFormProps) {
  const text = useText();
  const { user } = useSession();
  const before = given.find(
    ({ stepId, organisation, superseded }) =>
      stepId === step.stepId && !superseded && organisation.id === user?.organisation?.id,
  );
  const [isOpen, setOpen] = useState(!before);
  if (!isOpen) {
    return (
      <div>
        <Button onPress={() => setOpen(true)}>{text("discussion.change")}</Button>
      </div>
    );
  }
  return <OpenForm file={file} step={step} before={before} onDone={() => setOpen(false)} />;
}

function OpenForm({
  file,
  step,
  before,
  onDone,
}: {
  file: Application;
  step: Discussion["steps"][number];
  before: Conclusion | undefined;
  onDone: () => void;
}) {
  const text = useText();
  const { locale } = useTheme();
  const {
    data: group,
    failure: noGroup,
    refetch,
  } = useRead(fieldGroups.get, { params: { id: String(step.fieldGroupId) } });
  const draft = useServerDraft<ConclusionDraft>(
    "give:conclusion",
    `${file.id}-${step.stepId}`.slice(0, 60),
    draftOf(before),
  );
  /** Refused attempts: the summary of errors takes the focus at each. */
  const [attempt, setAttempt] = useState(0);
  const upload = useUploadPort();
  const [give, { pending, failure }] = useAct(applications.giveConclusion);

  if (noGroup && !group) {
    return (
      <Card title={text("discussion.mine", { step: step.label })}>
        <EmptyState
          title={text("conclusion.failed")}
          level={3}
          actions={<Button onPress={() => refetch()}>{text("retry")}</Button>}
        >
          {sayFailure(text, noGroup)}
        </EmptyState>
      </Card>
    );
  }
  if (!group || !draft.ready) {
    return (
      <Card title={text("discussion.mine", { step: step.label })}>
        <Skeleton lines={12} />
      </Card>
    );
  }
  const { value, change } = draft;
  const { fields } = group;
  const lacking = lackingOf(value, fields);
  const refused = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];

  function errorAt(name: string): string | undefined {
    if (attempt === 0) return undefined;
    if (lacking.includes(name)) return text("fault.required");
    const fault = refused.find(({ pointer }) => nameOfPointer(pointer) === name);
    return fault ? sayFault(text, fault) : undefined;
  }
  const labels = [
    ...fields.map((field) => ({ name: nameOfQuestion(field), label: field.label[locale] })),
    { name: "summary", label: text("conclusion.summary") },
    { name: "files", label: text("conclusion.files") },
    { name: "verdict", label: text("conclusion.verdict") },
  ];
  const errors = labels.flatMap(({ name, label }) => {
    const fault = errorAt(name);
    return fault === undefined ? [] : [{ name, message: text("form.fault", { field: label, fault }) }];
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const { verdict, summary, answers, files: attached } = value;
    if (verdict === null || lacking.length > 0) return setAttempt((count) => count + 1);
    const outcome = await give({
      params: { id: file.id },
      body: { stepId: step.stepId, verdict, summary: summary.trim(), answers, fileIds: attached.map(({ id }) => id) },
    });
    if (outcome.failure) return setAttempt((count) => count + 1);
    await draft.discard();
    toasts.push({ tone: "success", text: text("conclusion.sent") });
    onDone();
  }

  return (
    <Card title={text("discussion.mine", { step: step.label })} actions={draft.status}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <ErrorSummary errors={errors} attempt={attempt} />
          {failure && refused.length === 0 ? (
            <InlineAlert tone="danger" announce>
              {sayFailure(text, failure)}
            </InlineAlert>
          ) : null}
          {fields.length > 0 ? (
            <Fieldset legend={text("conclusion.questions")}>
              <Stack gap={4}>
                {fields.map((field) => (
                  <Question
                    key={field.id}
                    field={field}
                    value={value.answers[field.id]}
                    files={answerFileOf(value, field)}
                    onChange={(answer) => change({ answers: { ...value.answers, [field.id]: answer } })}
                    onFile={(answer) => change(withAnswerFile(value, field, answer))}
                    error={errorAt(nameOfQuestion(field))}
                  />
                ))}
              </Stack>
            </Fieldset>
          ) : null}
          <TextArea
            name="summary"
            label={text("conclusion.summary")}
            value={value.summary}
            onChange={(summary) => change({ summary })}
            error={errorAt("summary")}
            isRequired
          />
          <FileUpload
            name="files"
            label={text("conclusion.files")}
            value={documentsOf(value, fields)}
            onChange={(documents) => change(withDocuments(value, fields, documents))}
            upload={upload}
            maxSize={fileBounds.mostBytes}
            maxFiles={fileBounds.mostPerField}
            error={errorAt("files")}
          />
          <RadioGroup
            name="verdict"
            label={text("conclusion.verdict")}
            options={(["positive", "negative"] as const).map((verdict) => ({
              id: verdict,
              label: text(`verdict.${verdict}`),
            }))}
            value={value.verdict}
            onChange={(verdict) => change({ verdict: verdict as ConclusionDraft["verdict"] })}
            error={errorAt("verdict")}
            orientation="horizontal"
            isRequired
          />
          <div>
            <Button type="submit" variant="primary" isPending={pending}>
              {text("conclusion.send")}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
