import type { SurveyFault, SurveyMapping } from "@yer/api/contract/survey-imports";
import type { Actor } from "../access/actor.js";
import type { Acting } from "../applications/acting.js";
import type { Db, Transaction } from "../database/database.js";
import type { ImportRowsTable, ImportSystem } from "../schema/tables/imports.js";

/** Who the rows are entered for. */
export type Importing = Acting & { readonly actor: Actor };

/** What is known of a file of rows while its rows are gone through. */
export interface ImportAtWork {
  readonly id: string;
  readonly fileName: string;
  readonly mapping: SurveyMapping;
  readonly system: ImportSystem | null;
}

/** A row as it was read. */
export type RowAtWork = Pick<ImportRowsTable, "line" | "cells" | "shape">;

/** What a row would do. */
export interface JudgedRow {
  readonly line: number;
  readonly subject: string | null;
  readonly about: string;
  /** Empty: it may be entered. */
  readonly faults: readonly SurveyFault[];
  readonly warnings: readonly SurveyFault[];
}

/** The record that a row became. */
export interface EnteredRow {
  readonly region: string;
  readonly district: string;
  readonly id: string;
  readonly number: string;
}

/** Everything that rows of one register need, read once for many rows. */
export interface RowWorker {
  /** The dry run of some rows: changes nothing. */
  judge(transaction: Transaction, importing: Importing, rows: readonly RowAtWork[]): Promise<JudgedRow[]>;
  /** Brings numbers in step with rows entered, once for many, in their transaction. */
  settle(transaction: Transaction, entered: readonly EnteredRow[]): Promise<void>;
  /**
   * Enters rows, with as many statements for many as for one.
   * @returns a record for each, in their order
   * @throws {Problem} one of them cannot be entered (any more); what they wrote is undone by the caller
   */
  enter(transaction: Transaction, importing: Importing, rows: readonly RowAtWork[]): Promise<EnteredRow[]>;
  /** What a refusal is to the row. */
  faultsOf(row: RowAtWork, error: unknown): readonly SurveyFault[];
  /** Takes a record out again. @returns `false` where somebody has worked on it since */
  takeOut(
    transaction: Transaction,
    importing: Importing,
    row: { readonly line: number; readonly recordId: string },
  ): Promise<boolean>;
}

/** A register that rows are brought into: what is its own, everything else is one way for all. */
export interface ImportKind {
  readonly name: string;
  guess(columns: readonly string[]): SurveyMapping;
  open(db: Db, importing: Importing, batch: ImportAtWork): Promise<RowWorker>;
  /** Records among `ids` that somebody has worked on. */
  workedOn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
}
