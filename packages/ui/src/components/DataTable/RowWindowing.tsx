/* oxlint-disable react/incompatible-library -- the virtualizer is read on every render of this one component, which nothing memoises */
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** What the focus asks of the window. */
export interface RowWindow {
  /** Keeps a row (from 0) drawn though it is out of view; drawn on return when `now`. */
  keep(index: number, now: boolean): void;
}

/** Which lines of a list are in view, and where. */
export interface LinesInView {
  /** In order, with where each begins and ends, in pixels from the list's beginning. */
  readonly lines: readonly { readonly index: number; readonly start: number; readonly end: number }[];
  /** Height of the whole list, in pixels. */
  readonly height: number;
}

/** What a window over a list needs to know. */
export interface RowWindowingProps {
  readonly ref: Ref<RowWindow>;
  /** Called once any line can be drawn. */
  readonly onStand: () => void;
  /** Called with the lines to draw, each time they are others; at once while the list is scrolled. */
  readonly onView: (view: LinesInView) => void;
  /** The lines, in order: heights that were measured hold for one list. */
  readonly list: readonly unknown[];
  /** Whether a line may be higher than others: its detail is open, or a cell says why it was refused. */
  readonly isTall: (index: number) => boolean;
  /** The table that the lines stand in. */
  readonly table: RefObject<HTMLTableElement | null>;
  /** What scrolls. */
  readonly scroller: HTMLElement;
}

/** Cards differ in height and are measured one by one; rows are all alike and one of them is watched. */
const narrowWidth = 640;

/** A row's height, that of its detail included. */
function heightOf(row: HTMLElement): number {
  const next = row.nextElementSibling;
  const detail = next?.matches("[data-detail]") ? next.getBoundingClientRect().height : 0;
  return row.getBoundingClientRect().height + detail;
}

/** The line of the list that has the focus, from 0; undefined where none has it. */
function focusedLine(table: HTMLTableElement | null): number | undefined {
  const row = table?.tBodies[0]?.querySelector<HTMLElement>("[data-grid-row]:focus-within");
  return row ? Number(row.dataset["gridRow"]) - 1 : undefined;
}

function isSameView(one: LinesInView, other: LinesInView): boolean {
  return (
    one.height === other.height &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ index, start, end }, place) => {
      const line = other.lines[place];
      return line?.index === index && line.start === start && line.end === end;
    })
  );
}

/** Tells which lines of a long list are in view, and measures them; it shows nothing itself. */
export function RowWindowing(props: RowWindowingProps): null {
  const { ref, onStand, onView, list, isTall, table, scroller } = props;
  const count = list.length;
  // The line with the focus stays as the window comes.
  const [kept, setKept] = useState(() => focusedLine(table.current));
  const [rowHeight, setRowHeight] = useState(36);
  const [narrow, setNarrow] = useState(false);
  /** Rows whose own height the virtualizer was told. */
  const sized = useRef(new Set<number>());
  /** First and last row that are drawn. */
  const drawnRange = useRef<readonly [number, number]>([0, count]);

  /** Whether the list leapt to where it is, and does not rest there yet. */
  const leapt = useRef(false);
  let leaps = false;

  /** Rows to draw. A leap draws those in view alone; the ones around them come once it rests. */
  function rowsOf(range: Range): number[] {
    const [first, last] = drawnRange.current;
    const stays = range.startIndex === first && range.endIndex === last;
    leaps = stays ? leapt.current && virtualizer.isScrolling : range.startIndex > last || range.endIndex < first;
    const indexes = defaultRangeExtractor(leaps ? { ...range, overscan: 0 } : range);
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
    initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
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
  useLayoutEffect(() => queueMicrotask(onStand), [onStand]);

  useLayoutEffect(() => {
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
    scroller.addEventListener("wheel", heard, { passive: false });
    return () => scroller.removeEventListener("wheel", heard);
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
    for (const row of scroller.querySelectorAll<HTMLElement>("tbody [data-grid-row]")) {
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
    leapt.current = leaps;
  });
  const someDiffer = narrow || sized.current.size > 0 || items.some((item) => isTall(item.index));

  useLayoutEffect(() => {
    latestMeasure.current = measureTall;
    if (!someDiffer) return undefined;
    measureTall();
    // What stands in a detail may arrive later than the detail.
    for (const detail of scroller.querySelectorAll("[data-detail]")) details?.observe(detail);
    return () => details?.disconnect();
  });

  const height = virtualizer.getTotalSize();
  const told = useRef<LinesInView>(undefined);
  useLayoutEffect(() => {
    // The virtualizer gives the same lines anew each time it is asked.
    if (told.current && isSameView(told.current, { lines: items, height })) return;
    told.current = { lines: items, height };
    onView(told.current);
  });
  return null;
}
