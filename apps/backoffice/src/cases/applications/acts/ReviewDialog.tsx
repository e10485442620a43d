import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import type { RefusalReason } from "@yer/api/contract/refusal-reasons";
import { RefusalChoice } from "../../refusals/RefusalChoice.js";
import { useRefusalText, withRefusalTexts } from "../../refusals/refusal-texts.js";
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
  because: RefusalReason | null;
  reason: string;
  requests: readonly RequestDraft[];
}
const empty: Written = { because: null, reason: "", requests: oneRequest };

/** The reviewer's decision, with its reason: announce, return or reject. */
function ReviewDialog(props: ActProps) {
  const text = useRefusalText();
  const { move } = props;
  const form = useEndpointForm(applications.review, {
    ...useMoveOptions(props),
    start: empty,
    fields: { because: text("refusals.reason"), reason: text("act.reason"), requests: text("act.requests") },
    args: ({ because, reason, requests }: Written) => ({
      params: { id: props.application.id },
      body:
        move === "review_return"
          ? { to: "editing", reason, requests: requestsOf(requests) }
          : move === "review_announce"
            ? { to: "announced", reason }
            : { to: "rejected", reason, because },
    }),
  });
  return (
    <ActDialog {...props} form={form} variant={move === "review_reject" ? "danger" : "primary"}>
      {move === "review_reject" ? <RefusalChoice {...form.choice("because")} /> : null}
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

export default withRefusalTexts(ReviewDialog);
