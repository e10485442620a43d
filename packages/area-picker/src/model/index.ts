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
} from "./areaPath.js";
export {
  type AreaEntry,
  type AreaFound,
  type AreaLimits,
  type AreaReading,
  type AreaSearch,
  createAreaSearch,
  readArea,
} from "./areaSearch.js";
export { outlineArea } from "./outlineArea.js";
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
} from "./outlineDraft.js";
export { type OutlineFacts, outlineFacts } from "./outlineFacts.js";
export { outlineFault, type OutlineFault, outlineFaults } from "./outlineFault.js";
export { type OutlineLog, outlineLog } from "./outlineLog.js";
export { degreeAt, type DegreeLength, metresBetween, movedBy } from "./outlinePlane.js";
export { type Snap, type SnapTargets, snapTargets } from "./outlineSnap.js";
export {
  type OverlapBounds,
  type OverlapClass,
  overlapClass,
  overlapClasses,
  usualOverlapBounds,
} from "./outlineOverlapClass.js";
export { type OutlineReading, readOutline, writeOutline } from "./readOutline.js";
