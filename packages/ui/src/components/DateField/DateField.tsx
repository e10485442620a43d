import { type ReactElement, useMemo } from "react";
import { DateField as AriaDateField } from "react-aria-components/DateField";
import { Group } from "react-aria-components/Group";
import { styled } from "styled-components";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";
import { DateSegments } from "./DateSegments.js";
import { toCalendarDate, toIsoDate } from "./dates.js";

/** What fields of one date take. Dates are ISO 8601 strings (`2026-03-05`), in and out. */
export interface DateInputProps extends FieldProps {
  /** The date, when the parent owns it; `null` is none. */
  readonly value?: string | null;
  /** The date to begin with. */
  readonly defaultValue?: string | null;
  /** Told when the date is whole, or emptied (`null`). */
  readonly onChange?: (value: string | null) => void;
  /** Told when the field is left. */
  readonly onBlur?: () => void;
  /** Earliest date that can be chosen. */
  readonly min?: string;
  /** Latest date that can be chosen. */
  readonly max?: string;
}

const Root = styled(AriaDateField)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
`;

/** The owned value as React Aria wants it: undefined while the field keeps its own. */
export function useOwnedDate(value: string | null | undefined): ReturnType<typeof toCalendarDate> | undefined {
  return useMemo(() => (value === undefined ? undefined : toCalendarDate(value)), [value]);
}

/** A date that is known by heart, such as a birth date: typed, with no calendar to look at. */
export function DateField(props: DateInputProps): ReactElement {
  const { name, error, onChange } = props;
  return (
    <Root
      id={fieldAnchor(name)}
      name={name}
      value={useOwnedDate(props.value)}
      defaultValue={toCalendarDate(props.defaultValue)}
      onChange={(date) => onChange?.(toIsoDate(date))}
      onBlur={props.onBlur}
      minValue={toCalendarDate(props.min)}
      maxValue={toCalendarDate(props.max)}
      shouldForceLeadingZeros
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      data-field={name ?? ""}
      data-width={props.width ?? "sm"}
    >
      <FieldLabel {...props} />
      <Frame>
        <DateSegments />
      </Frame>
      <FieldErrorText error={error} />
    </Root>
  );
}
