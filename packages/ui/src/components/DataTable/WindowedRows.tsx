/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label, react/incompatible-library -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label;
   the virtualizer is read on every render of this one component, which nothing memoises */
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type ReactElement,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Gap } from "./Gap.js";
import { useRowKeys } from "./row-keys.js";

/** What the focus asks of the window. */
export interface RowWindow {
  /** Keeps a row (from 0) drawn though it is out of view; drawn on return when `now`. */
  keep(index: number, now: boolean): void;
}

export interface WindowedRowsProps {
  readonly ref: Ref<RowWindow>;
  /** Told once it stands, with whether the focus was in the rows that stood there before and went as it came. */
  readonly onStand: (isLost: boolean) => void;
  /** The rows, in order: heights that were measured hold for one list. */
  readonly list: readonly unknown[];
  /** Draws a row under a key; it must be memoised. */
  readonly renderRow: (index: number, key: number) => ReactElement | null;
  /** Names a row. */
  readonly rowId: (index: number) => string;
  /** Whether a row may be higher than others: its detail is open, or a cell says why it was refused. */
  readonly isTall: (index: number) => boolean;
  /** The table that the rows stand in. */
  readonly table: RefObject<HTMLTableElement | null>;
  /** What scrolls; null until it is there. */
  readonly scroller: HTMLElement | null;
  /** Cells a gap spans. */
  readonly columns: number;
}

/** Cards differ in height and are measured one by one; rows are all alike and one of them is watched. */
const narrowWidth = 640;

/** A row's height, that of its detail included. */
function heightOf(row: HTMLElement): number {
  const next = row.nextElementSibling;
  const detail = next?.matches("[data-detail]") ? next.getBoundingClientRect().height : 0;
  return row.getBoundingClientRect().height + detail;
}

/** The rows in view of a long list, and gaps of the right height for the others. Renders rows only, inside a `tbody`. */
export function WindowedRows(props: WindowedRowsProps): ReactElement {
  const { ref, onStand, list, renderRow, rowId, isTall, table, scroller, columns } = props;
  const count = list.length;
  const [kept, setKept] = useState<number>();
  // Drawn for the first time, the rows of the beginning still stand.
  const [isLost] = useState(() => table.current?.tBodies[0]?.contains(document.activeElement) ?? false);
  const [rowHeight, setRowHeight] = useState(36);
  const [narrow, setNarrow] = useState(false);
  /** Rows whose own height the virtualizer was told. */
  const sized = useRef(new Set<number>());
  /** First and last row that are drawn. */
  const drawnRange = useRef<readonly [number, number]>([0, count]);

  /** Rows to draw. A jump draws those in view alone; the ones around them come once it rests. */
  function rowsOf(range: Range): number[] {
    const [first, last] = drawnRange.current;
    const jumped = range.startIndex > last || range.endIndex < first;
    const indexes = defaultRangeExtractor(jumped ? { ...range, overscan: 0 } : range);
    if (kept === undefined || kept >= count || indexes.includes(kept)) return indexes;
    return [...indexes, kept].toSorted((a, b) => a - b);
  }

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => (narrow ? rowHeight * 4 : rowHeight),
    overscan: 3,
    // Rows come within the scroll event, so before the frame is painted that scrolled to them: never a hole first.
    useFlushSync: true,
    initialRect: { width: 1024, height: 600 },
    rangeExtractor: rowsOf,
  });

  useImperativeHandle(ref, () => ({
    keep(index, now) {
      if (index < 0) return;
      if (now) flushSync(() => setKept(index));
      else setKept(index);
    },
  }));

  // After this drawing and not within it, where no row can be drawn for the focus.
  useLayoutEffect(() => queueMicrotask(() => onStand(isLost)), [onStand, isLost]);

  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      setNarrow(scroller.clientWidth <= narrowWidth);
      const row = scroller.querySelector<HTMLElement>("tbody [data-grid-row]:not([data-expanded])");
      if (row && scroller.clientWidth > narrowWidth) setRowHeight(row.getBoundingClientRect().height);
    });
    observer.observe(scroller);
    const head = scroller.querySelector("thead");
    // The heading is as high as a row: it grows and shrinks with the density, which no width tells.
    if (head) observer.observe(head);
    return () => observer.disconnect();
  }, [scroller]);

  // Listening is enough: a wheel that the page might stop waits for it, so that list and rows move in the same frame.
  // Else the browser scrolls ahead of the rows and drops every fourth frame that brings them.
  useLayoutEffect(() => {
    const heard = (): void => undefined;
    scroller?.addEventListener("wheel", heard, { passive: false });
    return () => scroller?.removeEventListener("wheel", heard);
  }, [scroller]);

  useLayoutEffect(() => {
    sized.current.clear();
    virtualizer.measure();
  }, [virtualizer, rowHeight, narrow]);

  // Heights are kept by place, and another list has other rows in those places.
  useLayoutEffect(() => {
    if (sized.current.size === 0) return;
    sized.current.clear();
    virtualizer.measure();
  }, [virtualizer, list]);

  /** Tells the virtualizer how high the drawn rows are that may differ. */
  function measureTall(): void {
    for (const row of scroller?.querySelectorAll<HTMLElement>("tbody [data-grid-row]") ?? []) {
      const index = Number(row.dataset["gridRow"]) - 1;
      if (narrow || isTall(index)) {
        virtualizer.resizeItem(index, heightOf(row));
        sized.current.add(index);
      } else if (sized.current.delete(index)) {
        virtualizer.resizeItem(index, rowHeight);
      }
    }
  }
  const latestMeasure = useRef(measureTall);
  const details = useMemo(
    () => (typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(() => latestMeasure.current())),
    [],
  );

  const items = virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: count };
    drawnRange.current = [startIndex, endIndex];
  });
  const someDiffer = narrow || sized.current.size > 0 || items.some((item) => isTall(item.index));

  useLayoutEffect(() => {
    latestMeasure.current = measureTall;
    if (!someDiffer) return undefined;
    measureTall();
    // What stands in a detail may arrive later than the detail.
    for (const detail of scroller?.querySelectorAll("[data-detail]") ?? []) details?.observe(detail);
    return () => details?.disconnect();
  });

  const ids = items.map((item) => rowId(item.index));
  const keys = useRowKeys(ids);
  const drawn: (ReactElement | null)[] = [];
  let end = 0;
  let gaps = 0;
  for (const [place, { index, start, end: itemEnd }] of items.entries()) {
    if (start > end) drawn.push(<Gap key={`gap-${gaps++}`} height={start - end} columns={columns} />);
    drawn.push(renderRow(index, keys.get(ids[place] ?? "") ?? 0));
    end = itemEnd;
  }
  return (
    <>
      {drawn}
      <Gap height={virtualizer.getTotalSize() - end} columns={columns} />
    </>
  );
}
