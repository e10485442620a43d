import { type AreaProposalTarget, areaProposalTargets } from "@yer/api/contract/area-states";
import { areas } from "@yer/api/contract/areas";
import { RadioGroup, TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import type { FactsValues } from "../../../applications/form/facts-values.js";
import { FilesField } from "../../../applications/form/FilesField.js";
import { useAreaPageText } from "../area-page-texts.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

interface Written {
  readonly target: AreaProposalTarget | null;
  readonly reason: string;
  readonly files: FactsValues["fileIds"];
}

/** Proposes what a second person decides: a basket of two, or the way out of one. */
export default function ProposeDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const isAside = props.area.basket !== null;
  // From a basket there is one way, and into one there are two.
  const targets = areaProposalTargets.filter((target) => (target === "area_new") === isAside);
  const start: Written = { target: isAside ? "area_new" : null, reason: "", files: [] };
  const form = useEndpointForm(areas.propose, {
    ...useAreaAct(props),
    start,
    fields: {
      target: text("areaPage.target"),
      reason: text("word.reason"),
      files: { label: text("word.document"), at: "/documentId" },
    },
    args: ({ target, reason, files }: Written) => ({
      params: { id: props.area.id },
      body: { target, reason, documentId: files[0]?.id ?? null },
    }),
    faults: ({ target, files }) =>
      target === "written_off" && files.length === 0
        ? [{ pointer: "/documentId", message: text("fault.required") }]
        : [],
  });
  return (
    <AreaActDialog {...props} form={form} said={{ target: form.values.target }}>
      <p>{text("areaPage.propose.text")}</p>
      <RadioGroup
        {...form.choice("target")}
        items={targets.map((id) => ({ id, label: text(`areaTarget.${id}`) }))}
        isRequired
      />
      <TextArea {...form.field("reason")} isRequired />
      <FilesField
        name="documentId"
        {...form.field("files")}
        description={text("areaPage.propose.document")}
        maxFiles={1}
        onBlur={() => undefined}
        isReadOnly={false}
        isDisabled={false}
      />
    </AreaActDialog>
  );
}
