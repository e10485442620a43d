/**
 * What people do with a diagram beyond one simple edit: pure functions over the model, each one entry of the log.
 */
import type { Diagram, Position, Concluder } from "../model/diagram.js";
import { change, connect, freshId, insert, move, nodesOf, remove, setQuantity } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import type { Operation } from "../model/operations.js";

/** An edit and the nodes to select after it. */
export interface Command {
  readonly edit: Edit;
  readonly select: readonly string[];
}

/** Several edits as one. */
export function chain(diagram: Diagram, ...edits: readonly ((diagram: Diagram) => Edit)[]): Edit {
  const operations: Operation[] = [];
  const result = edits.reduce((current, edit) => {
    const [next, done] = edit(current);
    operations.push(...done);
    return next;
  }, diagram);
  return [result, operations];
}

/** Draws a relation with a new id. */
export const link = (diagram: Diagram, source: string, target: string): Edit =>
  connect(diagram, { id: freshId(diagram, "relation"), source, target, quantity: 1 });

/** The nodes that a relation may lead to from here, in the diagram's order. */
export function targetsFor(diagram: Diagram, sourceId: string): string[] {
  const graph = graphOf(diagram);
  const source = graph.get(sourceId);
  if (!source || source.kind === "end") return [];
  const taken = new Set([sourceId, ...source.outgoing.map(({ target }) => target)]);
  return [...graph.values()].flatMap(({ id, kind }) => (kind === "start" || taken.has(id) ? [] : [id]));
}

/** Says who answers at a step. A named organisation is one, so the quantity becomes 1. */
export function setConcluder(diagram: Diagram, stepId: string, concluder: Concluder | null): Edit {
  const relations = concluder?.kind === "organisation" ? (graphOf(diagram).get(stepId)?.outgoing ?? []) : [];
  return chain(
    diagram,
    (current) => change(current, "steps", stepId, { concluder }),
    ...relations.map(
      ({ id }) =>
        (current: Diagram) =>
          setQuantity(current, id, 1),
    ),
  );
}

/** Deletes what is selected, and joins again what a deleted step or idle gateway stood between. */
export function deleteSelected(diagram: Diagram, ids: ReadonlySet<string>): Command {
  const graph = graphOf(diagram);
  const [only] = ids;
  const node = ids.size === 1 && only !== undefined ? graph.get(only) : undefined;
  const [incoming] = node?.incoming ?? [];
  const [outgoing] = node?.outgoing ?? [];
  const between = node && node.incoming.length === 1 && node.outgoing.length === 1 ? incoming : undefined;
  const edit = chain(
    diagram,
    (current) => remove(current, ids),
    (current) => (between && outgoing ? link(current, between.source, outgoing.target) : [current, []]),
    (current) =>
      between && between.quantity > 1
        ? setQuantity(current, current.relations.at(-1)?.id ?? "", between.quantity)
        : [current, []],
  );
  return { edit, select: [] };
}

/** Part of a diagram, as it is copied. */
export type Fragment = Pick<Diagram, "headTail" | "steps" | "relations" | "parallelGateways">;

/** Copies nodes and the relations among them. The start is not copied: there is only one. */
export function copyNodes(diagram: Diagram, ids: ReadonlySet<string>): Fragment {
  const headTail = diagram.headTail.filter(({ id, type }) => ids.has(id) && type === "end");
  const steps = diagram.steps.filter(({ id }) => ids.has(id));
  const parallelGateways = diagram.parallelGateways.filter(({ id }) => ids.has(id));
  const copied = new Set([...headTail, ...steps, ...parallelGateways].map(({ id }) => id));
  const relations = diagram.relations.filter(({ source, target }) => copied.has(source) && copied.has(target));
  return { headTail, steps, relations, parallelGateways };
}

/** Where a copy stands: a little aside. */
const aside = ({ x, y }: Position): Position => ({ x: x + 32, y: y + 32 });

/** Puts a copied part in, with new ids, beside where it was copied. */
export function pasteNodes(diagram: Diagram, { headTail, steps, relations, parallelGateways }: Fragment): Command {
  const ids = new Map<string, string>();
  const paste =
    (prefix: string, former: string, put: (current: Diagram, id: string) => Edit) =>
    (current: Diagram): Edit => {
      const id = freshId(current, prefix);
      ids.set(former, id);
      return put(current, id);
    };
  const edit = chain(
    diagram,
    ...headTail.map((node) =>
      paste("end", node.id, (current, id) =>
        insert(current, "headTail", { ...node, id, position: aside(node.position) }),
      ),
    ),
    ...steps.map((node) =>
      paste("step", node.id, (current, id) =>
        insert(current, "steps", { ...node, id, position: aside(node.position) }),
      ),
    ),
    ...parallelGateways.map((node) =>
      paste("gateway", node.id, (current, id) =>
        insert(current, "parallelGateways", { id, position: aside(node.position) }),
      ),
    ),
    ...relations.map(
      ({ source, target, quantity }) =>
        (current: Diagram) =>
          connect(current, {
            id: freshId(current, "relation"),
            source: ids.get(source) ?? source,
            target: ids.get(target) ?? target,
            quantity,
          }),
    ),
  );
  return { edit, select: [...ids.values()] };
}

/** Which edges or middles are brought into line. */
export type Alignment = "start" | "center" | "end" | "top" | "middle" | "bottom";

/** All of them, in the order in which they are offered. */
export const alignments = ["start", "center", "end", "top", "middle", "bottom"] as const satisfies readonly Alignment[];

/** Brings nodes into line: all to the outermost edge, or to the middle of them all. */
export function alignNodes(diagram: Diagram, ids: ReadonlySet<string>, alignment: Alignment): Edit {
  const boxes = boxesOf(diagram, ids);
  const across = alignment === "start" || alignment === "center" || alignment === "end";
  const low = Math.min(...boxes.map((box) => (across ? box.x : box.y)));
  const high = Math.max(...boxes.map((box) => (across ? box.x + box.width : box.y + box.height)));
  const line = (size: number) =>
    alignment === "start" || alignment === "top"
      ? low
      : alignment === "end" || alignment === "bottom"
        ? high - size
        : (low + high - size) / 2;
  return move(
    diagram,
    Object.fromEntries(
      boxes.map(({ id, x, y, width, height }) => [id, across ? { x: line(width), y } : { x, y: line(height) }]),
    ),
  );
}

/** Puts nodes at equal distances between the two outermost. Fewer than three have nothing to distribute. */
export function distributeNodes(diagram: Diagram, ids: ReadonlySet<string>, axis: "x" | "y"): Edit {
  const size = axis === "x" ? "width" : "height";
  const boxes = boxesOf(diagram, ids).toSorted((one, other) => one[axis] - other[axis]);
  const [first] = boxes;
  const last = boxes.at(-1);
  if (boxes.length < 3 || !first || !last) return [diagram, []];
  const room = last[axis] - first[axis] - boxes.slice(0, -1).reduce((sum, box) => sum + box[size], 0);
  const gap = room / (boxes.length - 1);
  let at = first[axis];
  const places = boxes.map((box): [string, Position] => {
    const place = { x: box.x, y: box.y, [axis]: at };
    at += box[size] + gap;
    return [box.id, place];
  });
  return move(diagram, Object.fromEntries(places));
}

/** Moves nodes by a distance. */
export function nudge(diagram: Diagram, ids: ReadonlySet<string>, by: Position): Edit {
  return move(
    diagram,
    Object.fromEntries(boxesOf(diagram, ids).map(({ id, x, y }) => [id, { x: x + by.x, y: y + by.y }])),
  );
}

/** A node as a rectangle. */
export interface Box extends Position {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Where nodes stand and how large they are; all of them, or some. */
export function boxesOf(diagram: Diagram, ids?: ReadonlySet<string>): Box[] {
  const graph = graphOf(diagram);
  return nodesOf(diagram).flatMap(({ id, position }) =>
    ids && !ids.has(id) ? [] : [{ id, ...position, ...nodeSize[graph.get(id)?.kind ?? "step"] }],
  );
}

/** Puts another diagram in the place of this one, with what is kept of its file, as one edit that can be undone. */
export function replaceAll(diagram: Diagram, next: Diagram): Edit {
  const all = new Set([...nodesOf(diagram), ...diagram.relations].map(({ id }) => id));
  const operations: Operation[] = [...remove(diagram, all)[1]];
  for (const slice of ["headTail", "steps", "parallelGateways", "relations"] as const) {
    // Each item goes into the slice it is of.
    operations.push(...next[slice].map((item, index) => ({ type: "insert", slice, index, item }) as Operation));
  }
  if (diagram.bpmn || next.bpmn)
    operations.push({ type: "keep", before: diagram.bpmn ?? null, after: next.bpmn ?? null });
  return [next, operations];
}
