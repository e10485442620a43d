import { useLayoutEffect, useRef } from "react";

/** Under which key each drawn row stands, by the row's id, in the order of drawing. */
export type RowKeys = ReadonlyMap<string, number>;

/**
 * Keys for the rows to be drawn, by those drawn before. A row that stays keeps its key, and so its elements. Where none
 * stays but perhaps the focused one (another page or order, a leap through the list), the new rows take over the elements
 * of the old ones in turn: writing other text into cells costs half of what it costs to make cells.
 */
export function nextRowKeys(before: RowKeys, ids: readonly string[]): RowKeys {
  const stays = ids.filter((id) => before.has(id));
  const free = stays.length <= 1 ? [...before].flatMap(([id, key]) => (id === stays[0] ? [] : key)) : [];
  let last = Math.max(-1, ...before.values());
  return new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? ++last]));
}

const none: RowKeys = new Map();

/** {@link nextRowKeys} for a list that is drawn again and again. */
export function useRowKeys(ids: readonly string[]): RowKeys {
  const drawn = useRef(none);
  // oxlint-disable-next-line react/refs -- what stands is what the next drawing begins with; it changes with a drawing only
  const keys = nextRowKeys(drawn.current, ids);
  useLayoutEffect(() => {
    drawn.current = keys;
  });
  return keys;
}
