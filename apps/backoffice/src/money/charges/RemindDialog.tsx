import { doneBy } from "@yer/api/contract/bulk-deeds";
import { charges, type RemindersAsked } from "@yer/api/contract/charges";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { useNavigate } from "react-router-dom";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { BulkDialog } from "../../cases/tasks/BulkDialog.js";
import { useTasksText, withTasksTexts } from "../../cases/tasks/tasks-texts.js";
import { bulkSays } from "../../cases/tasks/bulk-says.js";
import { useBulkPreview } from "../../cases/tasks/use-bulk-preview.js";

/** Props of {@link RemindDialog}. */
export interface RemindDialogProps {
  /** The charges chosen: by id, or all that the register's filters leave. */
  readonly asked: RemindersAsked;
  readonly onClose: () => void;
}

const nothing = {};

/** Reminds of many charges: first of which it can be done and of which not and why, then the act, which goes on without the page. */
function RemindDialog({ asked, onClose }: RemindDialogProps) {
  const text = useTasksText();
  const navigate = useNavigate();
  const [ask] = useAct(charges.previewReminders);
  const preview = useBulkPreview<ReplyOf<typeof charges.previewReminders>>();
  const able = preview.found?.able ?? [];
  const form = useEndpointForm(charges.remind, {
    start: nothing,
    fields: {},
    args: () => ({ body: { chargeIds: able } }),
    onSaved: ({ id }) => navigate(addressOf("/tasks/:id", { id })),
  });
  const said = bulkSays(text, {
    move: text("bulk.remind_payment"),
    did: doneBy("remind_payment"),
    found: preview.found,
    failed: form.failure !== undefined,
  });
  return (
    <BulkDialog
      {...said}
      form={form}
      preview={preview}
      question={{ ask: () => ask({ body: asked }) }}
      onClose={onClose}
    />
  );
}

export default withTasksTexts(RemindDialog);
