import { timingSafeEqual } from "node:crypto";
import type { Endpoint } from "@yer/api/contract/endpoint";
import type { Secrets } from "../../platform/config/secrets.js";
import type { Context } from "../../platform/context.js";
import { apiPrefix } from "../../platform/http/route.js";
import { hmac } from "../../platform/secrets/signature.js";

const purpose = "document-key.v1";

function keyOf(key: Buffer, documentId: string): string {
  return Buffer.from(hmac(key, documentId), "base64url").subarray(0, 16).toString("base64url");
}

/**
 * The secret in a document's address: 128 bits, base64url. Derived, so that it lies nowhere; a document is closed by
 * revoking it, all of them by another master secret that is set without the former beside it.
 */
export function documentKeyOf(secrets: Secrets, documentId: string): string {
  return keyOf(secrets.derive(purpose), documentId);
}

/** Whether a key opens a document, also one printed under a former master secret; in the same time for every key. */
export function opensDocument(secrets: Secrets, documentId: string, key: string | undefined): boolean {
  const given = Buffer.from(key ?? "");
  return secrets
    .keysOf(purpose)
    .map((one) => Buffer.from(keyOf(one, documentId)))
    .some((wanted) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

/** Where whoever holds a paper that is no application's finds the register's own copy of it, with its secret. */
export function paperAddress(
  { config, secrets }: Pick<Context, "config" | "secrets">,
  pdf: Pick<Endpoint, "path">,
  id: string,
): string {
  return `${config.publicUrl}${apiPrefix}${pdf.path.replace("{id}", id)}?k=${documentKeyOf(secrets, id)}`;
}
