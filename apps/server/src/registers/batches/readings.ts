import { batchBounds } from "@yer/api/contract/batch";
import type { BatchReading } from "./batch-kind.js";
import { readApart } from "./read-apart.js";

/** How a list is read: of few rows and some columns, JSON or CSV. */
export function listReading(bounds: {
  readonly mostBytes: number;
  readonly mostRows: number;
  /** @default as many as any batch may have */
  readonly mostColumns?: number;
}): BatchReading {
  const { mostBytes, mostRows, mostColumns = batchBounds.mostColumns } = bounds;
  return {
    throttle: "place-list.person",
    mostBytes: () => mostBytes,
    read: async (bytes) => readApart(bytes, { as: "list", bounds: { mostRows, mostColumns } }),
  };
}

/** How a table of plots is read, whatever its format: its bounds are settings. */
export const plotsReading: BatchReading = {
  throttle: "survey.person",
  mostBytes: (settings, now) => settings.value("import.megabytes", now) * 1_000_000,
  read: async (bytes, settings, now) => readApart(bytes, { as: "table", mostRows: settings.value("import.rows", now) }),
};
