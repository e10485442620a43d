/**
 * The edits that people make to a field group, as pure functions: group → [group, operations].
 * An edit that changes nothing answers the very group it was given and no operations.
 */
import type { Position } from "../diagram.js";
import type { Field } from "./field.js";
import { questionSize, questionHeight } from "./question-size.js";
import { givenWays } from "./group-flow.js";
import type { GroupEdge, GroupFlow, GroupNode, Ways } from "./group-flow.js";
import { applyGroupOperations } from "./group-operations.js";
import type { GroupOperation } from "./group-operations.js";

/** The group after an edit, and the operations that made it. */
export type GroupEdit = readonly [GroupFlow, readonly GroupOperation[]];

const edit = (flow: GroupFlow, operations: readonly GroupOperation[]): GroupEdit =>
  operations.length > 0 ? [applyGroupOperations(flow, operations), operations] : [flow, operations];

/** An id that no node and no edge has, the same every time: `prefix-1`, `prefix-2`, … */
export function freshGroupId(flow: GroupFlow, prefix: string): string {
  const taken = new Set([...flow.nodes, ...flow.edges].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${prefix}-${number}`)) number++;
  return `${prefix}-${number}`;
}

const removed = (slice: "nodes" | "edges", items: readonly (GroupNode | GroupEdge)[], gone: ReadonlySet<string>) =>
  items
    .flatMap((item, index) => (gone.has(item.id) ? [{ type: "remove", slice, index, item } as GroupOperation] : []))
    .toReversed();

function select(flow: GroupFlow, node: string, after: Ways | null): GroupOperation[] {
  const before = Object.hasOwn(flow.selectedOptionsMap, node) ? givenWays(flow, node) : null;
  const kept = after && Object.keys(after).length > 0 ? after : null;
  if (JSON.stringify(before) === JSON.stringify(kept)) return [];
  return [{ slice: "selectedOptionsMap", type: "select", node, before, after: kept }];
}

/** The ways of a node without those along the given edges. */
function without(flow: GroupFlow, node: string, gone: ReadonlySet<string>): Ways {
  return Object.fromEntries(
    Object.entries(givenWays(flow, node)).filter(([, edge]) => edge === null || !gone.has(edge)),
  );
}

/** Adds a field at a place in the list, at its end unless told. One that is there already changes nothing. */
export function addField(flow: GroupFlow, field: Field, index: number = flow.list.length): GroupEdit {
  if (flow.list.some(({ id }) => id === field.id)) return [flow, []];
  return edit(flow, [{ type: "insert", slice: "list", index, item: field }]);
}

/** Takes a field out of the group, from the canvas too. */
export function removeField(flow: GroupFlow, fieldId: number): GroupEdit {
  const index = flow.list.findIndex(({ id }) => id === fieldId);
  const item = flow.list[index];
  if (!item) return [flow, []];
  const nodes = flow.nodes.filter((node) => node.fieldId === fieldId).map(({ id }) => id);
  const [, operations] = removeFromCanvas(flow, nodes);
  return edit(flow, [...operations, { type: "remove", slice: "list", index, item }]);
}

/** Changes some values of a field. */
export function changeField(flow: GroupFlow, fieldId: number, values: Partial<Omit<Field, "id">>): GroupEdit {
  const before = flow.list.find(({ id }) => id === fieldId);
  if (!before) return [flow, []];
  const after = { ...before, ...values };
  if (JSON.stringify(before) === JSON.stringify(after)) return [flow, []];
  return edit(flow, [{ type: "replace", slice: "list", before, after }]);
}

/** Moves a field to another place in the list. */
export function moveField(flow: GroupFlow, fieldId: number, to: number): GroupEdit {
  const from = flow.list.findIndex(({ id }) => id === fieldId);
  if (from < 0 || to < 0 || to >= flow.list.length || from === to) return [flow, []];
  return edit(flow, [{ type: "move", slice: "list", from, to }]);
}

/** Puts a question on the canvas; the first one put there is asked first. A field that is not in the list changes nothing. */
export function placeField(flow: GroupFlow, fieldId: number, position: Position): GroupEdit {
  if (!flow.list.some(({ id }) => id === fieldId)) return [flow, []];
  const item: GroupNode = { id: freshGroupId(flow, `q${fieldId}`), fieldId, position };
  return edit(flow, [{ type: "insert", slice: "nodes", index: flow.nodes.length, item }]);
}

/** Makes a question the one that is asked first. */
export function makeFirst(flow: GroupFlow, nodeId: string): GroupEdit {
  const from = flow.nodes.findIndex(({ id }) => id === nodeId);
  return from <= 0 ? [flow, []] : edit(flow, [{ type: "move", slice: "nodes", from, to: 0 }]);
}

/** Moves questions to other places on the canvas, as one edit. */
export function moveNodes(flow: GroupFlow, places: Readonly<Record<string, Position>>): GroupEdit {
  return edit(
    flow,
    flow.nodes.flatMap((before): GroupOperation[] => {
      const position = Object.hasOwn(places, before.id) ? places[before.id] : undefined;
      if (!position || (position.x === before.position.x && position.y === before.position.y)) return [];
      return [{ type: "replace", slice: "nodes", before, after: { ...before, position } }];
    }),
  );
}

/**
 * Whether a way may be drawn from a question to another, for an option or (without one) for every other answer.
 * The rule is asked before the change, not after.
 */
export function canLead(flow: GroupFlow, source: string, target: string, option?: number): boolean {
  const ids = new Set(flow.nodes.map(({ id }) => id));
  if (source === target || !ids.has(source) || !ids.has(target)) return false;
  return option === undefined || offers(flow, source, option);
}

/** Whether the question of a node offers an option. */
function offers(flow: GroupFlow, nodeId: string, option: number): boolean {
  const fieldId = flow.nodes.find(({ id }) => id === nodeId)?.fieldId;
  return flow.list.some(({ id, optionsList }) => id === fieldId && optionsList.some((each) => each.id === option));
}

/**
 * Leads from a question to another: for an option, or (without one) for every answer that has no way of its own. What
 * led elsewhere is led here instead; an edge that nothing takes any more goes.
 */
export function lead(flow: GroupFlow, source: string, target: string, option?: number): GroupEdit {
  if (!canLead(flow, source, target, option)) return [flow, []];
  const ways = givenWays(flow, source);
  const own = new Set(Object.values(ways));
  const here = flow.edges.filter((edge) => edge.source === source && edge.target === target);
  if (option === undefined) {
    const others = flow.edges.filter((edge) => edge.source === source && !own.has(edge.id));
    if (others.length === 1 && others[0]?.target === target) return [flow, []];
    const item: GroupEdge = { id: freshGroupId(flow, `${source}-${target}`), source, target };
    const gone = removed("edges", flow.edges, new Set(others.map(({ id }) => id)));
    return edit(flow, [...gone, { type: "insert", slice: "edges", index: flow.edges.length - gone.length, item }]);
  }
  const there = here.find(({ id }) => own.has(id));
  if (there && ways[option] === there.id) return [flow, []];
  const item: GroupEdge = there ?? { id: freshGroupId(flow, `${source}-${target}`), source, target };
  const operations: GroupOperation[] = there
    ? []
    : [{ type: "insert", slice: "edges", index: flow.edges.length, item }];
  const after = { ...ways, [option]: item.id };
  return edit(flow, [...operations, ...select(flow, source, after), ...orphans(flow, source, ways, after)]);
}

/** Ends the form after an option; with no option, after every answer that has no way of its own. */
export function endAfter(flow: GroupFlow, source: string, option?: number): GroupEdit {
  const ways = givenWays(flow, source);
  if (option === undefined) {
    const own = new Set(Object.values(ways));
    const others = flow.edges.filter((edge) => edge.source === source && !own.has(edge.id));
    return edit(flow, removed("edges", flow.edges, new Set(others.map(({ id }) => id))));
  }
  if (!offers(flow, source, option)) return [flow, []];
  const after = { ...ways, [option]: null };
  return edit(flow, [...select(flow, source, after), ...orphans(flow, source, ways, after)]);
}

/** Takes an option's own way away: it then goes the way of every other answer. */
export function release(flow: GroupFlow, source: string, option: number): GroupEdit {
  const ways = givenWays(flow, source);
  if (!Object.hasOwn(ways, option)) return [flow, []];
  const { [option]: _, ...after } = ways;
  return edit(flow, [...select(flow, source, after), ...orphans(flow, source, ways, after)]);
}

/** The removal of edges that options took before and none takes now. */
function orphans(flow: GroupFlow, source: string, before: Ways, after: Ways): GroupOperation[] {
  const kept = new Set(Object.values(after));
  const led = new Set(Object.values(before));
  const gone = flow.edges.filter((edge) => edge.source === source && led.has(edge.id) && !kept.has(edge.id));
  return removed("edges", flow.edges, new Set(gone.map(({ id }) => id)));
}

/** Takes nodes and edges off the canvas, with the edges and the ways that would hang in the air, as one edit. The fields stay in the list. */
export function removeFromCanvas(flow: GroupFlow, ids: Iterable<string>): GroupEdit {
  const gone = new Set(ids);
  const edges = new Set(
    flow.edges
      .filter(({ id, source, target }) => gone.has(id) || gone.has(source) || gone.has(target))
      .map(({ id }) => id),
  );
  const ways = Object.keys(flow.selectedOptionsMap).flatMap((node) =>
    select(flow, node, gone.has(node) ? null : without(flow, node, edges)),
  );
  return edit(flow, [...ways, ...removed("edges", flow.edges, edges), ...removed("nodes", flow.nodes, gone)]);
}

/** Room between a question and the one below it. */
const gap = 56;

/** Draws the list as a chain: every field a question, each leading to the next. What was drawn before goes. */
export function drawInOrder(flow: GroupFlow): GroupEdit {
  const [cleared, operations] = removeFromCanvas(
    flow,
    flow.nodes.map(({ id }) => id),
  );
  let y = 24;
  const nodes = cleared.list.map((field): GroupNode => {
    const node = { id: `q${field.id}-1`, fieldId: field.id, position: { x: 24, y } };
    y += questionHeight(field) + gap;
    return node;
  });
  const edges = nodes.slice(1).map((node, index): GroupEdge => {
    const source = nodes[index]?.id ?? "";
    return { id: `${source}-${node.id}`, source, target: node.id };
  });
  return edit(flow, [
    ...operations,
    ...nodes.map((item, index): GroupOperation => ({ type: "insert", slice: "nodes", index, item })),
    ...edges.map((item, index): GroupOperation => ({ type: "insert", slice: "edges", index, item })),
  ]);
}

/** A free place below a question, beside those that follow it already. */
export function placeAfter(flow: GroupFlow, nodeId: string): Position {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const { x, y } = node?.position ?? { x: 24, y: 24 };
  const below = y + questionHeight(flow.list.find(({ id }) => id === node?.fieldId)) + gap;
  const beside = flow.edges.filter(({ source }) => source === nodeId).length;
  return { x: x + beside * (questionSize.width + gap), y: below };
}
