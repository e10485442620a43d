import { type Currency, soum } from "./currency.js";

/** The order of a short date: as the locale writes it, or the day first and dots between, whatever the language. */
export type DateOrder = "locale" | "day-first";

/** How times of the day are counted: to twelve with AM and PM, or to twenty-three; `locale` is as the locale does. */
export type Hours = "locale" | "h12" | "h23";

/** What a country writes in one way, whatever language it is read in. Each is a prop of `UiProvider`. */
export interface Country {
  /** IANA time zone in which times are shown. @default that of the browser */
  readonly timeZone?: string;
  /** The currency of fields, filters and charts of money: `{ code: "EUR" }`. @default dollars of America */
  readonly currency?: Currency;
  /**
   * Order of short dates. `locale`: 11/20/2026 in American English, 20.11.2026 in Russian; `day-first`: 20.11.2026, and weeks
   * from Monday, in every language. @default "locale"
   */
  readonly dateOrder?: DateOrder;
  /** Hours of the day. @default "locale" */
  readonly hours?: Hours;
}

/**
 * Uzbekistan: `<UiProvider {...uzbekistan} locale="uz_UZ">`. Its papers write 20.11.2026 in each of its languages, so that no
 * day reads as a month. `@yer/ui/intl-uz` beside it teaches Chromium the words of the language.
 */
export const uzbekistan = {
  timeZone: "Asia/Tashkent",
  currency: soum,
  dateOrder: "day-first",
  hours: "h23",
} as const satisfies Country;

/** Options that show the time of the day as the provider says. */
export function timeOfDay(hours: Hours): Intl.DateTimeFormatOptions {
  return {
    hour: hours === "h23" ? "2-digit" : "numeric",
    minute: "2-digit",
    ...(hours === "locale" ? {} : { hourCycle: hours }),
  };
}
