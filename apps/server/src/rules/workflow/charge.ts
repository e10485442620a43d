import type { SumCode } from "@yer/api/contract/applications";
import type { Reason } from "@yer/api/contract/problem";

/**
 * What a charge is reckoned from: the application's facts and the settings in force on the day (DOMAIN §7). Sums in
 * tiyin.
 */
export interface ChargeBasis {
  readonly legalBasis: number;
  /** Base calculation amount. */
  readonly bhm: number;
  /** ISO day from which that amount holds. */
  readonly bhmSince: string;
  /** Multiple of the place. */
  readonly multiple: number;
  readonly discount: "none" | "disability" | "earlier_campaign" | "social_register";
  /** Percent taken off by each discount, 0 to 100. */
  readonly discountPercent: Readonly<Record<ChargeBasis["discount"], number>>;
  /** The document that grants the discount. */
  readonly discountFileId: string | null;
  /** Market value of the lease right; only legal basis 4 is charged by it. */
  readonly marketValue: number | null;
  /** The document that states that value. */
  readonly marketValueFileId: string | null;
}

/** The document a row rests on, where there is one. */
function resting(fileId: string | null): { fileId?: string } {
  return fileId === null ? {} : { fileId };
}

/** A row that a sum is made of; discounts are negative. */
export interface SumRow {
  readonly code: SumCode;
  readonly params?: Reason["params"];
  readonly amount: number;
}

/** The legal basis whose payment is the market value of the lease right (law). */
export const marketValueLegalBasis = 4;

/** The charge and the rows that made it. The discount is rounded up to whole tiyin, in the payer's favour. */
export function reckonCharge(basis: ChargeBasis): { amount: number; rows: SumRow[] } {
  const base: SumRow =
    basis.legalBasis === marketValueLegalBasis
      ? { code: "market-value", params: resting(basis.marketValueFileId), amount: basis.marketValue ?? 0 }
      : {
          code: "bhm-times-multiple",
          params: { bhm: basis.bhm, since: basis.bhmSince, multiple: basis.multiple },
          amount: basis.bhm * basis.multiple,
        };
  const percent = basis.discountPercent[basis.discount];
  if (percent === 0 || basis.discount === "none") return { amount: base.amount, rows: [base] };
  const off = Math.min(base.amount, Math.ceil((base.amount * percent) / 100));
  return {
    amount: base.amount - off,
    rows: [
      base,
      { code: `discount-${basis.discount}`, params: { percent, ...resting(basis.discountFileId) }, amount: -off },
    ],
  };
}
