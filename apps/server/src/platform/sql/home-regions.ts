/** The regions of some rows, each once: a statement that names them writes to the partitions of those alone. */
export function homeRegions(rows: readonly { readonly home_region: string }[]): string[] {
  return [...new Set(rows.map(({ home_region }) => home_region))];
}
