import { Secret, TOTP } from "otpauth";
import type { MachineTime } from "../../platform/clock/clock.js";

/** RFC 6238 as every authenticator app knows it. */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps a clock may be off, each way. */
const window = 1;

/** A fresh seed of 160 random bits, base32. */
export function makeSeed(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from the QR code: seed, service and person. */
export function seedUri(seed: string, label: string): string {
  return new TOTP({ ...form, issuer: "Yer", label, secret: seed }).toString();
}

/**
 * The time step a code belongs to, or `undefined` when it is of none near `now`.
 * @param after the step of the last code taken; that one and earlier ones are refused, so that no code works twice
 */
export function stepOf(seed: string, code: string, now: MachineTime, after: number | null): number | undefined {
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, "");
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(seed), ...form, timestamp, window });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: form.period, timestamp }) + delta;
  return after !== null && step <= after ? undefined : step;
}
