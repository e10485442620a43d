/** What an amount is read by: digits of its minor unit, and the locale's decimal mark, where both marks would do. */
export interface AmountMarks {
  readonly digits: number;
  readonly decimal: "." | ",";
}

/**
 * Reads an amount in figures into whole minor units. Undefined when it is no amount, or finer than a minor unit.
 * Safe up to 2^53 of them.
 */
export function readAmount(typed: string, { digits, decimal }: AmountMarks): number | undefined {
  const bare = typed.replaceAll(/[\s'’ʻ]/gu, "");
  if (!/^\d[\d.,]*$/u.test(bare)) return undefined;
  // The last mark with as few digits behind it is the decimal one; all others set thousands apart.
  const at = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const behind = bare.length - at - 1;
  const isDecimal = at > 0 && behind > 0 && behind <= digits && (behind !== 3 || bare[at] === decimal);
  const whole = isDecimal ? bare.slice(0, at) : bare;
  const fraction = isDecimal ? bare.slice(at + 1) : "";
  // In threes; in India in twos before the last three.
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/u.test(whole)) return undefined;
  const minor = BigInt(`${whole.replaceAll(/[.,]/gu, "")}${fraction.padEnd(digits, "0")}`);
  return minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : undefined;
}
