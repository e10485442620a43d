import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Card`. */
export interface CardProps extends RootProps {
  /** Heading of the card, which then is a named section. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
  /** A line under the heading. */
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** Takes the inner room away, for a table or map that reaches the edges. @default false */
  isFlush?: boolean;
  /** The content. */
  children: ReactNode;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface);
  /* What reaches the edges keeps to the round corners; clipping them would cut menus and focus rings off. */
  &[data-flush] > :last-child > :last-child {
    border-end-start-radius: calc(var(--yer-radius-lg) - 1px);
    border-end-end-radius: calc(var(--yer-radius-lg) - 1px);
  }
  @media print {
    break-inside: avoid;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-2) var(--yer-space-4);
  padding: var(--yer-card-padding);
  padding-block-end: 0;
  &[data-flush] {
    padding-block-end: var(--yer-space-3);
    border-block-end: 1px solid var(--yer-border);
  }
  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  h2,
  h3,
  h4 {
    font-size: var(--yer-font-size-lg);
  }
  p {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
`;

const Body = styled.div`
  min-inline-size: 0;
  padding: var(--yer-card-padding);
  * + & {
    padding-block-start: var(--yer-space-3);
  }
  &[data-flush] {
    padding: 0;
  }
`;

/**
 * Keeps what belongs together in one frame. A page of one thing needs no card.
 *
 * Data attributes: `data-flush`.
 */
export function Card({
  title,
  level = 2,
  description,
  actions,
  isFlush = false,
  children,
  ...root
}: CardProps): ReactNode {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const edge = isFlush || undefined;
  return (
    <Root
      {...rootProps(root)}
      as={title ? "section" : "div"}
      data-flush={edge}
      {...(title ? { "aria-labelledby": titleId } : {})}
    >
      {title || actions ? (
        <Head data-flush={edge}>
          <div>
            {title ? <Heading id={titleId}>{title}</Heading> : null}
            {description ? <p>{description}</p> : null}
          </div>
          {actions ? <Actions>{actions}</Actions> : null}
        </Head>
      ) : null}
      <Body data-flush={edge}>{children}</Body>
    </Root>
  );
}
