import { auth } from "@yer/api/contract/auth";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useSession } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";
import { AskDialog } from "./AskDialog.js";

/** Asks why one wants to write in another person's name; from then on the session is no longer read-only. */
export default function GiveReason({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { readUser } = useSession();
  const [give] = useAct(auth.impersonationReason);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<Failure>();
  return (
    <AskDialog
      title={text("header.impersonation.reason")}
      label={text("header.impersonation.reason")}
      disabledReason={reason.trim().length < 10 ? text("header.impersonation.reason.text") : undefined}
      failure={failure && sayFailure(text, failure)}
      onSend={async () => {
        const outcome = await give({ body: { reason: reason.trim() } });
        if (outcome.failure) return setFailure(outcome.failure);
        await readUser();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{text("header.impersonation.reason.text")}</p>
      <TextArea label={text("header.impersonation.reason.label")} value={reason} onChange={setReason} isRequired />
    </AskDialog>
  );
}
