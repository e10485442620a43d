import { type ReactElement, useMemo } from "react";
import { DateField as AriaDateField } from "react-aria-components/DateField";
import { styled } from "styled-components";
import { useControllable } from "../../state/use-controllable.js";
import { FieldErrorText, FieldLabel } from "../Field/FieldLabel.js";
import { ControlFrame, fieldLayout } from "../Field/parts.js";
import { DateSegments } from "./DateSegments.js";
import { DayFirst } from "./DayFirst.js";
import { parseIsoDate, toIsoDate } from "./dates.js";
import { type DateInputBase, useDateInput } from "./use-date-input.js";

/** What fields of one date take. Dates are ISO 8601 strings (`2026-03-05`), in and out. */
export interface DateInputProps extends DateInputBase {
  /** The date, when the parent owns it; `null` is none. */
  readonly value?: string | null;
  /** The date to begin with. */
  readonly defaultValue?: string | null;
  /** Called when the date is whole, or emptied (`null`). */
  readonly onChange?: (value: string | null) => void;
}

const Root = styled(AriaDateField)`
  ${fieldLayout}
`;

/** The value of a field of one date, and what React Aria wants to know of it. */
export function useOneDate(props: DateInputProps) {
  const [date, setDate] = useControllable(props.value, props.defaultValue ?? null, props.onChange);
  return {
    date,
    owned: {
      value: useMemo(() => parseIsoDate(date), [date]),
      onChange: (next: Parameters<typeof toIsoDate>[0]) => setDate(toIsoDate(next)),
    },
  };
}

/** A date that is known by heart, such as a birth date: typed, with no calendar to look at. */
export function DateField(props: DateInputProps): ReactElement {
  const { date, owned } = useOneDate(props);
  const { shared, error } = useDateInput(props, [date], "sm");
  return (
    <DayFirst>
      <Root {...shared} {...owned} name={props.name}>
        <FieldLabel {...props} />
        {/* A plain frame: the parts are a group already, and a second one would repeat its id. */}
        <ControlFrame>
          <DateSegments inputRef={props.inputRef} />
        </ControlFrame>
        <FieldErrorText error={error} />
      </Root>
    </DayFirst>
  );
}
