import { withoutBetween } from "./between-digits.js";

/** Digits of a budget's account at the treasury. */
const digits = 27;

/** A treasury account as it is kept: its digits, however they were set apart when it was typed. */
export function parseTreasuryAccount(text: string): string {
  return withoutBetween(text.trim());
}

/** Whether a text is an account of the treasury as it is kept: 27 digits, not all of them zero. */
export function isTreasuryAccount(text: string): boolean {
  return text.length === digits && /^\d+$/.test(text) && !/^0+$/.test(text);
}
