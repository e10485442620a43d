import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { oneRequest, RequestsEditor, requestsOf } from "./RequestsEditor.js";
import { useMove } from "./useMove.js";

/** Returns a file to editing, with at least one typed request (DOMAIN §3, Return). */
export default function ReturnDialog(props: ActProps) {
  const text = useText();
  const [reason, setReason] = useState("");
  const [requests, setRequests] = useState(oneRequest);
  const [tried, setTried] = useState(false);
  const { send, failure, faultAt } = useMove(applications.return, props);

  function check(): Promise<unknown> | void {
    setTried(true);
    const given = requestsOf(requests);
    if (given && reason.trim() !== "")
      return send({ params: { id: props.file.id }, body: { reason: reason.trim(), requests: given } });
  }

  return (
    <ActDialog {...props} failure={failure} onSend={check}>
      <TextArea
        label={text("act.reason")}
        value={reason}
        onChange={setReason}
        error={tried && reason.trim() === "" ? text("fault.required") : faultAt("/reason")}
        isRequired
      />
      <RequestsEditor value={requests} onChange={setRequests} showFaults={tried} />
    </ActDialog>
  );
}
