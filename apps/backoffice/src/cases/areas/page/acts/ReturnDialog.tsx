import type { AreaRequestKind } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import {
  oneRequest,
  type RequestDraft,
  RequestsEditor,
  requestsOf,
} from "../../../applications/acts/RequestsEditor.js";
import { useAreaPageText } from "../area-page-texts.js";
import { areaRequestKindKeys, useRequestKind } from "../use-request-kind.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

interface Written {
  readonly requests: readonly RequestDraft<AreaRequestKind>[];
}
const start: Written = { requests: oneRequest };

/** Returns the area with what must be mended before it can be inspected. */
export default function ReturnDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const sayKind = useRequestKind();
  const form = useEndpointForm(areas.return, {
    ...useAreaAct(props),
    start,
    fields: { requests: text("act.requests") },
    args: ({ requests }: Written) => ({ params: { id: props.area.id }, body: { requests: requestsOf(requests) } }),
  });
  return (
    <AreaActDialog {...props} form={form} said={{ requests: form.values.requests.length }}>
      <RequestsEditor
        kinds={areaRequestKindKeys}
        sayKind={sayKind}
        value={form.values.requests}
        onChange={(requests) => form.change({ requests })}
        errorAt={form.errorAt}
      />
    </AreaActDialog>
  );
}
