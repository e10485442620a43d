/** Something that has a place in a list. */
export interface SortableItem {
  /** Unique in the list. */
  readonly id: string;
  /** Its name, said when it is moved. */
  readonly label: string;
}

/** The items in the order of the ids; those the order does not name come last, as they came. */
export function inOrder<Item extends SortableItem>(
  items: readonly Item[],
  order: readonly string[] | undefined,
): readonly Item[] {
  if (!order) return items;
  const place = new Map(order.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length));
}

/** The ids with one of them at another place; places beyond the ends are the ends. */
export function moveTo(order: readonly string[], id: string, place: number): string[] {
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(Math.max(0, place), 0, id);
}

/** The ids with one of them right before or after another. */
export function moveBeside(
  order: readonly string[],
  id: string,
  beside: { readonly id: string; readonly side: "before" | "after" },
): string[] {
  if (beside.id === id) return [...order];
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(rest.indexOf(beside.id) + (beside.side === "after" ? 1 : 0), 0, id);
}
