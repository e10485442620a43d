import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../config/secrets.js";

/** HMAC-SHA-256 of a text with a key, base64url. */
export function hmac(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** The service's own signature of a text, for one purpose (`access-token.v1`): base64url, 43 letters. */
export function signature(secrets: Secrets, purpose: string, text: string): string {
  return hmac(secrets.derive(purpose), text);
}

/**
 * Whether a signature is the service's, in the same time for every wrong one. The text is compared, for base64url has
 * several spellings of the same bytes.
 */
export function isSignature(secrets: Secrets, purpose: string, text: string, given: string): boolean {
  const bytes = Buffer.from(given);
  return secrets
    .keysOf(purpose)
    .map((key) => Buffer.from(hmac(key, text)))
    .some((expected) => expected.length === bytes.length && timingSafeEqual(expected, bytes));
}
