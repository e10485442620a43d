import type { Polygon } from "@yer/api/contract/values";
import type { ReactElement } from "react";
import type { SketchMark } from "./sketch-frame.js";

/** Props of {@link SketchMarks}. */
export interface SketchMarksProps {
  readonly outline: Polygon;
  readonly marks: readonly SketchMark[];
  readonly shown: string | null;
  readonly onPress: ((id: string) => void) | undefined;
  /** Directions of those too far away to be drawn, clockwise from the east. */
  readonly away: ReadonlyMap<string, number>;
  /** A place in the drawing. */
  readonly place: (at: readonly [number, number]) => readonly [number, number];
  /** The drawing's side. */
  readonly size: number;
}

/** What is pointed out in a sketch, each with its label; what lies far away is an arrow at the edge. */
export function SketchMarks({ outline, marks, shown, onPress, away, place, size }: SketchMarksProps): ReactElement[] {
  return marks.map(({ id, label, lines }) => {
    const direction = away.get(id);
    const given = lines ?? outline.coordinates;
    const [first = [0, 0]] = given[0] ?? [];
    const edge = size / 2 - 14;
    const [x, y] =
      direction === undefined
        ? within(place(first), size)
        : ([size / 2 + edge * Math.cos(direction), size / 2 + edge * Math.sin(direction)] as const);
    return (
      // The list beside the sketch does the same for a keyboard and a screen reader.
      <g
        key={id}
        data-part="mark"
        data-mark={id}
        data-shown={id === shown ? "" : undefined}
        onClick={onPress && (() => onPress(id))}
      >
        {direction === undefined ? (
          given.map((line) => {
            const drawn = `M${line
              .map((at) =>
                place(at)
                  .map((part) => part.toFixed(1))
                  .join(" "),
              )
              .join("L")}`;
            return <path key={drawn} d={drawn} />;
          })
        ) : (
          <path d="M-2 -7l12 7l-12 7z" transform={`translate(${x} ${y}) rotate(${(direction * 180) / Math.PI})`} />
        )}
        <circle cx={x} cy={y} r={7} />
        <text x={x} y={y + 3} textAnchor="middle">
          {label}
        </text>
      </g>
    );
  });
}

/** A place of a label that can be read whole. */
function within([x, y]: readonly [number, number], size: number): readonly [number, number] {
  const inside = (at: number) => Math.min(Math.max(at, 9), size - 9);
  return [inside(x), inside(y)];
}
