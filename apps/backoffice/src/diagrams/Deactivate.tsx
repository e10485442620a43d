import { type DiagramRecord, diagrams } from "@yer/api/contract/diagrams";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useRefusal } from "../shell/useRefusal.js";
import { useDiagramsText } from "./diagramsTexts.js";

/** Takes a diagram out of force for all its grounds, with a reason; nothing where it is not in force. */
export function Deactivate({ record }: { readonly record: DiagramRecord }) {
  const text = useDiagramsText();
  const refusal = useRefusal("publish:diagram");
  const [isOpen, setOpen] = useState(false);
  const grounds = record.versions.flatMap((version) => version.grounds).toSorted((a, b) => a - b);
  if (grounds.length === 0) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)} {...refusal}>
        {text("cases.deactivate")}
      </Button>
      {isOpen ? <Asking id={record.id} grounds={grounds.join(", ")} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface AskingProps {
  readonly id: string;
  readonly grounds: string;
  readonly onClose: () => void;
}

function Asking({ id, grounds, onClose }: AskingProps) {
  const text = useDiagramsText();
  const draft = useServerDraft("deactivate:diagram", id, { reason: "" });
  const [deactivate, { failure }] = useAct(diagrams.deactivate);
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    const done = await deactivate({ params: { id }, body: { reason } });
    if (done.failure) return;
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("cases.deactivated") });
    onClose();
  }

  return (
    <AskDialog
      title={text("cases.deactivate.question")}
      label={text("cases.deactivate")}
      variant="danger"
      disabledReason={reason === "" ? text("cases.reason.first") : undefined}
      failure={failure && sayFailure(text, failure)}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("cases.deactivate.text", { grounds })}</p>
      <TextArea
        label={text("cases.reason")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        isRequired
      />
    </AskDialog>
  );
}
