import type { Field } from "./field.js";
import { branchesOf, indexOf } from "./group-flow.js";
import type { GroupFlow, GroupIndex } from "./group-flow.js";

/** What differs between two states of a group. */
export type GroupChangeCode = "added" | "removed" | "moved" | "changed" | "ways" | "first";

/** One difference, at a field. */
export interface GroupChange {
  readonly code: GroupChangeCode;
  readonly field: number;
  /** For a field that moved: its place in the list before and after, counted from 1. */
  readonly from?: number;
  readonly to?: number;
}

/**
 * What is different in `after`: fields added and taken out, in another place, asked otherwise, followed by other
 * questions. Where a question lies on the canvas is no difference.
 */
export function diffGroup(before: GroupFlow, after: GroupFlow): readonly GroupChange[] {
  const old = indexOf(before);
  const next = indexOf(after);
  const both = after.list.filter(({ id }) => old.fields.has(id));
  const order = before.list.filter(({ id }) => next.fields.has(id)).map(({ id }) => id);
  const stays = longestKept(
    order,
    both.map(({ id }) => id),
  );
  const firstNow = firstOf(after);
  return [
    ...before.list.flatMap(({ id }): GroupChange[] => (next.fields.has(id) ? [] : [{ code: "removed", field: id }])),
    ...after.list.flatMap(({ id }): GroupChange[] => (old.fields.has(id) ? [] : [{ code: "added", field: id }])),
    ...both.flatMap(({ id }): GroupChange[] =>
      stays.has(id) ? [] : [{ code: "moved", field: id, from: placeOf(before, id), to: placeOf(after, id) }],
    ),
    ...both.flatMap((field): GroupChange[] =>
      sameField(old.fields.get(field.id), field) ? [] : [{ code: "changed", field: field.id }],
    ),
    ...both.flatMap(({ id }): GroupChange[] =>
      waysFrom(before, old, id) === waysFrom(after, next, id) ? [] : [{ code: "ways", field: id }],
    ),
    ...(firstNow !== undefined && before.list.length > 0 && firstOf(before) !== firstNow
      ? [{ code: "first", field: firstNow } as const]
      : []),
  ];
}

/** The question that is asked first. */
const firstOf = (flow: GroupFlow): number | undefined => flow.nodes[0]?.fieldId ?? flow.list[0]?.id;

const placeOf = (flow: GroupFlow, fieldId: number): number => flow.list.findIndex(({ id }) => id === fieldId) + 1;

/** All that a field says, as one value; the order of its keys does not count. */
const partsOf = ({ label, fieldType, required, least, most, optionsList }: Field): string =>
  JSON.stringify([
    [label.uz_UZ, label.uz_Cyrl, label.ru_RU, label.en_US, fieldType, required, least, most],
    optionsList.map((option) => [
      option.id,
      option.value,
      option.label.uz_UZ,
      option.label.uz_Cyrl,
      option.label.ru_RU,
      option.label.en_US,
    ]),
  ]);

const sameField = (one: Field | undefined, other: Field): boolean =>
  one !== undefined && partsOf(one) === partsOf(other);

/** Which questions follow which answers, as one value; the ids of nodes and edges do not count. */
function waysFrom(flow: GroupFlow, index: GroupIndex, fieldId: number): string {
  return JSON.stringify(
    flow.nodes
      .filter((node) => node.fieldId === fieldId)
      .map((node) =>
        branchesOf(flow, index, node.id).map(({ options, edge }) => [
          options.toSorted((a, b) => a - b),
          edge === null ? null : (index.nodes.get(edge.target)?.fieldId ?? null),
        ]),
      ),
  );
}

/** The most fields that keep their order among each other: the others are what moved. */
function longestKept(before: readonly number[], after: readonly number[]): ReadonlySet<number> {
  const places = new Map(before.map((id, place) => [id, place]));
  const best: { readonly length: number; readonly previous: number }[] = [];
  after.forEach((id, at) => {
    let length = 1;
    let previous = -1;
    for (let index = 0; index < at; index++) {
      const other = after[index];
      const longer = (best[index]?.length ?? 0) + 1;
      if (other !== undefined && (places.get(other) ?? 0) < (places.get(id) ?? 0) && longer > length) {
        length = longer;
        previous = index;
      }
    }
    best.push({ length, previous });
  });
  const kept = new Set<number>();
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  for (let entry = best[at]; entry; entry = best[at]) {
    const id = after[at];
    if (id !== undefined) kept.add(id);
    at = entry.previous;
  }
  return kept;
}
