import fc from "fast-check";
import { expect, it } from "vitest";
import { type Change, changedBy } from "./operations.js";

interface Item {
  readonly id: string;
  readonly label: number;
}

const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
const item = fc.record({ id, label: fc.nat(9) });
/** Some fit and some do not: an item that is gone or already there, an index that is another's. */
const change: fc.Arbitrary<Change<Item>> = fc.oneof(
  fc.record({ type: fc.constant("insert" as const), index: fc.nat(9), item }),
  fc.record({ type: fc.constant("remove" as const), index: fc.nat(9), item }),
  fc
    .tuple(item, fc.nat(9))
    .map(([before, label]) => ({ type: "replace" as const, before, after: { ...before, label } })),
);

const idOf = (one: Change<Item>): string => (one.type === "replace" ? one.before : one.item).id;
const idsOf = (items: readonly Item[]) => new Set(items.map((each) => each.id));

/** What a change is by its words, item by item. */
function byTheWord(items: readonly Item[], one: Change<Item>): readonly Item[] {
  if (one.type === "insert") {
    return items.some((each) => each.id === one.item.id)
      ? items
      : [...items.slice(0, one.index), one.item, ...items.slice(one.index)];
  }
  if (one.type === "remove") return items.filter((each) => each.id !== one.item.id);
  return items.map((each) => (each.id === one.before.id ? one.after : each));
}

it("changes in a row leave what each of them leaves after the other, and the list itself where none fits", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(item, { selector: (each) => each.id, maxLength: 8 }),
      fc.array(change, { maxLength: 12 }),
      (items, changes) => {
        const before = structuredClone(items);
        const after = changedBy(items, changes);
        expect(after).toEqual(changes.reduce<readonly Item[]>(byTheWord, items));
        expect(items).toEqual(before);
        const gone = changes.filter((one) => one.type !== "insert" && !idsOf(items).has(idOf(one)));
        expect(changedBy(items, gone)).toBe(items);
      },
    ),
    { numRuns: 500 },
  );
});
