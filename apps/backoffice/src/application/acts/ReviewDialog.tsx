import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useText } from "../../language/useText.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { oneRequest, RequestsEditor, requestsOf } from "./RequestsEditor.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

/** The reviewer's decision, with its reason: announce, return or reject. */
export default function ReviewDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft(props, { reason: "", requests: oneRequest });
  const { reason, requests } = draft.value;
  const { send, begin, tried, required, failure, faultAt } = useMove(applications.review, props, draft.discard);
  const returns = props.move === "review_return";

  function check(): Promise<unknown> | void {
    const given = reason.trim();
    if (!begin(given !== "")) return;
    const params = { id: props.file.id };
    if (!returns)
      return send({ params, body: { to: props.move === "review_announce" ? "announced" : "rejected", reason: given } });
    const wanted = requestsOf(requests);
    if (wanted) return send({ params, body: { to: "editing", reason: given, requests: wanted } });
  }

  return (
    <ActDialog
      {...props}
      variant={props.move === "review_reject" ? "danger" : "primary"}
      failure={failure}
      draft={draft}
      onSend={check}
    >
      <TextArea
        label={text("act.reason")}
        value={reason}
        onChange={(next) => draft.change({ reason: next })}
        error={required(reason.trim() === "") ?? faultAt("/reason")}
        isRequired
      />
      {returns ? (
        <RequestsEditor value={requests} onChange={(next) => draft.change({ requests: next })} showFaults={tried} />
      ) : null}
    </ActDialog>
  );
}
