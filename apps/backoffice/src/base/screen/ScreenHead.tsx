import { Breadcrumbs, type Crumb, Unbroken } from "@yer/ui";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";

/** Props of {@link ScreenHead}. */
export interface ScreenHeadProps {
  /** What the screen shows: its one heading of the first level, and the end of the way to it. */
  readonly title: string;
  /** What it lies under, outermost first; a screen of the menu lies under nothing. */
  readonly under?: readonly Crumb[];
  /** How it stands, beside its title: tags, who else is on it. */
  readonly status?: ReactNode;
  /** What is to be known before the rest, in a line or two. */
  readonly facts?: ReactNode;
  /** What can be done here: at the title's end, below it where there is no room. Not on paper. */
  readonly children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  /* What scrolls within its line must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--yer-space-2);
  /* The title in whole stands right below. */
  [aria-current="page"] {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  @media print {
    > nav {
      display: none;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  /* What can be done may come after the title: the line does not grow for it. */
  min-block-size: var(--yer-control-height);
  > :first-child {
    margin-inline-end: auto;
  }
  @media (max-width: 599.98px) {
    column-gap: var(--yer-space-2);
  }
  @media print {
    > :not(:first-child, [data-paper], :has([data-paper])) {
      display: none;
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  min-inline-size: 0;
  /* What takes the rest of the line needs one to take. */
  &:has(> [data-rest]) {
    flex: 1 1 auto;
  }
  h1 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  max-inline-size: var(--yer-measure);
  color: var(--yer-text-muted);
  overflow-wrap: anywhere;
`;

/**
 * The one way to head a screen: the way back, its title with how it stands, what can be done, what is to be known. A
 * screen's `h1` stands here and nowhere else, which the linter holds; faces that fill the page bring their own.
 */
export function ScreenHead({ title, under, status, facts, children }: ScreenHeadProps): ReactElement {
  return (
    <Root>
      {under ? <Breadcrumbs items={[...under, { label: title }]} /> : null}
      <Line>
        <Title>
          <h1>{title}</h1>
          {status}
        </Title>
        {children}
      </Line>
      {facts ? <Facts>{typeof facts === "string" ? <Unbroken>{facts}</Unbroken> : facts}</Facts> : null}
    </Root>
  );
}
