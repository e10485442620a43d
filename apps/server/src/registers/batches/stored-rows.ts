/** Rows of one piece: written to the database by one statement. */
const pieceRows = 2000;

/** Rows in pieces as they are kept. */
export function storedRows(rows: readonly object[]): { readonly rowCount: number; readonly pieces: readonly string[] } {
  const pieces: string[] = [];
  for (let from = 0; from < rows.length; from += pieceRows) {
    pieces.push(JSON.stringify(rows.slice(from, from + pieceRows)));
  }
  return { rowCount: rows.length, pieces };
}
