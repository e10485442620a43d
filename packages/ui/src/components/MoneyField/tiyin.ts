/** How many tiyin make a soum. */
const perSoum = 100n;

/**
 * Reads an amount in soum as people write it ("1 250 000", "1250000,5", "1.250.000,50 soʻm") into whole tiyin.
 * Undefined when it is no amount, or finer than a tiyin. Safe up to 90 trillion soum.
 */
export function parseSoum(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s'’ʻ]/gu, "").replace(/(?:som|sum|сўм|сум|uzs)\.?$/iu, "");
  // The last mark with one or two digits behind it is the decimal one; all others set thousands apart.
  const match = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/u.exec(bare);
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/u.test(whole)) return undefined;
  const tiyin = BigInt(whole.replaceAll(/[.,]/gu, "")) * perSoum + BigInt(fraction.padEnd(2, "0") || "0");
  return tiyin <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(tiyin) : undefined;
}

/** Writes tiyin as an amount in soum: thousands apart, two digits after the comma only where there are tiyin. */
export function formatSoum(tiyin: number): string {
  const whole = Math.trunc(tiyin / Number(perSoum));
  const rest = Math.abs(tiyin % Number(perSoum));
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/gu, "\u00A0");
  return rest === 0 ? grouped : `${grouped},${String(rest).padStart(2, "0")}`;
}
