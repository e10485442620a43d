import { moneyParts } from "@yer/api/formats";

/** A sum to the tiyin without its unit, which the table says once. */
export function moneyBare(tiyin: number, locale: Parameters<typeof moneyParts>[1]): string {
  const { sign, whole, separator, fraction } = moneyParts(tiyin, locale);
  return `${sign}${whole}${separator}${fraction}`;
}

/** By what part a sum has changed; `undefined` where there was nothing before, or nothing changed. */
export function changeOf(now: number | null, before: number | null | undefined): number | undefined {
  if (now === null || before === null || before === undefined || before === 0 || now === before) return undefined;
  return (now - before) / Math.abs(before);
}
