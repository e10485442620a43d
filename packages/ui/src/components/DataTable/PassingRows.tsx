import { type ReactNode, useLayoutEffect } from "react";

interface PassingRowsProps {
  /** Told while they still stand, before others take their place. */
  readonly onGoing: () => void;
  readonly children: ReactNode;
}

/** The first rows of a long list, until the window that draws it has come. */
export function PassingRows({ onGoing, children }: PassingRowsProps): ReactNode {
  useLayoutEffect(() => onGoing, [onGoing]);
  return children;
}
