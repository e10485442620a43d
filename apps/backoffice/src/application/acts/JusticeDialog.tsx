import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

/** Justice's check: lawful or not, and why. */
export default function JusticeDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft(props, { reason: "" });
  const { reason } = draft.value;
  const [tried, setTried] = useState(false);
  const { send, failure, faultAt } = useMove(applications.justice, props, draft.discard);
  const verdict = props.move === "justice_positive" ? "positive" : "negative";

  function check(): Promise<unknown> | void {
    setTried(true);
    if (reason.trim() !== "") return send({ params: { id: props.file.id }, body: { verdict, reason: reason.trim() } });
  }

  return (
    <ActDialog
      {...props}
      variant={verdict === "negative" ? "danger" : "primary"}
      failure={failure}
      draft={draft}
      onSend={check}
    >
      <TextArea
        label={text("act.reason")}
        value={reason}
        onChange={(next) => draft.change({ reason: next })}
        error={tried && reason.trim() === "" ? text("fault.required") : faultAt("/reason")}
        isRequired
      />
    </ActDialog>
  );
}
