/**
 * Names of the kit's movements, for `animation`. They stand in the one static sheet: one that came with the first component
 * that moves would make the browser work out the whole page anew.
 */
export const motions = {
  /** Comes out of nothing. */
  appear: "yer-appear",
  /** Comes out of nothing from a little above. */
  drop: "yer-drop",
  /** Comes out of nothing from a little below. */
  rise: "yer-rise",
  /** Comes from the side that `--_from` names. */
  slide: "yer-slide",
  /** Runs along a line, over and over. */
  run: "yer-run",
  /** Grows pale and comes back. */
  breathe: "yer-breathe",
  /** Once around. */
  turn: "yer-turn",
} as const;

/** The movements themselves. */
export const motionsCss = `
  @keyframes ${motions.appear} { from { opacity: 0; } }
  @keyframes ${motions.drop} { from { opacity: 0; transform: translateY(-4px); } }
  @keyframes ${motions.rise} { from { opacity: 0; transform: translateY(8px); } }
  @keyframes ${motions.slide} { from { translate: var(--_from) 0; } }
  @keyframes ${motions.run} { from { translate: -100% 0; } to { translate: 250% 0; } }
  @keyframes ${motions.breathe} { 50% { opacity: 0.4; } }
  @keyframes ${motions.turn} { to { transform: rotate(1turn); } }
`;
