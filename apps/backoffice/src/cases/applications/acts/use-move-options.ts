import { useText } from "../../../base/language/use-text.js";
import type { ActProps } from "./act-props.js";

/**
 * What the form of every move has in common. What is written is kept on the service: grounds typed for half an hour
 * survive Escape, a reload and an expired session; one draft per person, move and application. Once the move is made
 * the dialog closes, and a notice tells.
 */
export function useMoveOptions({ application, move, onClose }: ActProps) {
  const text = useText();
  return {
    draft: { form: `move:${move}`, id: application.id },
    done: () => text("act.done", { move: text(`move.${move}`) }),
    onSaved: onClose,
  };
}
