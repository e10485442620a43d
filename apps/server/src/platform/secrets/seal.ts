import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secrets } from "../config/secrets.js";

const algorithm = "aes-256-gcm";

/** What is sealed: each has a key of its own. */
export type SealPurpose = "factor-seed.v1" | "kept-key.v1";

/**
 * Encrypts a secret for the database (AES-256-GCM, a fresh 96-bit nonce): a copy of the database alone tells nothing.
 * What comes out begins with the mark of the master secret it lies under, and a dot.
 * @param owner whose it is; opens for that owner only
 */
export function seal(secrets: Secrets, purpose: SealPurpose, owner: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, secrets.derive(purpose), nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return `${secrets.mark}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
}

/**
 * Opens what {@link seal} made, under the present master secret or the former one. What was sealed before there were
 * marks opens too. `undefined` when it was changed, belongs to another owner, or lies under a secret nobody gave.
 */
export function unseal(secrets: Secrets, purpose: SealPurpose, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(sealed.indexOf(".") + 1), "base64url");
  for (const key of secrets.keysOf(purpose)) {
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    } catch {
      // Not this key: which one it is cannot be known but by trying.
    }
  }
  return undefined;
}

/** How all begins that lies under the present master secret, as a pattern of SQL's `like`. */
export function underPresent({ mark }: Pick<Secrets, "mark">): string {
  return `${mark.replace(/[\\%_]/g, String.raw`\$&`)}.%`;
}
