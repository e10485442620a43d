/** What comes after a row in a page of its list. */
export interface Following<Row> {
  /** The row behind it; of one that has left the list, because of what was done to it, the one that moved up into its place. */
  readonly next: Row | undefined;
  /** A row before it, which was passed over: what is left once no page comes after this one. */
  readonly passedOver: Row | undefined;
}

/** @param was where the row stood when it was last there */
export function followingRow<Row>(rows: readonly Row[], isThis: (row: Row) => boolean, was: number): Following<Row> {
  const at = rows.findIndex(isThis);
  return { next: at < 0 ? rows[was] : rows[at + 1], passedOver: rows.find((row) => !isThis(row)) };
}
