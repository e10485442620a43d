import { betweenDigits, withoutBetween } from "./between-digits.js";

/** Sixteen digits of a bill within a text, whatever stands between them, and no digit beside them. */
const within = new RegExp(
  String.raw`(?<!\d)${[4, 4, 6, 2].map((length) => String.raw`(\d{${length}})`).join(`${betweenDigits}*`)}(?!\d)`,
  "gu",
);

/**
 * The number of the bill for a charge: its application's number and which of the application's charges it is
 * (`2026-1703-000001-01`). Who pays writes it into the purpose of the payment (DOMAIN §7).
 * @param applicationNumber as it is kept, `2026-1703-000001`
 * @param sequence the n-th charge of the application, from one
 */
export function billNumber(applicationNumber: string, sequence: number): string {
  return `${applicationNumber}-${String(sequence).padStart(2, "0")}`;
}

/** What a bill's number says of its charge. */
export interface BillNumber {
  readonly applicationNumber: string;
  readonly sequence: number;
}

/** Reads a bill's number, however its sixteen digits were typed. `undefined` for anything else. */
export function parseBillNumber(text: string): BillNumber | undefined {
  const parts = /^(\d{4})(\d{4})(\d{6})(\d{2})$/.exec(withoutBetween(text));
  return parts === null ? undefined : ofParts(parts.slice(1));
}

/** The numbers of bills that stand in a text, such as a payment's purpose, each once, in their order. */
export function billNumbersIn(text: string): BillNumber[] {
  const found = new Map<string, BillNumber>();
  for (const parts of text.matchAll(within)) {
    const bill = ofParts(parts.slice(1));
    if (bill !== undefined) found.set(billNumber(bill.applicationNumber, bill.sequence), bill);
  }
  return [...found.values()];
}

/** @returns `undefined` for the charge number zero, which no application has */
function ofParts(parts: readonly string[]): BillNumber | undefined {
  const sequence = Number(parts[3]);
  return sequence === 0 ? undefined : { applicationNumber: parts.slice(0, 3).join("-"), sequence };
}
