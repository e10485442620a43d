/** The pure model of places and outlines: no React, no DOM. */
export {
  above,
  type AreaLevel,
  areaLevels,
  type AreaPath,
  choose,
  contains,
  isSelectable,
  levelOf,
  limitedTo,
  nextLevel,
  nowhere,
  pathOf,
  regionOf,
  republic,
  touches,
} from "./area.js";
export { outlineArea } from "./outlineArea.js";
export { type OutlineFacts, outlineFacts } from "./outlineFacts.js";
export { outlineFault, type OutlineFault, outlineFaults } from "./outlineFault.js";
export { type OutlineReading, readOutline, writeOutline } from "./readOutline.js";
