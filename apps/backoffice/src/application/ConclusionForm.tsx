import { type Application, applications, fieldGroups } from "@yer/api/contract/applications";
import type { Answers, Conclusion, Discussion, Field } from "@yer/api/contract/discussion";
import { fileBounds } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useRead, useSession, useTheme } from "@yer/api/react";
import {
  Button,
  Card,
  DatePicker,
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
import { useUploadPort } from "../files/useUploadPort.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import { useServerDraft } from "../drafts/useServerDraft.js";

/** What is being written; kept on the server until it is sent. */
interface Draft {
  verdict: "positive" | "negative" | null;
  summary: string;
  answers: Answers;
  files: StoredFile[];
}

const blank: Draft = { verdict: null, summary: "", answers: {}, files: [] };

type Answer = Answers[string];

/** One question of the step's field group. */
function Question({
  field,
  value,
  onChange,
  error,
}: {
  field: Field;
  value: Answer | undefined;
  onChange: (value: Answer) => void;
  error: string | undefined;
}) {
  const { locale } = useTheme();
  const upload = useUploadPort();
  const [attached, setAttached] = useState<StoredFile[]>([]);
  const shared = { name: `answer-${field.id}`, label: field.label[locale], error, isRequired: field.required };
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
          value={attached}
          onChange={(next) => {
            const last = next.slice(-1);
            setAttached(last);
            onChange(last[0]?.id ?? null);
          }}
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
  const { data: group } = useRead(fieldGroups.get, { params: { id: String(step.fieldGroupId) } });
  const start: Draft = before
    ? { verdict: before.verdict, summary: before.summary ?? "", answers: before.answers ?? {}, files: before.files }
    : blank;
  const draft = useServerDraft<Draft>("give:conclusion", `${file.id}-${step.stepId}`.slice(0, 60), start);
  const [tried, setTried] = useState(false);
  const upload = useUploadPort();
  const [give, { pending, failure }] = useAct(applications.giveConclusion);

  if (!group || !draft.ready) return <Skeleton lines={6} />;
  const { value, change } = draft;
  const isMissing = (field: Field) => field.required && (value.answers[field.id] ?? "") === "";
  const required = (missing: boolean) => (tried && missing ? text("fault.required") : undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    const { verdict, summary, answers, files: attached } = value;
    if (pending || verdict === null || summary.trim() === "" || (group?.fields ?? []).some(isMissing)) return;
    const outcome = await give({
      params: { id: file.id },
      body: { stepId: step.stepId, verdict, summary: summary.trim(), answers, fileIds: attached.map(({ id }) => id) },
    });
    if (outcome.failure) return;
    await draft.discard();
    toasts.push({ tone: "success", text: text("conclusion.sent") });
    onDone();
  }

  return (
    <Card title={text("discussion.mine", { step: step.label })} actions={draft.status}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {failure ? <InlineAlert tone="danger">{sayFailure(text, failure)}</InlineAlert> : null}
          {group.fields.length > 0 ? (
            <Fieldset legend={text("conclusion.questions")}>
              <Stack gap={4}>
                {group.fields.map((field) => (
                  <Question
                    key={field.id}
                    field={field}
                    value={value.answers[field.id]}
                    onChange={(answer) => change({ answers: { ...value.answers, [field.id]: answer } })}
                    error={required(isMissing(field))}
                  />
                ))}
              </Stack>
            </Fieldset>
          ) : null}
          <TextArea
            label={text("conclusion.summary")}
            value={value.summary}
            onChange={(summary) => change({ summary })}
            error={required(value.summary.trim() === "")}
            isRequired
          />
          <FileUpload
            label={text("conclusion.files")}
            value={value.files}
            onChange={(attached) => change({ files: attached })}
            upload={upload}
            maxSize={fileBounds.mostBytes}
            maxFiles={fileBounds.mostPerField}
          />
          <RadioGroup
            label={text("conclusion.verdict")}
            options={(["positive", "negative"] as const).map((verdict) => ({
              id: verdict,
              label: text(`verdict.${verdict}`),
            }))}
            value={value.verdict}
            onChange={(verdict) => change({ verdict: verdict as Draft["verdict"] })}
            error={required(value.verdict === null)}
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
