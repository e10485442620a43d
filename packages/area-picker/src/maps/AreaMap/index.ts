export { AreaMap, type AreaMapProps, type PlaceNumbers } from "./AreaMap.js";
export type { OutlineLoader, PlaceOutline } from "./useOutlines.js";
