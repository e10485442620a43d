import type { Position } from "../diagram.js";
import type { Field } from "./field.js";

/** The version of the stored form. A newer one comes with an upgrade from each older one. */
export const groupVersion = 1;

/** A field where it stands on the canvas. The first node of a flow is the one that is asked first. */
export interface GroupNode {
  readonly id: string;
  readonly fieldId: number;
  readonly position: Position;
}

/** A way from one question to the next. */
export interface GroupEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/**
 * Where each option of a question leads, by option id: along an edge that leaves the question, or, with null, to the
 * end of the form. An option that is not there takes the edge that no option has taken for itself.
 */
export type Ways = Readonly<Record<number, string | null>>;

/**
 * A field group: its fields in order, and which question follows for which chosen option (SPEC §3's group-flow state).
 * A group without nodes asks all its fields in the order of the list.
 */
export interface GroupFlow {
  readonly version: typeof groupVersion;
  readonly list: readonly Field[];
  readonly nodes: readonly GroupNode[];
  readonly edges: readonly GroupEdge[];
  /** By the id of the node whose options they are. */
  readonly selectedOptionsMap: Readonly<Record<string, Ways>>;
}

/** A group that asks nothing yet. */
export const emptyGroup: GroupFlow = {
  version: groupVersion,
  list: [],
  nodes: [],
  edges: [],
  selectedOptionsMap: {},
};

/** A branch that leaves a question: the options that take it (none: whatever is answered), and the node it leads to. */
export interface Branch {
  readonly options: readonly number[];
  /** Null where it ends the form. */
  readonly edge: GroupEdge | null;
}

/** What is known of a group at a glance, built once and asked often. */
export interface GroupIndex {
  readonly fields: ReadonlyMap<number, Field>;
  readonly nodes: ReadonlyMap<string, GroupNode>;
  readonly edges: ReadonlyMap<string, GroupEdge>;
  /** Edges that leave a node, in order. */
  readonly leaving: ReadonlyMap<string, readonly GroupEdge[]>;
}

/** Builds the index of a group. */
export function indexOf(flow: GroupFlow): GroupIndex {
  const leaving = new Map<string, GroupEdge[]>();
  for (const edge of flow.edges) {
    const edges = leaving.get(edge.source);
    if (edges) edges.push(edge);
    else leaving.set(edge.source, [edge]);
  }
  return {
    fields: new Map(flow.list.map((field) => [field.id, field])),
    nodes: new Map(flow.nodes.map((node) => [node.id, node])),
    edges: new Map(flow.edges.map((edge) => [edge.id, edge])),
    leaving,
  };
}

/** What is set down of a node's options, as it stands: an option or an edge in it may have gone. */
export const givenWays = ({ selectedOptionsMap }: GroupFlow, nodeId: string): Ways =>
  (Object.hasOwn(selectedOptionsMap, nodeId) ? selectedOptionsMap[nodeId] : undefined) ?? {};

/** The options that a node's question offers. */
export const optionsOf = ({ fields, nodes }: GroupIndex, nodeId: string): Field["optionsList"] =>
  fields.get(nodes.get(nodeId)?.fieldId ?? Number.NaN)?.optionsList ?? [];

/** The ways that a node's options have taken for themselves, of options that are still offered and edges that still leave it. */
export function waysOf(flow: GroupFlow, index: GroupIndex, nodeId: string): ReadonlyMap<number, GroupEdge | null> {
  const given = givenWays(flow, nodeId);
  const ways = new Map<number, GroupEdge | null>();
  for (const { id } of optionsOf(index, nodeId)) {
    const edgeId = Object.hasOwn(given, id) ? given[id] : undefined;
    if (edgeId === null) ways.set(id, null);
    const edge = edgeId === undefined || edgeId === null ? undefined : index.edges.get(edgeId);
    if (edge?.source === nodeId) ways.set(id, edge);
  }
  return ways;
}

/** The edges that no option has taken for itself: the way of every other answer. More than one is a fault. */
export function otherwise(
  index: GroupIndex,
  nodeId: string,
  ways: ReadonlyMap<number, GroupEdge | null>,
): readonly GroupEdge[] {
  const taken = new Set(ways.values());
  return (index.leaving.get(nodeId) ?? []).filter((edge) => !taken.has(edge));
}

/** Every branch that leaves a node and can be taken, in the order of its options; the one of all other answers last. */
export function branchesOf(flow: GroupFlow, index: GroupIndex, nodeId: string): readonly Branch[] {
  const ways = waysOf(flow, index, nodeId);
  const byEdge = new Map<GroupEdge | null, number[]>();
  for (const [option, edge] of ways) byEdge.set(edge, [...(byEdge.get(edge) ?? []), option]);
  const branches: Branch[] = [...byEdge].map(([edge, options]) => ({ options, edge }));
  const options = optionsOf(index, nodeId);
  const field = index.fields.get(index.nodes.get(nodeId)?.fieldId ?? Number.NaN);
  // With a way for every option, only a question that may stay unanswered has another answer.
  const others = options.length === 0 || ways.size < options.length || field?.required === false;
  if (others) branches.push({ options: [], edge: otherwise(index, nodeId, ways)[0] ?? null });
  return branches;
}
