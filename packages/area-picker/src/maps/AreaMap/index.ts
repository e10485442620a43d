export { AreaMap, type AreaMapProps, type PlaceNumbers } from "./AreaMap.js";
export type { PlacePoint, PlacePoints, PointKind } from "./place-points.js";
export type { OutlineLoader, PlaceOutline } from "./use-outlines.js";
