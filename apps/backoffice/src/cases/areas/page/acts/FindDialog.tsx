import type { AreaRequestKind } from "@yer/api/contract/area-facts";
import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import { areas } from "@yer/api/contract/areas";
import { RadioGroup, TextArea } from "@yer/ui";
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
  readonly finding: AreaFinding | null;
  readonly reason: string;
  readonly requests: readonly RequestDraft<AreaRequestKind>[];
}

/** What follows from each finding. */
const thenOf = {
  occupied: "areaFinding.occupied.then",
  state_land: "areaFinding.state_land.then",
  papers_found: "areaFinding.writeOff.then",
  empty: "areaFinding.writeOff.then",
  not_there: "areaFinding.writeOff.then",
  data_wrong: "areaFinding.data_wrong.then",
} as const satisfies Record<AreaFinding, string>;

const start: Written = { finding: null, reason: "", requests: oneRequest };

/** Says what was found on the spot, and what follows from each: the choice is a decision, so none is made beforehand. */
export default function FindDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const sayKind = useRequestKind();
  const form = useEndpointForm(areas.find, {
    ...useAreaAct(props),
    start,
    fields: {
      finding: text("areaPage.finding"),
      reason: text("areaPage.findingReason"),
      requests: text("act.requests"),
    },
    args: ({ finding, reason, requests }: Written) => ({
      params: { id: props.area.id },
      body: finding === "data_wrong" ? { finding, requests: requestsOf(requests) } : { finding, reason },
    }),
    faults: ({ finding }) => (finding === null ? [{ pointer: "/finding", message: text("fault.required") }] : []),
  });
  const { finding, requests } = form.values;
  return (
    <AreaActDialog {...props} form={form}>
      <RadioGroup
        {...form.choice("finding")}
        items={areaFindings.map((id) => ({
          id,
          label: text(`areaFinding.${id}`),
          description: text(thenOf[id]),
        }))}
        isRequired
      />
      {finding === "data_wrong" ? (
        <RequestsEditor
          kinds={areaRequestKindKeys}
          sayKind={sayKind}
          value={requests}
          onChange={(next) => form.change({ requests: next })}
          errorAt={form.errorAt}
        />
      ) : (
        <TextArea {...form.field("reason")} isRequired />
      )}
    </AreaActDialog>
  );
}
