import { applications } from "@yer/api/contract/applications";
import { AlertDialog, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useApplicationText } from "../application-texts.js";
import type { ActProps } from "./act-props.js";
import { useMoveOptions } from "./use-move-options.js";

/** Props of {@link MoveQuestion}. */
export interface MoveQuestionProps extends ActProps {
  readonly move: "submit" | "start_discussion";
  /** Whether what follows is known, or cannot be: nobody confirms before, and the button stays where it is pressed. */
  readonly isKnown: boolean;
  /** Words on what happens once the move is made. */
  readonly children: ReactNode;
}

/** Asks once more before an application is handed in or its discussion starts. */
export function MoveQuestion({ isKnown, children, ...props }: MoveQuestionProps) {
  const text = useApplicationText();
  const { application, move, onClose } = props;
  const { draft: _, ...options } = useMoveOptions(props);
  const form = useEndpointForm(move === "submit" ? applications.submit : applications.startDiscussion, {
    ...options,
    start: {},
    fields: {},
    args: () => ({ params: { id: application.id } }),
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text(`act.confirm.${move}`)}
      confirmLabel={text(`move.${move}`)}
      disabledReason={isKnown ? undefined : text("act.wait")}
      onConfirm={async () => (await form.submit()).isSaved}
    >
      <Stack gap={3}>
        <p>{text(`act.confirm.${move}.text`)}</p>
        {children}
        <FormProblem form={form} />
      </Stack>
    </AlertDialog>
  );
}
