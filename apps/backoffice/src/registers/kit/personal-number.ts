/**
 * Whether a search reads as a personal number (PINFL, passport, phone) and so must not stand in a URL (DESIGN §3).
 * Numbers of applications and cadastre numbers have dashes and colons.
 */
export function isPersonal(search: string): boolean {
  const bare = search.replaceAll(/[\s()+-]/g, "");
  if (/[:]/.test(search) || /^\d{4}-\d{4}-\d{1,6}$/.test(search.trim())) return false;
  return /^\d{9,14}$/.test(bare) || /^[A-Za-z]{2}\d{7}$/.test(bare);
}
