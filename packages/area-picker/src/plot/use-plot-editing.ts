import type { Polygon } from "@yer/api/contract/values";
import { useMemo, useState } from "react";
import {
  type Corner,
  cornerAfter,
  cornersIn,
  draftOf,
  drawnPosition,
  middleOfSide,
  type OutlineDraft,
  outlineOfDraft,
  type Position,
  withCorner,
  withCornerMoved,
  withoutCorner,
} from "../model/outline-draft.js";
import type { OutlineFault } from "../model/outline-fault.js";
import { type OutlineLog, outlineLog } from "../model/outline-log.js";
import { snapTargets, type SnapTargets } from "../model/outline-snap.js";
import { readOutline, writeOutline } from "../model/read-outline.js";
import type { Neighbour } from "./neighbour.js";
import type { PlotText } from "./use-plot-text.js";

/** Faults of which nothing is drawn: the fault is named, and the text stays as it is. */
const undrawn: ReadonlySet<OutlineFault> = new Set(["too-long", "metres", "other-system"]);

/** A corner in somebody's hand. */
export interface DraggedCorner {
  readonly corner: Corner;
  readonly position: Position;
  /** Whether it is put in before the one given, instead of that one moved. */
  readonly isNew: boolean;
}

/** What is done to the outline, and what is so: one for a `PlotEditor`, shared by its map, its bar and its table. */
export interface PlotEditing {
  /** The outline as text: what is kept. */
  readonly text: string;
  /** The outline, if the text can be read, with what is being dragged. */
  readonly outline: Polygon | undefined;
  readonly fault: OutlineFault | undefined;
  /** Its corners, with what is being dragged. */
  readonly draft: OutlineDraft;
  readonly selected: Corner | null;
  /** The ring that presses on the map add corners to; `null` where they do not. */
  readonly drawing: number | null;
  readonly isReadOnly: boolean;
  /** Whether corners are caught by neighbours. */
  readonly snaps: boolean;
  /** What was done last, in words, for screen readers. */
  readonly said: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Writes the text, as one step. */
  readonly write: (text: string) => void;
  /** Writes what is being typed: letters one after another are one step. */
  readonly type: (text: string) => void;
  /** Takes an outline as it is, as one step. */
  readonly take: (outline: Polygon, said: string) => void;
  /** Changes the corners, as one step. */
  readonly edit: (draft: OutlineDraft) => void;
  /** Puts a corner after the chosen one, or at the end of the ring that is drawn. `reach`: metres to be caught from. */
  readonly add: (position: Position, reach: number) => void;
  /** Puts a corner before the one given, and chooses it. */
  readonly insert: (corner: Corner, position: Position) => void;
  readonly move: (corner: Corner, position: Position) => void;
  /** Shows a corner elsewhere, or one more of them, without a step; `null` shows all as they are. */
  readonly drag: (dragged: DraggedCorner | null) => void;
  readonly remove: (corner: Corner) => void;
  readonly middle: (corner: Corner) => void;
  /** Moves a corner to the nearest neighbour within so many metres. */
  readonly catchAt: (corner: Corner, reach: number) => void;
  readonly choose: (corner: Corner | null) => void;
  /** Chooses the next or previous corner. Gives its place. */
  readonly step: (way: 1 | -1) => Position | undefined;
  readonly draw: (ring: number | null) => void;
  readonly snap: (snaps: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Where a position is caught; itself where nothing is near or nothing catches. */
  readonly caught: (position: Position, reach: number) => Position;
}

interface Options {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly: boolean;
  readonly neighbours: readonly Neighbour[];
  readonly text: PlotText;
  /** Writes a number of degrees. */
  readonly degrees: (value: number) => string;
}

/** See {@link PlotEditing}. */
export function usePlotEditing({ value, onChange, isReadOnly, neighbours, text, degrees }: Options): PlotEditing {
  const [log, setLog] = useState<OutlineLog>(() => outlineLog.begin(value));
  const [seen, setSeen] = useState(value);
  // The host wrote something else (a restored draft, another form): a step like any other, so it can be taken back.
  if (value !== seen) {
    setSeen(value);
    setLog(outlineLog.write(log, value));
  }
  const reading = useMemo(() => readOutline(value), [value]);
  const isDrawable = reading.outline !== undefined && (reading.fault === undefined || !undrawn.has(reading.fault));
  const corners = useMemo<OutlineDraft>(
    () => (isDrawable && reading.outline ? draftOf(reading.outline) : []),
    [isDrawable, reading],
  );
  const [dragged, setDragged] = useState<DraggedCorner | null>(null);
  const [chosen, setChosen] = useState<Corner | null>(null);
  const [mode, setMode] = useState<number | null | undefined>(undefined);
  const [snaps, setSnaps] = useState(true);
  const [isTyping, setTyping] = useState(false);
  const [said, setSaid] = useState("");
  const targets = useMemo<SnapTargets>(() => snapTargets(neighbours.map(({ outline }) => outline)), [neighbours]);

  const draft = useMemo(
    () =>
      dragged ? (dragged.isNew ? withCorner : withCornerMoved)(corners, dragged.corner, dragged.position) : corners,
    [corners, dragged],
  );
  const shown = useMemo(() => {
    if (!dragged) return reading;
    const outline = outlineOfDraft(draft);
    return outline ? readOutline(writeOutline(outline)) : reading;
  }, [dragged, draft, reading]);
  const selected = chosen && draft[chosen.ring]?.[chosen.index] ? chosen : null;
  // Until somebody says otherwise, presses draw what is not yet an outline; never over a text that cannot be read.
  const isBegun = (corners[0]?.length ?? 0) < 3 && (isDrawable || value.trim() === "");
  const drawing = isReadOnly ? null : mode === undefined ? (isBegun ? 0 : null) : mode;

  const placeOf = ([longitude, latitude]: Position): string => `${degrees(latitude)}, ${degrees(longitude)}`;
  const keep = (next: OutlineLog, isTyped = false): void => {
    if (isReadOnly) return;
    // Also where a corner was put back to where it had been.
    setDragged(null);
    if (next === log) return;
    setLog(next);
    setTyping(isTyped);
    onChange(next.now);
  };
  const write = (now: string): void => keep(outlineLog.write(log, now));
  const edit = (next: OutlineDraft): void => {
    const outline = outlineOfDraft(next);
    write(outline ? writeOutline(outline) : "");
  };
  const caught = (position: Position, reach: number): Position =>
    (snaps ? targets.nearest(position, reach)?.position : undefined) ?? position;

  function insert({ ring, index }: Corner, position: Position): void {
    const rings = ring < corners.length ? corners : [...corners, []];
    edit(withCorner(rings, { ring, index }, position));
    setChosen({ ring, index });
    setSaid(text("plot.said.added", { number: index + 1, place: placeOf(position) }));
  }
  function move(corner: Corner, position: Position): void {
    edit(withCornerMoved(corners, corner, position));
    setChosen(corner);
    setSaid(text("plot.said.moved", { number: corner.index + 1, place: placeOf(position) }));
  }
  function choose(corner: Corner | null): void {
    setChosen(corner);
    const position = corner && corners[corner.ring]?.[corner.index];
    setSaid(
      corner && position
        ? text("plot.said.chosen", { number: corner.index + 1, place: placeOf(position) })
        : text("plot.said.none"),
    );
  }

  return {
    text: value,
    outline: isDrawable ? shown.outline : undefined,
    fault: shown.fault,
    draft,
    selected,
    drawing,
    isReadOnly,
    snaps,
    said,
    canUndo: !isReadOnly && log.before.length > 0,
    canRedo: !isReadOnly && log.after.length > 0,
    write,
    type: (now) => keep(outlineLog.write(log, now, isTyping), true),
    edit,
    insert,
    move,
    choose,
    caught,
    take: (outline, words) => {
      write(writeOutline(outline));
      setChosen(null);
      setMode(null);
      setSaid(words);
    },
    add: (position, reach) => {
      if (drawing === null) return;
      const ring = selected?.ring === drawing ? selected.ring : Math.min(drawing, corners.length);
      const index = selected?.ring === ring ? selected.index + 1 : (corners[ring]?.length ?? 0);
      insert({ ring, index }, drawnPosition(caught(position, reach)));
      setMode(ring);
    },
    drag: setDragged,
    remove: (corner) => {
      const next = withoutCorner(corners, corner);
      edit(next);
      const left = next[corner.ring]?.length ?? 0;
      setChosen(left === 0 ? null : { ring: corner.ring, index: Math.max(0, Math.min(corner.index, left) - 1) });
      setSaid(text("plot.said.removed", { count: cornersIn(next) }));
    },
    middle: (corner) => {
      const position = middleOfSide(corners, corner);
      if (position) insert({ ring: corner.ring, index: corner.index + 1 }, position);
    },
    catchAt: (corner, reach) => {
      const position = corners[corner.ring]?.[corner.index];
      const snap = position && targets.nearest(position, reach);
      if (!snap) return setSaid(text("plot.said.far"));
      move(corner, snap.position);
      setSaid(text("plot.said.caught", { place: placeOf(snap.position) }));
    },
    step: (way) => {
      const next = cornerAfter(corners, selected ?? undefined, way);
      choose(next ?? null);
      return next && corners[next.ring]?.[next.index];
    },
    draw: (ring) => {
      setMode(ring);
      setChosen(null);
    },
    snap: setSnaps,
    undo: () => {
      if (log.before.length === 0) return;
      keep(outlineLog.undo(log));
      setSaid(text("plot.said.undone"));
    },
    redo: () => {
      if (log.after.length === 0) return;
      keep(outlineLog.redo(log));
      setSaid(text("plot.said.redone"));
    },
  };
}
