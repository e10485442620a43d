import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Tone } from "../../theme/tones.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `StatusTag`. */
export interface StatusTagProps extends RootProps {
  /** What the status means. @default "neutral" */
  tone?: Tone;
  /** The status in words, as short as the field's own term. */
  children: ReactNode;
}

const Root = styled.span`
  ${toneStyle}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  /* As long as its words where a grid, such as a row of a table on a phone, would stretch it. */
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 1px 8px 1px 6px;
  border: 1px solid var(--_line);
  /* Round at the ends of one line, and of two. */
  border-radius: 12px;
  background: var(--_bg);
  color: var(--_fg);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-medium);
  line-height: 1.4;
  vertical-align: middle;
  svg {
    color: var(--_solid);
  }
  > span {
    overflow: hidden;
    /* Between words only. */
    overflow-wrap: normal;
    text-overflow: ellipsis;
  }
  [dir="rtl"] & {
    padding: 1px 6px 1px 8px;
  }
`;

/**
 * The status of a record: a word, an icon of its own shape, and a colour, in this order of weight. Words that do not fit
 * go on in a second line; where a line may not break (a row of a table), they are cut, and shown whole to the pointer.
 *
 * Data attributes: `data-tone`.
 */
export function StatusTag({ tone = "neutral", children, ...root }: StatusTagProps): ReactNode {
  return (
    <Root {...rootProps(root)} data-tone={tone} title={typeof children === "string" ? children : undefined}>
      <ToneIcon tone={tone} size={14} />
      <span>{children}</span>
    </Root>
  );
}
