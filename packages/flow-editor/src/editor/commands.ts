/**
 * What people do with a diagram beyond one simple edit: pure functions over the model, each one entry of the log.
 */
import type { Diagram, NodeKind, Position, Concluder } from "../model/diagram.js";
import { change, connect, freshId, insert, move, nodesOf, remove, setQuantity } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import type { Operation } from "../model/operations.js";

/** A kind that can come after a node. */
export type AppendableKind = Exclude<NodeKind, "start">;

/** Every kind that can come after a node, in the order in which they are offered. */
export const appendableKinds = ["step", "gateway", "end"] as const satisfies readonly AppendableKind[];

/** Every kind that can be added, in the order in which they are offered: the start only where there is none. */
export const addableKinds = ({ headTail }: Diagram): readonly NodeKind[] =>
  headTail.some(({ type }) => type === "start") ? appendableKinds : ["start", ...appendableKinds];

/** Labels that new nodes begin with, in the interface language. */
export type NewLabels = Readonly<Record<"start" | "step" | "end", string>>;

/** An edit and the nodes to select after it. */
export interface Command {
  readonly edit: Edit;
  readonly select: readonly string[];
}

/** Room left between nodes that are put beside each other. */
const nodeGap = { x: 64, y: 24 };

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

/** Adds a node near a place, moved down to where nothing stands yet. A second start changes nothing. */
export function addNode(diagram: Diagram, kind: NodeKind, at: Position, labels: NewLabels): Command {
  if (!addableKinds(diagram).includes(kind)) return { edit: [diagram, []], select: [] };
  const id = freshId(diagram, kind);
  const position = freePlace(diagram, kind, at);
  const edit =
    kind === "step"
      ? insert(diagram, "steps", { id, label: labels.step, concluder: null, fieldGroupId: null, days: 10, position })
      : kind !== "gateway"
        ? insert(diagram, "headTail", { id, type: kind, data: { label: labels[kind] }, position })
        : insert(diagram, "parallelGateways", { id, position });
  return { edit, select: [id] };
}

/**
 * Adds a node after another, in one gesture. A start or a step has one way out, so the new node goes into it; a gateway
 * gets a new branch. Nothing comes after an end.
 */
export function appendNode(diagram: Diagram, sourceId: string, kind: AppendableKind, labels: NewLabels): Command {
  const source = graphOf(diagram).get(sourceId);
  const place = nodesOf(diagram).find(({ id }) => id === sourceId)?.position;
  if (!source || !place || source.kind === "end") return { edit: [diagram, []], select: [] };
  const from = nodeSize[source.kind];
  const to = nodeSize[kind];
  const at = { x: place.x + from.width + nodeGap.x, y: place.y + (from.height - to.height) / 2 };
  const [onward] = source.kind === "gateway" || kind === "end" ? [] : source.outgoing;
  const room = onward ? makeRoom(diagram, onward.target, at.x + to.width + nodeGap.x) : ([diagram, []] as const);
  const added = addNode(room[0], kind, at, labels);
  const [id] = added.select;
  if (id === undefined) return added;
  const edit = chain(
    diagram,
    () => room,
    () => added.edit,
    ...(onward
      ? [
          (current: Diagram) => change(current, "relations", onward.id, { target: id }),
          (current: Diagram) => link(current, id, onward.target),
        ]
      : [(current: Diagram) => link(current, sourceId, id)]),
  );
  return { edit, select: [id] };
}

/** Moves a node, and all that it leads to, so far on that it begins at `x` or later. */
function makeRoom(diagram: Diagram, id: string, x: number): Edit {
  const graph = graphOf(diagram);
  const begin = nodesOf(diagram).find((node) => node.id === id)?.position.x ?? x;
  if (begin >= x) return [diagram, []];
  const onward = new Set([id]);
  for (const each of onward) for (const { target } of graph.get(each)?.outgoing ?? []) onward.add(target);
  return nudge(diagram, onward, { x: x - begin, y: 0 });
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

interface Box extends Position {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

function boxesOf(diagram: Diagram, ids?: ReadonlySet<string>): Box[] {
  const graph = graphOf(diagram);
  return nodesOf(diagram).flatMap(({ id, position }) =>
    ids && !ids.has(id) ? [] : [{ id, ...position, ...nodeSize[graph.get(id)?.kind ?? "step"] }],
  );
}

function freePlace(diagram: Diagram, kind: NodeKind, at: Position): Position {
  const boxes = boxesOf(diagram);
  const { width, height } = nodeSize[kind];
  let { y } = at;
  const hit = () =>
    boxes.find(
      (box) =>
        box.x < at.x + width + nodeGap.y &&
        at.x < box.x + box.width + nodeGap.y &&
        box.y < y + height + nodeGap.y &&
        y < box.y + box.height + nodeGap.y,
    );
  for (let box = hit(); box; box = hit()) y = box.y + box.height + nodeGap.y;
  return { x: at.x, y };
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
