import type { Diagram } from "./diagram.js";
import type { Operation, Slice, Slices } from "./operations.js";

/** One slice while it is worked on: its items, and where each stood at first. */
interface Part {
  readonly items: Slices[Slice][];
  readonly stood: Map<string, number>;
}

/**
 * A diagram to which thousands of operations are applied one after another: none of them makes it anew. Items are put at
 * the end and taken from anywhere, so each stands where it stood or before, by as many as were taken meanwhile.
 */
export class Workbench {
  readonly #diagram: Diagram;
  readonly #parts = new Map<Slice, Part>();

  constructor(diagram: Diagram) {
    this.#diagram = diagram;
  }

  /** Applies an operation that fits, and answers it with the place at which it was applied. */
  apply(operation: Operation): Operation {
    if (operation.type === "keep") return operation;
    const { items, stood } = this.#part(operation.slice);
    if (operation.type === "insert") {
      stood.set(operation.item.id, items.length);
      return { ...operation, index: items.push(operation.item) - 1 };
    }
    const { id } = operation.type === "replace" ? operation.before : operation.item;
    let index = Math.min(stood.get(id) ?? -1, items.length - 1);
    while (index >= 0 && items[index]?.id !== id) index--;
    if (index < 0) return operation;
    if (operation.type === "replace") {
      items[index] = operation.after;
      return operation;
    }
    items.splice(index, 1);
    return { ...operation, index };
  }

  /** The diagram as it is now. */
  diagram(): Diagram {
    return { ...this.#diagram, ...Object.fromEntries([...this.#parts].map(([slice, { items }]) => [slice, items])) };
  }

  #part(slice: Slice): Part {
    const known = this.#parts.get(slice);
    if (known) return known;
    const items = [...this.#diagram[slice]];
    const part = { items, stood: new Map(items.map(({ id }, index) => [id, index])) };
    this.#parts.set(slice, part);
    return part;
  }
}
