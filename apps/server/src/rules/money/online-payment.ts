import type { OnlinePaymentState } from "@yer/api/contract/online-payments";

/**
 * What happens to an online payment: the provider takes it or does not, its payer pays or does not, its time passes, what
 * the provider says does not agree with what was asked.
 */
export const onlinePaymentEvents = ["opened", "refused", "paid", "failed", "lapsed"] as const;
/** See {@link onlinePaymentEvents}. */
export type OnlinePaymentEvent = (typeof onlinePaymentEvents)[number];

/**
 * Every move of an online payment. Money that comes is taken from every state, however late, and once: nothing leads out
 * of `paid`. A state without a row does not compile.
 */
export const onlinePaymentMoves = {
  started: { opened: "waiting", refused: "refused", paid: "paid", failed: "failed", lapsed: "expired" },
  waiting: { refused: "refused", paid: "paid", failed: "failed", lapsed: "expired" },
  paid: {},
  failed: { paid: "paid" },
  expired: { paid: "paid" },
  refused: { paid: "paid" },
} as const satisfies Record<OnlinePaymentState, Partial<Record<OnlinePaymentEvent, OnlinePaymentState>>>;

/** Where an event leads a payment; `undefined`: nowhere, it is known already or comes too late. */
export function onlinePaymentAfter(
  state: OnlinePaymentState,
  event: OnlinePaymentEvent,
): OnlinePaymentState | undefined {
  const moves: Partial<Record<OnlinePaymentEvent, OnlinePaymentState>> = onlinePaymentMoves[state];
  return moves[event];
}

/** Whether a payment may still be paid as it was meant: its payer goes on with it, and starts no other beside it. */
export function isUnderWay(state: OnlinePaymentState): boolean {
  return state === "started" || state === "waiting";
}

/** The currency in which charges are paid. */
export const currencyOfCharges = "UZS";

const minute = 60_000;
/** How long a payer has, from the start on. */
export const payMilliseconds = 30 * minute;
/** A provider is asked so often at the most, and at the least, and for so long: a payment may come days late. */
const soonest = minute;
const latest = 6 * 60 * minute;
const askedFor = 3 * 24 * 60 * minute;

/** When the provider is asked about a payment next, that is not paid: at intervals that double. `null`: never again. */
export function nextAsk(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  return age >= askedFor ? null : new Date(now.getTime() + Math.min(latest, Math.max(soonest, age)));
}

/** When the provider is asked next about a refund that it was asked for: its money is promised until it answers. */
export function nextRefundAsk(sentAt: Date, now: Date): Date {
  return nextAsk(sentAt, now) ?? new Date(now.getTime() + latest);
}

/** What a provider says of a payment, as an event; `undefined`: nothing has happened yet. */
export function eventOfReport(said: {
  readonly state: "pending" | "paid" | "failed";
  readonly currency: string;
  readonly amount: number;
}): OnlinePaymentEvent | undefined {
  if (said.state === "pending") return undefined;
  if (said.state === "failed") return "failed";
  // What is no sum of ours cannot be booked: a person looks at it.
  return said.currency === currencyOfCharges && said.amount > 0 ? "paid" : "refused";
}
