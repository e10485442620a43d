import { type ReactElement, useMemo } from "react";
import { DateRangePicker as AriaDateRangePicker } from "react-aria-components/DateRangePicker";
import { Group } from "react-aria-components/Group";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { styled } from "styled-components";
import { CalendarIcon } from "../../icons/CalendarIcon.js";
import { DateSegments } from "../DateField/DateSegments.js";
import { toCalendarDate, toIsoDate } from "../DateField/dates.js";
import { calendar, CalendarDialog, CalendarDrop, CalendarOpener, MonthView } from "../DatePicker/calendarParts.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, fieldLayout } from "../Field/parts.js";
import { fieldAnchor, type FieldProps } from "../Field/types.js";

/** Two dates, ISO 8601, both counted in. */
export interface DateRange {
  /** First day. */
  readonly from: string;
  /** Last day, not before the first. */
  readonly to: string;
}

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends FieldProps {
  /** The range, when the parent owns it; `null` is none. */
  readonly value?: DateRange | null;
  /** The range to begin with. */
  readonly defaultValue?: DateRange | null;
  /** Told when both ends are whole, or both emptied (`null`). */
  readonly onChange?: (value: DateRange | null) => void;
  /** Told when the field is left. */
  readonly onBlur?: () => void;
  /** Earliest date that can be chosen. */
  readonly min?: string;
  /** Latest date that can be chosen. */
  readonly max?: string;
}

const Root = styled(AriaDateRangePicker)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
  > [slot="start"] {
    flex: none;
    padding-inline-end: 0;
  }
  > [slot="end"] {
    padding-inline-start: 0;
  }
`;
const Month = styled(RangeCalendar)`
  ${calendar}
`;

function toAria(range: DateRange | null | undefined) {
  const start = toCalendarDate(range?.from);
  const end = toCalendarDate(range?.to);
  return start && end ? { start, end } : null;
}

/** A span of days: both ends typed, or picked from a calendar. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const { name, error, value, onChange } = props;
  const owned = useMemo(() => (value === undefined ? undefined : toAria(value)), [value]);
  return (
    <Root
      id={fieldAnchor(name)}
      value={owned}
      defaultValue={toAria(props.defaultValue)}
      onChange={(range) => {
        const from = toIsoDate(range?.start ?? null);
        const to = toIsoDate(range?.end ?? null);
        onChange?.(from !== null && to !== null ? { from, to } : null);
      }}
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
      data-width={props.width ?? "md"}
    >
      <FieldLabel {...props} />
      <Frame>
        <DateSegments slot="start" />
        <span aria-hidden="true">–</span>
        <DateSegments slot="end" />
        <CalendarOpener>
          <CalendarIcon size={16} />
        </CalendarOpener>
      </Frame>
      <FieldErrorText error={error} />
      <CalendarDrop offset={4}>
        <CalendarDialog>
          <Month>
            <MonthView range />
          </Month>
        </CalendarDialog>
      </CalendarDrop>
    </Root>
  );
}
