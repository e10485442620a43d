export { type SortableItem } from "./order.js";
export { SortableList, type SortableListProps, type SortableMove } from "./SortableList.js";
