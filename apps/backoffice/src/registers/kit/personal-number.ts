import { searchedNumber } from "@yer/api/formats";

const begins = /^20\d{2}[\s\p{Pd}]+\d{4}[\s\p{Pd}]+\d{1,6}$/u;

/**
 * Whether a search reads as a personal number (PINFL, passport, phone) and so must not stand in a URL (DESIGN §3).
 * Numbers of applications and areas are none, however they were typed, nor are cadastre numbers; the beginning of an
 * application's number is known by what stands between its parts.
 */
export function isPersonal(search: string): boolean {
  const bare = search.replaceAll(/[\s()+-]/g, "");
  if (/[:]/.test(search) || searchedNumber(search) !== undefined || begins.test(search.trim())) return false;
  return /^\d{9,14}$/.test(bare) || /^[A-Za-z]{2}\d{7}$/.test(bare);
}
