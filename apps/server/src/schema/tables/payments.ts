/** Tables of paying by instalments (migration 0355). */
export interface PaymentsTables {
  instalment_contracts: InstalmentContractsTable;
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
