/**
 * What comes new onto a canvas: a node by itself, after another, into a relation, or with whatever is selected.
 */
import type { Diagram, NodeKind, Position, Relation } from "../model/diagram.js";
import { change, freshId, insert, nodesOf } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { boxesOf, chain, link, nudge } from "./commands.js";
import type { Command } from "./commands.js";

/** A kind that can come after a node. */
export type AppendableKind = Exclude<NodeKind, "start">;

/** Every kind that can come after a node, in the order in which they are offered. */
export const appendableKinds = ["step", "gateway", "end"] as const satisfies readonly AppendableKind[];

/** The key that adds each after what is selected. */
export const appendKeys = { step: "S", gateway: "G", end: "E" } as const;

/** Every kind that can be added, in the order in which they are offered: the start only where there is none. */
export const addableKinds = ({ headTail }: Diagram): readonly NodeKind[] =>
  headTail.some(({ type }) => type === "start") ? appendableKinds : ["start", ...appendableKinds];

/** Labels that new nodes begin with, in the interface language. */
export type NewLabels = Readonly<Record<"start" | "step" | "end", string>>;

/** Room left between nodes that are put beside each other. */
const nodeGap = { x: 64, y: 24 };

/** Adds a node near a place, moved down to where nothing stands yet. A second start changes nothing. */
export const addNode = (diagram: Diagram, kind: NodeKind, at: Position, labels: NewLabels): Command =>
  putNode(diagram, kind, freePlace(diagram, kind, at), labels);

/** Puts a node with its middle exactly where somebody pointed, whatever stands there. */
export function placeNode(diagram: Diagram, kind: NodeKind, middle: Position, labels: NewLabels): Command {
  const { width, height } = nodeSize[kind];
  return putNode(diagram, kind, { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2) }, labels);
}

function putNode(diagram: Diagram, kind: NodeKind, position: Position, labels: NewLabels): Command {
  if (!addableKinds(diagram).includes(kind)) return { edit: [diagram, []], select: [] };
  const id = freshId(diagram, kind);
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
  const [onward] = source.kind === "gateway" || kind === "end" ? [] : source.outgoing;
  if (onward) return intoRelation(diagram, onward, kind, labels);
  const added = addNode(diagram, kind, besides(source.kind, kind, place), labels);
  const [id = ""] = added.select;
  const edit = chain(
    diagram,
    () => added.edit,
    (current) => link(current, sourceId, id),
  );
  return { edit, select: added.select };
}

/** Where a node of a kind stands after one that stands at a place: in its row. */
function besides(before: NodeKind, kind: NodeKind, { x, y }: Position): Position {
  const from = nodeSize[before];
  return { x: x + from.width + nodeGap.x, y: y + (from.height - nodeSize[kind].height) / 2 };
}

/**
 * Adds a node where a person has their mind: after the node that is selected, before an end, into a relation. Undefined
 * where what is selected takes none.
 */
export function joinNode(
  diagram: Diagram,
  kind: NodeKind,
  selection: ReadonlySet<string>,
  labels: NewLabels,
): Command | undefined {
  const [id] = selection;
  if (kind === "start" || id === undefined || selection.size !== 1) return undefined;
  const node = graphOf(diagram).get(id);
  if (node && node.kind !== "end") return appendNode(diagram, id, kind, labels);
  const relation = node ? node.incoming[0] : diagram.relations.find((each) => each.id === id);
  return relation && kind !== "end" ? intoRelation(diagram, relation, kind, labels) : undefined;
}

/** Puts a node into a relation: what it led to comes after the node. How many must conclude before it stays. */
function intoRelation(diagram: Diagram, { id, source, target }: Relation, kind: NodeKind, labels: NewLabels): Command {
  const from = graphOf(diagram).get(source);
  const place = nodesOf(diagram).find((node) => node.id === source)?.position;
  if (!from || !place) return { edit: [diagram, []], select: [] };
  const at = besides(from.kind, kind, place);
  const room = makeRoom(diagram, target, at.x + nodeSize[kind].width + nodeGap.x);
  const added = addNode(room[0], kind, at, labels);
  const [between = ""] = added.select;
  const edit = chain(
    diagram,
    () => room,
    () => added.edit,
    (current) => change(current, "relations", id, { target: between }),
    (current) => link(current, between, target),
  );
  return { edit, select: added.select };
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
