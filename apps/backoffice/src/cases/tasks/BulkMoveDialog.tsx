import { type BulkAsked, type BulkMoveKey, bulkMoves, reasonedBulkMoves } from "@yer/api/contract/bulk-moves";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { Button, Skeleton, TextArea } from "@yer/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { BulkFindings } from "./BulkFindings.js";
import { useTasksText, withTasksTexts } from "./tasks-texts.js";

type Preview = ReplyOf<typeof bulkMoves.preview>;

/** Props of {@link BulkMoveDialog}. */
export interface BulkMoveDialogProps {
  readonly move: BulkMoveKey;
  /** The files chosen: by id, or all that the register's filters leave. */
  readonly asked: BulkAsked;
  readonly onClose: () => void;
}

/** Moves many files at once: first which can and which cannot and why, then the act, which goes on without the page. */
function BulkMoveDialog({ move, asked, onClose }: BulkMoveDialogProps) {
  const text = useTasksText();
  const navigate = useNavigate();
  const [ask] = useAct(bulkMoves.preview);
  const [preview, setPreview] = useState<Preview>();
  const reasoned = reasonedBulkMoves.includes(move);
  const able = preview?.able ?? [];
  const form = useEndpointForm(bulkMoves.start, {
    ...(reasoned ? { draft: { form: `bulk:${move}`, id: "register" } } : {}),
    start: { reason: "" },
    fields: { reason: text("bulk.reason") },
    args: ({ reason }) => ({ body: { move, applicationIds: able, ...(reasoned ? { reason } : {}) } }),
    onSaved: ({ id }) => navigate(addressOf("/tasks/:id", { id })),
  });
  const { failure } = form;
  const name = text(`move.${move}`);

  async function check(): Promise<void> {
    setPreview(undefined);
    const outcome = await ask({ body: asked });
    form.refuse(outcome.failure);
    if (!outcome.failure) setPreview(outcome.data);
  }
  useEffect(() => {
    void check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the files that the dialog was opened with
  }, []);

  return (
    <FormDialog
      form={form}
      title={
        preview ? text("bulk.title", { move: name, count: preview.total }) : text("bulk.title.asking", { move: name })
      }
      label={text("bulk.start", { count: able.length })}
      {...(able.length > 0
        ? {}
        : { disabledReason: text(preview ? "bulk.none" : failure ? "tasks.failed" : "bulk.checking") })}
      before={failure && !preview ? <Button onPress={check}>{text("bulk.again")}</Button> : undefined}
      onClose={onClose}
    >
      {preview ? (
        <BulkFindings
          able={able.length}
          unable={preview.unable}
          said={able.length === 0 ? text("bulk.none") : text("bulk.able", { able: able.length, total: preview.total })}
          heading={text("bulk.unable")}
          note={text("bulk.note")}
        />
      ) : failure ? null : (
        <>
          <output>{text("bulk.checking")}</output>
          <Skeleton lines={4} />
        </>
      )}
      {reasoned && able.length > 0 ? (
        <TextArea {...form.field("reason")} description={text("bulk.reason.hint")} isRequired />
      ) : null}
    </FormDialog>
  );
}

export default withTasksTexts(BulkMoveDialog);
