import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useText } from "../../language/useText.js";
import type { FactsValues } from "../form/factsValues.js";
import { FilesField } from "../form/FilesField.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

interface Written {
  reason: string;
  files: FactsValues["fileIds"];
}

/** Justice's check: lawful or not, why, and the papers that say so. */
export default function JusticeDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft<Written>(props, { reason: "", files: [] });
  const { reason, files } = draft.value;
  const { send, begin, required, failure, faultAt } = useMove(applications.justice, props, draft.discard);
  const verdict = props.move === "justice_positive" ? "positive" : "negative";

  function check(): Promise<unknown> | void {
    const given = reason.trim();
    if (!begin(given !== "")) return;
    const fileIds = files.map(({ id }) => id);
    return send({ params: { id: props.file.id }, body: { verdict, reason: given, fileIds } });
  }

  return (
    <ActDialog
      {...props}
      variant={verdict === "negative" ? "danger" : "primary"}
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
      <FilesField
        name="fileIds"
        label={text("act.papers")}
        value={files}
        onChange={(next) => draft.change({ files: next })}
        onBlur={() => undefined}
        error={files.map((_, index) => faultAt(`/fileIds/${index}`)).find((fault) => fault !== undefined)}
        isReadOnly={false}
        isDisabled={false}
      />
    </ActDialog>
  );
}
