import type { ColumnType, Generated, RawBuilder } from "kysely";

/** The history: append-only. The running role may insert and select, no more. */
export interface HistoryTables {
  history_entry: HistoryEntryTable;
  history_personal: HistoryPersonalTable;
  history_root: HistoryRootTable;
}

type Json = ColumnType<unknown, RawBuilder<unknown>, never>;

/** One act on one record; `hash` covers everything in the row but `position`, and the entry before it. */
export interface HistoryEntryTable {
  /** Fixed at the record's creation; 4 digits, or `17` for records of the whole republic. */
  home_region: string;
  record_kind: string;
  record_id: string;
  /** 1, 2, 3 … within the record. */
  sequence: number;
  /** Order of arrival over all records; says which root an entry belongs to. */
  position: Generated<number>;
  at: Date;
  actor: string | null;
  impersonator: string | null;
  action: string;
  from_state: string | null;
  to_state: string | null;
  reason: string | null;
  changes: Json;
  params: Json;
  /** Salted hash of what stands in `history_personal`; null when the act concerned nothing personal. */
  personal_hash: Buffer | null;
  previous_hash: Buffer;
  hash: Buffer;
}

/** Personal values of an entry, apart from it so that they can be erased without breaking the chain. */
export interface HistoryPersonalTable {
  home_region: string;
  record_kind: string;
  record_id: string;
  sequence: number;
  salt: Buffer;
  changes: Json;
}

/** The signed Merkle root over the heads of all chains of a region that grew since the root before it. */
export interface HistoryRootTable {
  home_region: string;
  number: number;
  at: Date;
  /** Covers entries up to this position, from the one after the last root's. */
  until_position: number;
  leaves: number;
  root: Buffer;
  /** SHA-256 of the last root's signature: roots are a chain too. */
  previous: Buffer;
  /** Ed25519 over the canonical row. */
  signature: Buffer;
}
