/** Replies kept for retries. */
export interface IdempotencyTables {
  idempotent_act: IdempotentActTable;
}

/** One act of one person, and what it was answered; written in the act's own transaction. */
export interface IdempotentActTable {
  actor: string;
  key: string;
  method: string;
  path: string;
  /** SHA-256 of the request's body. */
  body_hash: Buffer;
  status: number;
  /** A JSON object of header names and values. */
  headers: unknown;
  body: string | null;
  at: Date;
}
