import { getLocalTimeZone, today } from "@internationalized/date";
import { type ReactElement, useContext, useMemo } from "react";
import {
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
} from "react-aria-components/DateRangePicker";
import { Group } from "react-aria-components/Group";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { styled } from "styled-components";
import { CalendarIcon } from "../../icons/CalendarIcon.js";
import { useControllable } from "../../state/use-controllable.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { DateSegments } from "../DateField/DateSegments.js";
import { DayFirst } from "../DateField/DayFirst.js";
import { parseIsoDate, toIsoDate } from "../DateField/dates.js";
import { type DateInputBase, useDateInput } from "../DateField/use-date-input.js";
import { calendar, CalendarDialog, CalendarDrop, CalendarFoot, CalendarOpener } from "../DatePicker/calendar-parts.js";
import { MonthView } from "../DatePicker/MonthView.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { controlFrame, fieldLayout } from "../Field/parts.js";
import { type DatePreset, type DateRange, usualPresets } from "./presets.js";

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends DateInputBase {
  /** The range, when the parent owns it; `null` is none. */
  readonly value?: DateRange | null;
  /** The range to begin with. */
  readonly defaultValue?: DateRange | null;
  /** Called when both ends are whole, or both emptied (`null`). */
  readonly onChange?: (value: DateRange | null) => void;
  /**
   * Spans offered beside the calendar; an empty list offers none. Those that reach over `minValue` or `maxValue` are left out.
   * @default the last 7 and 30 days, this and the last month, this and the last year
   */
  readonly presets?: readonly DatePreset[];
}

const Root = styled(AriaDateRangePicker)`
  ${fieldLayout}
`;
const Frame = styled(Group)`
  ${controlFrame}
  min-inline-size: fit-content;
`;
/** Both ends, written from the left like the figures in them. */
const Ends = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--yer-space-1);
  direction: ltr;

  [dir="rtl"] & {
    justify-content: flex-end;
  }
  > [slot="start"] {
    flex: none;
    padding-inline-end: 0;
  }
  > [slot="end"] {
    flex: none;
    padding-inline-start: 0;
  }
`;
const Month = styled(RangeCalendar)`
  ${calendar}
`;
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-3);
`;
const Presets = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    inline-size: 100%;
    justify-content: start;
  }
  @media (max-width: 480px) {
    display: flex;
    flex-wrap: wrap;
    max-inline-size: 252px;

    button {
      inline-size: auto;
    }
  }
`;

function toAria(range: DateRange | null) {
  const start = parseIsoDate(range?.from);
  const end = parseIsoDate(range?.to);
  return start && end ? { start, end } : null;
}

/** Spans by name: one press, and the calendar is done with. */
function PresetList({ presets, minValue = "", maxValue = "9999" }: DateRangePickerProps): ReactElement | null {
  const state = useContext(DateRangePickerStateContext);
  const text = useUiText();
  const { intl } = useUiIntl();
  const now = today(intl.timeZone ?? getLocalTimeZone()).toString();
  const offered = (presets ?? usualPresets(text))
    .map(({ id, label, range }) => ({ id, label, range: range(now) }))
    .filter(({ range }) => range.from >= minValue && range.to <= maxValue);
  if (offered.length === 0) return null;
  return (
    <Presets aria-label={text("date.presets")}>
      {offered.map(({ id, label, range }) => (
        <li key={id}>
          <Button
            size="sm"
            variant="quiet"
            onPress={() => {
              state?.setValue(toAria(range));
              state?.setOpen(false);
            }}
          >
            {label}
          </Button>
        </li>
      ))}
    </Presets>
  );
}

function ClearButton({ isRequired }: DateRangePickerProps): ReactElement | null {
  const state = useContext(DateRangePickerStateContext);
  const text = useUiText();
  if (isRequired || !state?.value?.start) return null;
  return (
    <CalendarFoot>
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
    </CalendarFoot>
  );
}

/** A span of days: both ends typed or pasted, chosen by name, or picked from a calendar. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const [value, setValue] = useControllable(props.value, props.defaultValue ?? null, props.onChange);
  const text = useUiText();
  const reversed = value !== null && value.to < value.from ? text("date.reversed") : undefined;
  const { shared, error } = useDateInput({ ...props, error: props.error ?? reversed }, [value?.from, value?.to], "lg");
  return (
    <DayFirst>
      <Root
        {...shared}
        value={useMemo(() => toAria(value), [value])}
        onChange={(range) => {
          const from = toIsoDate(range?.start ?? null);
          const to = toIsoDate(range?.end ?? null);
          setValue(from !== null && to !== null ? { from, to } : null);
        }}
      >
        <FieldLabel {...props} />
        <Frame>
          <Ends>
            <DateSegments slot="start" inputRef={props.inputRef} />
            <span aria-hidden="true">–</span>
            <DateSegments slot="end" />
          </Ends>
          <CalendarOpener>
            <CalendarIcon size={16} />
          </CalendarOpener>
        </Frame>
        <FieldErrorText error={error} />
        <CalendarDrop offset={4}>
          <CalendarDialog>
            <Sides>
              <PresetList {...props} />
              <Month>
                <MonthView range rules={props} />
              </Month>
            </Sides>
            <ClearButton {...props} />
          </CalendarDialog>
        </CalendarDrop>
      </Root>
    </DayFirst>
  );
}
