import { applications } from "@yer/api/contract/applications";
import { conclusionDraft } from "@yer/api/contract/conclusion-seat";
import { fieldGroups } from "@yer/api/contract/field-groups";
import type { Conclusion, Discussion } from "@yer/api/contract/discussion";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useSession, useTheme } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText } from "@yer/flow-editor/groups";
import { askedAnswers, emptyGroup, faultsOfAnswers, parseGroup } from "@yer/flow-editor/model/groups";
import { Button, Card, EmptyState, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import SignConclusion from "./SignConclusion.js";
import { useLease } from "./use-lease.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useText } from "../../base/language/use-text.js";
import { type ConclusionDraft, conclusionFields, conclusionOf, draftOf } from "./conclusion-draft.js";
import { ConclusionFields } from "./ConclusionFields.js";

/** Props of `ConclusionForm`. */
export interface ConclusionFormProps {
  applicationId: string;
  step: Discussion["steps"][number];
  given: readonly Conclusion[];
  /** The reader holds the conclusion; otherwise nobody does, and beginning to write takes it. */
  isMine: boolean;
  /** Reads anew who holds the conclusion. */
  onStale: () => void;
}

/**
 * The form in which an organisation gives, or supersedes, its conclusion at a step: questions, grounds, documents,
 * verdict.
 */
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
  const [isSigning, setSigning] = useState(false);

  if (noGroup && !asked) {
    return (
      <Card title={text("discussion.mine", { step: step.label[locale] })}>
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
      <Card title={text("discussion.mine", { step: step.label[locale] })}>
        <Skeleton lines={12} />
      </Card>
    );
  }
  const { values } = form;
  const change = (part: Partial<ConclusionDraft>) => {
    form.change(part);
    lease.touch();
  };
  return (
    <Card title={text("discussion.mine", { step: step.label[locale] })} actions={draft.status}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check()) setSigning(true);
        }}
      >
        <Stack gap={5}>
          <ConclusionFields form={form} fields={fields} group={group} onChange={change}>
            {lease.failure ? (
              <InlineAlert tone="danger" isAnnounced>
                {sayFailure(text, lease.failure)}
              </InlineAlert>
            ) : null}
            <FormProblem form={form} />
          </ConclusionFields>
          <div>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {text("conclusion.send")}
            </Button>
          </div>
        </Stack>
      </form>
      {isSigning && values.verdict !== null ? (
        <SignConclusion
          applicationId={applicationId}
          stepId={step.stepId}
          verdict={values.verdict}
          onSign={form.submit}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </Card>
  );
}
