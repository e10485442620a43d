import type {
  BatchFault,
  BatchFilled,
  BatchFormat,
  BatchMapping,
  BatchRowKind,
  BatchState,
  BatchWork,
} from "@yer/api/contract/batch";
import type { Polygon } from "@yer/api/contract/values";
import type { Generated } from "kysely";

/** Tables of files of rows that are brought into a register (migrations 0389, 0481, 0950). */
export interface BatchTables {
  batches: BatchesTable;
  batch_rows: BatchRowsTable;
  batch_counts: BatchCountsTable;
  batch_mappings: BatchMappingsTable;
}

/** The system of a file's shapes as it says it, and as a person chose it. */
export interface BatchSystem {
  readonly name: string | null;
  readonly chosen: string | null;
  readonly said: string | null;
  readonly likely: readonly string[];
}

/** A file that was brought. */
export interface BatchesTable {
  id: string;
  kind: string;
  file_name: string;
  format: BatchFormat;
  encoding: string | null;
  columns: readonly string[];
  layout: string;
  mapping: BatchMapping;
  /** Values for all rows, by field. */
  filled: Generated<BatchFilled>;
  remembered: boolean;
  system: BatchSystem | null;
  row_count: number;
  state: BatchState;
  /** What was under way when it was stopped; null in every other state. */
  stopped_in: BatchWork | null;
  reached: Generated<number>;
  done: Generated<number>;
  by_id: string;
  by_name: string;
  /** Territory of the person who uploaded it. */
  territory: string | null;
  /** Who had it entered or undone: the work goes on in their name. */
  worker_id: string;
  /** What was said with the order to enter it. */
  given: Generated<Readonly<Record<string, unknown>>>;
  at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
  version: Generated<number>;
}

/** A row of it: what was read, what was found, what became of it. */
export interface BatchRowsTable {
  batch_id: string;
  line: number;
  cells: readonly string[];
  /** Polygons in the file's own coordinates, or in WGS 84 where the file says its system. */
  shape: readonly Polygon["coordinates"][] | null;
  kind: BatchRowKind | null;
  subject: string | null;
  about: Generated<string>;
  faults: Generated<readonly BatchFault[]>;
  warnings: Generated<readonly BatchFault[]>;
  /** What the row shows its readers besides, by its kind. */
  said: Generated<Readonly<Record<string, unknown>>>;
  /** What undoing needs to know: how the record stood before, and as what it was left. */
  trace: Readonly<Record<string, unknown>> | null;
  record_region: string | null;
  record_id: string | null;
  record_number: string | null;
}

/** How many rows of a batch are of a kind, and the tiyin they say; written by the database itself. */
export interface BatchCountsTable {
  batch_id: string;
  kind: BatchRowKind;
  total: number;
  warned: number;
  amount: number;
}

/** Columns that a person chose for a header. */
export interface BatchMappingsTable {
  user_id: string;
  kind: string;
  layout: string;
  mapping: BatchMapping;
  at: Date;
}
