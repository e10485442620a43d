import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { type MapBounds, useMapCanvas } from "../maps/MapCanvas/index.js";
import { type Corner, drawnPosition, type Position } from "../model/outline-draft.js";
import { outlineFacts } from "../model/outline-facts.js";
import type { Neighbour, PlotBoundary } from "./neighbour.js";
import { PlotHandles } from "./PlotHandles.js";
import { plotKey } from "./plot-keys.js";
import { pathOf, PlotShapes } from "./PlotShapes.js";
import { plotStyle } from "./plot-style.js";
import { type MapPoint, type MapPoints, useMapPoints } from "./use-map-points.js";
import type { PlotEditing } from "./use-plot-editing.js";
import type { PlotOverlap } from "./use-plot-overlaps.js";

const Drawing = styled.svg`
  ${plotStyle}
`;

/** Pixels from which a corner is caught by a neighbour, and from which a press means a corner. */
export const catchReach = 12;

interface PlotLayerProps {
  readonly editing: PlotEditing;
  readonly neighbours: readonly Neighbour[];
  readonly boundaries: readonly PlotBoundary[];
  readonly overlaps: readonly PlotOverlap[];
  /** Another number brings the whole outline into view. */
  readonly whole: number;
  /** Another number brings an outline into view that was written where nobody looks, or too small to be seen. */
  readonly written: number;
  /** What is looked at while nothing is drawn; another one is gone to. */
  readonly place: MapBounds | undefined;
}

/** Pixels under which an outline is a dot. */
const leastSeen = 24;

/** The corners of a box as Leaflet takes them. */
function boxOf({ west, south, east, north }: MapBounds): [[number, number], [number, number]] {
  return [
    [south, west],
    [north, east],
  ];
}

/** The outline on the map, with its corners to be dragged, and everything around it. */
export function PlotLayer(props: PlotLayerProps): ReactElement {
  const { editing, neighbours, boundaries, overlaps, whole, written, place } = props;
  const { map } = useMapCanvas();
  const points = useMapPoints();
  const { draft, drawing, selected, isReadOnly } = editing;
  const [pointer, setPointer] = useState<Position | null>(null);
  const [isByKey, setByKey] = useState(false);
  const reach = catchReach * points.metresOfPixel;
  const middle: MapPoint = [points.width / 2, points.height / 2];

  const showWhole = useEffectEvent(() => {
    if (!editing.outline) return;
    map.fitBounds(boxOf(outlineFacts(editing.outline)), { padding: [48, 48], maxZoom: 19 });
  });
  useEffect(() => {
    if (whole > 0) showWhole();
  }, [whole]);

  const looked = useRef(written);
  const isThere = editing.outline !== undefined;
  const lookAtWritten = useEffectEvent(() => {
    if (!editing.outline) return;
    const { west, east, south, north } = outlineFacts(editing.outline);
    const [left, bottom] = points.pointOf([west, south]);
    const [right, top] = points.pointOf([east, north]);
    const isWithin = left >= 0 && top >= 0 && right <= points.width && bottom <= points.height;
    if (!isWithin || Math.max(right - left, bottom - top) < leastSeen) showWhole();
  });
  useEffect(() => {
    // What is typed is no outline at first: the look waits until it is one.
    if (written === looked.current || !isThere) return;
    looked.current = written;
    lookAtWritten();
  }, [written, isThere]);

  const isBlank = draft.every((ring) => ring.length === 0);
  const goTo = useEffectEvent((bounds: MapBounds) => {
    if (isBlank) map.fitBounds(boxOf(bounds), { animate: false });
  });
  const { west, south, east, north } = place ?? {};
  useEffect(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined) return;
    goTo({ west, south, east, north });
  }, [west, south, east, north]);

  const pressed = useEffectEvent((position: Position) => {
    if (drawing !== null) editing.add(position, reach);
    else if (selected) editing.choose(null);
  });
  const hovered = useEffectEvent((position: Position) => {
    if (drawing !== null) setPointer(editing.caught(position, reach));
  });
  useEffect(() => {
    const onClick = ({ latlng }: { latlng: { lng: number; lat: number } }): void => pressed([latlng.lng, latlng.lat]);
    const onMove = ({ latlng }: { latlng: { lng: number; lat: number } }): void => hovered([latlng.lng, latlng.lat]);
    const away = (): void => setPointer(null);
    map.on("click", onClick);
    map.on("mousemove", onMove);
    map.on("mouseout", away);
    return () => {
      map.off("click", onClick);
      map.off("mousemove", onMove);
      map.off("mouseout", away);
    };
  }, [map]);

  // Two quick presses are two corners, not a zoom.
  useEffect(() => {
    if (drawing === null) return undefined;
    map.doubleClickZoom.disable();
    return () => {
      map.doubleClickZoom.enable();
    };
  }, [map, drawing]);

  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (isReadOnly) return;
    const asked = plotKey(event, selected !== null);
    if (!asked) return;
    // Before the map's own keys: what is asked of a corner must not move the map too.
    event.preventDefault();
    event.stopPropagation();
    setByKey(true);
    obey(asked);
  });
  function obey(asked: NonNullable<ReturnType<typeof plotKey>>): void {
    switch (asked.act) {
      case "pan":
        map.panBy([asked.x, asked.y], { animate: false });
        return;
      case "move": {
        const position = selected && draft[selected.ring]?.[selected.index];
        if (!position) return;
        const [x, y] = points.pointOf(position);
        editing.move(selected, drawnPosition(points.placeAt([x + asked.x, y + asked.y])));
        return;
      }
      case "put":
        if (drawing !== null) editing.add(points.placeAt(middle), reach);
        else choose(nearestCorner(draft, points, middle));
        return;
      case "next":
      case "previous":
        lookAt(editing.step(asked.act === "next" ? 1 : -1));
        return;
      case "remove":
        if (selected) editing.remove(selected);
        return;
      case "middle":
        if (selected) editing.middle(selected);
        return;
      case "catch":
        if (selected) editing.catchAt(selected, reach * 2);
        return;
      case "leave":
        if (selected) editing.choose(null);
        else editing.draw(null);
        return;
      case "undo":
        editing.undo();
        return;
      case "redo":
        editing.redo();
    }
  }
  function choose(corner: Corner | null): void {
    editing.choose(corner);
    if (corner) lookAt(draft[corner.ring]?.[corner.index]);
  }
  /** Brings a place into view, if it is not well inside. */
  function lookAt(position: Position | undefined): void {
    if (!position) return;
    const [x, y] = points.pointOf(position);
    const edge = 32;
    if (x < edge || y < edge || x > points.width - edge || y > points.height - edge) {
      map.panTo([position[1], position[0]], { animate: false });
    }
  }
  useEffect(() => {
    const surface = map.getContainer();
    const onKey = (event: KeyboardEvent): void => {
      if (event.target === surface) keyed(event);
    };
    const onFocus = (): void => setByKey(surface.matches(":focus-visible"));
    const onBlur = (): void => setByKey(false);
    surface.addEventListener("keydown", onKey);
    surface.addEventListener("focus", onFocus);
    surface.addEventListener("blur", onBlur);
    return () => {
      surface.removeEventListener("keydown", onKey);
      surface.removeEventListener("focus", onFocus);
      surface.removeEventListener("blur", onBlur);
    };
  }, [map]);

  const isOpenRing = (ring: number): boolean => (draft[ring]?.length ?? 0) < 3;
  const last = drawing === null ? undefined : (draft[drawing] ?? []).at(-1);
  const aim = isByKey && drawing !== null ? points.placeAt(middle) : pointer;
  return (
    <Drawing aria-hidden="true" data-plot-layer="" data-hidden={points.isZooming ? "" : undefined}>
      <defs>
        <pattern id="yer-plot-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path data-part="hatch" d="M0 0V8" />
        </pattern>
      </defs>
      <PlotShapes points={points} neighbours={neighbours} boundaries={boundaries} overlaps={overlaps} />
      <path
        data-part="outline"
        data-faulty={editing.fault !== undefined && editing.fault !== "too-short" ? "" : undefined}
        d={pathOf(
          draft.filter((_, ring) => !isOpenRing(ring)),
          points,
        )}
      />
      <path
        data-part="outline"
        data-open=""
        d={pathOf(
          draft.filter((_, ring) => isOpenRing(ring)),
          points,
          false,
        )}
      />
      {last && aim ? <path data-part="next" d={pathOf([[last, aim]], points, false)} /> : null}
      {isReadOnly ? null : <PlotHandles editing={editing} points={points} reach={reach} />}
      {isByKey && !selected && !isReadOnly ? (
        <path
          data-part="cross"
          d={`M${middle[0] - 14} ${middle[1]}h28M${middle[0]} ${middle[1] - 14}v28`}
          data-plot-cross=""
        />
      ) : null}
    </Drawing>
  );
}

function nearestCorner(draft: PlotEditing["draft"], points: MapPoints, [x, y]: MapPoint): Corner | null {
  let [found, least]: [Corner | null, number] = [null, Infinity];
  for (const [ring, corners] of draft.entries()) {
    for (const [index, position] of corners.entries()) {
      const [cornerX, cornerY] = points.pointOf(position);
      const distance = Math.hypot(cornerX - x, cornerY - y);
      if (distance < least) [found, least] = [{ ring, index }, distance];
    }
  }
  return found;
}
