import type { InstalmentRequestState } from "@yer/api/contract/instalments-asked";
import type { Generated } from "kysely";

/** Tables of paying by instalments (migrations 0355, 0906). */
export interface PaymentsTables {
  instalment_contracts: InstalmentContractsTable;
  instalment_requests: InstalmentRequestsTable;
}

/** An instalment: how much, in tiyin, until the end of which day of Tashkent. */
export interface Instalment {
  readonly dueOn: string;
  readonly amount: number;
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

/** A request of an occupier to pay a charge by instalments: one waits at a time. */
export interface InstalmentRequestsTable {
  home_region: string;
  id: string;
  application_id: string;
  charge_id: string;
  schedule: readonly Instalment[];
  /** In the occupier's words. */
  reason: string;
  /** The database itself ends one whose charge is paid or void. */
  state: InstalmentRequestState;
  version: Generated<number>;
  asked_by: string;
  asker: string;
  asked_at: Date;
  /** Why it was refused. */
  answer: string | null;
  answered_by: string | null;
  answerer: string | null;
  answered_at: Date | null;
}
