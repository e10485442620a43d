import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secrets } from "../config/secrets.js";

const algorithm = "aes-256-gcm";
const purpose = "factor-seed.v1";

/**
 * Encrypts the seed of an app for the database (AES-256-GCM, a fresh 96-bit nonce): a copy of the database alone makes
 * nobody's codes.
 * @param owner whose it is; opens for that owner only
 */
export function seal(secrets: Secrets, owner: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, secrets.derive(purpose), nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** Opens what {@link seal} made. @throws when it was changed, or belongs to another owner */
export function unseal(secrets: Secrets, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, secrets.derive(purpose), bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
