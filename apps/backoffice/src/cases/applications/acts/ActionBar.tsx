import type { Application, Move } from "@yer/api/contract/applications";
import type { MoveKey } from "@yer/api/contract/statuses";
import { type ButtonVariant, lazyPart } from "@yer/ui";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useText } from "../../../base/language/use-text.js";
import { MoveBar } from "../../../base/screen/MoveBar.js";
import { putting } from "../../../registers/address/address-after.js";
import type { ActProps } from "./act-props.js";

const SubmitDialog = lazyPart(() => import("./SubmitDialog.js"));
const StartDiscussionDialog = lazyPart(() => import("./StartDiscussionDialog.js"));
const ReturnDialog = lazyPart(() => import("./ReturnDialog.js"));
const ReviewDialog = lazyPart(() => import("./ReviewDialog.js"));
const JusticeDialog = lazyPart(() => import("./JusticeDialog.js"));
const ReceiptDialog = lazyPart(() => import("./ReceiptDialog.js"));
const InstalmentsDialog = lazyPart(() => import("./InstalmentsDialog.js"));
const CouncilDialog = lazyPart(() => import("./CouncilDialog.js"));

/** How each move a person makes is asked for; moves of the clock, of citizens and of the tabs below have no button here. */
const acts: Partial<Record<MoveKey, { dialog: ComponentType<ActProps>; variant?: ButtonVariant }>> = {
  submit: { dialog: SubmitDialog, variant: "primary" },
  start_discussion: { dialog: StartDiscussionDialog, variant: "primary" },
  review_announce: { dialog: ReviewDialog, variant: "primary" },
  review_return: { dialog: ReviewDialog },
  review_reject: { dialog: ReviewDialog, variant: "danger" },
  justice_positive: { dialog: JusticeDialog, variant: "primary" },
  justice_negative: { dialog: JusticeDialog, variant: "danger" },
  record_payment: { dialog: ReceiptDialog, variant: "primary" },
  agree_instalments: { dialog: InstalmentsDialog },
  council_for: { dialog: CouncilDialog, variant: "primary" },
  council_against: { dialog: CouncilDialog, variant: "danger" },
  return: { dialog: ReturnDialog },
};

/** Moves that lead back to editing under one name: a reviewer's own, and everybody's. */
const waysBack: readonly MoveKey[] = ["review_return", "return"];

/**
 * Every move of the application's status (DOMAIN §3): open ones first, closed ones after them, saying why. Of the two
 * ways back to editing one stands, the open one; both would be the same button twice.
 */
function offered(moves: readonly Move[]): Move[] {
  const shown = moves.filter(({ key }) => acts[key] ?? key === "give_conclusion");
  const back = shown
    .filter(({ key }) => waysBack.includes(key))
    .toSorted((a, b) => Number(b.allowed) - Number(a.allowed));
  return shown
    .filter((move) => !back.slice(1).includes(move))
    .toSorted((a, b) => Number(b.allowed) - Number(a.allowed));
}

/** What can be done with the application now. A closed move stays visible and says why it is closed. */
export function ActionBar({ file: application, children }: { file: Application; children?: ReactNode }) {
  const text = useText();
  const [, setParams] = useSearchParams();
  const [asked, setAsked] = useState<MoveKey>();
  const Dialog = asked && acts[asked]?.dialog;
  return (
    <MoveBar
      moves={offered(application.moves).map((move) => ({
        ...move,
        label: text(`move.${move.key}`),
        variant: move.key === "give_conclusion" ? "primary" : acts[move.key]?.variant,
      }))}
      version={application.version}
      onMove={(key) => (key === "give_conclusion" ? setParams(putting({ tab: "discussion" })) : setAsked(key))}
      asking={
        asked && Dialog ? (
          <Suspense>
            <Dialog application={application} move={asked} onClose={() => setAsked(undefined)} />
          </Suspense>
        ) : null
      }
    >
      {children}
    </MoveBar>
  );
}
