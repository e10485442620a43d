import type { FieldWidth, RootProps } from "@yer/ui";
import type { ReactNode, Ref } from "react";
import type { AreaLevel } from "../../model/area.js";
import type { AreaLoaders } from "../../places/area-loaders.js";

/** What pickers of places take, however many places may be chosen. */
export interface PickerProps extends RootProps {
  /** What is asked for: the label of the search field, the name of the group of boxes. */
  readonly label: string;
  /** Keeps the label for screen readers only, where a heading right above says it. @default false */
  readonly isLabelHidden?: boolean;
  /** How to answer, where to find it. */
  readonly description?: ReactNode;
  /** `levels`: a box for each level, each open once the one above is chosen. `search`: one field that finds places of all levels. @default "levels" */
  readonly by?: "levels" | "search";
  /** Where places come from. */
  readonly loaders: AreaLoaders;
  /** SOATO of what may be chosen from: the republic, a region or a district. Levels it decides are shown, not asked. @default "17" */
  readonly territory?: string;
  /** The narrowest level that can be chosen. @default "neighborhood" */
  readonly depth?: AreaLevel;
  /** Name of the field in its form: the error summary leads to it, with `levels` to the level that is still to be chosen. */
  readonly name?: string;
  /** What is wrong; with `levels` it stands at the level that is still to be chosen, or at the last. */
  readonly error?: string | undefined;
  /** Whether an answer is needed. @default false */
  readonly isRequired?: boolean;
  /** Whether it is out of use. @default false */
  readonly isDisabled?: boolean;
  /** Why it is out of use, in a sentence; shown while it is. */
  readonly disabledReason?: string;
  /** Whether it is shown, and cannot be changed. @default false */
  readonly isReadOnly?: boolean;
  /** How wide the search field is. @default "full" */
  readonly width?: FieldWidth;
  /** Called when it, or one of its boxes, is left. */
  readonly onBlur?: () => void;
  /** The input that is still to be filled in, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}
