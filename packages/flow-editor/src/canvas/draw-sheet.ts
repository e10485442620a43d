import type { Tone } from "@yer/ui";
import { meets, passes } from "./sheet.js";
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
 * Draws nodes and relations as they look from afar: shapes and lines without words. Of very many
 * nodes everything is upright rectangles: for thousands, some milliseconds.
 */
export function drawSheet(
  context: CanvasRenderingContext2D,
  { sheet, marks, ink, area, scale, density, hidden }: SheetPicture,
): void {
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
  context.clearRect(area.x, area.y, area.width, area.height);
  const hair = density / scale;

  const rtl = sheet.direction === "rtl";
  let width = hair;
  const line: Line = (x0, y0, x1, y1) => {
    const [across, down] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    // What is shorter than a pixel is within the line beside it.
    if (across + down < hair) return;
    context.fillRect(Math.min(x0, x1), Math.min(y0, y1), Math.max(across, width), Math.max(down, width));
  };
  context.fillStyle = ink.line;
  const marked: SheetRelation[] = [];
  for (const relation of sheet.relations) {
    if (hidden.has(relation.id) || !passes(relation, area)) continue;
    if (marks.has(relation.id)) marked.push(relation);
    else trace(relation, rtl, line);
  }
  width = 2 * hair;
  for (const relation of marked) {
    context.fillStyle = ink.marks[marks.get(relation.id) ?? "neutral"];
    trace(relation, rtl, line);
  }

  // A node of a few pixels is its colour and no outline; a gateway then is a square of as much room as its diamond has.
  const isTiny = 104 * scale < 8 * density;
  const shown = sheet.nodes.filter((node) => !hidden.has(node.id) && meets(node, area));
  context.fillStyle = ink.line;
  for (const { kind, x, y, width, height } of shown) {
    if (kind !== "gateway") context.fillRect(x, y, width, height);
    else if (isTiny) context.fillRect(x + width * 0.15, y + height * 0.15, width * 0.7, height * 0.7);
  }
  if (!isTiny) {
    context.fillStyle = ink.paper;
    context.strokeStyle = ink.line;
    context.lineWidth = hair;
    for (const node of shown) {
      const { kind, x, y, width, height } = node;
      if (kind === "gateway") drawDiamond(context, node);
      else context.fillRect(x + hair, y + hair, width - 2 * hair, height - 2 * hair);
    }
  }

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

function drawDiamond(context: CanvasRenderingContext2D, { x, y, width, height }: SheetNode): void {
  // A path of its own: one of thousands of diamonds takes longer with each.
  context.beginPath();
  context.moveTo(x + width / 2, y);
  context.lineTo(x + width, y + height / 2);
  context.lineTo(x + width / 2, y + height);
  context.lineTo(x, y + height / 2);
  context.closePath();
  context.fill();
  context.stroke();
}

/** How far a relation goes on before it turns back, as React Flow's own do. */
const stub = 20;

type Line = (x0: number, y0: number, x1: number, y1: number) => void;

/** Draws the straight parts of a relation, from side to side; where it leads back, around. */
function trace({ from, to }: SheetRelation, rtl: boolean, line: Line): void {
  const onward = rtl ? -1 : 1;
  const x0 = rtl ? from.x : from.x + from.width;
  const x1 = rtl ? to.x + to.width : to.x;
  const y0 = from.y + from.height / 2;
  const y1 = to.y + to.height / 2;
  if ((x1 - x0) * onward >= 0) {
    const bend = (x0 + x1) / 2;
    line(x0, y0, bend, y0);
    line(bend, y0, bend, y1);
    line(bend, y1, x1, y1);
    return;
  }
  const [stub0, stub1, middle] = [x0 + stub * onward, x1 - stub * onward, (y0 + y1) / 2];
  line(x0, y0, stub0, y0);
  line(stub0, y0, stub0, middle);
  line(stub0, middle, stub1, middle);
  line(stub1, middle, stub1, y1);
  line(stub1, y1, x1, y1);
}
