import { useUiText } from "../../UiProvider/UiIntl.js";
import { fieldAnchor, type FieldProps, type FieldWidth } from "../Field/types.js";
import { dateFault, type DateRules } from "./DateRules.js";
import { toCalendarDate, toIsoDate } from "./dates.js";

/** What every field of dates takes beside its value. */
export interface DateInputBase extends FieldProps, DateRules {
  /** Told when the field is left. */
  readonly onBlur?: () => void;
}

/**
 * What the fields of dates hand to React Aria alike, and the error to show: the form's, or else why the given date may
 * not be chosen.
 *
 * @param given the dates that stand in the field
 * @param width how wide the field is where nothing is said
 */
export function useDateInput(props: DateInputBase, given: readonly (string | null | undefined)[], width: FieldWidth) {
  const { name, unavailable } = props;
  const text = useUiText();
  const fault = given.map((date) => (date ? dateFault(date, props, text) : undefined)).find(Boolean);
  const error = props.error ?? fault;
  return {
    error,
    shared: {
      id: fieldAnchor(name),
      onBlur: props.onBlur,
      minValue: toCalendarDate(props.min),
      maxValue: toCalendarDate(props.max),
      isDateUnavailable:
        unavailable && ((date: Parameters<typeof toIsoDate>[0]) => unavailable(toIsoDate(date) ?? "") !== undefined),
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
