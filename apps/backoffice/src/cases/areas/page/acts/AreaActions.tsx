import type { Area } from "@yer/api/contract/area-facts";
import { type ButtonVariant, lazyPart } from "@yer/ui";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { MoveBar } from "../../../../base/screen/MoveBar.js";
import { useAreaPageText } from "../area-page-texts.js";
import type { AreaActKey, AreaActProps } from "./area-act.js";

const SendDialog = lazyPart(() => import("./SendDialog.js"));
const TakeDialog = lazyPart(() => import("./TakeDialog.js"));
const ReasonDialog = lazyPart(() => import("./ReasonDialog.js"));
const ReturnDialog = lazyPart(() => import("./ReturnDialog.js"));
const FindDialog = lazyPart(() => import("./FindDialog.js"));
const ConfirmDialog = lazyPart(() => import("./ConfirmDialog.js"));
const SetAsideDialog = lazyPart(() => import("./SetAsideDialog.js"));
const ProposeDialog = lazyPart(() => import("./ProposeDialog.js"));
const DecideDialog = lazyPart(() => import("./DecideDialog.js"));

/** How each move is asked for. */
const acts: Readonly<Record<AreaActKey, { dialog: ComponentType<AreaActProps>; variant?: ButtonVariant }>> = {
  send: { dialog: SendDialog, variant: "primary" },
  take: { dialog: TakeDialog, variant: "primary" },
  find: { dialog: FindDialog, variant: "primary" },
  approve: { dialog: DecideDialog, variant: "primary" },
  refuse: { dialog: DecideDialog, variant: "danger" },
  confirm: { dialog: ConfirmDialog },
  return: { dialog: ReturnDialog },
  recall: { dialog: ReasonDialog },
  give_back: { dialog: ReasonDialog },
  put_back: { dialog: ReasonDialog, variant: "primary" },
  set_aside: { dialog: SetAsideDialog },
  propose: { dialog: ProposeDialog },
};
const isAct = (key: string): key is AreaActKey => key in acts;

/** What can be done with the area now: open moves first, closed ones after them, saying why. */
export function AreaActions({ area, children }: { area: Area; children?: ReactNode }) {
  const text = useAreaPageText();
  const [asked, setAsked] = useState<AreaActKey>();
  const Dialog = asked && acts[asked].dialog;
  const isProposed = area.proposals.some(({ verdict }) => verdict === null);
  const moves = area.moves.flatMap(({ key, allowed, reasons }) =>
    // Where nothing is proposed there is nothing to decide, and the two are no moves of this moment.
    !isAct(key) || (!isProposed && (key === "approve" || key === "refuse"))
      ? []
      : [{ key, allowed, reasons, label: text(`areaMove.${key}`), variant: acts[key].variant }],
  );
  return (
    <MoveBar
      moves={moves.toSorted((a, b) => Number(b.allowed) - Number(a.allowed))}
      version={area.version}
      onMove={setAsked}
      asking={
        asked && Dialog ? (
          <Suspense>
            <Dialog area={area} move={asked} onClose={() => setAsked(undefined)} />
          </Suspense>
        ) : null
      }
    >
      {children}
    </MoveBar>
  );
}
