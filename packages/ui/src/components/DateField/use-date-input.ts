import type { DateValue } from "@internationalized/date";
import type { Ref } from "react";
import { fieldAnchor, type FieldProps, type FieldWidth } from "../Field/types.js";
import { dateFault, type DateRules, useDateWords } from "./date-rules.js";
import { parseIsoDate, toIsoDate } from "./dates.js";
import { ariaRootProps } from "../../root/aria-root-props.js";

/** What every field of dates takes beside its value. */
export interface DateInputBase extends FieldProps, DateRules {
  /** Called when the field loses the focus. */
  readonly onBlur?: () => void;
  /** The first part of the date, for focus. */
  readonly inputRef?: Ref<HTMLElement>;
}

/**
 * What the fields of dates hand to React Aria alike, and the error to show: the form's, or else why the given date may
 * not be chosen.
 *
 * @param given the dates that stand in the field
 * @param width how wide the field is where nothing is said
 * @param parse reads the bounds
 */
export function useDateInput(
  props: DateInputBase,
  given: readonly (string | null | undefined)[],
  width: FieldWidth,
  parse: (iso: string | undefined) => DateValue | null = parseIsoDate,
) {
  const { name, unavailableReason } = props;
  const words = useDateWords();
  const fault = given.map((date) => (date ? dateFault(date, props, words) : undefined)).find(Boolean);
  const error = props.error ?? fault;
  return {
    error,
    shared: {
      ...ariaRootProps(props),
      id: fieldAnchor(name),
      onBlur: props.onBlur,
      minValue: parse(props.minValue),
      maxValue: parse(props.maxValue),
      isDateUnavailable:
        unavailableReason &&
        ((date: Parameters<typeof toIsoDate>[0]) => unavailableReason(toIsoDate(date) ?? "") !== undefined),
      shouldForceLeadingZeros: true,
      isRequired: props.isRequired,
      isDisabled: props.isDisabled,
      isReadOnly: props.isReadOnly,
      isInvalid: error === undefined ? undefined : true,
      validationBehavior: "aria",
      "data-field": name ?? "",
      "data-width": props.width ?? width,
    } as const,
  };
}
