import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./act-props.js";
import {
  applicationRequestKinds,
  oneRequest,
  type RequestDraft,
  RequestsEditor,
  requestsOf,
} from "./RequestsEditor.js";
import { useMoveOptions } from "./use-move-options.js";

interface Written {
  reason: string;
  requests: readonly RequestDraft[];
}
const empty: Written = { reason: "", requests: oneRequest };

/** The reviewer's decision, with its reason: announce, return or reject. */
export default function ReviewDialog(props: ActProps) {
  const text = useText();
  const { move } = props;
  const form = useEndpointForm(applications.review, {
    ...useMoveOptions(props),
    start: empty,
    fields: { reason: text("act.reason"), requests: text("act.requests") },
    args: ({ reason, requests }: Written) => ({
      params: { id: props.application.id },
      body:
        move === "review_return"
          ? { to: "editing", reason, requests: requestsOf(requests) }
          : { to: move === "review_announce" ? "announced" : "rejected", reason },
    }),
  });
  return (
    <ActDialog {...props} form={form} variant={move === "review_reject" ? "danger" : "primary"}>
      <TextArea {...form.field("reason")} isRequired />
      {move === "review_return" ? (
        <RequestsEditor
          kinds={applicationRequestKinds}
          sayKind={(kind) => text(`editRequest.${kind}`)}
          value={form.values.requests}
          onChange={(requests) => form.change({ requests })}
          errorAt={form.errorAt}
        />
      ) : null}
    </ActDialog>
  );
}
