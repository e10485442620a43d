import type { ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `EmptyState`. */
export interface EmptyStateProps extends RootProps {
  /** What is not here, in a few words: "No applications match". */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Why, and what the person can do. */
  children?: ReactNode;
  /** A large icon (size 32) of what would stand here. */
  icon?: ReactNode;
  /** The way on: one button or link, rarely two. */
  actions?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--yer-space-3);
  padding: var(--yer-space-12) var(--yer-space-4);
  text-align: center;
  > svg {
    box-sizing: content-box;
    padding: var(--yer-space-3);
    border-radius: var(--yer-radius-full);
    background: var(--yer-accent-subtle);
    color: var(--yer-accent-text);
  }
  h1,
  h2,
  h3 {
    max-inline-size: 36ch;
    font-size: var(--yer-font-size-lg);
    overflow-wrap: anywhere;
  }
  [data-density="compact"] & {
    padding-block: var(--yer-space-6);
  }
`;

const Words = styled.div`
  max-inline-size: 48ch;
  color: var(--yer-text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--yer-space-2);
  margin-block-start: var(--yer-space-2);
`;

/**
 * What a list shows when there is nothing in it: says why and offers the way on.
 *
 * Data attributes: `data-level`.
 */
export function EmptyState({ title, level = 2, children, icon, actions, ...root }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Root {...rootProps(root)} data-level={level}>
      {icon}
      <Heading>{title}</Heading>
      {children ? <Words>{children}</Words> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
