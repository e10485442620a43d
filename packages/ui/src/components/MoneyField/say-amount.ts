import type { IntlShape } from "react-intl";
import type { Currency } from "../../UiProvider/currency.js";

/** A currency, and what says it. */
export interface CurrencyIn {
  /** The currency. */
  readonly currency: Currency;
  /** Language and texts of the page. */
  readonly intl: Pick<IntlShape, "locale" | "formatMessage">;
}

/** How `Intl` writes amounts of a currency, the minor units only where there are any. */
export function formatOf({ intl, currency: { code, figures } }: CurrencyIn): Intl.NumberFormat {
  return new Intl.NumberFormat(figures ?? intl.locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** How many digits the minor unit has: two, of yen none. */
export function minorDigits(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/** How a language writes figures of amounts, the minor units only where there are any. */
export function figuresOf(language: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, trailingZeroDisplay: "stripIfInteger" });
}

/** Minor units as a decimal number in text, so that no amount passes through a fraction. */
export function decimalOf(minor: number, digits: number): `${number}` {
  const all = String(Math.round(Math.abs(minor))).padStart(digits + 1, "0");
  const at = all.length - digits;
  return `${minor < 0 ? "-" : ""}${all.slice(0, at)}.${all.slice(at)}` as `${number}`;
}

/** An amount (whole minor units) with its unit, on one line: `$1,250,000.50`, `1 250 000 soʻm`. */
export function sayAmount({ intl, currency }: CurrencyIn, minor: number): string {
  const format = formatOf({ intl, currency });
  const { unit } = currency;
  return format
    .formatToParts(decimalOf(minor, minorDigits(format)))
    .map(({ type, value }) => (type === "currency" && unit !== undefined ? intl.formatMessage({ id: unit }) : value))
    .join("");
}
