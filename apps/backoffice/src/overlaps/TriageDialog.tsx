import { overlaps } from "@yer/api/contract/overlaps";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, Dialog, TextArea } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import { useCheck } from "../shell/useCheck.js";

export interface TriageDialogProps {
  overlap: {
    readonly id: string;
    readonly version: number;
    /** The judgement that stands, to be judged anew. */
    readonly triage: { readonly reason: string } | null;
  };
  /** The pair in words: the other plot, what they have in common. */
  title: string;
  /** Called when the figures have changed since they were read, to read them again. */
  onStale?: () => void;
}

/** Judges an overlap, or judges it anew, with a reason: two plots, or one. The histories keep what was said before. */
export function TriageDialog({ overlap, title, onStale }: TriageDialogProps) {
  const text = useText();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const [triage] = useAct(overlaps.triage);
  const right = useCheck()("triage:overlap");

  async function decide(decision: "distinct" | "same", close: () => void): Promise<void> {
    if (reason.trim() === "") return setFault(text("fault.required"));
    const outcome = await triage({
      params: { id: overlap.id },
      ifMatch: overlap.version,
      body: { decision, reason: reason.trim() },
    });
    if (outcome.failure) {
      const stale = outcome.failure.kind === "problem" && outcome.failure.problem.code === "conflict";
      setFault(stale ? text("overlaps.conflict") : sayFailure(text, outcome.failure));
      if (stale) onStale?.();
      return;
    }
    toasts.push({ tone: "success", text: text("act.done.overlap") });
    setReason("");
    close();
  }

  return (
    <Dialog
      title={title}
      trigger={
        <Button size="sm" {...(right.allowed ? {} : { disabledReason: right.reason })}>
          {text(overlap.triage === null ? "objections.decide" : "overlaps.again")}
        </Button>
      }
      footer={(close) => (
        <>
          <Button onPress={() => decide("distinct", close)}>{text("facts.overlap.distinct")}</Button>
          <Button variant="danger" onPress={() => decide("same", close)}>
            {text("facts.overlap.same")}
          </Button>
        </>
      )}
    >
      <TextArea label={text("facts.overlap.reason")} value={reason} onChange={setReason} error={fault} isRequired />
    </Dialog>
  );
}
