import type { Area } from "@yer/api/contract/area-facts";
import type { AreaMoveKey } from "@yer/api/contract/area-states";
import { useAreaPageText } from "../area-page-texts.js";

/** Moves that a person asks for at the head of the page; a request is answered where it stands, and what is found is written as a visit. */
export type AreaActKey = Exclude<
  AreaMoveKey,
  "answer" | "find" | "wait" | "begin" | "open" | "withdraw_application" | "end_application"
>;

/** What every dialog that asks for a move of an area takes. It is open while it is rendered. */
export interface AreaActProps {
  readonly area: Area;
  readonly move: AreaActKey;
  readonly onClose: () => void;
}

/**
 * What the form of every move of an area has in common. What is written is kept on the service, one draft per person,
 * move and area. Once the move is made the dialog closes, and a notice tells.
 */
export function useAreaAct({ area, move, onClose }: AreaActProps) {
  const text = useAreaPageText();
  return {
    draft: { form: `area.${move}`, id: area.id },
    done: () => text("act.done", { move: text(`areaMove.${move}`) }),
    onSaved: onClose,
  };
}
