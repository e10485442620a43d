import type { Area } from "@yer/api/contract/area-facts";
import { type ButtonVariant, lazyPart } from "@yer/ui";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MoveBar } from "../../../../base/screen/MoveBar.js";
import { inQueue, type Queue } from "../../../../registers/kit/queue-in.js";
import { useAreaPageText } from "../area-page-texts.js";
import { useAreaQueue } from "../use-area-queue.js";
import type { AreaActKey, AreaActProps } from "./area-act.js";

const SendDialog = lazyPart(() => import("./SendDialog.js"));
const TakeDialog = lazyPart(() => import("./TakeDialog.js"));
const ReasonDialog = lazyPart(() => import("./ReasonDialog.js"));
const ReturnDialog = lazyPart(() => import("./ReturnDialog.js"));
const ConfirmDialog = lazyPart(() => import("./ConfirmDialog.js"));
const SetAsideDialog = lazyPart(() => import("./SetAsideDialog.js"));
const ProposeDialog = lazyPart(() => import("./ProposeDialog.js"));
const DecideDialog = lazyPart(() => import("./DecideDialog.js"));

/** How each move is asked for. */
const acts: Readonly<Record<AreaActKey, { dialog: ComponentType<AreaActProps>; variant?: ButtonVariant }>> = {
  send: { dialog: SendDialog, variant: "primary" },
  take: { dialog: TakeDialog, variant: "primary" },
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
/** What is written on a page of its own: a visit, and the application that is opened. */
const pages = {
  find: (_id: string, queue: Queue | undefined) => inQueue("?visit", queue),
  open: (id: string) => `/application/create?area=${id}`,
} as const;
const isPage = (key: string): key is keyof typeof pages => key in pages;
const isShown = (key: string): key is AreaActKey | keyof typeof pages => isPage(key) || isAct(key);

/** What can be done with the area now: open moves first, closed ones after them, saying why. */
export function AreaActions({ area, children }: { area: Area; children?: ReactNode }) {
  const text = useAreaPageText();
  const navigate = useNavigate();
  const queue = useAreaQueue();
  const [asked, setAsked] = useState<AreaActKey>();
  const Dialog = asked && acts[asked].dialog;
  const isProposed = area.proposals.some(({ verdict }) => verdict === null);
  // Where an application can be opened that is what has to be done; sending the area once more stays possible beside
  // it.
  const opens = area.moves.some(({ key, allowed }) => key === "open" && allowed);
  const moves = area.moves.flatMap(({ key, allowed, reasons }) =>
    // Where nothing is proposed there is nothing to decide, and the two are no moves of this moment.
    !isShown(key) || (!isProposed && (key === "approve" || key === "refuse"))
      ? []
      : [
          {
            key,
            allowed,
            reasons,
            label: text(`areaMove.${key}`),
            variant: isPage(key) ? ("primary" as const) : opens ? undefined : acts[key].variant,
          },
        ],
  );
  return (
    <MoveBar
      moves={moves.toSorted(
        (a, b) => Number(b.allowed) - Number(a.allowed) || Number(b.key === "open") - Number(a.key === "open"),
      )}
      version={area.version}
      onMove={(key) => (isPage(key) ? void navigate(pages[key](area.id, queue)) : setAsked(key))}
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
