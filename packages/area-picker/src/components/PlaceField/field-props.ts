import { rootProps } from "@yer/ui";
import { type AreaPath, areaLevels } from "../../model/area.js";
import type { PickerProps } from "./picker-props.js";
import type { PlaceFieldProps } from "./place-field-props.js";

/** What a picker hands on to its one field as it was given. */
export function fieldProps(props: PickerProps) {
  return {
    ...rootProps(props),
    label: props.label,
    isLabelHidden: props.isLabelHidden ?? false,
    description: props.description,
    error: props.error,
    isRequired: props.isRequired ?? false,
    isDisabled: props.isDisabled ?? false,
    isReadOnly: props.isReadOnly ?? false,
    disabledReason: props.disabledReason,
    width: props.width ?? "full",
    onBlur: props.onBlur,
    inputRef: props.inputRef,
    ...(props.name === undefined ? {} : { name: props.name }),
  } satisfies Partial<PlaceFieldProps>;
}

/** A place in one line, the narrowest name first, as an address is written: what a narrow field cuts off is the least telling. */
export function placeText(names: readonly string[] | undefined): string {
  return names?.toReversed().join(", ") ?? "";
}

/** Codes of a path in one line, the widest first: names it among others. */
export function pathKey(path: AreaPath): string {
  return areaLevels.map((level) => path[level] ?? "").join(" ");
}
