import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import type { Tone } from "@yer/ui";
import { useAreaText } from "../../texts/use-area-text.js";
import { drawOutlines, neighbourOf } from "./draw-outlines.js";
import { type PlacePoint, pointPath, pointSizes } from "./place-points.js";
import { pointStyle } from "./point-style.js";
import type { PlaceOutline } from "./use-outlines.js";

/** A place to draw. */
export interface AreaShape {
  readonly place: PlaceOutline;
  /** Its number in words, where there is one. */
  readonly number: string | null;
  /** Class of its number, from 0; -1 for none. */
  readonly shade: number;
  /** Its point, where there are points and it has one: of which shape, and in which tone. */
  readonly point: (PlacePoint & { readonly shape: number; readonly tone: Tone }) | null;
}

/** Props of {@link AreaShapes}. */
export interface AreaShapesProps {
  readonly "aria-label": string;
  readonly shapes: readonly AreaShape[];
  /** Whether points are what is pressed; outlines are their ground then. */
  readonly isPoints: boolean;
  /** Code of the chosen place. */
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
  /** Leads one level up; without it there is none. */
  readonly onUp: (() => void) | null;
}

const Sheet = styled.svg`
  display: block;
  inline-size: 100%;
  max-block-size: min(70dvh, 620px);
  direction: ltr;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  path {
    fill: var(--yer-surface);
    stroke: var(--yer-text-muted);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
    fill-rule: evenodd;
    outline: none;
  }
  [role="button"] {
    cursor: pointer;
  }
  [data-approximate] {
    stroke-dasharray: 5 3;
  }
  [data-lake] {
    fill: color-mix(in oklab, var(--yer-info-solid) 18%, var(--yer-surface));
    stroke: none;
  }
  [data-shade="0"] {
    fill: color-mix(in oklab, var(--yer-accent) 10%, var(--yer-surface));
  }
  [data-shade="1"] {
    fill: color-mix(in oklab, var(--yer-accent) 28%, var(--yer-surface));
  }
  [data-shade="2"] {
    fill: color-mix(in oklab, var(--yer-accent) 46%, var(--yer-surface));
  }
  [data-shade="3"] {
    fill: color-mix(in oklab, var(--yer-accent) 66%, var(--yer-surface));
  }
  [data-shade="4"] {
    fill: color-mix(in oklab, var(--yer-accent) 88%, var(--yer-surface));
  }
  ${pointStyle}
  [data-finger] {
    fill: transparent;
    stroke: none;
  }
  g[role="button"] {
    outline: none;
  }
  path[aria-pressed="true"],
  [aria-pressed="true"] [data-point] {
    stroke: var(--yer-text);
    stroke-width: 3;
  }
  path[role="button"]:hover,
  [role="button"]:hover [data-point] {
    stroke: var(--yer-text);
    stroke-width: 2;
  }
  path[role="button"]:focus-visible,
  [role="button"]:focus-visible [data-point] {
    stroke: var(--yer-focus);
    stroke-width: 4;
  }
  text {
    pointer-events: none;
    fill: var(--yer-text);
    stroke: var(--yer-surface);
    stroke-width: var(--halo);
    stroke-linejoin: round;
    paint-order: stroke;
    font-family: var(--yer-font);
    font-size: var(--size);
    text-anchor: middle;
  }
  text[data-number] {
    font-weight: var(--yer-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
`;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pixels of the screen: a letter's height, and about its width. */
const type = { size: 12, letter: 6.4 } as const;

/** Pixels of the screen that a unit of the drawing takes: it is as wide as its place, its words are not. */
function useUnit(sheet: RefObject<SVGSVGElement | null>, width: number, height: number): number {
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0 && box.height > 0) setUnit(Math.min(box.width / width, box.height / height));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [sheet, width, height]);
  return unit;
}

/** Places as a drawing whose parts are buttons: one stop of Tab, arrows from neighbour to neighbour. */
export function AreaShapes({ shapes, isPoints, chosen, onChoose, onUp, ...props }: AreaShapesProps): ReactElement {
  const text = useAreaText();
  const keys = useId();
  const sheet = useRef<SVGSVGElement>(null);
  const drawing = useMemo(() => drawOutlines(shapes.map(({ place }) => place.geometry)), [shapes]);
  const unit = useUnit(sheet, drawing.width, Math.round(drawing.height));
  /** What can be chosen has a code and an outline; lakes keep their place in the order, so that numbers agree. */
  const choosable = drawing.outlines.map((drawn, index) => (shapes[index]?.place.properties.code ? drawn : null));
  const first = choosable.findIndex((drawn) => drawn !== null);
  const chosenIndex = shapes.findIndex(({ place }) => chosen !== null && place.properties.code === chosen);
  const [reached, setReached] = useState<number | null>(null);
  const stop = reached !== null && choosable[reached] ? reached : chosenIndex >= 0 ? chosenIndex : first;

  const sizes = useMemo(
    () =>
      pointSizes(
        drawing.outlines.map((drawn, index) =>
          drawn && shapes[index]?.place.properties.code
            ? { x: drawn.x * unit, y: drawn.y * unit, amount: shapes[index].point?.amount ?? null }
            : null,
        ),
      ),
    [drawing, shapes, unit],
  );

  function onKeyDown(event: KeyboardEvent, index: number, code: string): void {
    const way = ways[event.key];
    if (way) {
      const next = neighbourOf(choosable, index, way);
      if (next !== null) sheet.current?.querySelector<SVGElement>(`[data-index="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      onChoose(code);
    } else if (event.key === "Backspace" && onUp) {
      onUp();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** What makes a part of the drawing a button. */
  function pressed(index: number, code: string, label: string) {
    return {
      role: "button",
      tabIndex: index === stop ? 0 : -1,
      "aria-label": label,
      "aria-pressed": chosen === code ? true : undefined,
      "data-index": index,
      onClick: () => onChoose(code),
      onFocus: () => setReached(index),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index, code),
    } as const;
  }

  return (
    <>
      <Sheet
        ref={sheet}
        style={{ "--size": `${type.size / unit}px`, "--halo": 3 / unit }}
        viewBox={`0 0 ${drawing.width} ${Math.round(drawing.height)}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no fieldset to be
        role="group"
        aria-label={props["aria-label"]}
        aria-describedby={keys}
      >
        {shapes.map(({ place, number, shade }, index) => {
          const { code, name, approximate = false } = place.properties;
          const drawn = drawing.outlines[index];
          if (!drawn) return null;
          if (code === null) return <path key={`lake ${name}`} d={drawn.path} data-lake="" aria-hidden="true" />;
          if (isPoints) {
            return (
              <path key={code} d={drawn.path} data-approximate={approximate ? "" : undefined} aria-hidden="true" />
            );
          }
          return (
            <path
              key={code}
              d={drawn.path}
              {...pressed(index, code, number === null ? name : `${name}: ${number}`)}
              data-shade={shade}
              data-approximate={approximate ? "" : undefined}
            />
          );
        })}
        {shapes.map(({ place: { properties }, point }, index) => {
          const drawn = drawing.outlines[index];
          const { code, name } = properties;
          if (!isPoints || !drawn || code === null) return null;
          const { radius = 0, finger = 0 } = sizes[index] ?? {};
          return (
            <g key={code} {...pressed(index, code, `${name}: ${point?.words ?? text("map.area.unknown")}`)}>
              <circle cx={drawn.x} cy={drawn.y} r={finger / unit} data-finger="" />
              <path
                d={pointPath(point?.shape ?? 1, drawn.x, drawn.y, radius / unit)}
                data-point={point ? "" : "empty"}
                data-tone={point?.tone}
              />
            </g>
          );
        })}
        {shapes.map(({ place: { properties }, number, point }, index) => {
          const drawn = drawing.outlines[index];
          if (!drawn || properties.code === null) return null;
          // Beside a point words stand above and under it, and so much less of the room is theirs.
          const aside = isPoints ? (sizes[index]?.radius ?? 0) : 0;
          const [room, tall] = [drawn.width * unit, drawn.height * unit - 2 * aside];
          const hasName = room > properties.name.length * type.letter && tall > 30;
          const hasNumber =
            number !== null &&
            (!isPoints || point !== null) &&
            room > number.length * type.letter + 6 &&
            tall > (isPoints ? 30 : 16);
          const [above, under] = isPoints ? [aside + 4, aside + 12] : [hasNumber ? 3 : -4, hasName ? 12 : 4];
          return (
            <g key={properties.code} aria-hidden="true">
              {hasName ? (
                <text x={drawn.x} y={drawn.y - above / unit}>
                  {properties.name}
                </text>
              ) : null}
              {hasNumber ? (
                <text x={drawn.x} y={drawn.y + under / unit} data-number="">
                  {number}
                </text>
              ) : null}
            </g>
          );
        })}
      </Sheet>
      <span id={keys} hidden>
        {text("map.area.keys")}
      </span>
    </>
  );
}
