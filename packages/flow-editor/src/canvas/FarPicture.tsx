import { useViewport } from "@xyflow/react";
import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { NodeSize } from "../model/node-size.js";
import { drawSheet } from "./draw-sheet.js";
import type { Marks } from "./draw-sheet.js";
import { useInk } from "./sheet-ink.js";
import { grown, isWithin } from "./sheet.js";
import type { Box, Sheet } from "./sheet.js";
import { viewOf } from "./view-of.js";

/** Props of {@link FarPicture}. */
export interface FarPictureProps {
  readonly sheet: Sheet;
  readonly marks: Marks;
  /** Ids of what is drawn elsewhere: it is on its way with the pointer. */
  readonly hidden: ReadonlySet<string>;
  /** Size of the canvas around it, in pixels. */
  readonly size: NodeSize;
}

const Canvas = styled.canvas`
  position: absolute;
  inset: 0 auto auto 0;
  transform-origin: 0 0;
  pointer-events: none;
`;

/** How much more than is in view is drawn, on each side, as a share of the view: so far a pan moves the picture only. */
const margin = 0.25;

interface Drawn extends Omit<FarPictureProps, "size"> {
  readonly area: Box;
  readonly zoom: number;
  readonly ink: unknown;
}

/**
 * A large diagram from afar, as one picture beneath React Flow's plane. It moves with the view, and is drawn again when
 * the view is nearer or farther, leaves what is drawn, or something has changed. Readers hear the mounted nodes and the
 * list instead.
 */
export function FarPicture({ sheet, marks, hidden, size }: FarPictureProps): ReactNode {
  const { x, y, zoom } = useViewport();
  const ink = useInk();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Drawn>(null);

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || size.width === 0) return;
    const view = viewOf({ x, y, zoom }, size);
    const before = drawn.current;
    const isSame = before?.sheet === sheet && before.marks === marks && before.hidden === hidden && before.ink === ink;
    let area = before?.area;
    if (!area || !isSame || before?.zoom !== zoom || !isWithin(common(view, sheet.bounds), area)) {
      area = grown(view, margin);
      const density = devicePixelRatio;
      element.width = Math.ceil(area.width * zoom * density);
      element.height = Math.ceil(area.height * zoom * density);
      element.style.inlineSize = `${element.width / density}px`;
      element.style.blockSize = `${element.height / density}px`;
      drawSheet(context, { sheet, marks, ink: ink(element), area, scale: zoom * density, density, hidden });
      element.dataset["drawn"] = String(sheet.nodes.length);
      drawn.current = { sheet, marks, hidden, area, zoom, ink };
    }
    element.style.transform = `translate(${Math.round(area.x * zoom + x)}px, ${Math.round(area.y * zoom + y)}px)`;
  }, [sheet, marks, hidden, size, ink, x, y, zoom]);

  return <Canvas ref={canvas} className="yer-far-picture" aria-hidden />;
}

/** What two boxes share; an empty box within the first where that is nothing. */
function common(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : { x: one.x, y: one.y, width: 0, height: 0 };
}
