import { type BulkConclusionsAsked, bulkMoves } from "@yer/api/contract/bulk-moves";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { fieldGroups } from "@yer/api/contract/field-groups";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useAct, useRead, useTheme } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText } from "@yer/flow-editor/groups";
import { askedAnswers, emptyGroup, faultsOfAnswers, parseGroup } from "@yer/flow-editor/model/groups";
import { Skeleton } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { BulkDialog } from "../tasks/BulkDialog.js";
import { useBulkPreview } from "../tasks/use-bulk-preview.js";
import { type ConclusionDraft, conclusionFields, conclusionOf, draftOf } from "./conclusion-draft.js";
import { ConclusionFields } from "./ConclusionFields.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { useConclusionsText, withConclusionsTexts } from "./conclusions-texts.js";

type Preview = ReplyOf<typeof bulkMoves.previewConclusions>;

const none: Preview["able"] = [];

/** Props of the dialog that gives many conclusions. */
export interface BulkConclusionDialogProps {
  /** The rows chosen: by id, or all that a list of the inbox holds. */
  readonly asked: BulkConclusionsAsked;
  readonly onClose: () => void;
}

/**
 * Gives many conclusions with the same answers: first which can be given together and of the others why not, then the
 * questions that all of them ask. Each is signed on its own by the job that goes on without the page.
 */
function BulkConclusionDialog({ asked, onClose }: BulkConclusionDialogProps) {
  const text = useConclusionsText();
  const flowText = useFlowText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const [ask] = useAct(bulkMoves.previewConclusions);
  const preview = useBulkPreview<Preview>();
  const { found } = preview;
  const { able = none, asks = null, total = 0 } = found ?? {};
  const questions = useRead(
    fieldGroups.get,
    asks === null ? skip : { params: { id: String(asks.fieldGroupId) }, query: { version: asks.version } },
  );
  const fields = questions.data?.fields ?? [];
  const parsed = questions.data && parseGroup(questions.data.group);
  const group = parsed?.ok ? parsed.group : { ...emptyGroup, list: [...fields] };
  const form = useEndpointForm(bulkMoves.giveConclusions, {
    draft: { form: "give:conclusions", id: "inbox" },
    start: draftOf(undefined),
    fields: conclusionFields(
      fields.map(({ id, label }) => ({ id, label: label[locale] })),
      { summary: text("act.reason"), files: text("word.documents"), verdict: text("word.verdict") },
    ),
    args: (given: ConclusionDraft) => {
      const { stepId: _, ...body } = conclusionOf(given, "", askedAnswers(group, given.answers));
      return { body: { ...body, seats: able } };
    },
    faults: ({ answers, files }) =>
      faultsOfAnswers(
        group,
        askedAnswers(group, answers),
        files.map(({ id }) => id),
      ).map((fault) => ({ pointer: `/answers/${fault.field}`, message: answerFaultText(fault, flowText) })),
    onSaved: ({ id }) => navigate(addressOf("/tasks/:id", { id })),
  });
  const failure = form.failure ?? questions.failure;

  const isReady = able.length > 0 && questions.data !== undefined;
  return (
    <BulkDialog
      form={{ ...form, failure }}
      preview={preview}
      question={{ ask: () => ask({ body: asked }) }}
      size="lg"
      title={found ? text("many.title", { count: total }) : text("many.title.asking")}
      label={text("many.start", { count: able.length })}
      {...(isReady
        ? {}
        : {
            disabledReason:
              found && able.length === 0
                ? text("many.none")
                : failure
                  ? sayFailure(text, failure)
                  : text("many.checking"),
          })}
      able={able.length}
      words={{
        said:
          asks === null ? text("many.none") : text("many.able", { able: able.length, total, step: asks.step[locale] }),
        heading: text("many.unable"),
        note: text("many.note"),
        checking: text("many.checking"),
        again: text("many.again"),
      }}
      onClose={onClose}
    >
      {questions.failure && !questions.data ? (
        <FailedRead failure={questions.failure} onRetry={() => void questions.refetch()} />
      ) : asks !== null && !questions.data ? (
        <Skeleton lines={8} />
      ) : null}
      {isReady ? <ConclusionFields form={form} fields={fields} group={group} onChange={form.change} /> : null}
    </BulkDialog>
  );
}

export default withConclusionsTexts(BulkConclusionDialog);
