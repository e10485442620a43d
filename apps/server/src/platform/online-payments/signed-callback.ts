import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { MachineTime } from "../clock/clock.js";
import { parseJsonBody } from "../http/json-body.js";
import { Problem } from "../problem/problem.js";
import type { PaymentReport, RawCallback, ReadCallback, RefundReport } from "./payment-provider.js";

/** Header of a signed call: the second of its signing, and the HMAC-SHA-256 over that second, a dot and the body's bytes. */
export const signatureHeader = "payment-signature";

/** How far from now a call may have been signed, either way. */
export const callbackSeconds = 300;

const report = z.object({
  externalId: z.string().check(z.regex(/^[\w.:-]{1,100}$/)),
  reference: z.uuid(),
  state: z.enum(["pending", "paid", "failed"]),
  amount: z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  paidAt: z.nullable(z.iso.datetime()),
  /** What it is of; a call of the first days says only of payments, and does not say so. */
  of: z.optional(z.enum(["payment", "refund"])),
  why: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});

/** Signs the bytes of a call. */
export function signCallback(key: Buffer, at: Date, body: Buffer): string {
  const second = Math.floor(at.getTime() / 1000);
  return `t=${second},v1=${sealOf(key, second, body)}`;
}

/** Reads a call that is signed with a key of ours and its. `undefined`: it is not, or was signed too long ago. */
export function readSignedCallback(
  key: Buffer,
  { header, body }: RawCallback,
  now: MachineTime,
): ReadCallback | undefined {
  const [, second, seal] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header(signatureHeader) ?? "") ?? [];
  if (second === undefined || seal === undefined) return undefined;
  const own = sealOf(key, Number(second), body);
  if (!timingSafeEqual(Buffer.from(own, "hex"), Buffer.from(seal, "hex"))) return undefined;
  if (Math.abs(now.getTime() / 1000 - Number(second)) > callbackSeconds) return undefined;
  const parsed = report.safeParse(parseJsonBody(body));
  if (!parsed.success) throw new Problem("malformed", { detail: "The call does not say how far a payment is." });
  const { paidAt: at, of = "payment", why = null, ...said } = parsed.data;
  const paidAt = at === null ? null : new Date(at);
  return of === "refund" ? { of, report: { ...said, paidAt, why }, seal } : { of, report: { ...said, paidAt }, seal };
}

/** A report as a call has it. */
export function callbackBody({ paidAt, ...said }: PaymentReport | RefundReport): Buffer {
  const of = "why" in said ? "refund" : "payment";
  return Buffer.from(JSON.stringify({ ...said, of, paidAt: paidAt?.toISOString() ?? null }));
}

function sealOf(key: Buffer, second: number, body: Buffer): string {
  return createHmac("sha256", key).update(`${second}.`).update(body).digest("hex");
}
