import type { Tone } from "@yer/ui";
import { meets, roomOf } from "./sheet.js";
import type { Box, Sheet, SheetNode, SheetRelation } from "./sheet.js";

/** What is marked from afar, by id of node or relation: a fault, a selection, the state of a case. */
export type Marks = ReadonlyMap<string, Tone | "selected">;

/** Colours of a picture, as a canvas takes them. */
export interface SheetInk {
  readonly line: string;
  readonly paper: string;
  readonly marks: Readonly<Record<Tone | "selected", string>>;
}

/** What is drawn, how large, and what is left out because it stands there as an element. */
export interface SheetPicture {
  readonly sheet: Sheet;
  readonly marks: Marks;
  readonly ink: SheetInk;
  /** The part of the sheet that fills the picture. */
  readonly area: Box;
  /** Pixels of the picture for a canvas unit. */
  readonly scale: number;
  /** Pixels of the picture for a pixel of CSS. */
  readonly density: number;
  readonly hidden: ReadonlySet<string>;
}

/**
 * Draws nodes and relations as they look from afar: shapes and lines without words. Everything is upright rectangles
 * (and one path for gateways): for the thousands, some milliseconds.
 */
export function drawSheet(
  context: CanvasRenderingContext2D,
  { sheet, marks, ink, area, scale, density, hidden }: SheetPicture,
): void {
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
  context.clearRect(area.x, area.y, area.width, area.height);
  const hair = density / scale;

  const drawRelation = (relation: SheetRelation, width: number) => {
    for (const [x0, y0, x1, y1] of segmentsOf(relation, sheet.direction === "rtl")) {
      const [left, top] = [Math.min(x0, x1), Math.min(y0, y1)];
      context.fillRect(left, top, Math.max(Math.abs(x1 - x0), width), Math.max(Math.abs(y1 - y0), width));
    }
  };
  context.fillStyle = ink.line;
  const marked: SheetRelation[] = [];
  for (const relation of sheet.relations) {
    if (hidden.has(relation.id) || !meets(roomOf(relation), area)) continue;
    if (marks.has(relation.id)) marked.push(relation);
    else drawRelation(relation, hair);
  }
  for (const relation of marked) {
    context.fillStyle = ink.marks[marks.get(relation.id) ?? "neutral"];
    drawRelation(relation, hair * 2);
  }

  const shown = sheet.nodes.filter((node) => !hidden.has(node.id) && meets(node, area));
  const boxes = shown.filter(({ kind }) => kind !== "gateway");
  // A node of a few pixels is its colour and no outline.
  const isTiny = boxes.length > 0 && 104 * scale < 8 * density;
  context.fillStyle = ink.line;
  for (const { x, y, width, height } of boxes) context.fillRect(x, y, width, height);
  if (!isTiny) {
    context.fillStyle = ink.paper;
    for (const { x, y, width, height } of boxes) {
      context.fillRect(x + hair, y + hair, width - 2 * hair, height - 2 * hair);
    }
  }
  context.beginPath();
  for (const node of shown) if (node.kind === "gateway") diamond(context, node);
  context.fillStyle = isTiny ? ink.line : ink.paper;
  context.fill();
  context.strokeStyle = ink.line;
  context.lineWidth = hair;
  context.stroke();

  for (const node of shown) {
    const mark = marks.get(node.id);
    if (!mark) continue;
    // A frame around it, so that what is marked has another shape too, not only another colour.
    const room = 2 * hair;
    context.fillStyle = ink.marks[mark];
    context.fillRect(node.x - 2 * room, node.y - 2 * room, node.width + 4 * room, node.height + 4 * room);
    context.fillStyle = ink.paper;
    context.fillRect(node.x - room, node.y - room, node.width + 2 * room, node.height + 2 * room);
    context.fillStyle = ink.marks[mark];
    context.fillRect(node.x, node.y, node.width, node.height);
  }
}

function diamond(context: CanvasRenderingContext2D, { x, y, width, height }: SheetNode): void {
  context.moveTo(x + width / 2, y);
  context.lineTo(x + width, y + height / 2);
  context.lineTo(x + width / 2, y + height);
  context.lineTo(x, y + height / 2);
  context.closePath();
}

/** How far a relation goes on before it turns back, as React Flow's own do. */
const STUB = 20;

/** The straight parts of a relation, from side to side; where it leads back, around. */
function segmentsOf({ from, to }: SheetRelation, rtl: boolean): (readonly [number, number, number, number])[] {
  const onward = rtl ? -1 : 1;
  const x0 = rtl ? from.x : from.x + from.width;
  const x1 = rtl ? to.x + to.width : to.x;
  const [y0, y1] = [from.y + from.height / 2, to.y + to.height / 2];
  if ((x1 - x0) * onward >= 0) {
    if (y0 === y1) return [[x0, y0, x1, y1]];
    const bend = (x0 + x1) / 2;
    return [
      [x0, y0, bend, y0],
      [bend, y0, bend, y1],
      [bend, y1, x1, y1],
    ];
  }
  const [stub0, stub1, middle] = [x0 + STUB * onward, x1 - STUB * onward, (y0 + y1) / 2];
  return [
    [x0, y0, stub0, y0],
    [stub0, y0, stub0, middle],
    [stub0, middle, stub1, middle],
    [stub1, middle, stub1, y1],
    [stub1, y1, x1, y1],
  ];
}
