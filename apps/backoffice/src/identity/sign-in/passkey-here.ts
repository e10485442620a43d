import { browserSupportsWebAuthn } from "@simplewebauthn/browser";

/** Whether this page may use passkeys of that host: the browser knows them, and the page is the host's own. */
export function passkeyHere(host: string | null): boolean {
  if (host === null || !browserSupportsWebAuthn()) return false;
  return location.hostname === host || location.hostname.endsWith(`.${host}`);
}
