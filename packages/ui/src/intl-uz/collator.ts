import { firstTag, override, type Locales } from "./language.js";

const alphabet = [
  ...Array.from("abcdefghijklmnopqrstuvwxyz"),
  "oʻ",
  "gʻ",
  "sh",
  "ch",
  "ng",
  ...Array.from("абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ"),
];

/** Ranks are characters above any digit, so that keys compare with `<`: gap, digits, letters, the rest. */
const ranks = new Map(alphabet.map((letter, at) => [letter, String.fromCharCode(0x100 + at)]));
const token = /oʻ|gʻ|sh|ch|ng(?!ʻ)|\d+|\p{L}\p{M}*|[^\p{L}\d]+/gu;

function rank(piece: string): string {
  const known = ranks.get(piece);
  if (known) return known;
  if (/^\d/.test(piece)) {
    const digits = piece.replace(/^0+(?=\d)/, "");
    return String(Math.min(digits.length, 99)).padStart(2, "0") + digits;
  }
  // A letter to Unicode, and no letter of the alphabet, wherever it stands.
  if (/^ʼ+$/.test(piece)) return "";
  if (!/^\p{L}/u.test(piece)) return "!";
  const plain = piece.normalize("NFD").replace(/\p{M}/gu, "");
  return ranks.get(plain) ?? String.fromCharCode(0x1000) + plain;
}

/**
 * Key by which texts sort as in Uzbek when compared with `<`: … z oʻ gʻ sh ch ng, then Cyrillic … я ў қ ғ ҳ; numbers by
 * value; blind to the kind of apostrophe and to case. The same order as `sortKey` of `@yer/api/formats`, of which it
 * knows nothing; a test outside of both compares them.
 */
export function uzCollationKey(text: string): string {
  const folded = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<=[og])['`´‘’ʻʼ]/g, "ʻ")
    .replace(/['`´‘’ʼ]|(?<![og])ʻ/g, "ʼ");
  let key = "";
  for (const piece of folded.match(token) ?? []) key += rank(piece);
  return key.replace(/^!+|!+$/g, "");
}

/** Makes an Uzbek collator; the engine's own orders texts whose keys are the same. */
export function uzCollator(
  native: typeof Intl.Collator,
  locales: Locales,
  options?: Intl.CollatorOptions,
): Intl.Collator {
  // A search (typing to find) compares by the engine, which folds accents and case as asked.
  const base = new native("en", options);
  const resolved = base.resolvedOptions();
  const compareNative = base.compare;
  const compare =
    resolved.usage === "search"
      ? compareNative
      : (left: string, right: string): number => {
          const a = uzCollationKey(left);
          const b = uzCollationKey(right);
          return a < b ? -1 : a > b ? 1 : compareNative(left, right);
        };
  return override(base, {
    compare,
    resolvedOptions: () => ({ ...resolved, locale: firstTag(locales) }),
  });
}
