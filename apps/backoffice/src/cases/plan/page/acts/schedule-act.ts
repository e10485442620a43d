import type { Schedule } from "@yer/api/contract/schedule-facts";
import type { ScheduleMoveKey } from "@yer/api/contract/schedule-states";
import { usePlanText } from "../../plan-texts.js";
import { scheduleMoveWords } from "../../plan-words.js";

/** Moves that a person asks for. */
export type ScheduleActKey = Exclude<ScheduleMoveKey, "begin" | "end" | "supersede">;

/** What every dialog that asks for a move of a schedule takes. It is open while it is rendered. */
export interface ScheduleActProps {
  readonly schedule: Schedule;
  readonly move: ScheduleActKey;
  readonly onClose: () => void;
}

/** What the form of every move of a schedule has in common: its draft, a notice once it is made, and its end. */
export function useScheduleAct({ schedule, move, onClose }: ScheduleActProps) {
  const text = usePlanText();
  return {
    draft: { form: `schedule.${move}`, id: schedule.id },
    done: () => text("act.done", { move: text(scheduleMoveWords[move]) }),
    onSaved: onClose,
  };
}
