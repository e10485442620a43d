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
export {
  codeOf,
  containsPath,
  depthOf,
  isSamePlace,
  pathAbove,
  territoryContains,
  withoutPlace,
  withPlace,
} from "./area-path.js";
export {
  type AreaEntry,
  type AreaFound,
  type AreaLimits,
  type AreaReading,
  type AreaSearch,
  createAreaSearch,
  readArea,
} from "./area-search.js";
export { outlineArea } from "./outline-area.js";
export {
  type Corner,
  cornerAfter,
  cornersIn,
  draftOf,
  drawnPosition,
  middleOfSide,
  type OutlineDraft,
  outlineOfDraft,
  type Position,
  withCorner,
  withCornerMoved,
  withoutCorner,
  withoutRing,
} from "./outline-draft.js";
export { type OutlineFacts, outlineFacts } from "./outline-facts.js";
export { outlineFault, type OutlineFault, outlineFaults } from "./outline-fault.js";
export { type OutlineLog, outlineLog } from "./outline-log.js";
export { degreeAt, type DegreeLength, metresBetween, movedBy } from "./outline-plane.js";
export { type Snap, type SnapTargets, snapTargets } from "./outline-snap.js";
export {
  type OverlapBounds,
  type OverlapClass,
  overlapClass,
  overlapClasses,
  usualOverlapBounds,
} from "./outline-overlap-class.js";
export { type OutlineReading, readOutline, writeOutline } from "./read-outline.js";
