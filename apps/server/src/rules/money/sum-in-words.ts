/** Languages that a sum is written out in, by the ids under which the apps store them. */
export type WordsLocale = "uz_UZ" | "uz_Cyrl" | "ru_RU" | "en_US";

/** How a language says numbers: its words, and what they ask of what is counted. */
interface Language {
  /** Zero to nineteen, as far as they are words of their own. */
  readonly small: readonly string[];
  /** Ten, twenty … ninety. */
  readonly tens: readonly string[];
  /** What stands between tens and ones. */
  readonly between: string;
  /** One hundred to nine hundred. */
  readonly hundreds: (count: number) => string;
  /** Thousand, million, milliard, trillion: a form for each way of counting them. */
  readonly scales: readonly (readonly string[])[];
  /** Index of the noun's form for a number. */
  readonly form: (count: number) => number;
  /** One and two before thousands, where these are of another gender. */
  readonly ofThousands?: Readonly<Record<number, string>>;
  readonly soum: readonly string[];
  readonly tiyin: readonly string[];
}

const one = (): number => 0;
const words = (text: string): readonly string[] => text.split(" ");

const uzbek = {
  between: " ",
  form: one,
  small: words("nol bir ikki uch toʻrt besh olti yetti sakkiz toʻqqiz"),
  tens: words("oʻn yigirma oʻttiz qirq ellik oltmish yetmish sakson toʻqson"),
};
const uzbekCyrillic = words("нол бир икки уч тўрт беш олти етти саккиз тўққиз");
const russianHundreds = words("сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот");
const english = words(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);

const languages: Readonly<Record<WordsLocale, Language>> = {
  uz_UZ: {
    ...uzbek,
    hundreds: (count) => `${uzbek.small[count]} yuz`,
    scales: [["ming"], ["million"], ["milliard"], ["trillion"]],
    soum: ["soʻm"],
    tiyin: ["tiyin"],
  },
  uz_Cyrl: {
    between: " ",
    form: one,
    small: uzbekCyrillic,
    tens: words("ўн йигирма ўттиз қирқ эллик олтмиш етмиш саксон тўқсон"),
    hundreds: (count) => `${uzbekCyrillic[count]} юз`,
    scales: [["минг"], ["миллион"], ["миллиард"], ["триллион"]],
    soum: ["сўм"],
    tiyin: ["тийин"],
  },
  ru_RU: {
    between: " ",
    // One, two to four, and all others, which the teens are of.
    form: (count) => {
      const [last, teens] = [count % 10, Math.floor((count % 100) / 10) === 1];
      if (teens || last === 0 || last > 4) return 2;
      return last === 1 ? 0 : 1;
    },
    small: words(
      "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
    ),
    tens: words("десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"),
    hundreds: (count) => russianHundreds[count - 1] ?? "",
    scales: [
      words("тысяча тысячи тысяч"),
      words("миллион миллиона миллионов"),
      words("миллиард миллиарда миллиардов"),
      words("триллион триллиона триллионов"),
    ],
    ofThousands: { 1: "одна", 2: "две" },
    soum: words("сум сума сумов"),
    tiyin: words("тийин тийина тийинов"),
  },
  en_US: {
    between: "-",
    form: one,
    small: english,
    tens: words("ten twenty thirty forty fifty sixty seventy eighty ninety"),
    hundreds: (count) => `${english[count]} hundred`,
    scales: [["thousand"], ["million"], ["billion"], ["trillion"]],
    soum: ["soum"],
    tiyin: ["tiyin"],
  },
};

/** The words of one to nine hundred and ninety-nine. `scale`: one where it counts thousands. */
function upToThousand(count: number, { small, tens, between, hundreds, ofThousands }: Language, scale: number): string {
  const [hundred, rest] = [Math.floor(count / 100), count % 100];
  const ones = (digit: number): string => (scale === 1 ? ofThousands?.[digit] : undefined) ?? small[digit] ?? "";
  const below =
    rest === 0
      ? []
      : small[rest] === undefined
        ? [[tens[Math.floor(rest / 10) - 1], ...(rest % 10 === 0 ? [] : [ones(rest % 10)])].join(between)]
        : [ones(rest)];
  return [...(hundred === 0 ? [] : [hundreds(hundred)]), ...below].join(" ");
}

function inWords(count: number, language: Language): string {
  if (count === 0) return language.small[0] ?? "";
  const groups: string[] = [];
  for (let [rest, scale] = [count, 0]; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group === 0) continue;
    const name = scale === 0 ? undefined : language.scales[scale - 1]?.[language.form(group)];
    groups.unshift([upToThousand(group, language, scale), ...(name === undefined ? [] : [name])].join(" "));
  }
  return groups.join(" ");
}

/**
 * A sum of money in words, as papers of payment write it: soum in words, tiyin in two digits,
 * `Bir million ikki yuz ming soʻm 00 tiyin`.
 * @param tiyin whole and not below zero
 * @throws RangeError for any other
 */
export function sumInWords(tiyin: number, locale: WordsLocale): string {
  if (!Number.isSafeInteger(tiyin) || tiyin < 0) throw new RangeError(`No sum of money: ${tiyin}.`);
  const language = languages[locale];
  const [soum, rest] = [Math.floor(tiyin / 100), tiyin % 100];
  const said = inWords(soum, language);
  return [
    said.charAt(0).toUpperCase() + said.slice(1),
    language.soum[language.form(soum)],
    String(rest).padStart(2, "0"),
    language.tiyin[language.form(rest)],
  ].join(" ");
}
