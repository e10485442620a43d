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
import { useAreaText } from "../../texts/use-area-text.js";
import { drawOutlines, neighbourOf } from "./draw-outlines.js";
import type { PlaceOutline } from "./use-outlines.js";

/** A place to draw. */
export interface AreaShape {
  readonly place: PlaceOutline;
  /** Its number in words, where there is one. */
  readonly number: string | null;
  /** Class of its number, from 0; -1 for none. */
  readonly shade: number;
}

/** Props of {@link AreaShapes}. */
export interface AreaShapesProps {
  readonly "aria-label": string;
  readonly shapes: readonly AreaShape[];
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
  path[aria-pressed="true"] {
    stroke: var(--yer-text);
    stroke-width: 3;
  }
  [role="button"]:hover {
    stroke: var(--yer-text);
    stroke-width: 2;
  }
  [role="button"]:focus-visible {
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
      if (box && box.width > 0) setUnit(Math.min(box.width / width, box.height / height));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [sheet, width, height]);
  return unit;
}

/** Places as a drawing whose parts are buttons: one stop of Tab, arrows from neighbour to neighbour. */
export function AreaShapes({ shapes, chosen, onChoose, onUp, ...props }: AreaShapesProps): ReactElement {
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

  function onKeyDown(event: KeyboardEvent, index: number, code: string): void {
    const way = ways[event.key];
    if (way) {
      const next = neighbourOf(choosable, index, way);
      if (next !== null) sheet.current?.querySelector<SVGPathElement>(`[data-index="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      onChoose(code);
    } else if (event.key === "Backspace" && onUp) {
      onUp();
    } else {
      return;
    }
    event.preventDefault();
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
          return (
            <path
              key={code}
              d={drawn.path}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing cannot be a button element
              role="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={number === null ? name : `${name}: ${number}`}
              aria-pressed={chosen === code ? true : undefined}
              data-index={index}
              data-shade={shade}
              data-approximate={approximate ? "" : undefined}
              onClick={() => onChoose(code)}
              onFocus={() => setReached(index)}
              onKeyDown={(event) => onKeyDown(event, index, code)}
            />
          );
        })}
        {shapes.map(({ place: { properties }, number }, index) => {
          const drawn = drawing.outlines[index];
          if (!drawn || properties.code === null) return null;
          const [room, tall] = [drawn.width * unit, drawn.height * unit];
          const hasName = room > properties.name.length * type.letter && tall > 30;
          const hasNumber = number !== null && room > number.length * type.letter + 6 && tall > 16;
          return (
            <g key={properties.code} aria-hidden="true">
              {hasName ? (
                <text x={drawn.x} y={drawn.y - (hasNumber ? 3 : -4) / unit}>
                  {properties.name}
                </text>
              ) : null}
              {hasNumber ? (
                <text x={drawn.x} y={drawn.y + (hasName ? 12 : 4) / unit} data-number="">
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
