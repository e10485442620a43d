import { labelLimit } from "./label.js";

/** Bounds that every stored form shares. */
export const readingLimits = {
  /** Characters of JSON text. */
  text: 4_000_000,
  /** Characters of an id or of a reference to something outside. */
  id: 64,
  /** Characters of a label. */
  label: labelLimit,
  /** Greatest absolute coordinate: as many steps as there may be, in one row, end before it. */
  coordinate: 4_000_000,
} as const;

/** Bounds on what is read. Far above any real discussion (eighteen organisations), far below what could hurt. */
export const diagramLimits = {
  ...readingLimits,
  nodes: 10_000,
  relations: 20_000,
  days: 3650,
  quantity: 1000,
  /** Characters of JSON that a BPMN file may have said beyond the language. */
  bpmn: 1_000_000,
} as const;
