import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `ButtonGroup`. */
export interface ButtonGroupProps extends RootProps {
  /** Name of the group for screen readers; joined buttons need one. */
  "aria-label"?: string;
  /** Draws the buttons as one, edge to edge: parts of one choice, or one act and its variants. @default false */
  isJoined?: boolean;
  /** Which way the buttons follow each other; a row of its own accord stands upright where the room is narrow. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
  /** Which edge of the room the row keeps to: `start` under a form, `end` at the foot of a dialog. @default "start" */
  align?: "start" | "end";
  /** The main button. It comes first in a row at the start and last in a row at the end, for eyes, keys and readers alike. */
  primary?: ReactNode;
  /** The other buttons. */
  children?: ReactNode;
}

const Room = styled.div`
  min-inline-size: 0;
  &[data-fills] {
    container: yer-buttons / inline-size;
    inline-size: 100%;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  &[data-align="end"] {
    justify-content: flex-end;
  }
  &[data-orientation="vertical"] {
    flex-direction: column;
    align-items: stretch;
    inline-size: fit-content;
  }
  @container yer-buttons (max-width: 24rem) {
    flex-direction: column;
    align-items: stretch;
  }

  &[data-joined] {
    display: inline-flex;
    flex-wrap: nowrap;
    gap: 0;
    vertical-align: top;
    --_seam: color-mix(in oklab, var(--yer-on-accent) 45%, transparent);
  }
  &[data-joined] > * {
    border-radius: 0;
  }
  &[data-joined] > [data-hovered],
  &[data-joined] > [data-selected] {
    z-index: 1;
  }
  &[data-joined] > :focus-visible {
    z-index: 2;
  }
  &[data-joined="horizontal"] > :not(:first-child) {
    margin-inline-start: -1px;
  }
  &[data-joined="horizontal"] > :first-child {
    border-start-start-radius: var(--yer-radius-md);
    border-end-start-radius: var(--yer-radius-md);
  }
  &[data-joined="horizontal"] > :last-child {
    border-start-end-radius: var(--yer-radius-md);
    border-end-end-radius: var(--yer-radius-md);
  }
  &[data-joined="vertical"] > :not(:first-child) {
    margin-block-start: -1px;
  }
  &[data-joined="vertical"] > :first-child {
    border-start-start-radius: var(--yer-radius-md);
    border-start-end-radius: var(--yer-radius-md);
  }
  &[data-joined="vertical"] > :last-child {
    border-end-start-radius: var(--yer-radius-md);
    border-end-end-radius: var(--yer-radius-md);
  }
  /* Full colours have no edge of their own to tell one part from the next. */
  &[data-joined] > :is([data-variant="primary"], [data-variant="danger"]):not(:first-child) {
    border-inline-start-color: var(--_seam);
  }
`;

/**
 * Buttons that belong together. Spaced, they wrap, and stand under one another where the room is narrow; joined, they
 * look like one.
 */
export function ButtonGroup({
  "aria-label": label,
  isJoined = false,
  orientation = "horizontal",
  align = "start",
  primary,
  children,
  ...root
}: ButtonGroupProps): ReactElement {
  const named = label === undefined ? {} : { role: "group", "aria-label": label };
  return (
    <Room {...rootProps(root)} data-fills={(!isJoined && orientation === "horizontal") || undefined}>
      <Row
        {...named}
        data-align={align}
        data-orientation={orientation}
        data-joined={isJoined ? orientation : undefined}
      >
        {align === "start" ? primary : null}
        {children}
        {align === "end" ? primary : null}
      </Row>
    </Room>
  );
}
