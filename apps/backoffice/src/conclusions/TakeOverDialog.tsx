import { conclusions } from "@yer/api/contract/conclusions";
import { useAct } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useSending } from "../shell/useSending.js";
import { useConclusionsText } from "./conclusionsTexts.js";
import { leastReason, type SeatDialogProps } from "./SeatDialogProps.js";

/** Takes a conclusion from the colleague who holds it, always with a reason. */
export default function TakeOverDialog({ fileId, stepId, holder, onClose }: SeatDialogProps) {
  const text = useConclusionsText();
  const [takeOver] = useAct(conclusions.takeOver);
  const draft = useServerDraft("take_over:conclusion", `${fileId}-${stepId}`.slice(0, 60), { reason: "" });
  const sending = useSending();
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    if (!sending.begin(reason.length >= leastReason)) return;
    if (!(await sending.end(takeOver({ params: { id: fileId }, body: { stepId, reason } })))) return;
    await draft.discard();
    toasts.push({ tone: "success", text: text("seat.done.take_over") });
    onClose();
  }

  return (
    <AskDialog
      title={text("seat.take_over.title", { name: holder ?? "" })}
      label={text("seat.take_over")}
      failure={sending.failure}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("seat.take_over.text")}</p>
      <TextArea
        label={text("seat.reason")}
        description={text("seat.reason.history")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        error={sending.required(reason.length < leastReason) ?? sending.faultAt("/reason")}
        isRequired
      />
    </AskDialog>
  );
}
