import type { BatchFilled, BatchMapping } from "@yer/api/contract/batch";
import type { JudgedRow } from "./batch-kind.js";

/** How the rows of a batch are filled: what its kind then reads, and it knows nothing of it. */
export interface Filling {
  /** Where each field stands, in a column of the file or in one behind them. */
  readonly mapping: BatchMapping;
  /** The cells of a row, with the values for all rows. */
  fill(cells: readonly string[]): readonly string[];
}

/** Puts values for all rows where a field has no column, or its cell is empty: as if the file had them. */
export function fillingOf(columns: readonly string[], mapping: BatchMapping, filled: BatchFilled): Filling {
  const values = Object.entries(filled).flatMap(([field, value = ""]) =>
    value.trim() === "" ? [] : [{ field, value: value.trim() }],
  );
  if (values.length === 0) return { mapping, fill: (cells) => cells };
  const at = new Map<number, string>();
  const whole: Record<string, number | null | undefined> = { ...mapping };
  let behind = columns.length;
  for (const { field, value } of values) {
    const own = mapping[field];
    const column = typeof own === "number" ? own : behind++;
    whole[field] = column;
    at.set(column, value);
  }
  return {
    mapping: whole,
    fill: (cells) => {
      // What became a record keeps no cells.
      if (cells.length === 0) return cells;
      const full = Array.from({ length: behind }, (_, column) => cells[column] ?? "");
      for (const [column, value] of at) if (full[column]?.trim() === "") full[column] = value;
      return full;
    },
  };
}

/** A row's faults, of which none names a column that the file does not have. */
export function withinColumns(row: JudgedRow, columns: readonly string[]): JudgedRow {
  const within = <Fault extends { readonly column: number | null }>(faults: readonly Fault[]): Fault[] =>
    faults.map((fault) => ((fault.column ?? 0) < columns.length ? fault : { ...fault, column: null }));
  return { ...row, faults: within(row.faults), warnings: within(row.warnings) };
}
