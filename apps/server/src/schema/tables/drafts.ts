import type { ColumnType, RawBuilder } from "kysely";

/** What people have typed and not yet sent. */
export interface DraftTables {
  draft: DraftTable;
}

/** One person's draft of one form about one record. */
export interface DraftTable {
  person: string;
  form: string;
  /** The record being edited, or `new`. */
  record: string;
  value: ColumnType<Record<string, unknown>, RawBuilder<unknown>, RawBuilder<unknown>>;
  /** Version of the record the person started from. */
  base_version: number | null;
  saved_at: Date;
}
