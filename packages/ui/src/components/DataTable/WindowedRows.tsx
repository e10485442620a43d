/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label, react/incompatible-library -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label;
   the virtualizer is read on every render of this one component, which nothing memoises */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactElement, type Ref, useImperativeHandle, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** What the focus asks of the window. */
export interface RowWindow {
  /** Keeps a row (from 0) drawn though it is out of view; drawn on return when `now`. */
  keep(index: number, now: boolean): void;
}

export interface WindowedRowsProps {
  readonly ref: Ref<RowWindow>;
  /** How many rows there are. */
  readonly count: number;
  /** Draws a row; it must be memoised. */
  readonly renderRow: (index: number) => ReactElement | null;
  /** Names a row. */
  readonly rowKey: (index: number) => string;
  /** What scrolls; null until it is there. */
  readonly scroller: HTMLElement | null;
  /** Cells a gap spans. */
  readonly columns: number;
}

/** Cards differ in height and are measured one by one; rows are all alike and one of them is watched. */
const narrowWidth = 640;

function Gap({ height, columns }: { readonly height: number; readonly columns: number }): ReactElement | null {
  if (height <= 0) return null;
  return (
    <tr data-gap="" role="presentation" aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

/** The rows in view of a long list, and gaps of the right height for the others. Renders rows only, inside a `tbody`. */
export function WindowedRows(props: WindowedRowsProps): ReactElement {
  const { ref, count, renderRow, rowKey, scroller, columns } = props;
  const [kept, setKept] = useState<number>();
  const [rowHeight, setRowHeight] = useState(44);
  const [narrow, setNarrow] = useState(false);

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => (narrow ? rowHeight * 4 : rowHeight),
    getItemKey: rowKey,
    overscan: 6,
    useFlushSync: false,
    initialRect: { width: 1024, height: 600 },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (kept === undefined || kept >= count || indexes.includes(kept)) return indexes;
      return [...indexes, kept].toSorted((a, b) => a - b);
    },
  });

  useImperativeHandle(ref, () => ({
    keep(index, now) {
      if (index < 0) return;
      if (now) flushSync(() => setKept(index));
      else setKept(index);
    },
  }));

  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      setNarrow(scroller.clientWidth <= narrowWidth);
      const row = scroller.querySelector<HTMLElement>("tbody [data-grid-row]");
      if (row && scroller.clientWidth > narrowWidth) setRowHeight(row.getBoundingClientRect().height);
    });
    observer.observe(scroller);
    const table = scroller.querySelector("thead");
    // The heading is as high as a row: it grows and shrinks with the density, which no width tells.
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [scroller]);

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, narrow]);

  const items = virtualizer.getVirtualItems();

  useLayoutEffect(() => {
    if (!narrow || !scroller) return;
    for (const card of scroller.querySelectorAll<HTMLElement>("tbody [data-grid-row]")) {
      virtualizer.resizeItem(Number(card.dataset.gridRow) - 1, card.getBoundingClientRect().height);
    }
  });

  let end = 0;
  return (
    <>
      {items.map((item) => {
        const gap = item.start - end;
        end = item.end;
        return (
          <Fragment key={item.key}>
            <Gap height={gap} columns={columns} />
            {renderRow(item.index)}
          </Fragment>
        );
      })}
      <Gap height={virtualizer.getTotalSize() - end} columns={columns} />
    </>
  );
}
