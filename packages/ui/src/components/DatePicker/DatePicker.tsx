import type { ReactElement } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { styled } from "styled-components";
import { CalendarIcon } from "../../icons/CalendarIcon.js";
import { type DateInputProps, useOwnedDate } from "../DateField/DateField.js";
import { DateSegments } from "../DateField/DateSegments.js";
import { toCalendarDate, toIsoDate } from "../DateField/dates.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, fieldLayout } from "../Field/parts.js";
import { fieldAnchor } from "../Field/types.js";
import { calendar, CalendarDialog, CalendarDrop, CalendarOpener, MonthView } from "./calendarParts.js";

/** Props of {@link DatePicker}; dates are ISO 8601 strings, in and out. */
export type DatePickerProps = DateInputProps;

const Root = styled(AriaDatePicker)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
`;
const Month = styled(Calendar)`
  ${calendar}
`;

/** A date that depends on the week or month it lies in: typed, or picked from a calendar. */
export function DatePicker(props: DatePickerProps): ReactElement {
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
        <CalendarOpener>
          <CalendarIcon size={16} />
        </CalendarOpener>
      </Frame>
      <FieldErrorText error={error} />
      <CalendarDrop offset={4}>
        <CalendarDialog>
          <Month>
            <MonthView />
          </Month>
        </CalendarDialog>
      </CalendarDrop>
    </Root>
  );
}
