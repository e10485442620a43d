import { applications } from "@yer/api/contract/applications";
import { conclusionDraft } from "@yer/api/contract/conclusion-seat";
import { fieldGroups } from "@yer/api/contract/field-groups";
import type { Conclusion, Discussion } from "@yer/api/contract/discussion";
import { fileBounds } from "@yer/api/contract/files";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { useAct, useRead, useSession, useTheme } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText, answerFieldName, GroupForm } from "@yer/flow-editor/groups";
import { askedAnswers, EMPTY_GROUP, faultsOfAnswers, parseGroup } from "@yer/flow-editor/model/groups";
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  Fieldset,
  FileUpload,
  InlineAlert,
  RadioGroup,
  Skeleton,
  Stack,
  TextArea,
} from "@yer/ui";
import { type FormEvent, useState } from "react";
import { useLease } from "../conclusions/useLease.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useUploadPort } from "../files/useUploadPort.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import {
  type ConclusionDraft,
  documentsOf,
  draftOf,
  lackingOf,
  nameOfPointer,
  withAnswer,
  withDocuments,
} from "./conclusionDraft.js";

/** Props of `ConclusionForm`. */
export interface ConclusionFormProps {
  fileId: string;
  step: Discussion["steps"][number];
  given: readonly Conclusion[];
  /** The reader holds the conclusion; otherwise nobody does, and beginning to write takes it. */
  isMine: boolean;
  /** Reads anew who holds it. */
  onStale: () => void;
}

/** The form in which a body gives, or supersedes, its conclusion at a step: questions, grounds, documents, verdict. */
export default function ConclusionForm({ given, ...props }: ConclusionFormProps) {
  const { step } = props;
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
  return <OpenForm {...props} before={before} onDone={() => setOpen(false)} />;
}

function OpenForm({
  fileId,
  step,
  isMine,
  onStale,
  before,
  onDone,
}: Omit<ConclusionFormProps, "given"> & { before: Conclusion | undefined; onDone: () => void }) {
  const text = useText();
  const flowText = useFlowText();
  const { locale } = useTheme();
  const {
    data: asked,
    failure: noGroup,
    refetch,
  } = useRead(fieldGroups.get, {
    params: { id: String(step.fieldGroupId) },
    query: { version: step.fieldGroupVersion },
  });
  const draft = useServerDraft<ConclusionDraft>(
    conclusionDraft.form,
    conclusionDraft.record(fileId, step.stepId),
    draftOf(before),
  );
  const lease = useLease(fileId, step.stepId, isMine, onStale);
  /** Refused attempts: the summary of errors takes the focus at each. */
  const [attempt, setAttempt] = useState(0);
  const upload = useUploadPort();
  const [give, { pending, failure }] = useAct(applications.giveConclusion);

  if (noGroup && !asked) {
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
  if (!asked || !draft.ready) {
    return (
      <Card title={text("discussion.mine", { step: step.label })}>
        <Skeleton lines={12} />
      </Card>
    );
  }
  const { value } = draft;
  const change = (part: Partial<ConclusionDraft>) => {
    draft.change(part);
    lease.touch();
  };
  const { fields } = asked;
  const parsed = parseGroup(asked.group);
  const group = parsed.ok ? parsed.group : { ...EMPTY_GROUP, list: fields };
  const faults = faultsOfAnswers(
    group,
    askedAnswers(group, value.answers),
    value.files.map(({ id }) => id),
  );
  const lacking = lackingOf(value);
  const refused = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];

  function errorAt(name: string): string | undefined {
    if (attempt === 0) return undefined;
    const fault = faults.find(({ field }) => answerFieldName(field) === name);
    if (fault) return answerFaultText(fault, flowText);
    if (lacking.includes(name)) return text("fault.required");
    const refusal = refused.find(({ pointer }) => nameOfPointer(pointer) === name);
    return refusal ? sayFault(text, refusal) : undefined;
  }
  const answerErrors = Object.fromEntries(
    fields.flatMap(({ id }) => {
      const error = errorAt(answerFieldName(id));
      return error === undefined ? [] : [[id, error]];
    }),
  );
  const labels = [
    ...fields.map((field) => ({ name: answerFieldName(field.id), label: field.label[locale] })),
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
    if (verdict === null || lacking.length > 0 || faults.length > 0) return setAttempt((count) => count + 1);
    const outcome = await give({
      params: { id: fileId },
      body: {
        stepId: step.stepId,
        verdict,
        summary: summary.trim(),
        answers: askedAnswers(group, answers),
        fileIds: attached.map(({ id }) => id),
      },
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
          {lease.failure ? (
            <InlineAlert tone="danger" announce>
              {sayFailure(text, lease.failure)}
            </InlineAlert>
          ) : null}
          {failure && refused.length === 0 ? (
            <InlineAlert tone="danger" announce>
              {sayFailure(text, failure)}
            </InlineAlert>
          ) : null}
          {fields.length > 0 ? (
            <Fieldset legend={text("conclusion.questions")}>
              <GroupForm
                group={group}
                answers={value.answers}
                files={value.files}
                upload={upload}
                maxFileSize={fileBounds.mostBytes}
                onAnswer={(field, answer, answerFile) => change(withAnswer(value, field, answer, answerFile))}
                errors={answerErrors}
              />
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
