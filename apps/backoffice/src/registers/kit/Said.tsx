import { VisuallyHidden } from "@yer/ui";
import type { ReactElement, ReactNode } from "react";

/** Props of {@link Said}. */
export interface SaidProps {
  /** What it means: read aloud in its place, and shown to the pointer. */
  readonly words: string;
  /** What stands there to the eye: a dash, a number. */
  readonly children: ReactNode;
  /** Whether it says that there is nothing: a card of a phone leaves it away. @default false */
  readonly isNone?: boolean;
}

/** A sign that says nothing by itself: a reader hears what it means. */
export function Said({ words, children, isNone = false }: SaidProps): ReactElement {
  return (
    <span title={words} data-none={isNone ? "" : undefined}>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
