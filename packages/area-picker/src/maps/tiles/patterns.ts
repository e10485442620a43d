/** Edge of the square that a pattern repeats. */
export const patternEdge = 8;

/**
 * Marks of the patterns, as SVG path data within a square of {@link patternEdge}: lines run out of it where they run
 * into the next one. The order is the one they are given out in: the plainest first.
 */
export const patterns = {
  solid: "",
  rising: "M-2 2L2 -2M0 8L8 0M6 10L10 6",
  dots: "M2 2h.01M6 6h.01",
  falling: "M-2 6L2 10M0 0L8 8M6 -2L10 2",
  level: "M0 4H8",
  upright: "M4 0V8",
  grid: "M0 4H8M4 0V8",
  lattice: "M0 0L8 8M8 0L0 8",
} as const;
/** See {@link patterns}. */
export type Pattern = keyof typeof patterns;

/** Names of the patterns, in their order. */
export const patternNames = Object.keys(patterns) as Pattern[];

/** Width of a pattern's lines; dots are as wide as they are round. */
export function patternWidth(pattern: Pattern): number {
  return pattern === "dots" ? 2.4 : 1.2;
}
