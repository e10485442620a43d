import { randomBytes } from "node:crypto";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Secrets } from "../../platform/config/secrets.js";
import type { Transaction } from "../../platform/database/database.js";
import { hmac, signature } from "../../platform/secrets/signature.js";

/** How many codes a person gets. */
const many = 10;
/** Crockford's base32: no letters that are taken for digits. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 24 letters of 5 bits: 120 random bits, so a plain keyed hash keeps them (ASVS 6.5.2). */
function makeCode(): string {
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % 32]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

const purpose = "recovery-code.v1";

/** What is hashed of a code: its owner, and the code however it is written. */
function hashed(userId: string, code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
  return `${userId}\0${plain}`;
}

/** Gives a person new recovery codes in the place of all they had. They are told once; only hashes stay. */
export async function renewRecoveryCodes(tx: Transaction, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: many }, makeCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const hashOf = (code: string) => signature(secrets, purpose, hashed(userId, code));
  const rows = codes.map((code) => ({ user_id: userId, hash: hashOf(code), used_at: null }));
  await tx.insertInto("recovery_codes").values(rows).execute();
  return codes;
}

/** Uses a code up; `false` when it is none of the person's, or was used. */
export async function spendRecoveryCode(
  tx: Transaction,
  secrets: Secrets,
  userId: string,
  code: string,
  now: MachineTime,
): Promise<boolean> {
  const hashes = secrets.keysOf(purpose).map((key) => hmac(key, hashed(userId, code)));
  const spent = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("hash", "in", hashes)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
