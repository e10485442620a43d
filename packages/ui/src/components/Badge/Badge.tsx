import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import type { Tone } from "../../theme/tones.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Badge`. */
export interface BadgeProps extends RootProps {
  /** The number. */
  count: number;
  /** The number is a floor: shown as "10 000+". @default false */
  hasMore?: boolean;
  /** What the number means; the word beside it must say so too. @default "neutral" */
  tone?: Tone;
}

const Root = styled.span`
  ${toneStyle}
  display: inline-block;
  min-inline-size: 20px;
  padding: 0 6px;
  border-radius: var(--yer-radius-full);
  background: var(--_bg);
  color: var(--_fg);
  box-shadow: inset 0 0 0 1px var(--_line);
  font-size: var(--yer-font-size-xs);
  font-weight: var(--yer-weight-medium);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  direction: ltr;
  unicode-bidi: isolate;
  text-align: center;
  white-space: nowrap;
`;

/**
 * A count beside a word: how many wait, how many match.
 *
 * Data attributes: `data-tone`, `data-more`.
 */
export function Badge({ count, hasMore = false, tone = "neutral", ...root }: BadgeProps): ReactNode {
  const { intl } = useUiIntl();
  return (
    <Root {...rootProps(root)} data-tone={tone} data-more={hasMore || undefined}>
      {intl.formatNumber(count)}
      {hasMore ? "+" : null}
    </Root>
  );
}
