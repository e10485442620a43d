import { documents, type FileDocument } from "@yer/api/contract/documents";
import { useAct } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useServerDraft } from "../../drafts/useServerDraft.js";
import { AskDialog } from "../../shell/AskDialog.js";
import { toasts } from "../../shell/toastQueue.js";
import { useSending } from "../../shell/useSending.js";
import { useFileDocumentText } from "./fileDocumentTexts.js";

/** Withdraws a document, with a reason that is kept as it is written. */
export function RevokeDialog({ document, onClose }: { document: FileDocument; onClose: () => void }) {
  const text = useFileDocumentText();
  const draft = useServerDraft("document:revoke", document.id, { reason: "" });
  const sending = useSending();
  const [revoke] = useAct(documents.revoke);
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    if (!sending.begin(reason !== "")) return;
    if (!(await sending.end(revoke({ params: { id: document.id }, body: { reason } })))) return;
    await draft.discard();
    toasts.push({ tone: "success", text: text("documents.revoke.done") });
    onClose();
  }

  return (
    <AskDialog
      title={text("documents.revoke.title")}
      label={text("documents.revoke")}
      variant="danger"
      failure={sending.failure}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("documents.revoke.text")}</p>
      <TextArea
        label={text("documents.revoke.reason")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        error={sending.required(reason === "")}
        isRequired
      />
    </AskDialog>
  );
}
