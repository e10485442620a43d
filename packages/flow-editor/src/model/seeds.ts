/**
 * Diagrams to begin with: plain data for demonstration, trials and tests. All of them are sound.
 * Labels are the caller's, in the language of the service.
 */
import { diagramVersion } from "./diagram.js";
import type { Diagram, NodeKind, Relation, Step, Concluder } from "./diagram.js";
import { keptName } from "./kept-name.js";
import type { Named, NodeNames } from "./kept-name.js";
import { nodeSize } from "./node-size.js";

/** A step as a seed needs it; its place follows from its order. */
export interface SeedStep extends Named {
  readonly id: string;
  readonly concluder: Concluder;
  readonly fieldGroupId: string;
  readonly days: number;
  /** Different organisations that must conclude. @default 1 */
  readonly quantity?: number;
}

/** Labels of the start and the end, and what they are called in other languages. */
export interface SeedEnds {
  readonly start: string;
  readonly end: string;
  readonly names?: { readonly start: NodeNames; readonly end: NodeNames };
}

/** Room between columns and between rows. */
const gap = { x: 64, y: 24 };
const margin = 24;

/**
 * Stages one after the other. A stage of several steps runs them in parallel, between a split and a join:
 * `[[a, b]]` asks two organisations at once, `[[a], [b, c], [d]]` asks a, then b and c together, then d.
 */
export function stagedDiagram(stages: readonly (readonly SeedStep[])[], ends: SeedEnds): Diagram {
  const relations: Relation[] = [];
  const relate = (source: string, target: string, quantity = 1) =>
    relations.push({ id: `relation-${relations.length + 1}`, source, target, quantity });
  const steps: Step[] = [];
  const gateways: { id: string; position: { x: number; y: number } }[] = [];
  const rows = Math.max(1, ...stages.map((stage) => stage.length));
  const pitch = nodeSize.step.height + gap.y;
  const middle = margin + (rows * pitch - gap.y) / 2;
  let x = margin;
  /** The place of a node in this column: of `rows` nodes one above the other, each centred on its row. */
  const place = (kind: NodeKind, row = 0, rows = 1) => ({
    x,
    y: middle + (row - (rows - 1) / 2) * pitch - nodeSize[kind].height / 2,
  });
  const nextColumn = (kind: NodeKind) => {
    x += nodeSize[kind].width + gap.x;
  };
  const gateway = () => {
    const id = `gateway-${gateways.length + 1}`;
    gateways.push({ id, position: place("gateway") });
    nextColumn("gateway");
    return id;
  };

  const called = (end: "start" | "end"): Named => keptName({ label: ends[end], names: ends.names?.[end] });
  const start = { id: "start", type: "start", data: called("start"), position: place("start") } as const;
  nextColumn("start");
  let last: { readonly id: string; readonly quantity: number } = { id: start.id, quantity: 1 };
  for (const stage of stages.filter(({ length }) => length > 0)) {
    const parallel = stage.length > 1;
    if (parallel) {
      const split = gateway();
      relate(last.id, split, last.quantity);
      last = { id: split, quantity: 1 };
    }
    stage.forEach(({ quantity: _quantity, ...step }, row) => {
      steps.push({ ...step, position: place("step", row, stage.length) });
      relate(last.id, step.id, last.quantity);
    });
    nextColumn("step");
    const [only] = stage;
    if (parallel) {
      const join = gateway();
      for (const { id, quantity } of stage) relate(id, join, quantity);
      last = { id: join, quantity: 1 };
    } else if (only) {
      last = { id: only.id, quantity: only.quantity ?? 1 };
    }
  }
  const end = { id: "end", type: "end", data: called("end"), position: place("end") } as const;
  relate(last.id, end.id, last.quantity);
  return { version: diagramVersion, headTail: [start, end], steps, relations, parallelGateways: gateways };
}
