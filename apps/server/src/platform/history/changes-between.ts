import type { Change } from "./chain.js";

/** What differs between two states of a record, by JSON pointer. A field the one before lacks was `null`. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))
    .map((key) => ({ pointer: `/${key}`, before: before[key] ?? null, after: after[key] ?? null }));
}
