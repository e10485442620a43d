import { withoutBetween } from "./between-digits.js";
import { searchKey } from "./search-key.js";

/**
 * The number that a search asks for, as it is kept, of however it was typed: an application's (`2026-1718-000031`), an
 * area's (`2026-1718-A000016`), an objection's or a complaint's (`2026-1718-000031-E2`). `undefined` for anything else.
 *
 * Fourteen digits may be an application's number or a PINFL. A number begins with its year, 20…; a PINFL that begins with 2
 * is one of a woman born before 1900, so that who begins with 20 is nobody alive: it is a number.
 */
export function searchedNumber(text: string): string | undefined {
  const parts = /^(20\d{2})(\d{4})(a?\d{6})([es]\d{1,4})?$/.exec(searchKey(withoutBetween(text)));
  return parts?.slice(1).filter(Boolean).join("-").toUpperCase();
}

/** {@link searchKey} of what is typed to find something; a number is found however its digits were typed. */
export function searchedKey(text: string): string {
  return searchKey(searchedNumber(text) ?? text);
}
