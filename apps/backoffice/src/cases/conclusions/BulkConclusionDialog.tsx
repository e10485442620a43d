import { type BulkConclusionsAsked, bulkMoves } from "@yer/api/contract/bulk-moves";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { fieldGroups } from "@yer/api/contract/field-groups";
import { fileBounds } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useAct, useRead, useTheme } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText, GroupForm } from "@yer/flow-editor/groups";
import { askedAnswers, emptyGroup, faultsOfAnswers, parseGroup } from "@yer/flow-editor/model/groups";
import { Button, ErrorSummary, Fieldset, FileUpload, InlineAlert, RadioGroup, Skeleton, TextArea } from "@yer/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useUploadPort } from "../../base/uploads/use-upload-port.js";
import { BulkFindings } from "../tasks/BulkFindings.js";
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
  const upload = useUploadPort();
  const [ask] = useAct(bulkMoves.previewConclusions);
  const [preview, setPreview] = useState<Preview>();
  const { able = none, asks = null, unable = [], total = 0 } = preview ?? {};
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
  const { values } = form;
  const failure = form.failure ?? questions.failure;

  async function check(): Promise<void> {
    setPreview(undefined);
    const outcome = await ask({ body: asked });
    form.refuse(outcome.failure);
    if (!outcome.failure) setPreview(outcome.data);
  }
  useEffect(() => {
    void check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the rows that the dialog was opened with
  }, []);

  const isReady = able.length > 0 && questions.data !== undefined;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={preview ? text("many.title", { count: total }) : text("many.title.asking")}
      label={text("many.start", { count: able.length })}
      {...(isReady
        ? {}
        : {
            disabledReason:
              preview && able.length === 0
                ? text("many.none")
                : failure
                  ? sayFailure(text, failure)
                  : text("many.checking"),
          })}
      before={failure && !preview ? <Button onPress={check}>{text("many.again")}</Button> : undefined}
      onClose={onClose}
    >
      {preview ? (
        <BulkFindings
          able={able.length}
          unable={unable}
          said={asks === null ? text("many.none") : text("many.able", { able: able.length, total, step: asks.step })}
          heading={text("many.unable")}
          note={text("many.note")}
        />
      ) : failure ? null : (
        <>
          <output>{text("many.checking")}</output>
          <Skeleton lines={4} />
        </>
      )}
      {questions.failure && !questions.data ? (
        <InlineAlert tone="danger" actions={<Button onPress={() => void questions.refetch()}>{text("retry")}</Button>}>
          {sayFailure(text, questions.failure)}
        </InlineAlert>
      ) : asks !== null && !questions.data ? (
        <Skeleton lines={8} />
      ) : null}
      {isReady ? (
        <>
          <ErrorSummary
            errors={form.errors.map(({ name = "", message }) => ({ name: nameOfPath(name), message }))}
            attempt={form.attempt}
          />
          {fields.length > 0 ? (
            <Fieldset legend={text("word.questions")}>
              <GroupForm
                group={group}
                answers={values.answers}
                files={values.files}
                upload={upload}
                maxFileSize={fileBounds.mostBytes}
                onAnswer={(field, answer, answerFile) => form.change(withAnswer(values, field, answer, answerFile))}
                errors={Object.fromEntries(
                  fields.flatMap(({ id }) => {
                    const error = form.errorAt(`/answers/${id}`);
                    return error === undefined ? [] : [[id, error]];
                  }),
                )}
              />
            </Fieldset>
          ) : null}
          <TextArea name="summary" {...form.field("summary")} isRequired />
          <FileUpload
            name="files"
            label={text("word.documents")}
            value={documentsOf(values, fields)}
            onChange={(documents) => form.change(withDocuments(values, fields, documents))}
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
            onChange={(verdict) => form.change({ verdict: verdict as ConclusionDraft["verdict"] })}
            orientation="horizontal"
            isRequired
          />
        </>
      ) : null}
    </FormDialog>
  );
}

export default withConclusionsTexts(BulkConclusionDialog);
