import type { CodeSet } from "@yer/api/contract/positions";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import { AlertDialog } from "@yer/ui";
import { toasts } from "../../base/screen/toast-queue.js";
import type { CodeSets } from "./CodeSetEditor.js";
import { codeSetKinds } from "./code-set-kinds.js";
import { usePeopleText } from "./people-texts.js";

/** Props of {@link RemoveCodeSet}. */
export interface RemoveCodeSetProps {
  readonly of: CodeSets;
  readonly set: CodeSet;
  readonly onClose: () => void;
}

/** Asks before a set that nobody holds is taken away. */
export function RemoveCodeSet({ of, set, onClose }: RemoveCodeSetProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const [remove] = useAct(codeSetKinds[of].endpoints.remove);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text("word.remove")}
      confirmLabel={text("word.remove")}
      isDanger
      onConfirm={async () => {
        const outcome = await remove({ params: { id: set.id }, ifMatch: set.version });
        toasts.push(
          outcome.failure
            ? { tone: "danger", text: sayFailure(text, outcome.failure) }
            : { tone: "success", text: text("sets.removed") },
        );
      }}
    >
      {text("sets.remove.text", { name: set.name[locale] })}
    </AlertDialog>
  );
}
