import { branchesOf, givenWays, indexOf, optionsOf, otherwise, waysOf } from "./group-flow.js";
import type { GroupFlow, GroupIndex } from "./group-flow.js";
import { endAfter, lead, placeAfter, placeField, release } from "./edit-group.js";
import type { GroupEdit } from "./edit-group.js";
import type { GroupOperation } from "./group-operations.js";

/** What can be wrong with a field group. Sentences in four languages: `@yer/flow-editor/messages/…`. */
export type GroupFindingCode =
  | "option-without-way"
  | "option-gone"
  | "field-gone"
  | "never-asked"
  | "cycle"
  | "branch-without-options"
  | "two-ways"
  | "duplicate-value"
  | "radio-without-options"
  | "field-twice";

/** One fault of a field group, with its place and, where one is known, what mends it. */
export interface GroupFinding {
  readonly code: GroupFindingCode;
  /** The fields at fault. */
  readonly fields: readonly number[];
  /** The nodes at fault; for a cycle in the order of going round. */
  readonly nodes: readonly string[];
  /** The options at fault. */
  readonly options: readonly number[];
  /** Operations that mend this one fault. Apply one repair, then validate again. */
  readonly repair?: readonly GroupOperation[];
}

/** All faults of a field group, in the order of its list and its nodes. None: it may be published. */
export function validateGroup(flow: GroupFlow): readonly GroupFinding[] {
  const index = indexOf(flow);
  const reached = reachable(flow, index);
  return [
    ...flow.list.flatMap((field) => fieldFindings(flow, field.id)),
    ...flow.nodes.flatMap((node) => nodeFindings(flow, index, node.id)),
    ...neverAsked(flow, reached),
    ...cycles(flow, index, reached),
    ...twice(flow, index, reached),
  ];
}

const finding = (code: GroupFindingCode, place: Partial<GroupFinding>, repair?: GroupEdit): GroupFinding => ({
  code,
  fields: [],
  nodes: [],
  options: [],
  ...place,
  ...(repair && repair[1].length > 0 ? { repair: repair[1] } : {}),
});

function fieldFindings(flow: GroupFlow, fieldId: number): GroupFinding[] {
  const field = flow.list.find(({ id }) => id === fieldId);
  if (field?.fieldType !== "radio") return [];
  if (field.optionsList.length < 2) return [finding("radio-without-options", { fields: [fieldId] })];
  const byValue = new Map<string, number[]>();
  for (const { id, value } of field.optionsList) byValue.set(value, [...(byValue.get(value) ?? []), id]);
  return [...byValue.values()]
    .filter((options) => options.length > 1)
    .map((options) => finding("duplicate-value", { fields: [fieldId], options }));
}

function nodeFindings(flow: GroupFlow, index: GroupIndex, nodeId: string): GroupFinding[] {
  const fieldId = index.nodes.get(nodeId)?.fieldId ?? Number.NaN;
  const field = index.fields.get(fieldId);
  const nodes = [nodeId];
  if (!field) return [finding("field-gone", { fields: [fieldId], nodes })];
  const fields = [fieldId];
  const found: GroupFinding[] = [];

  const options = optionsOf(index, nodeId);
  const given = Object.keys(givenWays(flow, nodeId)).map(Number);
  const gone = given.filter((option) => !options.some(({ id }) => id === option));
  if (field.fieldType !== "radio") {
    const leaving = index.leaving.get(nodeId) ?? [];
    if (given.length > 0 || leaving.length > 1) {
      found.push(finding("branch-without-options", { fields, nodes }));
    }
    return found;
  }
  for (const option of gone) {
    found.push(finding("option-gone", { fields, nodes, options: [option] }, release(flow, nodeId, option)));
  }

  const ways = waysOf(flow, index, nodeId);
  const others = otherwise(index, nodeId, ways);
  if (others.length > 1) found.push(finding("two-ways", { fields, nodes }));
  if (ways.size > 0 && others.length === 0) {
    for (const { id } of options) {
      if (ways.has(id)) continue;
      found.push(finding("option-without-way", { fields, nodes, options: [id] }, endAfter(flow, nodeId, id)));
    }
  }
  return found;
}

/** The nodes that some answers lead to. */
function reachable(flow: GroupFlow, index: GroupIndex): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = flow.nodes.slice(0, 1).map(({ id }) => id);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    for (const { edge } of branchesOf(flow, index, node)) if (edge) open.push(edge.target);
  }
  return reached;
}

function neverAsked(flow: GroupFlow, reached: ReadonlySet<string>): GroupFinding[] {
  if (flow.nodes.length === 0) return [];
  const lost = flow.nodes
    .filter(({ id }) => !reached.has(id))
    .map(({ id, fieldId }) => finding("never-asked", { fields: [fieldId], nodes: [id] }));
  const drawn = new Set(flow.nodes.map(({ fieldId }) => fieldId));
  const missing = flow.list
    .filter(({ id }) => !drawn.has(id))
    .map(({ id }) => finding("never-asked", { fields: [id] }, asLast(flow, id, reached)));
  return [...lost, ...missing];
}

/** Puts a question after the one question with which the form now ends, where there is just one. */
function asLast(flow: GroupFlow, fieldId: number, reached: ReadonlySet<string>): GroupEdit | undefined {
  const sources = new Set(flow.edges.map(({ source }) => source));
  const last = flow.nodes.filter(({ id }) => reached.has(id) && !sources.has(id));
  const [only] = last;
  if (!only || last.length > 1 || Object.keys(givenWays(flow, only.id)).length > 0) return undefined;
  const [placed, first] = placeField(flow, fieldId, placeAfter(flow, only.id));
  const [whole, second] = lead(placed, only.id, placed.nodes.at(-1)?.id ?? "");
  return [whole, [...first, ...second]];
}

/** One finding for each way back into a question that is still being answered. */
function cycles(flow: GroupFlow, index: GroupIndex, reached: ReadonlySet<string>): GroupFinding[] {
  const done = new Set<string>();
  for (const start of reached) {
    if (done.has(start)) continue;
    const path = [{ node: start, targets: targetsOf(flow, index, start) }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.targets.pop();
      if (next === undefined) {
        done.add(top.node);
        path.pop();
        continue;
      }
      const from = path.findIndex(({ node }) => node === next);
      if (from >= 0) {
        const nodes = path.slice(from).map(({ node }) => node);
        const fields = nodes.map((node) => index.nodes.get(node)?.fieldId ?? Number.NaN);
        return [finding("cycle", { nodes, fields })];
      }
      if (!done.has(next)) path.push({ node: next, targets: targetsOf(flow, index, next) });
    }
  }
  return [];
}

const targetsOf = (flow: GroupFlow, index: GroupIndex, node: string): string[] =>
  branchesOf(flow, index, node).flatMap(({ edge }) => (edge ? [edge.target] : []));

/** Fields that one way through the form asks for twice. */
function twice(flow: GroupFlow, index: GroupIndex, reached: ReadonlySet<string>): GroupFinding[] {
  const byField = new Map<number, string[]>();
  for (const { id, fieldId } of flow.nodes) {
    if (reached.has(id)) byField.set(fieldId, [...(byField.get(fieldId) ?? []), id]);
  }
  return [...byField].flatMap(([field, nodes]) => {
    if (nodes.length < 2) return [];
    const pairs = nodes.flatMap((node) => {
      const after = new Set<string>();
      const open = targetsOf(flow, index, node);
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (after.has(next)) continue;
        after.add(next);
        open.push(...targetsOf(flow, index, next));
      }
      return nodes.filter((other) => other !== node && after.has(other)).map((other) => [node, other]);
    });
    const [first] = pairs;
    return first ? [finding("field-twice", { fields: [field], nodes: first })] : [];
  });
}
