import { type ReactElement, type Ref, type RefObject, Suspense, useState } from "react";
import { lazyPart } from "../../host/lazy-part.js";
import { Gap } from "./Gap.js";
import { useRowKeys } from "./row-keys.js";
import type { LinesInView, RowWindow, RowWindowingProps } from "./RowWindowing.js";
import { firstRowHeight } from "./use-line-drawing.js";

/** Only lists that are longer than a page need it, and the virtualizer with it. */
const RowWindowing = lazyPart<RowWindowingProps, "RowWindowing">(() => import("./RowWindowing.js"), "RowWindowing");
/** Lines that are drawn while what tells which are in view is on its way. */
const firstLines = 40;

interface RowsInViewProps {
  readonly ref: Ref<RowWindow>;
  /** Called once any line can be drawn. */
  readonly onStand: () => void;
  /** The lines, in order: heights that were measured hold for one list. */
  readonly list: readonly unknown[];
  /** Draws a line under a key; it must be memoised. */
  readonly renderRow: (index: number, key: number) => ReactElement | null;
  /** Names a line. */
  readonly rowId: (index: number) => string;
  /** Whether a line may be higher than others: its detail is open, or a cell says why it was refused. */
  readonly isTall: (index: number) => boolean;
  /** The table that the lines stand in. */
  readonly table: RefObject<HTMLTableElement | null>;
  /** What scrolls; null until it is there. */
  readonly scroller: HTMLElement | null;
  /** Cells a gap spans. */
  readonly columns: number;
}

/** The beginning of a list, with every line as high as the next. */
function beginning(count: number): LinesInView {
  const drawn = Math.min(firstLines, count);
  return {
    lines: Array.from({ length: drawn }, (_, index) => ({
      index,
      start: index * firstRowHeight,
      end: (index + 1) * firstRowHeight,
    })),
    height: count * firstRowHeight,
  };
}

/**
 * The lines in view of a long list, and gaps of the right height for the others. Renders rows only, inside a `tbody`.
 *
 * Its first lines stand before what tells which are in view has come, and stay as it comes: a press on them is kept, and
 * so is the focus.
 */
export function RowsInView(props: RowsInViewProps): ReactElement {
  const { ref, onStand, list, renderRow, rowId, isTall, table, scroller, columns } = props;
  const [view, setView] = useState<LinesInView>();
  const { lines, height } = view ?? beginning(list.length);

  // A list that became shorter is drawn once before its window is told of.
  const there = lines.filter(({ index }) => index < list.length);
  const ids = there.map(({ index }) => rowId(index));
  const keys = useRowKeys(ids);
  const drawn: (ReactElement | null)[] = [];
  let end = 0;
  let gaps = 0;
  for (const [place, line] of there.entries()) {
    if (line.start > end) drawn.push(<Gap key={`gap-${gaps++}`} height={line.start - end} columns={columns} />);
    drawn.push(renderRow(line.index, keys.get(ids[place] ?? "") ?? 0));
    end = line.end;
  }
  return (
    <>
      {drawn}
      <Gap height={height - end} columns={columns} isPassing={view === undefined} />
      {scroller ? (
        <Suspense>
          <RowWindowing
            ref={ref}
            onStand={onStand}
            onView={setView}
            list={list}
            isTall={isTall}
            table={table}
            scroller={scroller}
          />
        </Suspense>
      ) : null}
    </>
  );
}
