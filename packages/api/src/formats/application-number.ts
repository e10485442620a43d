import { withoutBetween } from "./between-digits.js";

/**
 * An application's number as it is kept (`2026-1703-000001`), of however its fourteen digits were typed: the pad of
 * numbers on a phone has no hyphen, and what is copied brings dashes and blanks. `undefined` for anything else.
 */
export function parseApplicationNumber(text: string): string | undefined {
  const parts = /^(\d{4})(\d{4})(\d{6})$/.exec(withoutBetween(text));
  return parts === null ? undefined : parts.slice(1).join("-");
}
