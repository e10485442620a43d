import type { AreaPath } from "../../model/area.js";
import type { PickerProps } from "../PlaceField/picker-props.js";

/** Props of `MultiAreaPicker`: those of `AreaPicker`, for several places. */
export interface MultiAreaPickerProps extends PickerProps {
  /** What is chosen, in the order it was; none of them contains another. */
  readonly value: readonly AreaPath[];
  /** Called with the places after a choice: one that contains others takes their place. */
  readonly onChange: (value: readonly AreaPath[]) => void;
}
