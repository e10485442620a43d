import type { BatchFault, BatchMapping, BatchRowKind, DeclaredBatch } from "@yer/api/contract/batch";
import type { Selectable } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Settings } from "../../platform/dated-settings/settings.js";
import type { LimitKind } from "../../platform/throttle/throttle.js";
import type { Problem } from "../../platform/problem/problem.js";
import type { BatchRowsTable, BatchSystem } from "../../schema/tables/batches.js";
import type { StoredTable } from "./read-apart.js";

/** What is known of a batch while its rows are gone through. */
export interface BatchAtWork {
  readonly id: string;
  readonly fileName: string;
  readonly mapping: BatchMapping;
  readonly system: BatchSystem | null;
  /** What was said with the order to enter it. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** A row as it was read, and what the dry run had it say. */
export type RowAtWork = Pick<Selectable<BatchRowsTable>, "line" | "cells" | "shape" | "said">;

/** A row of the dry run: what entering it would do, and what is wrong with it. */
export interface JudgedRow {
  readonly line: number;
  /** By what it is recognised a second time in the same file. */
  readonly subject: string | null;
  readonly about: string;
  /** What it would do where nothing is wrong with it. @default "new" */
  readonly kind?: "new" | "changed" | "over" | "known";
  /** What is wrong with the row; without any fault it may be entered. */
  readonly faults: readonly BatchFault[];
  readonly warnings: readonly BatchFault[];
  /** Further values that readers of the row are shown. */
  readonly said?: Readonly<Record<string, unknown>>;
}

/** The record that a row made or changed. */
export interface EnteredRow {
  readonly id: string;
  readonly number?: string | null;
  readonly region?: string | null;
  readonly district?: string | null;
  /** What is stored of the entered row so that it can be undone. */
  readonly trace?: Readonly<Record<string, unknown>> | null;
}

/** A row that was entered, to be undone. */
export interface RowToUndo {
  readonly line: number;
  readonly recordId: string;
  readonly trace: Readonly<Record<string, unknown>> | null;
}

/** What undoing did to a row: `kept` says why. */
export interface UndoneRow {
  readonly line: number;
  readonly kind: "undone" | "kept";
  readonly faults?: readonly BatchFault[];
}

/** Everything that rows of one batch need, read once for many rows. */
export interface RowWorker {
  /** The dry run of some rows: changes nothing. */
  judge(transaction: Transaction, entering: ActingPerson, rows: readonly RowAtWork[]): Promise<readonly JudgedRow[]>;
  /**
   * Enters rows, with as many statements for many as for one.
   * @returns a record for each, in their order
   * @throws {Problem} one of them cannot be entered (any more); what they wrote is undone by the caller
   */
  enter(transaction: Transaction, entering: ActingPerson, rows: readonly RowAtWork[]): Promise<readonly EnteredRow[]>;
  /** What a refusal is to the row, and that the row stands already where that is why. */
  refusalOf(
    row: RowAtWork,
    error: unknown,
  ): { readonly kind?: "wrong" | "known"; readonly faults: readonly BatchFault[] };
  /**
   * Takes back what rows did, as far as nobody has gone on from it.
   * @returns what became of each
   * @throws {Problem} one of them may not be taken back; what was done to the others is undone by the caller
   */
  undo(transaction: Transaction, entering: ActingPerson, rows: readonly RowToUndo[]): Promise<readonly UndoneRow[]>;
  /** Why a row that may not be undone is kept. @default that it is not permitted */
  whyKept?(refusal: Problem): readonly BatchFault[];
  /** Brings numbers in step with rows entered, once for many, in their transaction. */
  settle?(transaction: Transaction, entered: readonly EnteredRow[]): Promise<void>;
}

/** How an uploaded file is read, and what reading it is bounded by. */
export interface BatchReading {
  /** The limit that uploads of this kind count towards. */
  readonly throttle: LimitKind;
  /** Largest file, as the settings have it. */
  mostBytes(settings: Settings, now: Date): number;
  /** Reads it whole. @throws {Problem} `file-refused` */
  read(bytes: Buffer, settings: Settings, now: Date): Promise<StoredTable>;
}

/** A register that rows are brought into: what is its own, everything else is one way for all. */
export interface BatchKind {
  /** As the contract has it: calls, columns, permission. */
  readonly declared: DeclaredBatch;
  readonly reading: BatchReading;
  /** Who sees a batch besides those who see the whole republic: who brought it, or all within its territory. */
  readonly shared: "own" | "territory";
  /** Whether rows hold what is forgotten where it never became anything: names and numbers of persons. @default false */
  readonly forgets?: boolean;
  /** Rows of one transaction, where they are not the usual ones: all, where rows are judged by one another. */
  readonly chunk?: Partial<Readonly<Record<"checking" | "applying" | "undoing", number>>>;
  /** The columns that look like fields, by their names. */
  guess(columns: readonly string[]): BatchMapping;
  open(db: Db, entering: ActingPerson, batch: BatchAtWork): Promise<RowWorker>;
  /** What is wrong with the second row of one subject. */
  twice?(subject: string, line: number): BatchFault;
  /** Records among `ids` that somebody has gone on from. */
  workedOn?(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What a batch shows besides, by its kind. */
  more?(db: Db | Transaction, id: string): Promise<Readonly<Record<string, unknown>>>;
}

/** Kinds of what became of rows that can be undone. */
export const undoable: readonly BatchRowKind[] = ["entered", "kept"];

/** What the machine is given by those who stand above it: the registers rows can be brought into, and who works. */
export interface BatchMachine {
  /** Kinds by their names. */
  readonly kinds: Readonly<Record<string, BatchKind>>;
  /** A person with their rights as they stand, for work that goes on after a request; `undefined`: they may no more. */
  readonly worker: (db: Db | Transaction, userId: string, until: Date) => Promise<Actor | undefined>;
}
