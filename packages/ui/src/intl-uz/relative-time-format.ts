import { firstTag, override, type Locales, type UzScript } from "./language.js";
import { uzNumberFormat } from "./number-format.js";
import { words } from "./words.js";

type Unit = Intl.RelativeTimeFormatUnit;

/** Makes an Uzbek relative time format: "3 kun oldin", "2 soatdan keyin", and with `numeric: "auto"` "kecha", "shu hafta". */
export function uzRelativeTimeFormat(
  native: { relative: typeof Intl.RelativeTimeFormat; number: typeof Intl.NumberFormat },
  script: UzScript,
  locales: Locales,
  options?: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  const base = new native.relative("en", options);
  const resolved = base.resolvedOptions();
  const number = uzNumberFormat(native.number, script, locales);
  const text = words[script];

  /** A word instead of a number: yesterday, this hour, next week. */
  function inWords(value: number, unit: string): string | undefined {
    if (resolved.numeric !== "auto") return undefined;
    if (unit === "second") return value === 0 ? text.now : undefined;
    if (unit === "day") return [text.yesterday, text.today, text.tomorrow][value + 1];
    const current = text.currentUnits[unit];
    if (current) return value === 0 ? current : undefined;
    const which = [text.last, text.this, text.next][value + 1];
    const name = text.units[unit]?.[0];
    return which && name ? `${which} ${name}` : undefined;
  }

  function formatToParts(value: number, unit: Unit): Intl.RelativeTimeFormatPart[] {
    const singular = unit.replace(/s$/, "") as Intl.RelativeTimeFormatUnitSingular;
    const names = text.units[singular];
    // The engine's own complaint about a wrong unit or number.
    if (!names || !Number.isFinite(value)) return base.formatToParts(value, unit);
    const word = inWords(value, singular);
    if (word) return [{ type: "literal", value: word }];
    const past = value < 0 || Object.is(value, -0);
    return [
      ...number.formatToParts(Math.abs(value)).map((part) => ({ ...part, unit: singular })),
      { type: "literal", value: past ? ` ${names[0]} ${text.ago}` : ` ${names[1]} ${text.later}` },
    ];
  }

  return override(base, {
    format: (value, unit) =>
      formatToParts(value, unit)
        .map((part) => part.value)
        .join(""),
    resolvedOptions: () => ({ ...resolved, locale: firstTag(locales) }),
  });
}
