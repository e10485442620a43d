import type { ChargeSentence, ChargeSentenceCode, ChargeState } from "@yer/api/contract/charges";
import { nextPart } from "../workflow/next-part.js";

/** What of a charge and of its application chooses its sentence, money in tiyin. */
export interface ChargeStanding {
  readonly state: ChargeState;
  readonly amount: number;
  readonly remaining: number;
  /** Its application is suspended for want of payment. */
  readonly suspended: boolean;
  /** The last day on which paying is in time; `null`: it has no term. */
  readonly dueOn: string | null;
  /** Instalments that were agreed, the first to pay first; `null` without a contract. */
  readonly instalments: readonly { readonly dueOn: string; readonly amount: number; readonly paid: number }[] | null;
  /** Tiyin received for the application that cover nothing and are owed back, where this is its last charge. */
  readonly credit: number;
  readonly refundDue: number;
}

/** Who must do what about a charge, and by when (DOMAIN §7): the one place that chooses. */
export function chargeSentence(charge: ChargeStanding): ChargeSentence {
  const { state, amount, remaining, credit, refundDue } = charge;
  switch (state) {
    case "free":
      return refundDue > 0 ? said("paid_refund", refundDue) : said("free");
    case "paid":
      return refundDue > 0 ? said("paid_refund", refundDue) : said("paid", amount);
    case "void":
      if (refundDue > 0) return said("void_refund", refundDue);
      return credit > 0 ? said("void_credit", credit) : said("void");
    case "open":
      return charge.instalments === null
        ? openSentence(charge, remaining)
        : instalmentSentence(charge, charge.instalments);
  }
}

function openSentence({ suspended, dueOn }: ChargeStanding, remaining: number): ChargeSentence {
  if (suspended) return said("late", remaining, dueOn);
  return dueOn === null ? said("due_undated", remaining) : said("due", remaining, dueOn);
}

/** Under a contract the next part speaks. */
function instalmentSentence(
  { suspended, remaining }: ChargeStanding,
  instalments: NonNullable<ChargeStanding["instalments"]>,
): ChargeSentence {
  const next = nextPart(instalments);
  if (next === undefined) return said("due_undated", remaining);
  return said(suspended ? "late_instalment" : "due_instalment", next.amount, next.dueOn);
}

function said(code: ChargeSentenceCode, amount: number | null = null, day: string | null = null): ChargeSentence {
  return { code, amount, day };
}
