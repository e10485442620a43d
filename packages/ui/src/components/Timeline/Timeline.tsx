import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Tone } from "../../theme/tones.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { ToneIcon } from "../ToneIcon/ToneIcon.js";
import { toneStyle } from "../ToneIcon/tone-style.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Something that happened, or is to happen. */
export interface TimelineEvent {
  /** Unique in the list. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** When, as ISO 8601 in UTC; without it, it has not happened yet. */
  at?: string;
  /** Who did it. */
  by?: ReactNode;
  /** What the event means; gives sign and colour. @default "neutral" */
  tone?: Tone;
  /** More about it. */
  children?: ReactNode;
}

/** Props of `Timeline`. */
export interface TimelineProps extends RootProps {
  /** The events in the order to show. */
  items: readonly TimelineEvent[];
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  ${toneStyle}
  position: relative;
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 2px var(--yer-space-3);
  padding-block-end: var(--yer-space-5);
  > svg {
    position: relative;
    color: var(--_solid);
    background: var(--yer-surface);
  }
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 20px 0;
    inset-inline-start: 9.5px;
    inline-size: 1px;
    background: var(--yer-border);
  }
  &:last-child {
    padding-block-end: 0;
  }
  &[data-ahead] {
    color: var(--yer-text-muted);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > strong {
    font-weight: var(--yer-weight-medium);
    line-height: 20px;
  }
  > small {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;

/**
 * What happened to a record, one thing after another, with who and when.
 *
 * Data attributes, on each event: `data-tone`, `data-ahead` (it has not happened yet).
 */
export function Timeline({ items, ...root }: TimelineProps): ReactNode {
  const { intl } = useUiIntl();
  return (
    <List {...rootProps(root)}>
      {items.map(({ id, title, at, by, tone = "neutral", children }) => (
        <Item key={id} data-tone={tone} data-ahead={at === undefined || undefined}>
          <ToneIcon tone={tone} size={20} />
          <Words>
            <strong>{title}</strong>
            {at || by ? (
              <small>
                {at ? (
                  <time dateTime={at}>{intl.formatDate(at, { dateStyle: "long", timeStyle: "short" })}</time>
                ) : null}
                {at && by ? " · " : null}
                {by}
              </small>
            ) : null}
            {children}
          </Words>
        </Item>
      ))}
    </List>
  );
}
