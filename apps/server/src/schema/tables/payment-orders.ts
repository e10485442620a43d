import type { PaymentOrderState } from "@yer/api/contract/payment-orders";
import type { Generated } from "kysely";

/** Tables of payment orders to budgets (migration 0900). */
export interface PaymentOrderTables {
  payment_orders: PaymentOrdersTable;
  payment_order_parts: PaymentOrderPartsTable;
}

/** An order to the treasury to pay a budget what is due to it, in tiyin. */
export interface PaymentOrdersTable {
  home_region: string;
  id: string;
  /** With the year it makes the number. */
  sequence: number;
  year: number;
  number: string;
  day: string;
  /** By the name that the shares give it, and the treasury's account it had on that day. */
  budget: string;
  account: string;
  amount: number;
  state: PaymentOrderState;
  made_by: string;
  made_by_name: string;
  made_at: Date;
  /** Never who made it. */
  approved_by: string | null;
  approved_by_name: string | null;
  approved_at: Date | null;
  /** Who marked it executed or refused, or withdrew it. */
  closed_by_name: string | null;
  closed_at: Date | null;
  executed_on: string | null;
  /** The treasury's, of the payment. */
  reference: string | null;
  /** Why the treasury refused it, or why it was withdrawn. */
  reason: string | null;
  version: Generated<number>;
}

/** What of an order is of which district: above zero, or below where reversals lower it. */
export interface PaymentOrderPartsTable {
  home_region: string;
  order_id: string;
  district_soato: string;
  amount: number;
}
