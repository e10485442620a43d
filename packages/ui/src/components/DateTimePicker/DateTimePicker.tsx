import { type ReactElement, useMemo } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { styled } from "styled-components";
import { CalendarIcon } from "../../icons/CalendarIcon.js";
import { useControllable } from "../../state/use-controllable.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import type { DateInputProps } from "../DateField/DateField.js";
import { DateSegments } from "../DateField/DateSegments.js";
import { DayFirst } from "../DateField/DayFirst.js";
import { parseIsoMinute, toIsoMinute } from "../DateField/dates.js";
import { useDateInput } from "../DateField/use-date-input.js";
import { calendar, CalendarDialog, CalendarDrop, CalendarOpener } from "../DatePicker/calendar-parts.js";
import { MonthView } from "../DatePicker/MonthView.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, fieldLayout } from "../Field/parts.js";

/**
 * Props of {@link DateTimePicker}; a value is a day and a time of it, to the minute, as a clock on the wall shows it
 * (`2026-11-20T14:05`). In which time zone that is, its host knows.
 */
export type DateTimePickerProps = DateInputProps;

const Root = styled(AriaDatePicker)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
`;
const Month = styled(Calendar)`
  ${calendar}
`;

/** A day with a time of it: typed, pasted, the day also picked from a calendar. */
export function DateTimePicker(props: DateTimePickerProps): ReactElement {
  const { minValue, maxValue } = props;
  const { hourCycle } = useUiIntl().timeOfDay;
  const [moment, setMoment] = useControllable(props.value, props.defaultValue ?? null, props.onChange);
  const { shared, error } = useDateInput(props, [moment], "md", parseIsoMinute);
  /** What the calendar holds days against. */
  const rulesOfDays = {
    ...props,
    ...(minValue === undefined ? {} : { minValue: minValue.slice(0, 10) }),
    ...(maxValue === undefined ? {} : { maxValue: maxValue.slice(0, 10) }),
  };
  return (
    <DayFirst>
      <Root
        {...shared}
        name={props.name}
        granularity="minute"
        {...(hourCycle === undefined ? {} : { hourCycle: hourCycle === "h12" ? 12 : 24 })}
        value={useMemo(() => parseIsoMinute(moment), [moment])}
        onChange={(next) => setMoment(toIsoMinute(next))}
      >
        <FieldLabel {...props} />
        <Frame>
          <DateSegments inputRef={props.inputRef} />
          <CalendarOpener>
            <CalendarIcon size={16} />
          </CalendarOpener>
        </Frame>
        <FieldErrorText error={error} />
        <CalendarDrop offset={4}>
          <CalendarDialog>
            <Month>
              <MonthView rules={rulesOfDays} />
            </Month>
          </CalendarDialog>
        </CalendarDrop>
      </Root>
    </DayFirst>
  );
}
