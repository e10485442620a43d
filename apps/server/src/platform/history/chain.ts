import { createHash } from "node:crypto";
import { canonicalJson } from "@yer/api/formats";

/** A value that changed, by JSON pointer (RFC 6901) into the record. */
export interface Change {
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Everything of an entry that its hash covers. */
export interface HashedEntry {
  readonly home_region: string;
  readonly record_kind: string;
  readonly record_id: string;
  readonly sequence: number;
  readonly at: Date;
  readonly actor: string | null;
  readonly impersonator: string | null;
  readonly action: string;
  readonly from_state: string | null;
  readonly to_state: string | null;
  readonly reason: string | null;
  readonly changes: unknown;
  readonly params: unknown;
  readonly personal_hash: Buffer | null;
}

/** What the first entry of a record stands on. */
export const genesis: Buffer = Buffer.alloc(32);

/** An entry's hash: SHA-256 over the hash before it and the canonical row. */
export function entryHash(previous: Buffer, entry: HashedEntry): Buffer {
  const row = {
    home_region: entry.home_region,
    record_kind: entry.record_kind,
    record_id: entry.record_id,
    sequence: entry.sequence,
    at: entry.at.toISOString(),
    actor: entry.actor,
    impersonator: entry.impersonator,
    action: entry.action,
    from_state: entry.from_state,
    to_state: entry.to_state,
    reason: entry.reason,
    changes: entry.changes,
    params: entry.params,
    personal_hash: entry.personal_hash?.toString("hex") ?? null,
  };
  return createHash("sha256").update(previous).update(canonicalJson(row)).digest();
}

/** The salted hash an entry holds in place of its personal values: without the salt nobody can try values against it. */
export function personalHash(salt: Buffer, changes: unknown): Buffer {
  return createHash("sha256").update(salt).update(canonicalJson(changes)).digest();
}

/** The last entry of one record's chain. */
export interface Head {
  readonly record_kind: string;
  readonly record_id: string;
  readonly sequence: number;
  readonly hash: Buffer;
}

/**
 * Merkle root (RFC 6962 §2.1: leaves and nodes hashed under different prefixes) over heads in the order given.
 * Its leaf is the head's kind, id, sequence and hash.
 */
export function merkleRoot(heads: readonly Head[]): Buffer {
  return treeHash(
    heads.map(({ record_kind, record_id, sequence, hash }) =>
      createHash("sha256")
        .update("\0")
        .update(canonicalJson([record_kind, record_id, sequence, hash.toString("hex")]))
        .digest(),
    ),
  );
}

function treeHash(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return createHash("sha256").digest();
  let level = leaves;
  while (level.length > 1) {
    const next: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = level.slice(at, at + 2);
      // An odd node out rises as it is: with a power of two on its left this is RFC 6962's tree.
      if (left) next.push(right ? createHash("sha256").update("\x01").update(left).update(right).digest() : left);
    }
    level = next;
  }
  return level[0] ?? genesis;
}
