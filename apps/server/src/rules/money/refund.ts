import type { EndpointCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import type { RefundAct, RefundState } from "@yer/api/contract/refunds";

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
}

/** Where an act leads; `undefined` where the state does not have it. */
export function refundAfter(state: RefundState, act: RefundAct): RefundState | undefined {
  const moves: Partial<Record<RefundAct, RefundState>> = refundMoves[state];
  return moves[act];
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
  if (refundAfter(refund.state, act) === undefined) return [{ code: "refund-elsewhere" }];
  const isProposer = people.some((id) => refund.proposers.includes(id));
  if ((act === "approve" || act === "refuse") && isProposer) return [{ code: "proposal-own" }];
  return act === "withdraw" && !isProposer ? [{ code: "proposal-of-another" }] : [];
}
