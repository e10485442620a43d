/** Versions of a diagram compared, and restored. Load it lazily: it brings React Flow. */
export { compareDiagrams, movedNodes } from "./compare.js";
export type { Comparison, Mark } from "./compare.js";
export { DiagramVersions } from "./DiagramVersions.js";
export type { DiagramVersion, DiagramVersionsProps } from "./DiagramVersions.js";
