import { areas } from "@yer/api/contract/areas";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import type { FactsValues } from "../../../applications/form/facts-values.js";
import { FilesField } from "../../../applications/form/FilesField.js";
import { useAreaPageText } from "../area-page-texts.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

interface Written {
  readonly reason: string;
  readonly files: FactsValues["fileIds"];
}
const start: Written = { reason: "", files: [] };

/** Confirms the area without a visit, with the document that says so. */
export default function ConfirmDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const form = useEndpointForm(areas.confirm, {
    ...useAreaAct(props),
    start,
    fields: { reason: text("word.reason"), files: { label: text("word.document"), at: "/documentId" } },
    args: ({ reason, files }: Written) => ({
      params: { id: props.area.id },
      body: { reason, documentId: files[0]?.id ?? null },
    }),
  });
  return (
    <AreaActDialog {...props} form={form}>
      <TextArea {...form.field("reason")} isRequired />
      <FilesField
        name="documentId"
        {...form.field("files")}
        maxFiles={1}
        onBlur={() => undefined}
        isReadOnly={false}
        isDisabled={false}
      />
    </AreaActDialog>
  );
}
