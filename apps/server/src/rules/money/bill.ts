import type { ChargeState } from "@yer/api/contract/charges";
import type { Reason } from "@yer/api/contract/problem";
import { nextPart } from "../workflow/next-part.js";

/** What a bill is made from, money in tiyin. */
export interface Billed {
  readonly state: ChargeState;
  readonly remaining: number;
  /** The last day on which paying is in time; `null`: it has no term. */
  readonly dueOn: string | null;
  /** Instalments that were agreed, the first to pay first; `null` without a contract. */
  readonly instalments: Parameters<typeof nextPart>[0] | null;
}

/** Why no bill is issued of a charge: nothing is to be paid of it, or nobody would know where to. */
export function againstBill({ state, remaining }: Billed, hasAccount: boolean): Reason[] {
  if (state !== "open" || remaining <= 0) return [{ code: "bill-closed" }];
  return hasAccount ? [] : [{ code: "bill-no-account" }];
}

/** What is to be paid now, and by when: the next part of a contract, else all that remains. */
export function toPayOf({ remaining, dueOn, instalments }: Billed): {
  readonly amount: number;
  readonly dueOn: string | null;
} {
  return (instalments && nextPart(instalments)) ?? { amount: remaining, dueOn };
}
