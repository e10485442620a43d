/** Table of keys that outlive their master secret (migration 0378). */
export interface KeyStoreTables {
  key_store: KeyStoreTable;
}

/** The key of one purpose under a former master secret. */
export interface KeyStoreTable {
  purpose: string;
  /** Fingerprint of the master secret that the key was derived from. */
  mark: string;
  /** The key, sealed (secrets/seal.ts). */
  sealed: string;
}
