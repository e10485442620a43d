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

/** Returns an application to editing, with at least one typed request (DOMAIN §3, Return). */
export default function ReturnDialog(props: ActProps) {
  const text = useText();
  const form = useEndpointForm(applications.return, {
    ...useMoveOptions(props),
    start: empty,
    fields: { reason: text("act.reason"), requests: text("act.requests") },
    args: ({ reason, requests }: Written) => ({
      params: { id: props.application.id },
      body: { reason, requests: requestsOf(requests) },
    }),
  });
  return (
    <ActDialog {...props} form={form}>
      <TextArea {...form.field("reason")} isRequired />
      <RequestsEditor
        kinds={applicationRequestKinds}
        sayKind={(kind) => text(`editRequest.${kind}`)}
        value={form.values.requests}
        onChange={(requests) => form.change({ requests })}
        errorAt={form.errorAt}
      />
    </ActDialog>
  );
}
