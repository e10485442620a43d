import type { ReactElement } from "react";
import { styled } from "styled-components";
import { lookClass, SeriesMark } from "./series-look.js";
import type { ChartKind } from "./types.js";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-1) var(--yer-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  > li > span:first-of-type {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    overflow: visible;
  }
  &[data-kind="donut"] {
    display: grid;
    align-content: center;
    gap: var(--yer-space-2);
    color: var(--yer-text);
  }
  &[data-kind="donut"] > li > span:first-of-type {
    flex: 1;
  }
  [data-figure] {
    color: var(--yer-text-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > li[data-active] {
    font-weight: var(--yer-weight-semibold);
  }
`;

/** What each colour, pattern and mark stands for; a donut says its figures here too, beside their names. */
export function ChartLegend(props: {
  readonly kind: ChartKind;
  readonly items: readonly { readonly id: string; readonly label: string; readonly figure?: string }[];
  /** Index of the one looked at. */
  readonly active: number | undefined;
}): ReactElement {
  const isLine = props.kind === "line";
  return (
    // The table and the announced points say all this to readers.
    <List data-kind={props.kind} aria-hidden="true">
      {props.items.map((item, index) => (
        <li key={item.id} data-active={index === props.active || undefined}>
          <svg width={isLine ? 24 : 14} height={14} className={lookClass(index)}>
            {isLine ? (
              <>
                <path d="M0,7 H24" data-line="" />
                <SeriesMark series={index} x={12} y={7} />
              </>
            ) : (
              <rect width={14} height={14} rx={3} data-swatch="" />
            )}
          </svg>
          <span>{item.label}</span>
          {item.figure === undefined ? null : <span data-figure="">{item.figure}</span>}
        </li>
      ))}
    </List>
  );
}
