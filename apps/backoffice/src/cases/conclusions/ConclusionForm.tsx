import { applications } from "@yer/api/contract/applications";
import { conclusionDraft } from "@yer/api/contract/conclusion-seat";
import { fieldGroups } from "@yer/api/contract/field-groups";
import type { Conclusion, Discussion } from "@yer/api/contract/discussion";
import { fileBounds } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useSession, useTheme } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText, GroupForm } from "@yer/flow-editor/groups";
import { askedAnswers, emptyGroup, faultsOfAnswers, parseGroup } from "@yer/flow-editor/model/groups";
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
import { useState } from "react";
import { useLease } from "./use-lease.js";
import { useUploadPort } from "../../base/uploads/use-upload-port.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useText } from "../../base/language/use-text.js";
import {
  type ConclusionDraft,
  conclusionFields,
  conclusionOf,
  documentsOf,
  draftOf,
  nameOfPath,
  withAnswer,
  withDocuments,
} from "./conclusion-draft.js";

/** Props of `ConclusionForm`. */
export interface ConclusionFormProps {
  applicationId: string;
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
  applicationId,
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
  const lease = useLease(applicationId, step.stepId, isMine, onStale);
  const upload = useUploadPort();
  const fields = asked?.fields ?? [];
  const parsed = asked && parseGroup(asked.group);
  const group = parsed?.ok ? parsed.group : { ...emptyGroup, list: [...fields] };
  const form = useEndpointForm(applications.giveConclusion, {
    draft: { form: conclusionDraft.form, id: conclusionDraft.record(applicationId, step.stepId) },
    start: draftOf(before),
    fields: conclusionFields(
      fields.map(({ id, label }) => ({ id, label: label[locale] })),
      { summary: text("act.reason"), files: text("word.documents"), verdict: text("word.verdict") },
    ),
    args: (given: ConclusionDraft) => ({
      params: { id: applicationId },
      body: conclusionOf(given, step.stepId, askedAnswers(group, given.answers)),
    }),
    faults: ({ answers, files }) =>
      faultsOfAnswers(
        group,
        askedAnswers(group, answers),
        files.map(({ id }) => id),
      ).map((fault) => ({ pointer: `/answers/${fault.field}`, message: answerFaultText(fault, flowText) })),
    done: () => text("conclusion.sent"),
    onSaved: onDone,
  });
  const { draft } = form;

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
  const { values } = form;
  const change = (part: Partial<ConclusionDraft>) => {
    form.change(part);
    lease.touch();
  };
  const answerErrors = Object.fromEntries(
    fields.flatMap(({ id }) => {
      const error = form.errorAt(`/answers/${id}`);
      return error === undefined ? [] : [[id, error]];
    }),
  );

  return (
    <Card title={text("discussion.mine", { step: step.label })} actions={draft.status}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={5}>
          <ErrorSummary
            errors={form.errors.map(({ name = "", message }) => ({ name: nameOfPath(name), message }))}
            attempt={form.attempt}
          />
          {lease.failure ? (
            <InlineAlert tone="danger" isAnnounced>
              {sayFailure(text, lease.failure)}
            </InlineAlert>
          ) : null}
          <FormProblem form={form} />
          {fields.length > 0 ? (
            <Fieldset legend={text("word.questions")}>
              <GroupForm
                group={group}
                answers={values.answers}
                files={values.files}
                upload={upload}
                maxFileSize={fileBounds.mostBytes}
                onAnswer={(field, answer, answerFile) => change(withAnswer(values, field, answer, answerFile))}
                errors={answerErrors}
              />
            </Fieldset>
          ) : null}
          <TextArea name="summary" {...form.field("summary")} onChange={(summary) => change({ summary })} isRequired />
          <FileUpload
            name="files"
            label={text("word.documents")}
            value={documentsOf(values, fields)}
            onChange={(documents) => change(withDocuments(values, fields, documents))}
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
            onChange={(verdict) => change({ verdict: verdict as ConclusionDraft["verdict"] })}
            orientation="horizontal"
            isRequired
          />
          <div>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {text("conclusion.send")}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
