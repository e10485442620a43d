/**
 * The row that comes after one in a list. One that has left the list, because of what was done to it, is followed by the
 * row that moved up into its place; behind the last row come those before it, which were passed over.
 *
 * @param was where the row stood when it was last there
 */
export function followingRow<Row>(rows: readonly Row[], isThis: (row: Row) => boolean, was: number): Row | undefined {
  const at = rows.findIndex(isThis);
  const next = at < 0 ? rows[was] : rows[at + 1];
  return next ?? rows.find((row) => !isThis(row));
}
