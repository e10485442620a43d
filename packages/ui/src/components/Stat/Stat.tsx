import { type ReactElement, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Link } from "../Link/index.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Stat}. */
export interface StatProps extends RootProps {
  /** What is counted. */
  readonly label: string;
  /** The figure, written as the language writes it. */
  readonly value: ReactNode;
  /** What the figure is of, or how it moved: a word with it, never colour alone. */
  readonly note?: ReactNode;
  /** What the figure means. @default "neutral" */
  readonly tone?: "neutral" | "success" | "warning" | "danger";
  /** The list with exactly these records; the figure leads there. */
  readonly href?: string;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-inline-size: 0;
  padding: var(--yer-space-3) var(--yer-card-padding);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface);

  > dt {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  > dd {
    margin: 0;
    font-size: var(--yer-font-size-2xl);
    font-weight: var(--yer-weight-semibold);
    font-variant-numeric: tabular-nums;
    line-height: var(--yer-line-tight);
    overflow-wrap: anywhere;
  }
  > dd + dd {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-normal);
  }
  &[data-tone="success"] > dd + dd {
    color: var(--yer-success-text);
  }
  &[data-tone="warning"] > dd + dd {
    color: var(--yer-warning-text);
  }
  &[data-tone="danger"] > dd + dd {
    color: var(--yer-danger-text);
  }
  a {
    color: inherit;
    text-decoration-color: var(--yer-border-strong);
    text-underline-offset: 4px;
  }
  a:hover {
    color: var(--yer-accent-text);
  }
`;

/**
 * Several figures side by side: a description list.
 *
 * Data attributes: `data-short`: counts of a few digits, which stand closer.
 */
export const StatGroup = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--yer-gap);
  margin: 0;
  &[data-short] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  }
  /* On a phone each is a line, the figure at its end, so that what they count is seen below them. */
  @media (max-width: 599.98px) {
    &[data-short] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
      gap: var(--yer-space-1) var(--yer-space-2);
    }
    &[data-short] > * {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--yer-space-2);
      padding: var(--yer-space-1) var(--yer-space-3);
    }
    &[data-short] dt {
      overflow-wrap: anywhere;
    }
    &[data-short] dt + dd {
      flex-shrink: 0;
      font-size: var(--yer-font-size-lg);
    }
    /* A sum of money leaves no word beside it whole in half of the width. */
    &[data-short] > [data-long] {
      grid-column: 1 / -1;
    }
    /* What is said of a figure besides needs the whole width, below both. */
    &[data-short] > :has(dd + dd) {
      display: grid;
      grid-template-columns: 1fr auto;
      grid-column: 1 / -1;
      gap: 0 var(--yer-space-2);
    }
    &[data-short] dd + dd {
      grid-column: 1 / -1;
    }
  }
`;

/** Characters from which on a figure is no count: "999 999" is one, "1 236 000,00" is not. */
const longFrom = 9;

/**
 * One figure that leads to the list it counts. Stands in a {@link StatGroup}.
 *
 * Data attributes: `data-tone`; `data-long`: a figure that needs a line of its own on a phone.
 */
export function Stat({ label, value, note, tone = "neutral", href, ...root }: StatProps): ReactElement {
  const id = useId();
  return (
    <Root
      {...rootProps(root)}
      data-tone={tone}
      data-long={(typeof value === "string" && value.length >= longFrom) || undefined}
    >
      <dt id={`${id}-label`}>{label}</dt>
      <dd>
        {href === undefined ? (
          value
        ) : (
          <Link href={href} aria-labelledby={`${id}-label ${id}-value`}>
            <span id={`${id}-value`}>{value}</span>
          </Link>
        )}
      </dd>
      {note === undefined ? null : <dd>{note}</dd>}
    </Root>
  );
}
