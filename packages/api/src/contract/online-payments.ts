import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, day, id, instant } from "./values.js";

/**
 * How far a payment at the provider's is. `started`: written down here, and not taken by the provider yet · `waiting` for
 * the payer · `paid`: booked · `failed`: the payer declined or left · `expired`: its time is over · `refused`: the
 * provider did not take it, or what it said does not agree with what was asked.
 */
export const onlinePaymentStates = ["started", "waiting", "paid", "failed", "expired", "refused"] as const;
/** See {@link onlinePaymentStates}. */
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

/** A payment of a charge at the provider's, as its payer follows it. Sums in tiyin. */
export const onlinePayment = z.object({
  id,
  chargeId: id,
  amount: z.number(),
  state: z.enum(onlinePaymentStates),
  at: instant,
  /** Where it is paid, while it waits for that. */
  payUrl: z.nullable(z.string()),
  /** Paid, and found with no charge yet: staff say whose it is. */
  unmatched: z.boolean(),
});
/** See {@link onlinePayment}. */
export type OnlinePayment = z.output<typeof onlinePayment>;

/** A charge of one's own application that can be paid online, or was tried to be. */
export const payableCharge = z.object({
  chargeId: id,
  applicationId: id,
  /** Number of its bill. */
  bill: z.string(),
  /** Tiyin of it that are not covered. */
  due: z.number(),
  dueOn: z.nullable(day),
  /** Whether a payment of it can be started now, or gone on with. */
  open: z.boolean(),
  /** The latest first. */
  payments: z.array(onlinePayment),
});
/** See {@link payableCharge}. */
export type PayableCharge = z.output<typeof payableCharge>;

/** Payments of charges at a provider's, by who occupies the plot; OneID has to vouch for who starts one. */
export const onlinePayments = resource("onlinePayments", {
  list: endpoint({
    method: "GET",
    path: "/public/online-payments",
    summary: "Charges of the caller's own applications that can be paid online, each with the latest tries.",
    access: "signed-in",
    reply: z.object({
      /** Who takes the money; `null`: nobody does, and nothing can be paid online. */
      provider: z.nullable(z.string()),
      items: z.array(payableCharge),
    }),
    tags: ["applications"],
  }),
  start: endpoint({
    method: "POST",
    path: "/public/online-payments",
    summary:
      "Start a payment of a charge of one's own application, or go on with the one that waits: the answer says where it is paid.",
    access: "signed-in",
    body: z.object({
      chargeId: id,
      amount: z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
    }),
    reply: onlinePayment,
    problems: ["not-found", "invalid", "move-refused", "too-many-requests", "impersonation-limited"],
    tags: ["applications"],
  }),
  check: endpoint({
    method: "POST",
    path: "/public/online-payments/{id}/check",
    summary: "Ask the provider how far a payment of one's own is; what it says is booked.",
    access: "signed-in",
    params: byId,
    reply: onlinePayment,
    idempotent: false,
    problems: ["not-found", "too-many-requests"],
    tags: ["applications", "counts"],
  }),
  callback: endpoint({
    method: "POST",
    path: "/public/online-payments/callback",
    summary:
      "The provider says how far a payment is: signed over the bytes of its body, and believed once, within minutes. Answers 204 where it is known already.",
    access: "public",
    idempotent: false,
    problems: ["malformed", "invalid", "access-denied", "not-found"],
  }),
});
