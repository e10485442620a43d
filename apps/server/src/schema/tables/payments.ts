import type { ReceiptRowKind, receiptBatchStates } from "@yer/api/contract/receipt-imports";
import type { Reason } from "@yer/api/contract/problem";
import type { Generated } from "kysely";
import type { Instalment } from "../../workflow/instalments.js";

/** Tables of paying by instalments and of imported receipts (migration 0355). */
export interface PaymentsTables {
  instalment_contracts: InstalmentContractsTable;
  receipt_batches: ReceiptBatchesTable;
  receipt_batch_rows: ReceiptBatchRowsTable;
}

/** A contract to pay a charge by instalments; it ends with the charge. */
export interface InstalmentContractsTable {
  home_region: string;
  id: string;
  application_id: string;
  charge_id: string;
  number: string;
  signed_on: string;
  file_id: string | null;
  /** Receipts before it, in tiyin. */
  credit: number;
  schedule: readonly Instalment[];
  by_name: string | null;
  at: Date;
}

/** A bank's list of receipts. */
export interface ReceiptBatchesTable {
  id: string;
  /** Of who brought it: nobody outside of it sees the list. */
  territory: string;
  file_name: string;
  encoding: string;
  state: (typeof receiptBatchStates)[number];
  by_user: string;
  by_name: string;
  at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
  version: Generated<number>;
}

/** A row of such a list, and what became of it. */
export interface ReceiptBatchRowsTable {
  batch_id: string;
  line: number;
  kind: ReceiptRowKind;
  number: string;
  amount: number | null;
  paid_on: string | null;
  document: string;
  application_id: string | null;
  receipt_id: string | null;
  /** What of the amount is beyond what was owed as the list was tried, in tiyin. */
  excess: number | null;
  faults: readonly Reason[];
}
