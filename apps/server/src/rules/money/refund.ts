import type { EndpointCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import { type RefundAct, refundActs, type RefundState } from "@yer/api/contract/refunds";
import { currencyOfCharges } from "./online-payment.js";

/** Where each act leads out of each state; a state without a row does not compile. */
const refundMoves = {
  proposed: { approve: "approved", refuse: "refused", withdraw: "withdrawn" },
  approved: { order: "ordered", refuse: "refused" },
  // What the bank does not execute is judged anew: its payee may be another one.
  ordered: { execute: "executed", bounce: "proposed" },
  executed: {},
  refused: {},
  withdrawn: {},
} as const satisfies Record<RefundState, Partial<Record<RefundAct, RefundState>>>;

/** The permission that each act asks for. */
export const codeOfRefundAct = {
  approve: "approve:refund",
  refuse: "approve:refund",
  withdraw: "propose:refund",
  order: "order:refund",
  execute: "order:refund",
  bounce: "order:refund",
} as const satisfies Record<RefundAct, EndpointCode>;

/** A refund, as its rules weigh it. */
export interface RefundStanding {
  readonly state: RefundState;
  /** In tiyin. */
  readonly amount: number;
  /** Ids of those who proposed it, in their own name or another's. */
  readonly proposers: readonly string[];
  /** The provider of an online payment pays it back, and says itself whether it did. */
  readonly isOnline: boolean;
}

/** What a bank is said to have done; a provider says it itself. */
const ofBanks: ReadonlySet<RefundAct> = new Set<RefundAct>(["execute", "bounce"]);

/** Where an act leads; `undefined` where the state does not have it. */
export function refundAfter(state: RefundState, act: RefundAct): RefundState | undefined {
  const moves: Partial<Record<RefundAct, RefundState>> = refundMoves[state];
  return moves[act];
}

/** What people can do to a refund as it stands. */
export function actsOnRefund({ state, isOnline }: Pick<RefundStanding, "state" | "isOnline">): RefundAct[] {
  return refundActs.filter((act) => refundAfter(state, act) !== undefined && !(isOnline && ofBanks.has(act)));
}

/** What a provider says of a refund that it was asked for. */
export interface RefundSaid {
  readonly state: "pending" | "paid" | "failed";
  /** Amount that is paid back, in hundredths of its currency. */
  readonly amount: number;
  readonly currency: string;
}

/**
 * What becomes of a refund by what its provider says, once: of one that is not under way nothing does. A refund that
 * failed is over, for the provider answers to its reference alone: what is still owed back is proposed anew.
 * @returns `odd`: it paid another sum than was ordered, and a person looks at it; `undefined`: nothing becomes of it
 */
export function refundAfterReport(
  { state, amount }: Pick<RefundStanding, "state" | "amount">,
  said: RefundSaid,
): "executed" | "refused" | "odd" | undefined {
  if (state !== "ordered" || said.state === "pending") return undefined;
  if (said.state === "failed") return "refused";
  return said.currency === currencyOfCharges && said.amount === amount ? "executed" : "odd";
}

/** Tiyin of an online payment that may go back by it. @param free what is owed back and promised by no refund */
export function refundableOf(
  payment: { readonly paid: number; readonly refunds: readonly Pick<RefundStanding, "state" | "amount">[] },
  free: number,
): number {
  const taken = payment.refunds.reduce(
    (sum, { state, amount }) => (isPromised(state) || state === "executed" ? sum + amount : sum),
    0,
  );
  return Math.max(0, Math.min(free, payment.paid - taken));
}

/** Whether the money of a refund is promised: it may still be paid out, and to nobody else. */
export function isPromised(state: RefundState): boolean {
  return state === "proposed" || state === "approved" || state === "ordered";
}

/** What refunds promise together, in tiyin. */
export function promisedBy(refunds: readonly Pick<RefundStanding, "state" | "amount">[]): number {
  return refunds.reduce((sum, { state, amount }) => (isPromised(state) ? sum + amount : sum), 0);
}

/** Why a refund of an amount cannot be proposed. @param free what is owed back and promised by no refund */
export function againstRefund(free: number, amount?: number): Reason[] {
  if (free <= 0) return [{ code: "refund-nothing" }];
  if (amount === undefined || amount <= free) return [];
  return [{ code: "refund-beyond", params: { free: Math.floor(free / 100) } }];
}

/**
 * Why people cannot do something to a refund. Who proposed it does not approve or refuse it; nobody else withdraws it.
 * @param people ids of who acts, and of whose name they act in
 */
export function againstRefundAct(refund: RefundStanding, act: RefundAct, people: readonly string[]): Reason[] {
  if (!actsOnRefund(refund).includes(act)) return [{ code: "refund-elsewhere" }];
  const isProposer = people.some((id) => refund.proposers.includes(id));
  if ((act === "approve" || act === "refuse") && isProposer) return [{ code: "proposal-own" }];
  return act === "withdraw" && !isProposer ? [{ code: "proposal-of-another" }] : [];
}
