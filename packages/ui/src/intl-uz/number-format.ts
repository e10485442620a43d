import { firstTag, override, type Locales, type UzScript } from "./language.js";
import { words } from "./words.js";

type Native = typeof Intl.NumberFormat;
type Value = Parameters<Intl.NumberFormat["formatToParts"]>[0];
type Part = Intl.NumberFormatPart;

/** Units the registry shows: [short, long] in Latin, then in Cyrillic. Others stay as Russian writes them. */
const units: Record<string, readonly [string, string, string, string]> = {
  hectare: ["ga", "gektar", "га", "гектар"],
  meter: ["m", "metr", "м", "метр"],
  kilometer: ["km", "kilometr", "км", "километр"],
  kilogram: ["kg", "kilogramm", "кг", "килограмм"],
  byte: ["bayt", "bayt", "байт", "байт"],
  kilobyte: ["kB", "kilobayt", "кБ", "килобайт"],
  megabyte: ["MB", "megabayt", "МБ", "мегабайт"],
  gigabyte: ["GB", "gigabayt", "ГБ", "гигабайт"],
  second: ["son.", "soniya", "сон.", "сония"],
  minute: ["daq.", "daqiqa", "дақ.", "дақиқа"],
  hour: ["soat", "soat", "соат", "соат"],
  day: ["kun", "kun", "кун", "кун"],
  week: ["hafta", "hafta", "ҳафта", "ҳафта"],
  month: ["oy", "oy", "ой", "ой"],
  year: ["yil", "yil", "йил", "йил"],
  percent: ["%", "foiz", "%", "фоиз"],
};

/** How Russian's compact words begin, by which of ours they are. */
const compactStems: readonly [RegExp, string][] = [
  [/^тыс/, "thousand"],
  [/^мл?н|^миллион/, "million"],
  [/^млрд|^миллиард/, "billion"],
  [/^трлн|^триллион/, "trillion"],
];

/**
 * Makes an Uzbek number format from the engine's Russian one, whose digits, groups (no-break space) and decimal comma
 * are the Uzbek ones: words for money, units and thousands become Uzbek, and no space stands before a percent sign.
 */
export function uzNumberFormat(
  native: Native,
  script: UzScript,
  locales: Locales,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const base = new native("ru-RU", options);
  const resolved = base.resolvedOptions();
  const formatRussian = base.formatToParts.bind(base);
  const formatPlainly = base.format.bind(base);
  const text = words[script];
  const cyrillic = script === "cyrillic";

  function value(part: Part): string {
    if (part.type === "nan") return text.notANumber;
    // A number and its unit stay on one line; Chromium's Russian data has an ordinary space in places.
    if (part.type === "literal") return part.value.replace(" ", "\u00a0");
    if (part.type === "compact") {
      const which = compactStems.find(([stem]) => stem.test(part.value))?.[1];
      const pair = which === undefined ? undefined : text.compact[which];
      return pair ? pair[resolved.compactDisplay === "long" ? 1 : 0] : part.value;
    }
    if (part.type === "currency" && resolved.currency === "UZS" && resolved.currencyDisplay !== "code") {
      return resolved.currencyDisplay === "name" ? text.somLong : text.som;
    }
    if (part.type === "unit") {
      const unit = units[resolved.unit ?? ""];
      return unit?.[(cyrillic ? 2 : 0) + (resolved.unitDisplay === "long" ? 1 : 0)] ?? part.value;
    }
    return part.value;
  }

  // Plain digits, of which registers are full, are the Russian ones as they are.
  const isPlain = resolved.style === "decimal" && resolved.notation === "standard";

  function formatToParts(number?: Value): Part[] {
    const parts = formatRussian(number as Value).map((part) => ({ ...part, value: value(part) }));
    return parts.filter(({ type }, at) => {
      const next = parts[at + 1];
      const percent = next?.type === "percentSign" || (next?.type === "unit" && next.value === "%");
      return !(type === "literal" && percent);
    });
  }

  return override(base, {
    formatToParts,
    format: (number: Value) =>
      isPlain && !Number.isNaN(Number(number))
        ? formatPlainly(number as number)
        : formatToParts(number)
            .map((part) => part.value)
            .join(""),
    resolvedOptions: () => ({ ...resolved, locale: firstTag(locales) }),
  });
}
