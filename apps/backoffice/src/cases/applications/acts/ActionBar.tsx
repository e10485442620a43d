import type { Application, Move } from "@yer/api/contract/applications";
import type { MoveKey } from "@yer/api/contract/statuses";
import { sayReason } from "@yer/api/messages/sentences";
import { Button, type ButtonVariant, lazyPart } from "@yer/ui";
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useText } from "../../../base/language/use-text.js";
import { putting } from "../../../registers/address/address-after.js";
import type { ActProps } from "./act-props.js";

const ConfirmMove = lazyPart(() => import("./ConfirmMove.js"));
const ReturnDialog = lazyPart(() => import("./ReturnDialog.js"));
const ReviewDialog = lazyPart(() => import("./ReviewDialog.js"));
const JusticeDialog = lazyPart(() => import("./JusticeDialog.js"));
const ReceiptDialog = lazyPart(() => import("./ReceiptDialog.js"));
const InstalmentsDialog = lazyPart(() => import("./InstalmentsDialog.js"));
const CouncilDialog = lazyPart(() => import("./CouncilDialog.js"));

const Bar = styled.fieldset`
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
  margin-block-start: var(--yer-space-2);
`;

/** How each move a person makes is asked for; moves of the clock, of citizens and of the tabs below have no button here. */
const acts: Partial<Record<MoveKey, { dialog: ComponentType<ActProps>; variant?: ButtonVariant }>> = {
  submit: { dialog: ConfirmMove, variant: "primary" },
  start_discussion: { dialog: ConfirmMove, variant: "primary" },
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
 * Every move of the file's status (DOMAIN §3): open ones first, closed ones after them, saying why. Of the two ways back
 * to editing one stands, the open one; both would be the same button twice.
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

/**
 * Keeps the keyboard's place: a move that was made takes its button away, and the focus would fall out of the page.
 * Looks after two frames, when the dialog has given the focus back and the new state of the file is drawn.
 */
function useFocusKept(version: number, isAsking: boolean): void {
  const kept = useRef(version);
  useEffect(() => {
    if (isAsking || kept.current === version) return undefined;
    kept.current = version;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [version, isAsking]);
}

/** What can be done with the file now. A closed move stays visible and says why it is closed. */
export function ActionBar({ file: application, children }: { file: Application; children?: ReactNode }) {
  const text = useText();
  const [, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Move>();
  const shown = offered(application.moves);
  useFocusKept(application.version, asked !== undefined);
  const Dialog = asked ? acts[asked.key]?.dialog : undefined;
  // A question that is open stays, whatever became of the file meanwhile: it says why its move was refused.
  if (shown.length === 0 && !children && !Dialog) return null;
  return (
    <Bar aria-label={text("word.actions")}>
      {shown.map((move) => (
        <Button
          key={move.key}
          variant={move.key === "give_conclusion" ? "primary" : acts[move.key]?.variant}
          disabledReason={move.allowed ? undefined : move.reasons.map((reason) => sayReason(text, reason)).join(" · ")}
          onPress={() => (move.key === "give_conclusion" ? setParams(putting({ tab: "discussion" })) : setAsked(move))}
        >
          {text(`move.${move.key}`)}
        </Button>
      ))}
      {children}
      {asked && Dialog ? (
        <Suspense>
          <Dialog application={application} move={asked.key} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </Bar>
  );
}
