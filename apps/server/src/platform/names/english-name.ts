/** English names that stand in atlases; all others follow the rule. Keys are the bare Uzbek names. */
const established: Readonly<Record<string, string>> = {
  Andijon: "Andijan",
  Buxoro: "Bukhara",
  Fargʻona: "Fergana",
  Jizzax: "Jizzakh",
  Navoiy: "Navoi",
  Qashqadaryo: "Kashkadarya",
  Qoraqalpogʻiston: "Karakalpakstan",
  Samarqand: "Samarkand",
  Sirdaryo: "Syrdarya",
  Surxondaryo: "Surkhandarya",
  Toshkent: "Tashkent",
  Xiva: "Khiva",
  Xorazm: "Khorezm",
};

/** What a place is, the last word of its Uzbek name, and how English puts it. */
const kinds: Readonly<Record<string, (name: string) => string>> = {
  viloyati: (name) => `${name} region`,
  tumani: (name) => `${name} district`,
  shahri: (name) => `${name} city`,
  Respublikasi: (name) => `Republic of ${name}`,
  mahallasi: (name) => `${name} neighbourhood`,
};

const digraphs: readonly (readonly [RegExp, string])[] = [
  [/[ʻʼ]/g, ""],
  [/X/g, "Kh"],
  [/x/g, "kh"],
];

/**
 * The English name of a place from its Uzbek Latin one (`Oltinkoʻl tumani` → `Oltinkol district`): the national
 * spelling without apostrophes, x as kh, the kind of place translated, and the established name where there is one.
 */
export function englishPlaceName(uzbek: string): string {
  const words = uzbek.split(" ");
  const kind = kinds[words.at(-1) ?? ""];
  const bare = (kind ? words.slice(0, -1) : words).join(" ");
  const name =
    established[bare] ?? digraphs.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), bare);
  return kind ? kind(name) : name;
}
