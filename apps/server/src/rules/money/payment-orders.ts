import type { EndpointCode, PermissionCode } from "@yer/api/contract/codes";
import type { PaymentOrderMove, PaymentOrderState } from "@yer/api/contract/payment-orders";
import type { Reason } from "@yer/api/contract/problem";
import type { JournalEntry } from "./journal.js";

/** One row of the table of payment orders. */
export interface PaymentOrderTransition {
  readonly move: PaymentOrderMove;
  readonly to: PaymentOrderState;
  readonly code: EndpointCode;
  /** Whether who made the order may not do it. */
  readonly byAnother: boolean;
}

/**
 * Every move out of every state of a payment order. No code changes a state except by a row of it; a state without a row
 * does not compile.
 */
export const paymentOrderTransitions = {
  made: [
    { move: "approve", to: "approved", code: "execute:distribution", byAnother: true },
    { move: "withdraw", to: "withdrawn", code: "order:distribution", byAnother: false },
  ],
  approved: [
    { move: "execute", to: "executed", code: "execute:distribution", byAnother: false },
    { move: "refuse", to: "refused", code: "execute:distribution", byAnother: false },
  ],
  executed: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<PaymentOrderState, readonly PaymentOrderTransition[]>;

/** States in which what an order ordered is not due any more. */
export const orderedStates: readonly PaymentOrderState[] = ["made", "approved", "executed"];

/** The row of a move out of a state, if it has one. */
export function paymentOrderTransitionOf(
  state: PaymentOrderState,
  move: PaymentOrderMove,
): PaymentOrderTransition | undefined {
  const rows: readonly PaymentOrderTransition[] = paymentOrderTransitions[state];
  return rows.find((row) => row.move === move);
}

/** Why a person cannot make a move of an order; none: they can. */
export function reasonsAgainstOrder(
  move: PaymentOrderMove,
  order: { readonly state: PaymentOrderState; readonly madeBy: string },
  person: { readonly id: string; readonly codes: ReadonlySet<PermissionCode> },
): Reason[] {
  const row = paymentOrderTransitionOf(order.state, move);
  if (row === undefined) return [{ code: "order-elsewhere" }];
  if (!person.codes.has(row.code)) return [{ code: "permission-missing", params: { code: row.code } }];
  return row.byAnother && order.madeBy === person.id ? [{ code: "proposal-own" }] : [];
}

/** What is due to a budget of a district and not ordered yet, in tiyin; below zero what it got too much. */
export interface DistrictDue {
  readonly district: string;
  readonly budget: string;
  /** The account that the shares in force there give the budget. */
  readonly account: string | null;
  readonly due: number;
}

/** What one order would pay: a budget's account, of all districts that pay into it. */
export interface AccountDue {
  readonly budget: string;
  readonly account: string | null;
  /** Below zero where the budget owes: it waits, and lowers the next order. */
  readonly due: number;
  readonly parts: readonly { readonly district: string; readonly amount: number }[];
}

/** What is due to each account, in the order in which the districts name them. */
export function dueByAccount(dues: readonly DistrictDue[]): AccountDue[] {
  const groups = Map.groupBy(dues, ({ budget, account }) => JSON.stringify([budget, account]));
  return [...groups.values()].flatMap((group) => {
    const parts = group.filter(({ due }) => due !== 0).map(({ district, due }) => ({ district, amount: due }));
    const [first] = group;
    if (first === undefined || parts.length === 0) return [];
    const { budget, account } = first;
    return [{ budget, account, due: parts.reduce((sum, { amount }) => sum + amount, 0), parts }];
  });
}

/** A budget is paid by an executed order; what each district pays stands in a line of its own. */
export function entryOfExecution(
  budget: string,
  parts: readonly { readonly district: string; readonly amount: number }[],
): JournalEntry {
  return {
    kind: "disbursement",
    lines: [
      ...parts.map(({ district, amount }) => ({
        account: "budget_paid" as const,
        chargeId: null,
        budget,
        district,
        amount,
      })),
      { account: "bank", chargeId: null, amount: -parts.reduce((sum, { amount }) => sum + amount, 0) },
    ],
  };
}
