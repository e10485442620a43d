import type { Generated } from "kysely";

/** Table of signed summary tables (migration 0926). */
export interface SvodStatementsTables {
  svod_statements: SvodStatementsTable;
}

/** A summary table that was signed. */
export interface SvodStatementsTable {
  /** The region it is of; the republic's. */
  home_region: string;
  id: string;
  /** What was signed, word for word. */
  content: string;
  pkcs7: Buffer;
  signer: string;
  /** Who asked for it. */
  signed_by: string;
  signed_at: Date;
  /** SHA-256 of its PDF, once that is rendered. */
  sha256: Generated<string | null>;
  size: Generated<number | null>;
  rendered_at: Generated<Date | null>;
}
