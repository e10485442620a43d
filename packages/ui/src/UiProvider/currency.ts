import type { UiMessageId } from "../messages/ui-messages.js";

/**
 * A currency that amounts are written and read in: its code, and what a country says of it in one way in each of its
 * languages. The rest is what `Intl` knows. Amounts are whole minor units (tiyin, cents).
 */
export interface Currency {
  /** ISO 4217 code: `"EUR"`. */
  readonly code: string;
  /** BCP 47 tag of the language whose figures amounts stand in, whatever language the page is in. @default that of the page */
  readonly figures?: string | undefined;
  /** Key of the text that stands beside an amount; `messages` replaces it. @default the symbol of the currency */
  readonly unit?: UiMessageId | undefined;
}

/** Dollars of America, where nothing is said. */
export const dollars: Currency = { code: "USD" };

/** Soum: `1 250 000,50` in each language of the country, with its word for the unit, which `Intl` does not know. */
export const soum = { code: "UZS", figures: "ru", unit: "money.unit" } as const satisfies Currency;
