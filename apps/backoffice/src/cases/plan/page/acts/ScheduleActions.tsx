import type { Schedule } from "@yer/api/contract/schedule-facts";
import { Button, type ButtonVariant, Can, lazyPart, PencilIcon } from "@yer/ui";
import { type ComponentType, Suspense, useState } from "react";
import { MoveBar } from "../../../../base/screen/MoveBar.js";
import { usePlanText } from "../../plan-texts.js";
import type { ScheduleActKey, ScheduleActProps } from "./schedule-act.js";
import { scheduleMoveWords } from "../../plan-words.js";

const ConfirmDialog = lazyPart(() => import("./ConfirmDialog.js"));
const ReasonDialog = lazyPart(() => import("./ReasonDialog.js"));
const ChangeDialog = lazyPart(() => import("./ChangeDialog.js"));
const ProlongDialog = lazyPart(() => import("./ProlongDialog.js"));
const EditDialog = lazyPart(() => import("./EditDialog.js"));

/** How each move is asked for. */
const acts: Readonly<Record<ScheduleActKey, { dialog: ComponentType<ScheduleActProps>; variant?: ButtonVariant }>> = {
  propose: { dialog: ConfirmDialog, variant: "primary" },
  approve: { dialog: ConfirmDialog, variant: "primary" },
  return: { dialog: ReasonDialog },
  change: { dialog: ChangeDialog },
  prolong: { dialog: ProlongDialog },
  close: { dialog: ReasonDialog },
  cancel: { dialog: ReasonDialog, variant: "danger" },
  withdraw: { dialog: ReasonDialog, variant: "danger" },
};
const isAct = (key: string): key is ScheduleActKey => key in acts;

/** What can be done with a schedule now: open moves first, closed ones after them, saying why. */
export function ScheduleActions({ schedule }: { readonly schedule: Schedule }) {
  const text = usePlanText();
  const [asked, setAsked] = useState<ScheduleActKey>();
  const [isEditing, setEditing] = useState(false);
  const Dialog = asked && acts[asked].dialog;
  const moves = schedule.moves.flatMap(({ key, allowed, reasons }) =>
    // Where nothing is proposed there is nothing to decide, and the two are no moves of this moment.
    !isAct(key) || (!schedule.proposed && (key === "approve" || key === "return"))
      ? []
      : [{ key, allowed, reasons, label: text(scheduleMoveWords[key]), variant: acts[key].variant }],
  );
  if (moves.length === 0) return null;
  return (
    <MoveBar
      moves={moves.toSorted((a, b) => Number(b.allowed) - Number(a.allowed))}
      version={schedule.version}
      onMove={setAsked}
      asking={
        <Suspense>
          {asked && Dialog ? <Dialog schedule={schedule} move={asked} onClose={() => setAsked(undefined)} /> : null}
          {isEditing ? <EditDialog schedule={schedule} onClose={() => setEditing(false)} /> : null}
        </Suspense>
      }
    >
      {schedule.edit[0] === undefined ? (
        <Can code="propose:plan" otherwise="disable">
          {({ disabledReason }) => (
            <Button
              variant="secondary"
              icon={<PencilIcon />}
              disabledReason={disabledReason}
              onPress={() => setEditing(true)}
            >
              {text("plan.edit")}
            </Button>
          )}
        </Can>
      ) : null}
    </MoveBar>
  );
}
