import { apostrophes } from "./canonical-name.js";

/** Uzbek, Russian and Karakalpak Cyrillic → Latin, as Uzbek writes it. е is always e: see {@link searchKey}. */
const latin: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "yo",
  ж: "j",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "x",
  ц: "s",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "",
  ы: "i",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  ў: "o",
  қ: "q",
  ғ: "g",
  ҳ: "h",
  ә: "a",
  ө: "o",
  ү: "u",
  ң: "n",
};

const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");

/**
 * The form under which texts are found: two spellings of one name have one key. ASCII letters, digits and single
 * spaces. Stored beside the text by the service, made from what is typed by the same function.
 *
 * Blind to case, to apostrophes (`Oʻtkir` = `Otkir`), to accents (Karakalpak `Nókis` = `Nokis`), to punctuation, to
 * script (`Ўткир` = `Oʻtkir`), and to what one script or a Russian keyboard cannot tell apart:
 * - ye = e (`Yelena` = `Elena` = `Елена`; `Boyev` = `Боев`), ts = s (`Tsoy` = `Soy` = `Цой`), dj = j (`Джамшид`);
 * - q = k (`Қодир` = `Кодир`), h = x = kh (`Ҳасан` = `Хасан` = `Khasan`), while sh and ch stay letters.
 *
 * For finding, never for comparing identities: different names can share a key.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(anyApostrophe, "")
    .replace(/[\u0400-\u04ff]/g, (letter) => latin[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("kh", "x")
    .replace(/(?<![sc])h/g, "x")
    .replaceAll("q", "k")
    .replaceAll("ye", "e")
    .replaceAll("ts", "s")
    .replaceAll("dj", "j")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether a label answers what was typed, blind to apostrophes, script and case as {@link searchKey} is. */
export function matchesSearch(label: string, typed: string): boolean {
  return searchKey(label).includes(searchKey(typed));
}
