import { useLayoutEffect, useRef } from "react";
import { useDirection } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Diagram } from "../model/diagram.js";
import { drawSheet } from "./draw-sheet.js";
import type { Marks } from "./draw-sheet.js";
import { useInk } from "./sheet-ink.js";
import { sheetOf } from "./sheet.js";

/** Size of the picture in pixels, and what stays free around. */
const room = { width: 160, height: 96 };
const padding = 8;
const noMarks: Marks = new Map();
const nothingHidden: ReadonlySet<string> = new Set();

const Picture = styled.canvas`
  inline-size: 160px;
  block-size: 96px;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-surface-sunken);
  @media (max-width: 480px) {
    grid-column: 1 / -1;
  }
`;

/** A whole diagram, small: to tell it from others. Its name stands beside it. */
export function ProcessPicture({ diagram }: { readonly diagram: Diagram }): ReactNode {
  const sheet = sheetOf(diagram, useDirection());
  const ink = useInk();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const density = devicePixelRatio;
    const { bounds } = sheet;
    const scale = Math.min(
      (room.width - 2 * padding) / Math.max(bounds.width, 1),
      (room.height - 2 * padding) / Math.max(bounds.height, 1),
      0.3,
    );
    element.width = room.width * density;
    element.height = room.height * density;
    const [width, height] = [room.width / scale, room.height / scale];
    const area = {
      x: bounds.x + (bounds.width - width) / 2,
      y: bounds.y + (bounds.height - height) / 2,
      width,
      height,
    };
    drawSheet(context, {
      sheet,
      marks: noMarks,
      ink: ink(element),
      area,
      scale: scale * density,
      density,
      hidden: nothingHidden,
    });
  }, [sheet, ink]);
  return <Picture ref={canvas} aria-hidden />;
}
