import type { Facts } from "@yer/api/contract/facts";
import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../platform/history/chain.js";

/** Facts whose parts are told apart in the history; of the others the whole value is. */
const parted = new Set<string>(["sizes", "payment", "occupier"] satisfies readonly (keyof Facts)[]);

/**
 * What changed between two states of facts, by JSON pointer; personal values apart, for the history keeps them apart.
 * @param before `null` for a new application: every fact given is a change then
 */
export function changesOf(before: Facts | null, after: Facts): { plain: Change[]; personal: Change[] } {
  const flatBefore = flat(before ?? {});
  const flatAfter = flat(after);
  const plain: Change[] = [];
  const personal: Change[] = [];
  for (const pointer of new Set([...flatBefore.keys(), ...flatAfter.keys()])) {
    const old = flatBefore.get(pointer) ?? null;
    const value = flatAfter.get(pointer) ?? null;
    if (isDeepStrictEqual(old, value) || (before === null && isEmpty(value))) continue;
    (pointer.startsWith("/occupier") ? personal : plain).push({ pointer, before: old, after: value });
  }
  return { plain, personal };
}

function flat(facts: Partial<Facts>): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [key, value] of Object.entries(facts)) {
    if (parted.has(key) && typeof value === "object" && value !== null) {
      for (const [part, inner] of Object.entries(value)) values.set(`/${key}/${part}`, inner);
    } else {
      values.set(`/${key}`, value);
    }
  }
  return values;
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
