import type { Direction } from "@yer/ui";
import type { Diagram, NodeKind, Position } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { quantityOf } from "../model/resolve.js";
import type { FlowText } from "../texts/flow-text.js";
import { concluderName, nodeName } from "../texts/sentences.js";
import type { Names } from "../texts/sentences.js";

/** In which words and which direction the picture is drawn. */
export interface PictureManner {
  readonly text: FlowText;
  /** Names of organisations, where they are known. */
  readonly names?: Names;
  /** @default "ltr" */
  readonly direction?: Direction;
}

interface Box extends Position {
  readonly id: string;
  readonly kind: NodeKind;
  readonly width: number;
  readonly height: number;
}

const margin = 24;

/** Letters that fit a line of a step, whatever the font at hand; a picture without a browser cannot measure. */
const lineLetters = { name: 25, fact: 32 };

/** Ink on paper: the same whatever the theme on the screen. */
const ink = { line: "#57534e", text: "#1c1917", muted: "#57534e", paper: "#ffffff", soft: "#f5f5f4" };

/** The diagram as an SVG document, with a title and a text for every node. Pure; everything written into it is escaped. */
export function diagramSvg(diagram: Diagram, { text, names = {}, direction = "ltr" }: PictureManner): string {
  const rtl = direction === "rtl";
  const boxes = boxesOf(diagram, rtl);
  const left = Math.min(0, ...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(0, ...boxes.map(({ y }) => y)) - margin;
  const width = Math.max(0, ...boxes.map((box) => box.x + box.width)) - left + margin;
  const height = Math.max(0, ...boxes.map((box) => box.y + box.height)) - top + margin;
  const places = new Map(boxes.map((box) => [box.id, box]));
  const steps = new Map(diagram.steps.map((step) => [step.id, step]));

  const relations = diagram.relations.flatMap(({ source, target, quantity }) => {
    const from = places.get(source);
    const to = places.get(target);
    if (!from || !to) return [];
    const points = way(from, to, rtl);
    const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
    const [start] = points;
    const label =
      quantity > 1 && steps.has(source) && start
        ? line(start.x + (rtl ? -16 : 16), start.y - 6, `×${quantity}`, "count", "middle")
        : "";
    return [`<path class="way" d="${path}" marker-end="url(#arrow)"/>${label}`];
  });

  const nodes = boxes.map((box) => {
    const step = steps.get(box.id);
    const label = nodeName(diagram, box.id, text);
    const lines = step
      ? [
          ...wrap(label),
          concluderName(step.concluder, text, names),
          `${text("step.quantity", { wanted: quantityOf(diagram, box.id) })} · ${text("step.days", { days: step.days })}`,
        ]
      : [label];
    return `<g><title>${escape(lines.join(", "))}</title>${shape(box)}${box.kind === "gateway" ? "" : words(box, lines, wrap(label).length, rtl)}</g>`;
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" role="img" direction="${direction}">`,
    `<title>${escape(text("viewer.label"))}</title>`,
    `<style>.way{fill:none;stroke:${ink.line};stroke-width:1.5}.box{fill:${ink.paper};stroke:${ink.line}}.end{fill:${ink.soft};stroke:${ink.line}}text{font:12px Inter,system-ui,sans-serif;fill:${ink.muted}}.name{font-size:13px;font-weight:600;fill:${ink.text}}.count{font-weight:600;fill:${ink.text}}</style>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="${ink.line}"/></marker></defs>`,
    ...relations,
    ...nodes,
    "</svg>",
  ].join("\n");
}

function boxesOf(diagram: Diagram, rtl: boolean): Box[] {
  const graph = graphOf(diagram);
  return nodesOf(diagram).map(({ id, position }) => {
    const kind = graph.get(id)?.kind ?? "step";
    const size = nodeSize[kind];
    return { id, kind, ...size, x: rtl ? -position.x - size.width : position.x, y: position.y };
  });
}

/** From side to side, with two bends where the heights differ. */
function way(from: Box, to: Box, rtl: boolean): Position[] {
  const start = { x: rtl ? from.x : from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: rtl ? to.x + to.width : to.x, y: to.y + to.height / 2 };
  const bend = (start.x + end.x) / 2;
  return start.y === end.y ? [start, end] : [start, { x: bend, y: start.y }, { x: bend, y: end.y }, end];
}

function shape({ kind, x, y, width, height }: Box): string {
  if (kind === "gateway") {
    const cx = x + width / 2;
    const cy = y + height / 2;
    return `<path class="box" d="M${cx} ${y}L${x + width} ${cy}L${cx} ${y + height}L${x} ${cy}z"/><path class="way" d="M${cx} ${cy - 10}V${cy + 10}M${cx - 10} ${cy}H${cx + 10}"/>`;
  }
  const radius = kind === "step" ? 6 : height / 2;
  return `<rect class="${kind === "step" ? "box" : "end"}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

function words({ kind, x, y, width, height }: Box, lines: readonly string[], names: number, rtl: boolean): string {
  if (kind !== "step") {
    return line(x + width / 2, y + height / 2 + 4, cut(lines[0] ?? "", 22), "name", "middle");
  }
  const at = rtl ? x + width - 12 : x + 12;
  return lines
    .map((each, index) => {
      const isName = index < names;
      return line(
        at,
        y + 24 + index * 18,
        cut(each, isName ? lineLetters.name : lineLetters.fact),
        isName ? "name" : "",
        "start",
      );
    })
    .join("");
}

const line = (x: number, y: number, content: string, name: string, anchor: "start" | "middle"): string =>
  `<text x="${x}" y="${y}"${name && ` class="${name}"`} text-anchor="${anchor}">${escape(content)}</text>`;

/** A label in at most two lines, broken between words. */
function wrap(label: string): string[] {
  if (label.length <= lineLetters.name) return [label];
  const space = label.lastIndexOf(" ", lineLetters.name);
  const at = space > 0 ? space : lineLetters.name;
  return [label.slice(0, at), label.slice(at).trim()];
}

const cut = (content: string, most: number): string =>
  content.length > most ? `${content.slice(0, most - 1).trimEnd()}…` : content;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML takes it; control characters, which it does not, are left out. */
function escape(content: string): string {
  return content
    .toWellFormed()
    .replace(controls, "")
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? "");
}

// oxlint-disable-next-line no-control-regex -- control characters are exactly what XML may not hold
const controls = /[\u0000-\u001f\u007f\uFFFE\uFFFF]/g;
