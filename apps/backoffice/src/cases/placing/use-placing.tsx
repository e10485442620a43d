import { placedAtOnce, type UnplacedRow, type unplacedRegister } from "@yer/api/contract/placing";
import { noSelection } from "@yer/ui";
import { useState } from "react";
import { useCheck } from "../../base/screen/use-check.js";
import type { RegisterActs } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { PlaceDialog } from "./PlaceDialog.js";
import { usePlacingText } from "./placing-texts.js";

/** The chosen rows of what waits to be placed, and placing them together. Other filters begin a new choice. */
export function usePlacing(register: RegisterState<typeof unplacedRegister>): RegisterActs<UnplacedRow> {
  const text = usePlacingText();
  const permission = useCheck()("assign:place");
  const of = JSON.stringify(register.asked);
  const [chosen, setChosen] = useState({ of, selection: noSelection });
  const [placing, setPlacing] = useState<readonly UnplacedRow[]>([]);
  if (!permission.allowed) return {};
  const selection = chosen.of === of ? chosen.selection : noSelection;
  const isChosen = ({ id }: UnplacedRow): boolean =>
    selection.kind === "some" ? selection.ids.has(id) : !selection.except.has(id);
  return {
    table: {
      selection,
      onSelectionChange: (next) => setChosen({ of, selection: next }),
      bulkActions: [
        {
          id: "place",
          label: text("unplaced.place"),
          // What is asked about is what is shown: nobody places what they have not seen.
          onAction: () => setPlacing(register.rows.filter(isChosen).slice(0, placedAtOnce)),
        },
      ],
    },
    dialog:
      placing.length > 0 ? (
        <PlaceDialog
          rows={placing}
          onPlaced={() => setChosen({ of, selection: noSelection })}
          onClose={() => setPlacing([])}
        />
      ) : null,
  };
}
