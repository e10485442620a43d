import { type ReactElement, type Ref, useCallback, useContext, useEffect, useEffectEvent, useRef } from "react";
import { DateFieldStateContext, DateInput, DateSegment, type DateSegmentProps } from "react-aria-components/DateField";
import { DateRangePickerStateContext } from "react-aria-components/DateRangePicker";
import { styled } from "styled-components";
import { assignRef } from "../../state/assign-ref.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { readDates, toIsoDate, toIsoMinute, withTimeOf } from "./dates.js";
import { useShortDates } from "./use-short-dates.js";

const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  /* Figures are written from the left in every language of the interface, in a mirrored page too. */
  direction: ltr;
  unicode-bidi: isolate;
  align-items: center;
  min-inline-size: 0;
  min-block-size: calc(var(--yer-control-height) - 2px);
  padding-inline: var(--yer-control-padding);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: text;

  [dir="rtl"] & {
    justify-content: flex-end;
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
const Segment = styled(DateSegment)`
  padding: 1px 2px;
  line-height: 22px;
  border-radius: var(--yer-radius-sm);
  outline: none;
  caret-color: transparent;

  /* A part can be pressed: as large as WCAG 2.2 (2.5.8) asks, in every font and version of a browser. */
  &[data-part] {
    min-inline-size: 24px;
    text-align: center;
  }
  &[data-type="literal"] {
    padding: 0;
    color: var(--yer-text-muted);
  }
  &[data-placeholder] {
    color: var(--yer-text-faint);
  }
  &[data-focused] {
    background: var(--yer-accent);
    color: var(--yer-on-accent);
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
  }
  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const placeholders = { day: "date.day", month: "date.month", year: "date.year" } as const;

/**
 * Lets a sign between the parts lead to the next one: "5." is the fifth, though 5 alone may be the beginning of nothing
 * else. Only behind a digit: after two digits the field has moved on by itself, and the sign must not skip a part. Heard
 * as input and not as a key, since the keyboards of phones press none.
 */
function useMovesOnBySeparator(part: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    let isTyped = false;
    const begin = (): void => {
      isTyped = false;
    };
    const hear = ({ data }: InputEvent): void => {
      if (data !== null && /^\d$/u.test(data)) isTyped = true;
      if (!isTyped || data === null || !/^[-./, ]$/u.test(data)) return;
      const field = element.closest("[data-field]");
      const parts = [...(field?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
      parts[parts.indexOf(element) + 1]?.focus();
    };
    element.addEventListener("focus", begin);
    element.addEventListener("beforeinput", hear);
    return () => {
      element.removeEventListener("focus", begin);
      element.removeEventListener("beforeinput", hear);
    };
  }, [part]);
}

/** Takes a whole date, or a span, pasted into a part; and copies the whole date, since nothing can be selected in a part. */
function usePastesWhole(part: { readonly current: HTMLElement | null }): void {
  const state = useContext(DateFieldStateContext);
  const range = useContext(DateRangePickerStateContext);
  const { write, isMonthFirst } = useShortDates();
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    event.preventDefault();
    if (!state || state.isReadOnly || state.isDisabled) return;
    const text = event.clipboardData?.getData("text") ?? "";
    const [first, second] = readDates(text, isMonthFirst);
    if (range && first && second) range.setValue({ start: first, end: second });
    else if (first) state.setValue(state.granularity === "day" ? first : withTimeOf(text, first));
  });
  const copy = useEffectEvent((event: ClipboardEvent): void => {
    const date = (state?.granularity === "day" ? toIsoDate : toIsoMinute)(state?.value ?? null);
    if (date === null) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", write(date));
  });
  useEffect(() => {
    const element = part.current;
    const hearPaste = (event: ClipboardEvent): void => paste(event);
    const hearCopy = (event: ClipboardEvent): void => copy(event);
    element?.addEventListener("paste", hearPaste);
    element?.addEventListener("copy", hearCopy);
    return () => {
      element?.removeEventListener("paste", hearPaste);
      element?.removeEventListener("copy", hearCopy);
    };
  }, [part]);
}

/** One part of a date, or a sign between two. */
function Part({ segment }: Pick<DateSegmentProps, "segment">): ReactElement {
  const text = useUiText();
  const { dateOrder } = useUiIntl();
  const part = useRef<HTMLSpanElement>(null);
  useMovesOnBySeparator(part);
  usePastesWhole(part);
  return (
    <Segment ref={part} segment={segment} data-part={segment.isEditable ? "" : undefined}>
      {segment.isPlaceholder && segment.type in placeholders
        ? text(placeholders[segment.type as keyof typeof placeholders])
        : // As the country's papers write it, and the kit's columns: 05.03.2026.
          dateOrder === "day-first"
          ? segment.text.replace("/", ".")
          : segment.text}
    </Segment>
  );
}

/**
 * The day, month and year of a date, typed one by one; a whole date may be pasted into any of them. React Aria has no
 * Uzbek placeholders; these are ours.
 */
export function DateSegments(props: {
  readonly slot?: "start" | "end";
  /** Gets the first part, for focus. */
  readonly inputRef?: Ref<HTMLElement> | undefined;
}): ReactElement {
  const { slot, inputRef } = props;
  const attach = useCallback(
    (group: HTMLDivElement | null) => assignRef(inputRef, group?.querySelector<HTMLElement>("[data-part]") ?? null),
    [inputRef],
  );
  return (
    <Segments ref={attach} slot={slot}>
      {(segment) => <Part segment={segment} />}
    </Segments>
  );
}
