import { doneBy } from "@yer/api/contract/bulk-deeds";
import { charges, type RemindersAsked } from "@yer/api/contract/charges";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { Button, Skeleton } from "@yer/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { BulkFindings } from "../../cases/tasks/BulkFindings.js";
import { useTasksText, withTasksTexts } from "../../cases/tasks/tasks-texts.js";

type Preview = ReplyOf<typeof charges.previewReminders>;

/** Props of {@link RemindDialog}. */
export interface RemindDialogProps {
  /** The charges chosen: by id, or all that the register's filters leave. */
  readonly asked: RemindersAsked;
  readonly onClose: () => void;
}

const nothing = {};
const did = doneBy("remind_payment");

/** Reminds of many charges: first of which it can be done and of which not and why, then the act, which goes on without the page. */
function RemindDialog({ asked, onClose }: RemindDialogProps) {
  const text = useTasksText();
  const navigate = useNavigate();
  const [ask] = useAct(charges.previewReminders);
  const [preview, setPreview] = useState<Preview>();
  const able = preview?.able ?? [];
  const form = useEndpointForm(charges.remind, {
    start: nothing,
    fields: {},
    args: () => ({ body: { chargeIds: able } }),
    onSaved: ({ id }) => navigate(addressOf("/tasks/:id", { id })),
  });
  const { failure } = form;
  const move = text("bulk.remind_payment");

  async function check(): Promise<void> {
    setPreview(undefined);
    const outcome = await ask({ body: asked });
    form.refuse(outcome.failure);
    if (!outcome.failure) setPreview(outcome.data);
  }
  useEffect(() => {
    void check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the charges that the dialog was opened with
  }, []);

  return (
    <FormDialog
      form={form}
      title={
        preview
          ? text("bulk.title", { of: "application", move, count: preview.total })
          : text("bulk.title.asking", { move })
      }
      label={text("bulk.start", { did, count: able.length })}
      {...(able.length > 0
        ? {}
        : { disabledReason: text(preview ? "bulk.none" : failure ? "tasks.failed" : "bulk.checking", { did }) })}
      before={failure && !preview ? <Button onPress={check}>{text("bulk.again")}</Button> : undefined}
      onClose={onClose}
    >
      {preview ? (
        <BulkFindings
          able={able.length}
          unable={preview.unable}
          said={text(able.length === 0 ? "bulk.none" : "bulk.able", { did, able: able.length, total: preview.total })}
          heading={text("bulk.unable", { did })}
          note={text("bulk.note", { did })}
        />
      ) : failure ? null : (
        <>
          <output>{text("bulk.checking")}</output>
          <Skeleton lines={4} />
        </>
      )}
    </FormDialog>
  );
}

export default withTasksTexts(RemindDialog);
