import type { DiagramNode } from "../flow/diagram.js";

/** The room a node takes: that of our editor, the same for every peer. */
export function sizeOf({ type }: DiagramNode): { readonly width: number; readonly height: number } {
  if (type === "step") return { width: 232, height: 104 };
  return type === "start" || type === "end" ? { width: 184, height: 40 } : { width: 48, height: 48 };
}
