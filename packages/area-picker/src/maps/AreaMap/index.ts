export { AreaMap, type AreaMapProps, type PlaceNumbers } from "./AreaMap.js";
export type { OutlineLoader, PlaceOutline } from "./use-outlines.js";
