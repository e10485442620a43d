import type { Spot } from "@yer/api/contract/spot";
import {
  Disclosure,
  lazyPart,
  Skeleton,
  TextArea,
  type TextAreaProps,
  useUiIntl,
  VisuallyHidden,
  rootProps,
  type RootProps,
} from "@yer/ui";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from "react";
import { styled } from "styled-components";
import { type BaseMap, type MapBounds, MapCanvas, type MapCanvasProps, type MapView } from "../maps/MapCanvas/index.js";
import { outlineFacts } from "../model/outline-facts.js";
import { readOutline } from "../model/read-outline.js";
import { CornerTable } from "./CornerTable.js";
import { needsSystem } from "./needs-system.js";
import type { Neighbour, NeighboursStatus, PlotBoundary } from "./neighbour.js";
import { PlotBar } from "./PlotBar.js";
import { SpotLayer } from "./SpotLayer.js";
import { PlotFindings } from "./PlotFindings.js";
import { undoKey } from "./plot-keys.js";
import { catchReach, PlotLayer } from "./PlotLayer.js";
import { usePlotEditing } from "./use-plot-editing.js";
import type { PlotReader } from "./plot-reader.js";
import type { OverlapBounds } from "../model/outline-overlap-class.js";
import { usePlotOverlaps } from "./use-plot-overlaps.js";
import { usePlotText } from "./use-plot-text.js";

/** Reading files weighs a hundred kilobytes: it comes when somebody imports. */
const ImportDialog = lazyPart(() => import("./ImportDialog.js"));

/** Props of {@link PlotEditor}. */
export interface PlotEditorProps
  extends
    Pick<
      TextAreaProps,
      "name" | "label" | "description" | "error" | "inputRef" | "onBlur" | "isRequired" | "isDisabled" | "isReadOnly"
    >,
    RootProps {
  /**
   * The outline as text: WKT, GeoJSON or a list of coordinates, as it was typed, or WKT as it was drawn. A text, so that
   * also what is half drawn or cannot be read yet is kept with the form; `readOutline` of the model makes a polygon of it.
   */
  readonly value: string;
  /** Called with the text at every step. */
  readonly onChange: (value: string) => void;
  /** Other plots near by: corners are caught by them, and common ground is told. @default none */
  readonly neighbours?: readonly Neighbour[];
  /** How far the neighbours have come. @default "ready" */
  readonly neighboursStatus?: NeighboursStatus;
  /** Asks for the neighbours again, after an error. */
  readonly onNeighboursRetry?: () => void;
  /** What the plot must lie in: the neighbourhood, the district. @default none */
  readonly boundaries?: readonly PlotBoundary[];
  /** Percent that divide slivers, overlaps and duplicates, as the service has them. @default 1 and 80 */
  readonly overlapBounds?: OverlapBounds | undefined;
  /** What is looked at while nothing is drawn; when it becomes another, the map goes there. @default the country */
  readonly bounds?: MapBounds;
  /** A point that is known of the plot, drawn until it is outlined: where somebody stood. @default none */
  readonly spot?: Spot | null;
  /** Called with where one looks when a movement ends: the time to ask for neighbours. */
  readonly onViewChange?: (view: MapView) => void;
  /** An organisation's own tiles beneath. */
  readonly baseMap?: BaseMap | undefined;
  /** Outlines beneath: the country, regions. */
  readonly outlines?: MapCanvasProps["outlines"];
  /** Whom the outlines are owed to, always in sight. */
  readonly credits?: readonly string[];
  /**
   * Reads a file that is chosen or pasted: in a worker, so that the page answers meanwhile. Keep the same function.
   * @default on the page's own thread
   */
  readonly readFile?: PlotReader;
  /** Height of the map, as a CSS length. @default "min(60dvh, 460px)" */
  readonly height?: string;
}

const Whole = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
  textarea {
    font-family: var(--yer-font-mono, ui-monospace, monospace);
    font-size: var(--yer-font-size-sm);
    max-block-size: 240px;
  }
`;
const Hint = styled.p`
  margin: 0;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;
const Keys = styled.ul`
  margin: 0;
  padding-inline-start: var(--yer-space-5);
  color: var(--yer-text-muted);
`;

const usualHeight = "min(60dvh, 460px)";

const nobody: readonly Neighbour[] = [];
const nowhere: readonly PlotBoundary[] = [];

/** Pixels of the acts of the bar, which know no zoom: metres at a look over a street. */
const barReach = catchReach * 0.5;

function Editor(props: PlotEditorProps): ReactElement {
  const { value, onChange, neighbours = nobody, boundaries = nowhere, bounds } = props;
  const isReadOnly = props.isReadOnly === true || props.isDisabled === true;
  const { neighboursStatus = "ready", height = usualHeight } = props;
  const text = usePlotText();
  const { intl } = useUiIntl();
  const degrees = useCallback(
    (degree: number) => intl.formatNumber(degree, { minimumFractionDigits: 5, maximumFractionDigits: 7 }),
    [intl],
  );
  const number = useCallback(
    (of: number, digits: number) => intl.formatNumber(of, { maximumFractionDigits: digits }),
    [intl],
  );
  const metres = useCallback((of: number) => number(of, 2), [number]);
  const editing = usePlotEditing({ value, onChange, isReadOnly, neighbours, text, degrees });
  const { overlaps, outsides, isDone } = usePlotOverlaps(editing.outline, neighbours, boundaries, props.overlapBounds);
  const [whole, setWhole] = useState(0);
  const [written, setWritten] = useState(0);
  const [isTableOpen, setTableOpen] = useState(false);
  /** What is imported: a file that is to be given, or a text that waits for its system. */
  const [importing, setImporting] = useState<{ readonly text?: string } | null>(null);
  const [wasImporting, setWasImporting] = useState(false);
  /** What the map begins with: it keeps its own view from then on. */
  const [first] = useState(() => readOutline(value).outline);
  const begin = useMemo(() => (first ? boundsOf(outlineFacts(first)) : bounds), [first, bounds]);
  const hasNeighbours = neighbours.length > 0;

  function startImport(source: { readonly text?: string }): void {
    setImporting(source);
    setWasImporting(true);
  }
  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain");
    if (isReadOnly || !needsSystem(pasted)) return;
    event.preventDefault();
    startImport({ text: pasted });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const asked = undoKey(event);
    // A field takes back its own letters first, as everywhere.
    if (!asked || (event.target instanceof HTMLElement && event.target.closest("input, textarea"))) return;
    event.preventDefault();
    if (asked.act === "undo") editing.undo();
    else editing.redo();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what stands inside, wherever the focus is
    <Whole {...rootProps(props, { onKeyDown })} data-plot-editor="" data-readonly={isReadOnly ? "" : undefined}>
      <PlotBar
        editing={editing}
        text={text}
        hasNeighbours={hasNeighbours}
        onWhole={() => setWhole((count) => count + 1)}
        onCatch={() => editing.selected && editing.catchAt(editing.selected, barReach)}
        onImport={() => startImport({})}
      />
      <MapCanvas
        aria-label={text("plot.map")}
        height={height}
        {...(begin ? { bounds: begin } : {})}
        {...(props.onViewChange ? { onViewChange: props.onViewChange } : {})}
        baseMap={props.baseMap}
        outlines={props.outlines}
        {...(props.credits ? { credits: props.credits } : {})}
      >
        {props.spot && editing.outline === undefined ? <SpotLayer spot={props.spot} /> : null}
        <PlotLayer
          editing={editing}
          neighbours={neighbours}
          boundaries={boundaries}
          overlaps={overlaps}
          whole={whole}
          written={written}
          place={bounds}
        />
      </MapCanvas>
      {isReadOnly ? null : <Hint>{text(editing.drawing === null ? "plot.hint.edit" : "plot.hint.draw")}</Hint>}
      <VisuallyHidden aria-live="polite">{editing.said}</VisuallyHidden>
      <PlotFindings
        editing={editing}
        text={text}
        overlaps={overlaps}
        outsides={outsides}
        isDone={isDone}
        hasNeighbours={hasNeighbours}
        neighboursStatus={neighboursStatus}
        onRetry={props.onNeighboursRetry}
        onSystem={() => startImport({ text: value })}
        number={number}
      />
      <div onPasteCapture={onPaste}>
        <TextArea
          label={props.label}
          description={props.description ?? text("plot.text.hint")}
          value={value}
          onChange={(next) => {
            editing.type(next);
            setWritten((count) => count + 1);
          }}
          rows={3}
          placeholder="POLYGON ((66.9597 39.6542, 66.9601 39.6542, …))"
          isReadOnly={props.isReadOnly ?? false}
          isDisabled={props.isDisabled ?? false}
          isRequired={props.isRequired ?? false}
          error={props.error}
          {...(props.name === undefined ? {} : { name: props.name })}
          {...(props.inputRef ? { inputRef: props.inputRef } : {})}
          {...(props.onBlur ? { onBlur: props.onBlur } : {})}
        />
      </div>
      <Disclosure title={text("plot.table")} isExpanded={isTableOpen} onExpandedChange={setTableOpen}>
        {/* Two thousand corners are measured side by side while it is looked at, and only then. */}
        {isTableOpen ? (
          <CornerTable editing={editing} text={text} degrees={degrees} metres={metres} hasNeighbours={hasNeighbours} />
        ) : null}
      </Disclosure>
      {isReadOnly ? null : (
        <Disclosure title={text("plot.keys")}>
          <Keys>
            <li>{text("plot.keys.arrows")}</li>
            <li>{text("plot.keys.enter")}</li>
            <li>{text("plot.keys.page")}</li>
            <li>{text("plot.keys.middle")}</li>
            <li>{text("plot.keys.undo")}</li>
          </Keys>
        </Disclosure>
      )}
      {wasImporting ? (
        <Suspense>
          <ImportDialog
            isOpen={importing !== null}
            pasted={importing?.text}
            onClose={() => setImporting(null)}
            onUse={(outline) => {
              editing.take(outline, text("plot.said.imported"));
              setWhole((count) => count + 1);
              setImporting(null);
            }}
            text={text}
            number={number}
            replaces={editing.text !== ""}
            neighbours={neighbours}
            boundaries={boundaries}
            baseMap={props.baseMap}
            outlines={props.outlines}
            credits={props.credits}
            readFile={props.readFile}
          />
        </Suspense>
      ) : null}
    </Whole>
  );
}

function boundsOf({ west, south, east, north }: MapBounds): MapBounds {
  // A single corner has no size: a look over a street around it.
  const [wide, high] = [Math.max(east - west, 0.0008) * 0.25, Math.max(north - south, 0.0008) * 0.25];
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}

/**
 * Draws and edits the outline of a plot: on a map by hand or by keyboard, in a table of corners, as text, or out of a
 * file. Says at once how large it is, what is wrong with it, what lies beyond its boundaries, and which neighbours it
 * lies over. Every step can be taken back.
 *
 * Data attributes: `data-plot-editor`, `data-readonly`.
 */
export function PlotEditor(props: PlotEditorProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton shape="block" height={props.height ?? usualHeight} />}>
      <Editor {...props} />
    </Suspense>
  );
}
