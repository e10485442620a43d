import type { CodeSet } from "@yer/api/contract/positions";
import { useState } from "react";
import { useCheck } from "../../base/screen/use-check.js";
import type { CodeSets } from "./CodeSetEditor.js";
import { codeSetKinds, type CodeSetsState } from "./code-set-kinds.js";
import { usePeopleText } from "./people-texts.js";
import { RemoveCodeSet } from "./RemoveCodeSet.js";

/** What can be done with a position or role in its row: opening it, and removing what nobody holds. */
export function useCodeSetActs(of: CodeSets, { open }: CodeSetsState) {
  const text = usePeopleText();
  const right = useCheck()(codeSetKinds[of].update);
  const [removing, setRemoving] = useState<CodeSet>();
  return {
    table: {
      rowActions: (row: CodeSet) => {
        const closed = right.allowed ? (row.holders === 0 ? undefined : text("sets.remove.held")) : right.reason;
        return [
          { id: "open", label: text("word.open"), onAction: () => open({ open: row.id }) },
          {
            id: "remove",
            label: text("word.remove"),
            onAction: () => setRemoving(row),
            ...(closed === undefined ? {} : { disabledReason: closed }),
          },
        ];
      },
    },
    dialog: removing ? <RemoveCodeSet of={of} set={removing} onClose={() => setRemoving(undefined)} /> : null,
  };
}
