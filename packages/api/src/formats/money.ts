/** Interface languages, by the ids under which the apps store them. */
type MoneyLocale = "uz_UZ" | "uz_Cyrl" | "ru_RU" | "en_US";

/** A sum of money taken apart, for a screen to set each piece as it likes. */
export interface MoneyParts {
  /** `−` (U+2212) below zero, else empty. */
  readonly sign: string;
  /** Whole soʻm in groups of three. */
  readonly whole: string;
  /** `,` or `.`. */
  readonly separator: string;
  /** Tiyin, two digits. */
  readonly fraction: string;
  /** `soʻm`, `сўм`, `сум`, `soum`. */
  readonly unit: string;
}

const units: Readonly<Record<MoneyLocale, string>> = { uz_UZ: "soʻm", uz_Cyrl: "сўм", ru_RU: "сум", en_US: "soum" };

const noBreakSpace = "\u00a0";

/**
 * Takes a sum in tiyin apart. Written out by hand: Chromium has no Uzbek number data.
 * @throws RangeError if the sum is not a whole, safely held number of tiyin.
 */
export function moneyParts(tiyin: number, locale: MoneyLocale = "uz_UZ"): MoneyParts {
  if (!Number.isSafeInteger(tiyin)) {
    throw new RangeError(`Money must be a whole number of tiyin within ±2^53, got ${tiyin}. Round before showing.`);
  }
  const digits = String(Math.abs(tiyin)).padStart(3, "0");
  const english = locale === "en_US";
  return {
    sign: tiyin < 0 ? "\u2212" : "",
    whole: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, english ? "," : noBreakSpace),
    separator: english ? "." : ",",
    fraction: digits.slice(-2),
    unit: units[locale],
  };
}

/** `1 234 567,00` without its unit, for tables that say it once; its spaces unbreakable. */
export function formatBareMoney(tiyin: number, locale: MoneyLocale = "uz_UZ"): string {
  const { sign, whole, separator, fraction } = moneyParts(tiyin, locale);
  return `${sign}${whole}${separator}${fraction}`;
}

/** `1 234 567,00 soʻm`, its spaces unbreakable. */
export function formatMoney(tiyin: number, locale: MoneyLocale = "uz_UZ"): string {
  return `${formatBareMoney(tiyin, locale)}${noBreakSpace}${moneyParts(tiyin, locale).unit}`;
}

/**
 * Tiyin of a sum typed in soʻm: `1 234 567,5`, `1234567.50`, with or without its unit. At most two decimals, comma or
 * point; groups are parted by spaces only, so that `1,234` is never taken for a thousand. `undefined` if it is no sum.
 */
export function parseMoney(text: string): number | undefined {
  const bare = text
    .replace(/(so.?m|сўм|сум|soum|uzs)\.?\s*$/iu, "")
    .replace(/[\s\u202f]/gu, "")
    .replace("\u2212", "-");
  const match = /^(-?)(\d{1,14})(?:[.,](\d{0,2}))?$/.exec(bare);
  if (!match) return undefined;
  const tiyin = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  if (!Number.isSafeInteger(tiyin)) return undefined;
  return match[1] === "-" && tiyin !== 0 ? -tiyin : tiyin;
}
