import { conclusions } from "@yer/api/contract/conclusions";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useConclusionsText } from "./conclusionsTexts.js";
import type { SeatDialogProps } from "./SeatDialogProps.js";

/** Takes a conclusion from the colleague who holds it, always with a reason. */
export default function TakeOverDialog({ fileId, stepId, holder, onClose }: SeatDialogProps) {
  const text = useConclusionsText();
  const [takeOver] = useAct(conclusions.takeOver);
  const draft = useServerDraft("take_over:conclusion", `${fileId}-${stepId}`.slice(0, 60), { reason: "" });
  const [failure, setFailure] = useState<Failure>();
  const [fault, setFault] = useState<string>();

  async function send(): Promise<void> {
    const reason = draft.value.reason.trim();
    if (reason.length < 3) return setFault(text("fault.required"));
    const outcome = await takeOver({ params: { id: fileId }, body: { stepId, reason } });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    toasts.push({ tone: "success", text: text("seat.done.take_over") });
    onClose();
  }

  return (
    <AskDialog
      title={text("seat.take_over.title", { name: holder ?? "" })}
      label={text("seat.take_over")}
      failure={failure ? sayFailure(text, failure) : undefined}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("seat.take_over.text")}</p>
      <TextArea
        label={text("seat.reason")}
        description={text("seat.reason.history")}
        value={draft.value.reason}
        onChange={(reason) => draft.change({ reason })}
        error={fault}
        isRequired
      />
    </AskDialog>
  );
}
