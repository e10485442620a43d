import type { Locale, Names } from "@yer/api/contract/values";
import type { Application } from "@yer/api/contract/applications";
import type { InstalmentStanding } from "../../../rules/workflow/instalments.js";
import type { ActContent } from "../act-content.js";

/** Everything a bill says, as it was when it was signed: sums in tiyin, days of Tashkent. */
export interface BillContent {
  readonly kind: "bill";
  /** It is written in one language: that of who asked for it. */
  readonly language: Locale;
  readonly file: ActContent["file"];
  readonly organisation: ActContent["organisation"];
  /** Number of the bill, which is the purpose of the payment. */
  readonly number: string;
  readonly charge: {
    readonly id: string;
    readonly amount: number;
    readonly paid: number;
    readonly remaining: number;
    /** What the sum is made of. */
    readonly rows: NonNullable<Application["charge"]>["rows"];
  };
  /** What is to be paid now, and by when: under a contract what is missing of the next instalment, else all that remains. */
  readonly toPay: { readonly amount: number; readonly dueOn: string | null };
  /** The instalments of the contract; `null`: it is paid at once. */
  readonly instalments: readonly InstalmentStanding[] | null;
  /** The bank account that receives the payment. */
  readonly account: { readonly number: string; readonly mfo: string; readonly name: string };
  /** Text of the code by which banks' apps pay it. */
  readonly code: { readonly payload: string; readonly isDemonstration: boolean } | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Whether what was signed is a bill. */
export function isBill(content: { readonly kind: string }): content is BillContent {
  return content.kind === "bill";
}

/** Names of where an application lies, in a language. */
export function placeIn(language: Locale, { region, district, neighborhood }: BillContent["file"]): string {
  return [region, district, neighborhood].map((name: Names) => name[language]).join(", ");
}
