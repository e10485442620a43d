import { type PointerEvent, type ReactElement, useRef } from "react";
import { useMapCanvas } from "../maps/MapCanvas/index.js";
import { type Corner, drawnPosition, middleOfSide, type Position } from "../model/outline-draft.js";
import type { MapPoint, MapPoints } from "./use-map-points.js";
import { usePinch } from "./use-pinch.js";
import type { PlotEditing } from "./use-plot-editing.js";

/** Handles in view beyond which only corners are drawn, and beyond which none are: nearer there are fewer. */
const most = { middles: 120, corners: 600 } as const;

/** Pixels that a pointer goes before it drags: a finger is never quite still. */
const stillness = { mouse: 2, pen: 4, touch: 8 } as const;

/** What a pointer has in its hold. */
interface Hold {
  readonly corner: Corner;
  /** Whether the corner is only made by this: it was the middle of a side. */
  readonly isNew: boolean;
  readonly position: Position;
  readonly id: number;
  readonly from: MapPoint;
  readonly least: number;
  moved: boolean;
}

interface Handle {
  readonly corner: Corner;
  readonly position: Position;
  readonly point: MapPoint;
}

interface PlotHandlesProps {
  readonly editing: PlotEditing;
  readonly points: MapPoints;
  /** Metres from which a corner is caught by a neighbour. */
  readonly reach: number;
}

/**
 * What a hand takes hold of: the corners, and the middles of sides, which become corners. The pointer is held by the group
 * around them: it stays while the circle that was pressed gives way to another.
 */
export function PlotHandles({ editing, points, reach }: PlotHandlesProps): ReactElement | null {
  const { map } = useMapCanvas();
  const { draft, selected, drawing } = editing;
  const held = useRef<Hold | null>(null);
  usePinch(() => {
    if (!held.current) return;
    held.current = null;
    editing.drag(null);
  });
  const isSeen = ({ point: [x, y] }: Handle): boolean =>
    x > -20 && y > -20 && x < points.width + 20 && y < points.height + 20;
  const handleOf = (corner: Corner, position: Position): Handle => ({
    corner,
    position,
    point: points.pointOf(position),
  });
  const corners = draft
    .flatMap((ring, at) => ring.map((position, index) => handleOf({ ring: at, index }, position)))
    .filter(isSeen);
  if (corners.length > most.corners) return null;
  const middles =
    corners.length > most.middles || drawing !== null
      ? []
      : draft
          .flatMap((ring, at) =>
            ring.length < 3
              ? []
              : ring.flatMap((_, index) => {
                  const position = middleOfSide(draft, { ring: at, index });
                  return position ? [handleOf({ ring: at, index: index + 1 }, position)] : [];
                }),
          )
          .filter(isSeen);

  const placeOf = (event: PointerEvent): Position => {
    const box = map.getContainer().getBoundingClientRect();
    return drawnPosition(editing.caught(points.placeAt([event.clientX - box.left, event.clientY - box.top]), reach));
  };
  function taken(event: PointerEvent, { corner, position }: Handle, isNew: boolean): void {
    // What is held is held by one.
    if (event.button !== 0 || held.current) return;
    // The keys go on with what the hand took.
    map.getContainer().focus({ preventScroll: true });
    event.preventDefault();
    event.currentTarget.parentElement?.closest("[data-plot-handles]")?.setPointerCapture(event.pointerId);
    const least =
      event.pointerType === "touch" || event.pointerType === "pen" ? stillness[event.pointerType] : stillness.mouse;
    held.current = {
      corner,
      isNew,
      position,
      id: event.pointerId,
      from: [event.clientX, event.clientY],
      least,
      moved: false,
    };
  }
  function moved(event: PointerEvent): void {
    const hold = held.current;
    if (hold?.id !== event.pointerId) return;
    const [x, y] = hold.from;
    if (!hold.moved && Math.hypot(event.clientX - x, event.clientY - y) < hold.least) return;
    hold.moved = true;
    editing.drag({ corner: hold.corner, position: placeOf(event), isNew: hold.isNew });
  }
  function left(event: PointerEvent): void {
    const hold = held.current;
    if (hold?.id !== event.pointerId) return;
    held.current = null;
    const { corner, isNew } = hold;
    if (isNew) return editing.insert(corner, hold.moved ? placeOf(event) : hold.position);
    if (hold.moved) return editing.move(corner, placeOf(event));
    const isFirst = corner.index === 0 && corner.ring === drawing;
    if (isFirst && (draft[corner.ring]?.length ?? 0) >= 3) editing.draw(null);
    else editing.choose(corner);
  }
  function lost(event: PointerEvent): void {
    // A finger is held by what it touched until the group takes it over: that loss is none.
    if (event.type === "lostpointercapture" && event.target !== event.currentTarget) return;
    if (held.current?.id !== event.pointerId) return;
    held.current = null;
    editing.drag(null);
  }

  return (
    <g data-plot-handles="" onPointerMove={moved} onPointerUp={left} onPointerCancel={lost} onLostPointerCapture={lost}>
      {middles.map((handle) => {
        const {
          corner,
          point: [x, y],
        } = handle;
        return (
          <g key={`m ${corner.ring} ${corner.index}`}>
            <circle data-part="middle" cx={x} cy={y} r={4} />
            <circle
              data-part="reach"
              data-middle={`${corner.ring} ${corner.index}`}
              cx={x}
              cy={y}
              r={11}
              onPointerDown={(event) => taken(event, handle, true)}
            />
          </g>
        );
      })}
      {corners.map((handle) => {
        const {
          corner,
          point: [x, y],
        } = handle;
        const isSelected = selected?.ring === corner.ring && selected.index === corner.index;
        return (
          <g key={`c ${corner.ring} ${corner.index}`}>
            <circle
              data-part="corner"
              data-selected={isSelected ? "" : undefined}
              cx={x}
              cy={y}
              r={isSelected ? 8 : 6}
            />
            {corners.length <= most.middles ? (
              <text data-part="number" x={x} y={y - 12}>
                {corner.index + 1}
              </text>
            ) : null}
            <circle
              data-part="reach"
              data-corner={`${corner.ring} ${corner.index}`}
              cx={x}
              cy={y}
              r={14}
              onPointerDown={(event) => taken(event, handle, false)}
            />
          </g>
        );
      })}
    </g>
  );
}
