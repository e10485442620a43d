import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import type { FactsValues } from "../form/facts-values.js";
import { FilesField } from "../form/FilesField.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./act-props.js";
import { useMoveOptions } from "./use-move-options.js";

interface Written {
  reason: string;
  files: FactsValues["fileIds"];
}
const empty: Written = { reason: "", files: [] };

/** Justice's check: lawful or not, why, and the papers that say so. */
export default function JusticeDialog(props: ActProps) {
  const text = useText();
  const verdict = props.move === "justice_positive" ? "positive" : "negative";
  const form = useEndpointForm(applications.justice, {
    ...useMoveOptions(props),
    start: empty,
    fields: { reason: text("act.reason"), files: { label: text("act.papers"), at: "/fileIds" } },
    args: ({ reason, files }: Written) => ({
      params: { id: props.application.id },
      body: { verdict, reason, fileIds: files.map(({ id }) => id) },
    }),
  });
  return (
    <ActDialog {...props} form={form} variant={verdict === "negative" ? "danger" : "primary"}>
      <TextArea {...form.field("reason")} isRequired />
      <FilesField
        name="fileIds"
        {...form.field("files")}
        onBlur={() => undefined}
        isReadOnly={false}
        isDisabled={false}
      />
    </ActDialog>
  );
}
