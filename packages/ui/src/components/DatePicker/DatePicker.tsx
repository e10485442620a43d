import { getLocalTimeZone, today } from "@internationalized/date";
import { type ReactElement, useContext } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { DatePicker as AriaDatePicker, DatePickerStateContext } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { styled } from "styled-components";
import { CalendarIcon } from "../../icons/CalendarIcon.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { type DateInputProps, useOneDate } from "../DateField/DateField.js";
import { dateFault, useDateWords } from "../DateField/date-rules.js";
import { DateSegments } from "../DateField/DateSegments.js";
import { DayFirst } from "../DateField/DayFirst.js";
import { useDateInput } from "../DateField/use-date-input.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, fieldLayout } from "../Field/parts.js";
import { calendar, CalendarDialog, CalendarDrop, CalendarFoot, CalendarOpener } from "./calendar-parts.js";
import { MonthView } from "./MonthView.js";

/** Props of {@link DatePicker}; dates are ISO 8601 strings, in and out. */
export type DatePickerProps = DateInputProps;

const Root = styled(AriaDatePicker)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
  /* A day is seen whole, also where its field was given less. */
  min-inline-size: min-content;
`;
const Month = styled(Calendar)`
  ${calendar}
`;

/** Ways to a date that need no looking: today, and none. */
function Shortcuts(props: DatePickerProps): ReactElement {
  const state = useContext(DatePickerStateContext);
  const words = useDateWords();
  const { text } = words;
  const { intl } = useUiIntl();
  const now = today(intl.timeZone ?? getLocalTimeZone());
  return (
    <CalendarFoot>
      <Button
        size="sm"
        variant="quiet"
        disabledReason={dateFault(now.toString(), props, words)}
        onPress={() => {
          state?.setValue(now);
          state?.setOpen(false);
        }}
      >
        {text("date.today")}
      </Button>
      {props.isRequired || !state?.value ? null : (
        <Button
          size="sm"
          variant="quiet"
          onPress={() => {
            state.setValue(null);
            state.setOpen(false);
          }}
        >
          {text("date.clear")}
        </Button>
      )}
    </CalendarFoot>
  );
}

/** A date that depends on the week or month it lies in: typed, pasted, or picked from a calendar. */
export function DatePicker(props: DatePickerProps): ReactElement {
  const { date, owned } = useOneDate(props);
  const { shared, error } = useDateInput(props, [date], "sm");
  return (
    <DayFirst>
      <Root {...shared} {...owned} name={props.name}>
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
              <MonthView rules={props} />
            </Month>
            <Shortcuts {...props} />
          </CalendarDialog>
        </CalendarDrop>
      </Root>
    </DayFirst>
  );
}
