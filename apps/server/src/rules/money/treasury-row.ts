import type { PaymentOrderState } from "@yer/api/contract/payment-orders";
import type { Reason } from "@yer/api/contract/problem";
import type { TreasuryResult } from "@yer/api/contract/treasury-lists";

/** What a row of the treasury's list says of an order. */
export interface TreasurySays {
  readonly becomes: TreasuryResult;
  /** ISO day on which the order was executed; `null` where it was not. */
  readonly executedOn: string | null;
  readonly reference: string;
  /** Why the order was refused, where it was. */
  readonly reason: string;
  /** In tiyin, where the list says it. */
  readonly amount: number | null;
}

/** An order as it stands. */
export interface OrderStanding {
  readonly state: PaymentOrderState;
  readonly day: string;
  readonly amount: number;
  readonly executedOn: string | null;
  readonly reference: string | null;
  readonly reason: string | null;
}

/** What a row would do: mark the order, nothing for it is marked so already, or why it cannot. */
export type TreasuryOutcome = { readonly kind: "new" | "known" } | { readonly against: Reason };

/** What a row of the treasury's list does with the order that it names, if the reader has such an order. */
export function outcomeOfTreasury(
  says: TreasurySays,
  order: OrderStanding | undefined,
  today: string,
): TreasuryOutcome {
  if (order === undefined) return { against: { code: "order-unseen" } };
  if (says.amount !== null && says.amount !== order.amount) return { against: { code: "order-sum" } };
  if (order.state === says.becomes) {
    const same =
      says.becomes === "executed"
        ? order.executedOn === says.executedOn && order.reference === says.reference
        : order.reason === says.reason;
    return same ? { kind: "known" } : { against: { code: "order-otherwise" } };
  }
  if (order.state === "made") return { against: { code: "order-unapproved" } };
  if (order.state !== "approved") return { against: { code: "order-otherwise" } };
  if (says.becomes === "refused") return { kind: "new" };
  if (says.executedOn !== null && says.executedOn > today) return { against: { code: "receipt-future" } };
  if (says.executedOn !== null && says.executedOn < order.day) return { against: { code: "order-early" } };
  return { kind: "new" };
}
