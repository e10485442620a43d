import { describe, expect, it } from "vitest";
import { uzCollationKey } from "./collator.js";
import { uzDateTimeFormat } from "./date-time-format.js";
import { uzDisplayNames } from "./display-names.js";
import { mend, uzScript } from "./language.js";
import { uzListFormat } from "./list-format.js";
import { uzNumberFormat } from "./number-format.js";
import { uzRelativeTimeFormat } from "./relative-time-format.js";

/*
 * Node's ICU knows Uzbek (Latin), so here the mended formats are held to the real ones; intl-uz.browser.test.ts
 * shows that Chromium gets them.
 */
const moment = Date.UTC(2026, 2, 5, 9, 7, 3);
const timeZone = "Asia/Tashkent";

/** ICU 77 still writes ‘ (U+2018) in some Uzbek words, and once "o‘ʻ"; the letter is ʻ (U+02BB). */
function spelled(text: string): string {
  return text.replace(/‘ʻ?/g, "ʻ");
}

/** CLDR lets a line break between some numbers and their unit; ours never does. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

const dateOptions: Intl.DateTimeFormatOptions[] = [
  {},
  { dateStyle: "full" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long", timeStyle: "short" },
  { dateStyle: "medium", timeStyle: "medium" },
  { timeStyle: "short" },
  { day: "numeric", month: "long", year: "numeric" },
  { day: "numeric", month: "short", year: "numeric" },
  { month: "long", year: "numeric" },
  { month: "short", year: "numeric" },
  { month: "long" },
  { month: "short" },
  { month: "narrow" },
  { day: "numeric", month: "long" },
  { day: "numeric", month: "short" },
  { weekday: "long" },
  { weekday: "short" },
  { weekday: "narrow" },
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  { weekday: "short", day: "numeric", month: "short" },
  { weekday: "short", day: "numeric", month: "numeric", year: "numeric" },
  { weekday: "long", day: "numeric" },
  { day: "2-digit", month: "2-digit", year: "numeric" },
  { day: "2-digit", month: "2-digit" },
  { day: "numeric" },
  { year: "numeric" },
  { hour: "numeric", minute: "2-digit", second: "2-digit" },
  { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
  { year: "numeric", month: "long", day: "numeric", timeZoneName: "short" },
];

describe("uzDateTimeFormat", () => {
  it.each(dateOptions.map((options) => [JSON.stringify(options), options] as const))(
    "writes dates as Uzbek does: %s",
    (_, options) => {
      const mended = uzDateTimeFormat(Intl.DateTimeFormat, "latin", "uz", { timeZone, ...options });
      expect(mended.format(moment)).toBe(new Intl.DateTimeFormat("uz", { timeZone, ...options }).format(moment));
    },
  );

  it("writes dates in words in Cyrillic", () => {
    const options = { dateStyle: "long", timeStyle: "short", timeZone } as const;
    expect(uzDateTimeFormat(Intl.DateTimeFormat, "cyrillic", "uz-Cyrl", options).format(moment)).toBe(
      "5 март, 2026 14:07",
    );
  });

  it("names the month of the asked time zone", () => {
    const lastSecond = Date.UTC(2026, 3, 30, 22, 0);
    const format = uzDateTimeFormat(Intl.DateTimeFormat, "latin", "uz", { month: "long", timeZone });
    expect(format.format(lastSecond)).toBe("May");
  });

  it("writes a range from start to end, and one day once", () => {
    const format = uzDateTimeFormat(Intl.DateTimeFormat, "latin", "uz", { dateStyle: "long", timeZone });
    expect(format.formatRange(moment, moment + 3 * 86_400_000)).toBe("5-mart, 2026 – 8-mart, 2026");
    expect(format.formatRange(moment, moment + 1000)).toBe("5-mart, 2026");
  });

  it("says the locale it was asked for", () => {
    expect(uzDateTimeFormat(Intl.DateTimeFormat, "latin", "uz-UZ").resolvedOptions().locale).toBe("uz-UZ");
  });
});

const numbers: [number, Intl.NumberFormatOptions][] = [
  [1_234_567.891, {}],
  [-1234.5, {}],
  [0.456, { style: "percent" }],
  [1234.5, { style: "currency", currency: "UZS" }],
  [1234.5, { style: "currency", currency: "UZS", currencyDisplay: "code" }],
  [1234.5, { style: "currency", currency: "UZS", currencyDisplay: "name" }],
  [-12, { style: "currency", currency: "UZS", maximumFractionDigits: 0 }],
  [5, { style: "unit", unit: "hectare" }],
  [5, { style: "unit", unit: "megabyte", unitDisplay: "short" }],
  [5, { style: "unit", unit: "day", unitDisplay: "long" }],
  [5, { style: "unit", unit: "percent" }],
  [1500, { notation: "compact" }],
  [2.5e6, { notation: "compact" }],
  [3e9, { notation: "compact", compactDisplay: "long" }],
  [Number.NaN, {}],
  [5, { signDisplay: "always" }],
];

describe("uzNumberFormat", () => {
  it.each(numbers.map(([value, options]) => [value, JSON.stringify(options), options] as const))(
    "writes numbers as Uzbek does: %d %s",
    (value, _, options) => {
      const mended = uzNumberFormat(Intl.NumberFormat, "latin", "uz", options);
      expect(mended.format(value)).toBe(unbroken(spelled(new Intl.NumberFormat("uz", options).format(value))));
    },
  );

  it("writes money in Cyrillic", () => {
    const options = { style: "currency", currency: "UZS" } as const;
    expect(uzNumberFormat(Intl.NumberFormat, "cyrillic", "uz-Cyrl", options).format(1234.5)).toBe(
      "1\u00a0234,50\u00a0сўм",
    );
  });
});

describe("uzListFormat", () => {
  it.each(["conjunction", "disjunction", "unit"] as const)("joins a list as Uzbek does: %s", (type) => {
    for (const list of [["A"], ["A", "B"], ["A", "B", "C"]]) {
      expect(uzListFormat(Intl.ListFormat, "latin", "uz", { type }).format(list)).toBe(
        new Intl.ListFormat("uz", { type }).format(list),
      );
    }
  });
});

describe("uzDisplayNames", () => {
  it("names the parts of a date in both scripts", () => {
    const latin = uzDisplayNames(Intl.DisplayNames, "latin", "uz", { type: "dateTimeField" });
    const cyrillic = uzDisplayNames(Intl.DisplayNames, "cyrillic", "uz-Cyrl", { type: "dateTimeField" });
    expect(["day", "month", "year"].map((part) => latin.of(part))).toEqual(["kun", "oy", "yil"]);
    expect(cyrillic.of("day")).toBe("кун");
    expect(latin.resolvedOptions().locale).toBe("uz");
  });

  it("leaves other names to the engine", () => {
    expect(uzDisplayNames(Intl.DisplayNames, "latin", "uz", { type: "region" }).of("FR")).toBe("France");
  });
});

describe("uzRelativeTimeFormat", () => {
  const native = { relative: Intl.RelativeTimeFormat, number: Intl.NumberFormat };

  it.each(["second", "minute", "hour", "day", "week", "month", "quarter", "year"] as const)(
    "tells how long ago as Uzbek does: %s",
    (unit) => {
      for (const numeric of ["auto", "always"] as const) {
        const mended = uzRelativeTimeFormat(native, "latin", "uz", { numeric });
        const real = new Intl.RelativeTimeFormat("uz", { numeric });
        for (const value of [-1200, -2, -1, 0, 1, 2]) {
          expect(mended.format(value, unit)).toBe(spelled(real.format(value, unit)));
        }
      }
    },
  );

  it("leaves complaints about a wrong unit to the engine", () => {
    const mended = uzRelativeTimeFormat(native, "latin", "uz");
    expect(() => mended.format(1, "fortnight" as Intl.RelativeTimeFormatUnit)).toThrow(RangeError);
  });
});

describe("uzCollationKey", () => {
  it("puts oʻ, gʻ, sh, ch and ng after z, whatever apostrophe was typed", () => {
    const sorted = ["chol", "shamol", "g'oz", "oʻrik", "zar", "olma", "goz", "ng", "cena", "xalq"].toSorted((a, b) =>
      uzCollationKey(a) < uzCollationKey(b) ? -1 : 1,
    );
    expect(sorted).toEqual(["cena", "goz", "olma", "xalq", "zar", "oʻrik", "g'oz", "shamol", "chol", "ng"]);
  });

  it("reads ngʻ as n and gʻ, not as ng", () => {
    expect(uzCollationKey("Mangʻit") < uzCollationKey("Manzil")).toBe(false);
    expect(uzCollationKey("Mangʻit") < uzCollationKey("Mangit")).toBe(true);
  });

  it("orders numbers by value and does not hear the sign of separation", () => {
    expect(uzCollationKey("2-uy") < uzCollationKey("10-uy")).toBe(true);
    expect(uzCollationKey("maʼno")).toBe(uzCollationKey("mano"));
  });
});

describe("mend", () => {
  it("answers only for Uzbek, with and without new, and keeps the class", () => {
    const Mended = mend(Intl.DateTimeFormat, (script, locales, options) =>
      uzDateTimeFormat(Intl.DateTimeFormat, script, locales, options as Intl.DateTimeFormatOptions),
    );
    expect(new Mended("ru", { month: "long", timeZone: "UTC" }).format(moment)).toBe("март");
    expect(new Mended("uz", { month: "long", timeZone: "UTC" }).format(moment)).toBe("Mart");
    expect(Mended("uz", { month: "long", timeZone: "UTC" }).format(moment)).toBe("Mart");
    expect(new Mended("uz")).toBeInstanceOf(Intl.DateTimeFormat);
    expect(Mended().resolvedOptions().timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it("knows the script by the tag", () => {
    expect(["uz", "uz-Latn-UZ", "uz-Cyrl-UZ", "uz-Arab-x-cyrl", "ru", undefined].map(uzScript)).toEqual([
      "latin",
      "latin",
      "cyrillic",
      "cyrillic",
      undefined,
      undefined,
    ]);
  });
});
