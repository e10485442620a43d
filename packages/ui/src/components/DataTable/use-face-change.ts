import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { DataTableStatus } from "./types.js";
import type { GridFocus } from "./use-grid-focus.js";

/** What is to be known of a table whose rows give way to a face, or a face to rows. */
export interface FaceChangeOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly focus: GridFocus;
  readonly status: DataTableStatus;
  /** Whether a face stands where rows would. */
  readonly face: boolean;
  /** Which rows are shown, in words; that there are none, where `isNothing`. */
  readonly range: (isNothing: boolean) => string;
  readonly announce: (words: string) => void;
}

/**
 * Says that nothing was found, and that rows are there again; a face that was pressed away leaves the focus to the table:
 * to its heading until rows have come, then to the first of them. Gives what the face tells when it goes.
 */
export function useFaceChange({ table, focus, status, face, range, announce }: FaceChangeOptions): () => void {
  const isNothing = useRef<boolean>(undefined);
  useEffect(() => {
    if (status !== "ready") return;
    const was = isNothing.current;
    isNothing.current = face;
    // What a page opens with is read as it is entered.
    if (was === undefined) return;
    if (face || was) announce(range(face));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told when rows have come, not when words change
  }, [status, face]);

  const left = useRef<"now" | "waits">(undefined);
  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const isWaited = left.current === "waits";
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !(isWaited && table.current?.tHead?.contains(activeElement));
    if (isElsewhere) left.current = undefined;
    else if (face || status === "loading") {
      if (!isWaited) focus.goTo({ row: 0, column: 0 });
      left.current = face ? undefined : "waits";
    } else {
      left.current = undefined;
      focus.goTo({ row: 1, column: 0 });
    }
  });
  return useCallback(() => {
    left.current = "now";
  }, []);
}
