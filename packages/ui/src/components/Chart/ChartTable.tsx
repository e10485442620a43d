import type { ReactElement } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { ChartFigures } from "./types.js";
import type { ChartFormat } from "./use-chart-format.js";

const Scroll = styled.section`
  max-inline-size: 100%;
  overflow-x: auto;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--yer-font-size-md);
  }
  th,
  td {
    padding: 6px var(--yer-space-3);
    border-block-end: 1px solid var(--yer-border);
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  /* Names may take several lines, a day never: its hyphen is no place to break it at. */
  &[data-named] th:first-child {
    white-space: normal;
  }
  thead th {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-medium);
  }
  tbody th {
    font-weight: var(--yer-weight-normal);
  }
  tfoot > tr > * {
    border-block-end: 0;
    font-weight: var(--yer-weight-semibold);
  }
  @media print {
    &[data-hidden] {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
`;

interface ChartTableProps extends ChartFigures {
  /** Id of the chart's title, which names the table too. */
  readonly labelledBy: string;
  /** What the categories are. */
  readonly categoryLabel: string;
  readonly format: ChartFormat;
  /** Whether a sum of the figures means anything. */
  readonly isTotalled: boolean;
  /** Whether the categories are names, not days. */
  readonly isNamed: boolean;
  /** Whether only screen readers have it for now; on paper everyone does. */
  readonly isHidden: boolean;
}

/** The chart's twin: the same figures as a table, for those who read rather than look, and for copying. */
export function ChartTable(props: ChartTableProps): ReactElement {
  const { categories, series, format, labelledBy } = props;
  const text = useUiText();
  const sum = (values: readonly (number | null)[]): number =>
    categories.reduce((total, _, at) => total + (values[at] ?? 0), 0);
  return (
    // What can be scrolled must be reached by keyboard; hidden, it is read by the reader's own keys.
    <Scroll
      data-hidden={props.isHidden || undefined}
      data-named={props.isNamed || undefined}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region without controls in it is scrolled by the arrow keys
      tabIndex={props.isHidden ? -1 : 0}
    >
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{props.categoryLabel}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <tr key={category}>
              <th scope="row">
                {/* An element of its own keeps its direction where the page is laid out from the right. */}
                <span>{format.category(category)}</span>
              </th>
              {series.map(({ id, values }) => {
                const value = values[at];
                return (
                  <td key={id}>
                    <span>{value === null || value === undefined ? "–" : format.value(value)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {props.isTotalled ? (
          <tfoot>
            <tr>
              <th scope="row">{text("chart.total")}</th>
              {series.map(({ id, values }) => (
                <td key={id}>
                  <span>{format.value(sum(values))}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Scroll>
  );
}
