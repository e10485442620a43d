import { batchBounds } from "@yer/api/contract/batch";
import type { BatchReading } from "./batch-kind.js";
import { readApart } from "./read-apart.js";

/** How large a list may be. */
interface ListBounds {
  readonly mostBytes: number;
  readonly mostRows: number;
  /** @default as many as any batch may have */
  readonly mostColumns?: number;
}

/** How a list is read: of few rows and some columns, JSON or CSV. */
export function listReading(bounds: ListBounds): BatchReading {
  return reading("list", bounds);
}

/** How a bank's list is read: JSON, CSV, a workbook, or 1C's client-bank exchange. */
export function statementReading(bounds: ListBounds): BatchReading {
  return reading("statement", bounds);
}

function reading(
  as: "list" | "statement",
  { mostBytes, mostRows, mostColumns = batchBounds.mostColumns }: ListBounds,
): BatchReading {
  return {
    throttle: "place-list.person",
    mostBytes: () => mostBytes,
    read: async (bytes) => readApart(bytes, { as, bounds: { mostRows, mostColumns } }),
  };
}

/** How a table of plots is read, whatever its format: its bounds are settings. */
export const plotsReading: BatchReading = {
  throttle: "survey.person",
  mostBytes: (settings, now) => settings.value("import.megabytes", now) * 1_000_000,
  read: async (bytes, settings, now) => readApart(bytes, { as: "table", mostRows: settings.value("import.rows", now) }),
};
