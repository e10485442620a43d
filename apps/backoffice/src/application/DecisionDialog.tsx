import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, Dialog, Skeleton, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import { useRefusal } from "../shell/useRefusal.js";

/** Props of `DecisionDialog`. */
export interface DecisionDialogProps {
  /** What is decided on, in its author's words. */
  quote: string;
  /** Id of the complaint: the grounds are kept under it until they are sent. */
  complaint: string;
  /** Sends the decision; a failure stays on the screen with what was typed. */
  onDecide: (verdict: "upheld" | "dismissed", reason: string) => Promise<Failure | undefined>;
}

/** Decides a complaint: upheld or dismissed, always with grounds. */
export function DecisionDialog({ quote, complaint, onDecide }: DecisionDialogProps) {
  const text = useText();
  const draft = useServerDraft("complaint.decide", complaint, { reason: "" });
  const [fault, setFault] = useState<string>();
  const refusal = useRefusal("decide:complaint");

  async function send(verdict: "upheld" | "dismissed", close: () => void): Promise<void> {
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
        <Button size="sm" {...refusal}>
          {text("objections.decide")}
        </Button>
      }
      footer={(close) => (
        <>
          <Button isPending={!draft.ready} onPress={() => send("dismissed", close)}>
            {text("objections.dismiss")}
          </Button>
          <Button variant="primary" isPending={!draft.ready} onPress={() => send("upheld", close)}>
            {text("objections.uphold")}
          </Button>
        </>
      )}
    >
      <Stack gap={3}>
        <blockquote>{quote}</blockquote>
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
