import type { ReactElement } from "react";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/UiIntl.js";

const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  min-block-size: calc(var(--yer-control-height) - 2px);
  padding-inline: var(--yer-control-padding);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: text;
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
const Segment = styled(DateSegment)`
  padding: 1px 2px;
  border-radius: var(--yer-radius-sm);
  text-align: end;
  outline: none;
  caret-color: transparent;

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

/** The day, month and year of a date, typed one by one, in the order of the language. React Aria has no Uzbek placeholders; these are ours. */
export function DateSegments({ slot }: { readonly slot?: "start" | "end" }): ReactElement {
  const text = useUiText();
  return (
    <Segments slot={slot}>
      {(segment) => (
        <Segment segment={segment}>
          {segment.isPlaceholder && segment.type in placeholders
            ? text(placeholders[segment.type as keyof typeof placeholders])
            : segment.text}
        </Segment>
      )}
    </Segments>
  );
}
