import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../config/secrets.js";

/**
 * The secret in a document's address: 128 bits, base64url. Derived, so that it lies nowhere; a document is closed by
 * revoking it, all of them by another master secret.
 */
export function documentKeyOf(secrets: Secrets, documentId: string): string {
  return createHmac("sha256", secrets.derive("document-key.v1"))
    .update(documentId)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}

/** Whether a key opens a document; in the same time for every key. */
export function opensDocument(secrets: Secrets, documentId: string, key: string | undefined): boolean {
  const wanted = Buffer.from(documentKeyOf(secrets, documentId));
  const given = Buffer.from(key ?? "");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
