import { documents, type FileDocument } from "@yer/api/contract/documents";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../../drafts/useServerDraft.js";
import { AskDialog } from "../../shell/AskDialog.js";
import { toasts } from "../../shell/toastQueue.js";
import { useFileDocumentText } from "./fileDocumentTexts.js";

/** Withdraws a document, with a reason that is kept as it is written. */
export function RevokeDialog({ document, onClose }: { document: FileDocument; onClose: () => void }) {
  const text = useFileDocumentText();
  const draft = useServerDraft("document:revoke", document.id, { reason: "" });
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [revoke] = useAct(documents.revoke);
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    setTried(true);
    if (reason === "") return;
    const outcome = await revoke({ params: { id: document.id }, body: { reason } });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    toasts.push({ tone: "success", text: text("documents.revoke.done") });
    onClose();
  }

  return (
    <AskDialog
      title={text("documents.revoke.title")}
      label={text("documents.revoke")}
      variant="danger"
      failure={failure && sayFailure(text, failure)}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("documents.revoke.text")}</p>
      <TextArea
        label={text("documents.revoke.reason")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        error={tried && reason === "" ? text("fault.required") : undefined}
        isRequired
      />
    </AskDialog>
  );
}
