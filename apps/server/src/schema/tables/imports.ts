import type {
  SurveyBatch,
  SurveyFault,
  SurveyMapping,
  SurveyRowKind,
  SurveyState,
} from "@yer/api/contract/survey-imports";
import type { Polygon } from "@yer/api/contract/values";
import type { Generated } from "kysely";

/** Tables of files of rows that are brought into a register (migration 0389). */
export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_mappings: ImportMappingsTable;
}

/** The system of a file's shapes as it says it, and as a person chose it. */
export interface ImportSystem {
  readonly name: string | null;
  readonly chosen: string | null;
  readonly said: string | null;
  readonly likely: readonly string[];
}

/** A file that was brought. */
export interface ImportsTable {
  id: string;
  kind: string;
  file_name: string;
  format: SurveyBatch["format"];
  encoding: string | null;
  columns: readonly string[];
  layout: string;
  mapping: SurveyMapping;
  remembered: boolean;
  system: ImportSystem | null;
  row_count: number;
  state: SurveyState;
  reached: Generated<number>;
  done: Generated<number>;
  by_id: string;
  by_name: string;
  at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
  version: Generated<number>;
}

/** A row of it: what was read, what was found, what became of it. */
export interface ImportRowsTable {
  import_id: string;
  line: number;
  cells: readonly string[];
  /** Polygons in the file's own coordinates, or in WGS 84 where the file says its system. */
  shape: readonly Polygon["coordinates"][] | null;
  kind: SurveyRowKind | null;
  subject: string | null;
  about: Generated<string>;
  faults: Generated<readonly SurveyFault[]>;
  warnings: Generated<readonly SurveyFault[]>;
  record_region: string | null;
  record_id: string | null;
  record_number: string | null;
}

/** Columns that a person chose for a header. */
export interface ImportMappingsTable {
  user_id: string;
  kind: string;
  layout: string;
  mapping: SurveyMapping;
  at: Date;
}
