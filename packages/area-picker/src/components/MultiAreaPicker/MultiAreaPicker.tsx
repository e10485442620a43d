import { type ReactElement, Suspense } from "react";
import type { MultiAreaPickerProps } from "./multi-area-picker-props.js";
import { MultiLevelBoxes } from "./MultiLevelBoxes.js";
import { MultiSearchBox } from "./MultiSearchBox.js";

/**
 * Any number of places of any level. Found as `AreaPicker` finds one: by one field over all levels, or by a box for each
 * level and a button that adds. A place that contains others takes their place.
 */
export function MultiAreaPicker(props: MultiAreaPickerProps): ReactElement {
  return <Suspense>{props.by === "search" ? <MultiSearchBox {...props} /> : <MultiLevelBoxes {...props} />}</Suspense>;
}
