import { useEffect, useRef } from "react";
import type { Sheet } from "../canvas/sheet.js";
import type { Plane } from "../canvas/use-plane.js";

/** Nodes that come at once and are still looked for; more come with a file, which is shown whole. */
const few = 40;

/** Brings into sight what has come onto the canvas, wherever it was asked for; another diagram in its place, whole. */
export function useReveal(sheet: Sheet, { reveal, fit }: Pick<Plane, "reveal" | "fit">): void {
  const before = useRef(sheet);
  useEffect(() => {
    const { byId } = before.current;
    before.current = sheet;
    const come = sheet.nodes.flatMap(({ id }) => (byId.has(id) ? [] : [id]));
    if (come.length === 0) return;
    if (come.length > few || (come.length === sheet.nodes.length && byId.size > 0)) void fit();
    else reveal(come);
  }, [sheet, reveal, fit]);
}
