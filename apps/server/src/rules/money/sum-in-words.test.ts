import fc from "fast-check";
import { expect, test } from "vitest";
import { sumInWords, type WordsLocale } from "./sum-in-words.js";

test.each([
  ["uz_UZ", 0, "Nol soʻm 00 tiyin"],
  ["uz_UZ", 123_600_000, "Bir million ikki yuz oʻttiz olti ming soʻm 00 tiyin"],
  ["uz_Cyrl", 41_200_005, "Тўрт юз ўн икки минг сўм 05 тийин"],
  ["ru_RU", 100, "Один сум 00 тийинов"],
  ["ru_RU", 200_201, "Две тысячи два сума 01 тийин"],
  ["ru_RU", 1_101_102_222, "Одиннадцать миллионов одиннадцать тысяч двадцать два сума 22 тийина"],
  ["ru_RU", 2_100_000_000_000, "Двадцать один миллиард сумов 00 тийинов"],
  ["en_US", 112_345_699, "One million one hundred twenty-three thousand four hundred fifty-six soum 99 tiyin"],
] as const)("in %s %i tiyin are: %s", (locale, tiyin, said) => {
  expect(sumInWords(tiyin, locale)).toBe(said);
});

/** What each word stands for, written down apart from the rule: a reader that adds up what it reads. */
const meanings: Readonly<Record<WordsLocale, Readonly<Record<string, number>>>> = {
  uz_UZ: {
    nol: 0, bir: 1, ikki: 2, uch: 3, toʻrt: 4, besh: 5, olti: 6, yetti: 7, sakkiz: 8, toʻqqiz: 9,
    oʻn: 10, yigirma: 20, oʻttiz: 30, qirq: 40, ellik: 50, oltmish: 60, yetmish: 70, sakson: 80, toʻqson: 90,
    yuz: 100, ming: 1e3, million: 1e6, milliard: 1e9, trillion: 1e12,
  },
  uz_Cyrl: {
    нол: 0, бир: 1, икки: 2, уч: 3, тўрт: 4, беш: 5, олти: 6, етти: 7, саккиз: 8, тўққиз: 9,
    ўн: 10, йигирма: 20, ўттиз: 30, қирқ: 40, эллик: 50, олтмиш: 60, етмиш: 70, саксон: 80, тўқсон: 90,
    юз: 100, минг: 1e3, миллион: 1e6, миллиард: 1e9, триллион: 1e12,
  },
  ru_RU: {
    ноль: 0, один: 1, одна: 1, два: 2, две: 2, три: 3, четыре: 4, пять: 5, шесть: 6, семь: 7, восемь: 8, девять: 9,
    десять: 10, одиннадцать: 11, двенадцать: 12, тринадцать: 13, четырнадцать: 14, пятнадцать: 15, шестнадцать: 16,
    семнадцать: 17, восемнадцать: 18, девятнадцать: 19, двадцать: 20, тридцать: 30, сорок: 40, пятьдесят: 50,
    шестьдесят: 60, семьдесят: 70, восемьдесят: 80, девяносто: 90, двести: 200, триста: 300, четыреста: 400,
    пятьсот: 500, шестьсот: 600, семьсот: 700, восемьсот: 800, девятьсот: 900,
    тысяча: 1e3, тысячи: 1e3, тысяч: 1e3, миллион: 1e6, миллиона: 1e6, миллионов: 1e6,
    миллиард: 1e9, миллиарда: 1e9, миллиардов: 1e9, триллион: 1e12, триллиона: 1e12, триллионов: 1e12,
  },
  en_US: {
    zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
    twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
    twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
    hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12,
  },
}; // prettier-ignore

function numberRead(said: string, locale: WordsLocale): number {
  let [total, group] = [0, 0];
  for (const word of said.toLowerCase().split(/[\s-]/)) {
    // A hundred of Russian is one word: no word of it multiplies below a thousand.
    const value = word === "сто" ? undefined : meanings[locale][word];
    if (word === "сто") group += 100;
    else if (value === undefined) throw new Error(`Nobody reads the word ${word}.`);
    else if (value === 100) group *= 100;
    else if (value < 1000) group += value;
    else {
      total += group * value;
      group = 0;
    }
  }
  return total + group;
}

test("whoever reads the words of a sum comes to the sum, in every language", () => {
  const most = Number.MAX_SAFE_INTEGER;
  const sum = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: most }));
  fc.assert(
    fc.property(sum, fc.constantFrom("uz_UZ", "uz_Cyrl", "ru_RU", "en_US"), (tiyin, locale) => {
      const [, soum = "", rest = ""] =
        /^(.+) (?:soʻm|сўм|сум|сума|сумов|soum) (\d\d) (?:tiyin|тийин|тийина|тийинов)$/u.exec(
          sumInWords(tiyin, locale),
        ) ?? [];
      expect(numberRead(soum, locale) * 100 + Number(rest)).toBe(tiyin);
    }),
    { numRuns: 300 },
  );
});

test("what is no sum of money is refused", () => {
  for (const odd of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => sumInWords(odd, "en_US")).toThrow(RangeError);
});
