import type { Complaint, DisputeVerdict } from "@yer/api/contract/objections";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, Dialog, Skeleton, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";

/** Props of `DecisionDialog`. */
export interface DecisionDialogProps {
  /** What is decided on; the grounds are kept under its id until they are sent. */
  complaint: Complaint;
  /** Sends the decision; a failure stays on the screen with what was typed. */
  onDecide: (verdict: DisputeVerdict, reason: string) => Promise<Failure | undefined>;
}

/** Decides a complaint: upheld or dismissed, always with grounds. */
export function DecisionDialog({ complaint, onDecide }: DecisionDialogProps) {
  const text = useText();
  const draft = useServerDraft("complaint.decide", complaint.id, { reason: "" });
  const [fault, setFault] = useState<string>();
  const closed = (verdict: DisputeVerdict) => {
    const reasons = complaint.verdicts[verdict].map((reason) => sayReason(text, reason));
    return reasons.length > 0 ? { disabledReason: reasons.join(" · ") } : {};
  };
  // Nothing closes dismissing that would leave upholding open.
  const whole = closed("dismissed");

  async function send(verdict: DisputeVerdict, close: () => void): Promise<void> {
    const reason = draft.value.reason.trim();
    if (reason === "") return setFault(text("fault.required"));
    const failure = await onDecide(verdict, reason);
    if (failure) return setFault(sayFailure(text, failure));
    await draft.discard();
    toasts.push({ tone: "success", text: text("act.done.decision") });
    close();
  }

  return (
    <Dialog
      title={text("objections.decide")}
      trigger={
        <Button size="sm" {...whole}>
          {text("objections.decide")}
        </Button>
      }
      footer={(close) => (
        <>
          <Button isPending={!draft.ready} onPress={() => send("dismissed", close)} {...whole}>
            {text("objections.dismiss")}
          </Button>
          <Button
            variant="primary"
            isPending={!draft.ready}
            onPress={() => send("upheld", close)}
            {...closed("upheld")}
          >
            {text("objections.uphold")}
          </Button>
        </>
      )}
    >
      <Stack gap={3}>
        <blockquote>{complaint.text}</blockquote>
        {draft.ready ? (
          <TextArea
            label={text("objections.reason")}
            value={draft.value.reason}
            onChange={(reason) => draft.change({ reason })}
            error={fault}
            isRequired
          />
        ) : (
          <Skeleton lines={4} />
        )}
        {draft.status}
      </Stack>
    </Dialog>
  );
}
