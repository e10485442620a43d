import * as fc from "fast-check";
import type { Diagram, Relation } from "../model/diagram.js";
import { keptName } from "../model/kept-name.js";

/** How many cases a property runs: 300, or the full number with YER_LONG=1. */
export const cases = (full: number): number => (process.env["YER_LONG"] === "1" ? full : 300);

/** A diagram under construction. */
interface Sketch {
  readonly nodes: { id: string; kind: "start" | "end" | "step" | "gateway" }[];
  relations: Relation[];
  next: number;
}

/** One stroke of drawing: what, and two choices taken modulo what there is to choose from. */
interface Stroke {
  readonly what: string;
  readonly a: number;
  readonly b: number;
}

/** Strokes that keep a diagram sound. */
const growing = ["step", "branch", "bridge", "end", "quantity"] as const;

/** Strokes that may break it. */
const breaking = [
  "connect",
  "disconnect",
  "redirect",
  "turn",
  "twin",
  "erase",
  "lone-step",
  "lone-gateway",
  "lone-start",
  "lone-end",
  "idle-gateway",
  "nobody",
  "merge",
] as const;

const strokes = (kinds: readonly string[], maxLength: number) =>
  fc.array(fc.record({ what: fc.constantFrom(...kinds), a: fc.nat(1000), b: fc.nat(1000) }), {
    maxLength,
    size: "max",
  });

const pick = <Item>(items: readonly Item[], choice: number): Item | undefined => items[choice % (items.length || 1)];

const node = (sketch: Sketch, kind: Sketch["nodes"][number]["kind"]): string => {
  const id = `${kind}${sketch.next++}`;
  sketch.nodes.push({ id, kind });
  return id;
};

const relate = (sketch: Sketch, source: string, target: string, quantity = 1): void => {
  sketch.relations.push({ id: `r${sketch.next++}`, source, target, quantity });
};

/** Puts a node on a relation and answers its id. */
const on = (sketch: Sketch, relation: Relation, kind: "step" | "gateway"): string => {
  const id = node(sketch, kind);
  sketch.relations = sketch.relations.map((each) => (each.id === relation.id ? { ...each, target: id } : each));
  relate(sketch, id, relation.target);
  return id;
};

/** Whether `to` can be reached from `from`. */
const reaches = (sketch: Sketch, from: string, to: string): boolean => {
  const seen = new Set([from]);
  for (const id of seen) for (const { source, target } of sketch.relations) if (source === id) seen.add(target);
  return seen.has(to);
};

function draw(sketch: Sketch, { what, a, b }: Stroke): void {
  const relation = pick(sketch.relations, a);
  const other = pick(sketch.relations, b);
  const first = pick(sketch.nodes, a);
  const second = pick(sketch.nodes, b);
  const change = (change: (relation: Relation) => Partial<Relation>) => {
    sketch.relations = sketch.relations.map((each) => (each === relation ? { ...each, ...change(each) } : each));
  };
  if (what === "lone-step") node(sketch, "step");
  if (what === "lone-gateway") node(sketch, "gateway");
  if (what === "lone-start") node(sketch, "start");
  if (what === "lone-end") node(sketch, "end");
  if (what === "connect" && first && second) relate(sketch, first.id, second.id);
  if (what === "erase" && first) {
    sketch.nodes.splice(sketch.nodes.indexOf(first), 1);
    sketch.relations = sketch.relations.filter(({ source, target }) => source !== first.id && target !== first.id);
  }
  if (!relation || !other) return;
  if (what === "step") on(sketch, relation, "step");
  if (what === "quantity") change(() => ({ quantity: 1 + (b % 3) }));
  if (what === "nobody") change(() => ({ quantity: 0 }));
  if (what === "disconnect") sketch.relations = sketch.relations.filter((each) => each !== relation);
  if (what === "redirect" && second) change(() => ({ target: second.id }));
  if (what === "turn") change(({ source, target }) => ({ source: target, target: source }));
  if (what === "twin") relate(sketch, relation.source, relation.target);
  if (what === "idle-gateway") on(sketch, relation, "gateway");
  if (what === "end") relate(sketch, on(sketch, relation, "gateway"), node(sketch, "end"));
  if (what === "branch") {
    const split = on(sketch, relation, "gateway");
    const onward = sketch.relations.at(-1);
    const step = node(sketch, "step");
    relate(sketch, split, step);
    if (onward) relate(sketch, step, on(sketch, onward, "gateway"));
  }
  if (what === "bridge" && relation !== other && reaches(sketch, relation.target, other.source)) {
    const split = on(sketch, relation, "gateway");
    const step = node(sketch, "step");
    relate(sketch, split, step);
    relate(sketch, step, on(sketch, other, "gateway"));
  }
  if (what === "merge" && first && second && first.kind !== second.kind) {
    const kept = sketch.nodes.find(({ kind }) => kind === "gateway");
    if (kept && kept !== first) {
      sketch.nodes.splice(sketch.nodes.indexOf(first), 1);
      sketch.relations = sketch.relations.map((each) => ({
        ...each,
        source: each.source === first.id ? kept.id : each.source,
        target: each.target === first.id ? kept.id : each.target,
      }));
    }
  }
}

const position = (index: number) => ({ x: index * 40, y: (index % 3) * 80 });

function diagramOf(list: readonly Stroke[]): Diagram {
  const sketch: Sketch = { nodes: [], relations: [], next: 0 };
  relate(sketch, node(sketch, "start"), node(sketch, "end"));
  for (const stroke of list) draw(sketch, stroke);
  const of = (...kinds: string[]) =>
    sketch.nodes.flatMap(({ id, kind }, index) => (kinds.includes(kind) ? [{ id, kind, index }] : []));
  return {
    version: 2,
    headTail: of("start", "end").map(({ id, kind, index }) => ({
      id,
      type: kind === "start" ? "start" : "end",
      data: { label: id },
      position: position(index),
    })),
    steps: of("step").map(({ id, index }) => ({
      id,
      label: `Step ${id}`,
      concluder: index % 2 === 0 ? { kind: "kind", organisationKind: "cadastre" } : null,
      fieldGroupId: index % 3 === 0 ? "group" : null,
      days: 1 + index,
      position: position(index),
    })),
    parallelGateways: of("gateway").map(({ id, index }) => ({ id, position: position(index) })),
    relations: sketch.relations,
  };
}

/** Sound diagrams: a start and an end, grown by strokes that keep soundness; bridges make them more than series and parallel. */
export const soundDiagram = (maxLength = 4): fc.Arbitrary<Diagram> => strokes(growing, maxLength).map(diagramOf);

/** Diagrams of every kind, about half of them sound: grown, then broken by up to three strokes. */
export const anyDiagram = (maxLength = 4): fc.Arbitrary<Diagram> =>
  fc
    .tuple(strokes(growing, maxLength), strokes(breaking, 3), fc.boolean())
    .map(([grown, broken, whole]) => diagramOf(whole ? grown : [...grown, ...broken]));

const anyName = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const anyNames = fc.record({ uz_UZ: anyName, uz_Cyrl: anyName, ru_RU: anyName, en_US: anyName }, { requiredKeys: [] });

/** Diagrams whose nodes are called something else in some of the languages. */
export const translatedDiagram = (diagrams: fc.Arbitrary<Diagram>): fc.Arbitrary<Diagram> =>
  fc.tuple(diagrams, fc.array(anyNames, { minLength: 1, maxLength: 5 })).map(([diagram, names]) => ({
    ...diagram,
    headTail: diagram.headTail.map((node, at) => ({
      ...node,
      data: keptName({ ...node.data, names: names[(at + 1) % names.length] }),
    })),
    steps: diagram.steps.map((step, at) => ({ ...step, ...keptName({ ...step, names: names[at % names.length] }) })),
  }));
