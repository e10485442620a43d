const pairs: readonly (readonly [string, string])[] = [
  ["Oʻ", "Ў"], ["oʻ", "ў"], ["Gʻ", "Ғ"], ["gʻ", "ғ"], ["Sh", "Ш"], ["sh", "ш"], ["Ch", "Ч"], ["ch", "ч"],
  ["Yo", "Ё"], ["yo", "ё"], ["Yu", "Ю"], ["yu", "ю"], ["Ya", "Я"], ["ya", "я"], ["Ye", "Е"], ["ye", "е"],
]; // prettier-ignore
const latin = "ABDEFGHIJKLMNOPQRSTUVXYZabdefghijklmnopqrstuvxyzʼ";
const cyrillic = "АБДЕФГҲИЖКЛМНОПҚРСТУВХЙЗабдефгҳижклмнопқрстувхйзъ";

/**
 * An Uzbek name in Cyrillic script from the Latin one, letter by letter. It knows no words: what Cyrillic writes by the
 * word (ц, е at a beginning) comes out by the letter, and staff correct it.
 */
export function cyrillicOf(text: string): string {
  const joined = pairs.reduce((so, [from, to]) => so.replaceAll(from, to), text);
  return joined.replace(/[A-Za-zʼ]/g, (letter) => cyrillic[latin.indexOf(letter)] ?? letter);
}

/** The same name in Russian letters: Russian has none of the four that Uzbek adds, and writes its nearest own. */
export function russianOf(uzbekCyrillic: string): string {
  return uzbekCyrillic.replace(/[ЎўҚқҒғҲҳ]/g, (letter) => "УуКкГгХх"["ЎўҚқҒғҲҳ".indexOf(letter)] ?? letter);
}
