import { Fault, finite, identifier, integer, label, list, object, position, reading, unique } from "../reading.js";
import { readingLimits } from "../limits.js";
import type { ReadingFault } from "../reading.js";
import { fieldTypes } from "./field.js";
import type { Field, FieldOption, Label } from "./field.js";
import { groupVersion } from "./group-flow.js";
import type { GroupEdge, GroupFlow, GroupNode, Ways } from "./group-flow.js";

/** Bounds on what is read: far above any real form. */
export const groupLimits = {
  ...readingLimits,
  fields: 500,
  options: 200,
  nodes: 2000,
  edges: 10_000,
  /** Greatest id of a field or an option. */
  number: 2_147_483_647,
  /** Greatest absolute bound of a number field. */
  bound: 1e15,
} as const;

/** Why a value is not a field group at all. */
export type GroupFault = ReadingFault;

/** A field group, or why it could not be read. */
export type GroupParseResult =
  | { readonly ok: true; readonly group: GroupFlow }
  | { readonly ok: false; readonly fault: GroupFault };

/**
 * Reads a field group from JSON text or from an already decoded value, trusting nothing. Keys it does not know are
 * ignored; anything else out of form is a fault with its path. Never throws.
 */
export function parseGroup(input: unknown): GroupParseResult {
  const result = reading(input, readGroup);
  return result.ok ? { ok: true, group: result.value } : result;
}

/** Writes a group as JSON: the same group always gives the same bytes, whatever order its keys were made in. */
export function serialiseGroup(group: GroupFlow): string {
  return JSON.stringify({
    version: groupVersion,
    list: group.list.map(({ id, label: text, fieldType, required, least, most, optionsList }) => ({
      id,
      label: labelOf(text),
      fieldType,
      required,
      least,
      most,
      optionsList: optionsList.map((option) => ({
        id: option.id,
        label: labelOf(option.label),
        value: option.value,
      })),
    })),
    nodes: group.nodes.map(({ id, fieldId, position: { x, y } }) => ({ id, fieldId, position: { x, y } })),
    edges: group.edges.map(({ id, source, target }) => ({ id, source, target })),
    selectedOptionsMap: Object.fromEntries(
      Object.entries(group.selectedOptionsMap).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  });
}

const labelOf = ({ uz_UZ, uz_Cyrl, ru_RU, en_US }: Label): Label => ({ uz_UZ, uz_Cyrl, ru_RU, en_US });

function readGroup(value: unknown): GroupFlow {
  const record = object(value, "");
  if (record["version"] !== groupVersion) throw new Fault("version", "version");
  const fields = list(record["list"], "list", groupLimits.fields, readField);
  sameId(fields, "list");
  const nodes = list(record["nodes"], "nodes", groupLimits.nodes, readNode);
  const edges = list(record["edges"], "edges", groupLimits.edges, readEdge);
  const ids = new Set<string>();
  unique(nodes, "nodes", ids);
  edges.forEach((edge, index) => {
    for (const side of ["source", "target"] as const) {
      if (!ids.has(edge[side])) throw new Fault("unknown-node", `edges[${index}].${side}`);
    }
  });
  unique(edges, "edges", new Set());
  return {
    version: groupVersion,
    list: fields,
    nodes,
    edges,
    selectedOptionsMap: readWays(record["selectedOptionsMap"], nodes, edges),
  };
}

function readField(record: Record<string, unknown>, path: string): Field {
  const { fieldType: given, required } = record;
  const fieldType = fieldTypes.find((type) => type === given);
  if (!fieldType) throw new Fault("kind", `${path}.fieldType`);
  if (typeof required !== "boolean") throw new Fault("kind", `${path}.required`);
  const optionsList = list(record["optionsList"], `${path}.optionsList`, groupLimits.options, readOption);
  sameId(optionsList, `${path}.optionsList`);
  return {
    id: number(record["id"], `${path}.id`),
    label: readLabel(record["label"], `${path}.label`),
    fieldType,
    required,
    least: bound(record["least"], `${path}.least`),
    most: bound(record["most"], `${path}.most`),
    optionsList,
  };
}

const readOption = (record: Record<string, unknown>, path: string): FieldOption => ({
  id: number(record["id"], `${path}.id`),
  label: readLabel(record["label"], `${path}.label`),
  value: label(record["value"], `${path}.value`),
});

function readLabel(value: unknown, path: string): Label {
  const record = object(value, path);
  const text = (locale: keyof Label) => label(record[locale], `${path}.${locale}`);
  return { uz_UZ: text("uz_UZ"), uz_Cyrl: text("uz_Cyrl"), ru_RU: text("ru_RU"), en_US: text("en_US") };
}

const readNode = (record: Record<string, unknown>, path: string): GroupNode => ({
  id: identifier(record["id"], `${path}.id`),
  fieldId: number(record["fieldId"], `${path}.fieldId`),
  position: position(record["position"], path),
});

const readEdge = (record: Record<string, unknown>, path: string): GroupEdge => ({
  id: identifier(record["id"], `${path}.id`),
  source: identifier(record["source"], `${path}.source`),
  target: identifier(record["target"], `${path}.target`),
});

function readWays(
  value: unknown,
  nodes: readonly GroupNode[],
  edges: readonly GroupEdge[],
): GroupFlow["selectedOptionsMap"] {
  const known = new Set(nodes.map(({ id }) => id));
  const sources = new Map(edges.map(({ id, source }) => [id, source]));
  return Object.fromEntries(
    Object.entries(object(value, "selectedOptionsMap")).map(([node, given]): [string, Ways] => {
      const path = `selectedOptionsMap.${node}`;
      if (!known.has(node)) throw new Fault("unknown-node", path);
      const ways = Object.entries(object(given, path)).map(([option, edge]): [number, string | null] => {
        const id = number(Number(option), `${path}.${option}`);
        if (edge === null) return [id, null];
        if (typeof edge !== "string" || sources.get(edge) !== node)
          throw new Fault("unknown-node", `${path}.${option}`);
        return [id, edge];
      });
      return [node, Object.fromEntries(ways)];
    }),
  );
}

const number = (value: unknown, path: string): number => integer(value, 0, groupLimits.number, path);

const bound = (value: unknown, path: string): number | null =>
  value === null ? null : finite(value, -groupLimits.bound, groupLimits.bound, path);

function sameId(items: readonly { readonly id: number }[], path: string): void {
  unique(
    items.map(({ id }) => ({ id: String(id) })),
    path,
    new Set(),
  );
}
