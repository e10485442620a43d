import { searchKey } from "@yer/api/formats";

/** How a header is recognised again: its names folded, in their order. */
export function layoutOf(columns: readonly string[]): string {
  return columns.map(searchKey).join("|").slice(0, 2000);
}
