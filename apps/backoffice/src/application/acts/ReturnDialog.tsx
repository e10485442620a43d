import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { oneRequest, RequestsEditor, requestsOf } from "./RequestsEditor.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

/** Returns a file to editing, with at least one typed request (DOMAIN §3, Return). */
export default function ReturnDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft(props, { reason: "", requests: oneRequest });
  const { reason, requests } = draft.value;
  const { send, begin, tried, required, failure, faultAt } = useMove(applications.return, props, draft.discard);

  function check(): Promise<unknown> | void {
    const given = requestsOf(requests);
    if (!begin(given !== undefined && reason.trim() !== "") || given === undefined) return;
    return send({ params: { id: props.file.id }, body: { reason: reason.trim(), requests: given } });
  }

  return (
    <ActDialog {...props} failure={failure} draft={draft} onSend={check}>
      <TextArea
        label={text("act.reason")}
        value={reason}
        onChange={(next) => draft.change({ reason: next })}
        error={required(reason.trim() === "") ?? faultAt("/reason")}
        isRequired
      />
      <RequestsEditor value={requests} onChange={(next) => draft.change({ requests: next })} showFaults={tried} />
    </ActDialog>
  );
}
