import { useMemo } from "react";
import type { Currency } from "../../UiProvider/currency.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { readAmount } from "./read-amount.js";
import { type CurrencyIn, decimalOf, figuresOf, formatOf, minorDigits, sayAmount } from "./say-amount.js";

/** How amounts of one currency are written and read. Amounts are whole minor units (tiyin, cents), in and out. */
export interface Amounts {
  /** An amount without its unit, the minor units only where there are any: `1,250,000`, `1,250,000.50`. */
  readonly write: (minor: number) => string;
  /** An amount with its unit: `$1,250,000.50`, `1 250 000 soʻm`. */
  readonly say: (minor: number) => string;
  /** The amount in a text, as it was typed or pasted, with or without its unit; undefined where it is none. */
  readonly read: (typed: string) => number | undefined;
  /** The unit alone: `$`, `€`, `soʻm`. */
  readonly unit: string;
  /** Whether the unit stands before the figures. */
  readonly isUnitBefore: boolean;
  /** How many minor units make a whole one: 100, of yen 1. */
  readonly perWhole: number;
}

/** Digits of the locale's own script, and its marks, in Latin ones. */
function latin(locale: string): (typed: string) => string {
  const own = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = new Map(Array.from({ length: 10 }, (_, digit) => [own.format(digit), String(digit)]));
  return (typed) =>
    Array.from(typed, (sign) => digits.get(sign) ?? (sign === "٫" ? "." : sign === "٬" ? "," : sign)).join("");
}

/** Units before and behind the figures: `$1`, `Fr. 1`, `1 €`, `5 000 сум.`; letters between them make no amount. */
const units = /^[\s\p{Cf}]*[\p{Sc}\p{L}]+\.?|[\s\p{Sc}\p{L}\p{Cf}'’]+\.?$/gu;

/** Amounts of a currency, as its country and `Intl` write it in the language of a page. */
export function amountsOf({ intl, currency }: CurrencyIn): Amounts {
  const format = formatOf({ intl, currency });
  const digits = minorDigits(format);
  const { locale } = format.resolvedOptions();
  const plain = figuresOf(locale, digits);
  const decimal = plain.formatToParts(0.5).find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
  const toLatin = latin(locale);
  const parts = format.formatToParts(1);
  const at = (wanted: Intl.NumberFormatPartTypes): number => parts.findIndex(({ type }) => type === wanted);
  return {
    write: (minor) => plain.format(decimalOf(minor, digits)),
    say: (minor) => sayAmount({ intl, currency }, minor),
    read: (typed) => readAmount(toLatin(typed).replaceAll(units, ""), { digits, decimal }),
    unit:
      currency.unit === undefined
        ? (parts[at("currency")]?.value ?? currency.code)
        : intl.formatMessage({ id: currency.unit }),
    isUnitBefore: at("currency") < at("integer"),
    perWhole: 10 ** digits,
  };
}

/** Amounts of the provider's currency, or of another. */
export function useAmounts(given?: Currency): Amounts {
  const { intl, currency: own } = useUiIntl();
  const currency = given ?? own;
  return useMemo(() => amountsOf({ intl, currency }), [intl, currency]);
}
