import type { Reason } from "@yer/api/contract/problem";
import { sayReason } from "@yer/api/messages/sentences";
import { Button, type ButtonVariant } from "@yer/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useText } from "../language/use-text.js";

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

/** Closed moves. On a phone they would push the record out of view: there they fold behind one button that counts them. */
const Closed = styled.span`
  display: contents;

  @media (max-width: 640px) {
    &[data-folded] {
      display: none;
    }
  }
`;
const Fold = styled.span`
  display: none;

  @media (max-width: 640px) {
    display: contents;
  }
`;

/** Closed moves from which on they fold: one takes no more room than the button that would hide them. */
const foldsFrom = 2;

/** A move as its button shows it. */
export interface MoveShown<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly allowed: boolean;
  /** Every reason why it is closed. */
  readonly reasons: readonly Reason[];
  /** @default "secondary" */
  readonly variant?: ButtonVariant | undefined;
}

/** Props of {@link MoveBar}. */
export interface MoveBarProps<Key extends string> {
  /** The moves out of where the record stands, in the order they are to stand in. */
  readonly moves: readonly MoveShown<Key>[];
  /** Version of the record: a move that was made takes its button away. */
  readonly version: number;
  readonly onMove: (key: Key) => void;
  /** What asks for the move that was pressed. It stays open, whatever became of the record meanwhile. */
  readonly asking: ReactNode;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/**
 * Keeps the keyboard's place: a move that was made takes its button away, and the focus would fall out of the page.
 * Looks after two frames, when the dialog has given the focus back and the new state of the record is drawn.
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

/** What can be done with a record now. A closed move stays and says why it is closed; on a phone it is one press away. */
export function MoveBar<Key extends string>({ moves, version, onMove, asking, children }: MoveBarProps<Key>) {
  const text = useText();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const closedId = useId();
  useFocusKept(version, Boolean(asking));
  if (moves.length === 0 && !children && !asking) return null;
  const open = moves.filter(({ allowed }) => allowed);
  const closed = moves.filter(({ allowed }) => !allowed);
  const folds = closed.length >= foldsFrom;
  const buttons = (some: typeof moves) =>
    some.map(({ key, label, allowed, reasons, variant }) => (
      <Button
        key={key}
        variant={variant}
        disabledReason={allowed ? undefined : reasons.map((reason) => sayReason(text, reason)).join(" · ")}
        onPress={() => onMove(key)}
      >
        {label}
      </Button>
    ));
  return (
    <Bar aria-label={text("word.actions")}>
      {buttons(open)}
      <Closed id={closedId} data-folded={(folds && !isUnfolded) || undefined}>
        {buttons(closed)}
      </Closed>
      {children}
      {folds ? (
        <Fold>
          <Button
            variant="quiet"
            aria-label={text("word.closedActions", { count: closed.length })}
            aria-expanded={isUnfolded}
            aria-controls={closedId}
            onPress={() => setIsUnfolded(!isUnfolded)}
          >
            {text("word.closedOf", { count: closed.length })}
          </Button>
        </Fold>
      ) : null}
      {asking}
    </Bar>
  );
}
