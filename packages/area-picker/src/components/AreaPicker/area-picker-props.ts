import type { AreaLevel, AreaPath } from "../../model/area.js";
import type { PickerProps } from "../PlaceField/picker-props.js";

/** Props of `AreaPicker`. */
export interface AreaPickerProps extends PickerProps {
  /** What is chosen so far. */
  readonly value: AreaPath;
  /** Called with the path after a choice; what lay below another choice is forgotten. */
  readonly onChange: (value: AreaPath) => void;
  /** With `levels`: the narrowest level that is needed where an answer is; what lies below it may stay open. @default depth */
  readonly requiredDepth?: AreaLevel;
}
