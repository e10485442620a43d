import { applications } from "@yer/api/contract/applications";
import { AlertDialog, InlineAlert, Stack } from "@yer/ui";
import { useText } from "../../language/useText.js";
import type { ActProps } from "./ActProps.js";
import { useMove } from "./useMove.js";

/** Asks once more before a file is handed in or its discussion starts. */
export default function ConfirmMove(props: ActProps) {
  const text = useText();
  const { file, move, onClose } = props;
  const question = move === "submit" ? "submit" : "start_discussion";
  const { send, failure } = useMove(move === "submit" ? applications.submit : applications.startDiscussion, props);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text(`act.confirm.${question}`)}
      confirmLabel={text(`move.${move}`)}
      onConfirm={() => send({ params: { id: file.id } })}
    >
      <Stack gap={3}>
        <p>{text(`act.confirm.${question}.text`)}</p>
        {failure ? (
          <InlineAlert tone="danger" announce>
            {failure}
          </InlineAlert>
        ) : null}
      </Stack>
    </AlertDialog>
  );
}
