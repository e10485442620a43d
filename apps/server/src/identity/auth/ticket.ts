import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Secrets } from "../../platform/config/secrets.js";
import { hmac, isSignature } from "../../platform/secrets/signature.js";

/** Longest life of a ticket: it is made, and used at once. */
export const ticketSeconds = 60;

const claims = z.object({ jti: z.uuid(), pinfl: z.string().check(z.regex(/^\d{14}$/)), exp: z.number() });

/** What a partner system's ticket says: who, once, until when. */
export interface Ticket {
  readonly id: string;
  readonly pinfl: string;
  readonly expiresAt: Date;
}

const purpose = "partner-ticket.v1";

/** The key shared with the partner system; an operator hands it over. */
export function ticketKey(secrets: Secrets): Buffer {
  return secrets.derive(purpose);
}

/** Makes a ticket as the partner system does: `v1.<claims>.<HMAC-SHA-256>`, see {@link ticketKey}. */
export function issueTicket(key: Buffer, pinfl: string, now: MachineTime): string {
  const exp = Math.floor(now.getTime() / 1000) + ticketSeconds;
  const payload = Buffer.from(JSON.stringify({ jti: randomUUID(), pinfl, exp })).toString("base64url");
  return `v1.${payload}.${hmac(key, `v1.${payload}`)}`;
}

/** Reads a ticket; `undefined` when it is forged, over, or claims a longer life than any ticket has. */
export function readTicket(secrets: Secrets, text: string, now: MachineTime): Ticket | undefined {
  const [version, payload, given, ...rest] = text.split(".");
  if (version !== "v1" || payload === undefined || given === undefined || rest.length > 0) return undefined;
  // The partner may write base64url with its padding.
  if (!isSignature(secrets, purpose, `v1.${payload}`, given.replace(/=+$/, ""))) return undefined;
  const parsed = z.safeParse(claims, JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (!parsed.success) return undefined;
  const left = parsed.data.exp * 1000 - now.getTime();
  if (left <= 0 || left > (ticketSeconds + 5) * 1000) return undefined;
  return { id: parsed.data.jti, pinfl: parsed.data.pinfl, expiresAt: new Date(parsed.data.exp * 1000) };
}
