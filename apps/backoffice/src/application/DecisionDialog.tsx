import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, Dialog, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";

/** Props of `DecisionDialog`. */
export interface DecisionDialogProps {
  /** What is decided on, in its author's words. */
  quote: string;
  /** Sends the decision; a failure stays on the screen with what was typed. */
  onDecide: (verdict: "upheld" | "dismissed", reason: string) => Promise<Failure | undefined>;
}

/** Decides an objection or a complaint: upheld or dismissed, always with grounds. */
export function DecisionDialog({ quote, onDecide }: DecisionDialogProps) {
  const text = useText();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();

  async function send(verdict: "upheld" | "dismissed", close: () => void): Promise<void> {
    if (reason.trim() === "") return setFault(text("fault.required"));
    const failure = await onDecide(verdict, reason.trim());
    if (failure) return setFault(sayFailure(text, failure));
    toasts.push({ tone: "success", text: text("act.done.decision") });
    close();
  }

  return (
    <Dialog
      title={text("objections.decide")}
      trigger={<Button size="sm">{text("objections.decide")}</Button>}
      footer={(close) => (
        <>
          <Button onPress={() => send("dismissed", close)}>{text("objections.dismiss")}</Button>
          <Button variant="primary" onPress={() => send("upheld", close)}>
            {text("objections.uphold")}
          </Button>
        </>
      )}
    >
      <Stack gap={3}>
        <blockquote>{quote}</blockquote>
        <TextArea label={text("objections.reason")} value={reason} onChange={setReason} error={fault} isRequired />
      </Stack>
    </Dialog>
  );
}
