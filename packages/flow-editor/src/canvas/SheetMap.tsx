import { useReactFlow, useViewport } from "@xyflow/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { PointerEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { NodeSize } from "../model/node-size.js";
import { drawSheet } from "./draw-sheet.js";
import type { Marks } from "./draw-sheet.js";
import { useInk } from "./sheet-ink.js";
import { isWithin } from "./sheet.js";
import type { Box, Sheet } from "./sheet.js";
import { viewOf } from "./view-of.js";

/** Props of {@link SheetMap}. */
export interface SheetMapProps {
  readonly sheet: Sheet;
  readonly marks: Marks;
  /** Size of the canvas beside it, in pixels. */
  readonly size: NodeSize;
  /** Its name. */
  readonly label: string;
}

/** Size of the map in pixels. */
const room = { width: 200, height: 150 };
const padding = 6;
const nothingHidden: ReadonlySet<string> = new Set();

const Corner = styled.figure`
  margin: 0;
  position: absolute;
  inset-block-start: var(--yer-space-3);
  inset-inline-end: var(--yer-space-3);
  z-index: 5;
  /* React Flow's plane is written from the left whatever the page. */
  &[data-direction="rtl"] {
    inset-inline: var(--yer-space-3) auto;
  }
  inline-size: 200px;
  block-size: 150px;
  overflow: hidden;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-surface);
  touch-action: none;
  cursor: grab;
  > canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

const View = styled.div`
  position: absolute;
  /* The map's places are counted from the left in every direction of writing. */
  inset: 0 auto auto 0;
  border: 2px solid var(--yer-accent);
  border-radius: 2px;
  pointer-events: none;
`;

/**
 * The whole sheet in a corner while not all of it is in view, and which part is. A press or a drag moves the view there,
 * the wheel zooms. A canvas that the map would cover has none.
 */
export function SheetMap(props: SheetMapProps): ReactNode {
  const { sheet, size } = props;
  const viewport = useViewport();
  const isSmall = size.width < 2 * room.width || size.height < 2 * room.height;
  return isSmall || isWithin(sheet.bounds, viewOf(viewport, size)) ? null : <MapFace {...props} />;
}

function MapFace({ sheet, marks, size, label }: SheetMapProps): ReactNode {
  const viewport = useViewport();
  const { setCenter, zoomIn, zoomOut } = useReactFlow();
  const ink = useInk();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const { bounds } = sheet;
  const scale = Math.min(
    (room.width - 2 * padding) / Math.max(bounds.width, 1),
    (room.height - 2 * padding) / Math.max(bounds.height, 1),
  );
  const area: Box = {
    x: bounds.x + bounds.width / 2 - room.width / scale / 2,
    y: bounds.y + bounds.height / 2 - room.height / scale / 2,
    width: room.width / scale,
    height: room.height / scale,
  };
  const { x, y } = area;

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const density = devicePixelRatio;
    element.width = room.width * density;
    element.height = room.height * density;
    drawSheet(context, {
      // Lines would fill so small a picture.
      sheet: { ...sheet, relations: [] },
      marks,
      ink: ink(element),
      area: { x, y, width: room.width / scale, height: room.height / scale },
      scale: scale * density,
      density,
      hidden: nothingHidden,
    });
  }, [sheet, marks, x, y, scale, ink]);

  // Not through React, whose listener could not keep the page from scrolling.
  useEffect(() => {
    const element = box.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      void (event.deltaY > 0 ? zoomOut() : zoomIn());
    };
    element?.addEventListener("wheel", zoom, { passive: false });
    return () => element?.removeEventListener("wheel", zoom);
  }, [zoomIn, zoomOut]);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const place = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    void setCenter(x + (event.clientX - place.x) / scale, y + (event.clientY - place.y) / scale, {
      zoom: viewport.zoom,
    });
  };

  const view = viewOf(viewport, size);
  return (
    <Corner
      ref={box}

      aria-label={label}
      data-direction={sheet.direction}
      onPointerDown={go}
      onPointerMove={go}
    >
      <canvas ref={canvas} />
      <View
        style={{
          inlineSize: view.width * scale,
          blockSize: view.height * scale,
          transform: `translate(${(view.x - x) * scale}px, ${(view.y - y) * scale}px)`,
        }}
      />
    </Corner>
  );
}
