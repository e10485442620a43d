import type { FlowDiagram } from "../flow/diagram.js";

/** Upper left corners of nodes, by id. */
export type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

/** What `adapters/layout/<name>` exports by default: something that lays a diagram out, from left to right. */
export interface LayoutAdapter {
  /** Brings the diagram into the peer's own form; not measured. */
  readonly prepare: (diagram: FlowDiagram) => void;
  /** Lays out what was prepared. */
  readonly layout: () => Places;
  /** Only ours: looks for faults in what was prepared. How many there are. */
  readonly check?: () => number;
}
