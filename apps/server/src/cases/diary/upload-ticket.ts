import type { Secrets } from "../../platform/config/secrets.js";
import { isSignature, signature } from "../../platform/secrets/signature.js";

const purpose = "diary-ticket.v1";

/** What an upload ticket stands for: a device, and the person whose diary is on it. */
export interface UploadTicket {
  readonly deviceId: string;
  readonly userId: string;
}

/**
 * The ticket of a device: made from secret, device and person alone, so that it is the same each time it is asked for
 * and none is stored. It has no end: what was written on a device is handed in whenever that is heard again.
 */
export function uploadTicket(secrets: Secrets, { deviceId, userId }: UploadTicket): string {
  const signed = `d1.${deviceId}.${userId}`;
  return `${signed}.${signature(secrets, purpose, signed)}`;
}

/** Checks a ticket's seal and reads it; `undefined` where this service did not make it. */
export function readUploadTicket(secrets: Secrets, text: string): UploadTicket | undefined {
  const match = /^(d1\.([0-9a-f-]{36})\.([0-9a-f-]{36}))\.([\w-]{43})$/.exec(text);
  if (match === null) return undefined;
  const [, signed = "", deviceId = "", userId = "", given = ""] = match;
  return isSignature(secrets, purpose, signed, given) ? { deviceId, userId } : undefined;
}
