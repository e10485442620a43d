/*
 * How the words of a text are spelt, as far as a rule without exceptions says it: one script in a word, one kind of
 * apostrophe and of quotation marks, letters that the language has, and Uzbek in Cyrillic as the same text in Latin,
 * letter by letter, with the loanwords that part from that.
 */

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

/** The labels of the specification stand as it writes them, with the apostrophes of a typewriter. */
const specification = "packages/api/src/paths/messages";

/** Texts of which one rule does not hold, and why. @type {Record<string, string>} */
const exempt = {
  "apps/backoffice/src/messages: header.language": "says the word in three languages",
  "apps/public/src/messages: settings.label": "names the languages, each in its own script",
  "apps/backoffice/src/messages: word.name.uz_UZ": "names the other script of Uzbek",
  "apps/backoffice/src/identity/settings/messages: calendar.edit.name.uz_UZ": "names the other script of Uzbek",
  "apps/backoffice/src/questions/diagrams/messages: diagrams.name.uz_Cyrl": "names the other script of Uzbek",
  "packages/api/src/paths/messages: dashboard": "a word of the specification that Cyrillic translates",
  "packages/api/src/paths/messages: group.security": "the specification writes Xavsizlik",
  "apps/backoffice/src/registers/batches/messages: batches.download.name": "the name of a file",
  "packages/area-picker/src/plot/messages: plot.add.hint": "minutes and seconds of an angle, as they are typed",
};

/** Loanwords that keep in Cyrillic what the Latin script does not show. */
const loanwords = /** @type {const} */ ([
  ["aksiya", "акция"],
  ["avtomobil", "автомобиль"],
  ["budjet", "бюджет"],
  ["filtr", "фильтр"],
  ["inspeksiya", "инспекция"],
  ["koeffitsiyent", "коэффициент"],
  ["kompyuter", "компьютер"],
  ["litsenziya", "лицензия"],
  ["obyekt", "объект"],
  ["ssenariy", "сценарий"],
  ["tabulyatsiya", "табуляция"],
]);

/** Loanwords that end in ь where no ending follows. */
const softEnds = ["panel", "parol", "piksel", "profil", "rol"];

const pairs = /** @type {const} */ ([
  ["Oʻ", "Ў"], ["oʻ", "ў"], ["Gʻ", "Ғ"], ["gʻ", "ғ"], ["Sh", "Ш"], ["sh", "ш"], ["Ch", "Ч"], ["ch", "ч"],
  ["Yo", "Ё"], ["yo", "ё"], ["Yu", "Ю"], ["yu", "ю"], ["Ya", "Я"], ["ya", "я"], ["Ye", "Е"], ["ye", "е"],
]); // prettier-ignore
const latin = "ABDEFGHIJKLMNOPQRSTUVXYZabdefghijklmnopqrstuvxyzʼ";
const cyrillic = "АБДЕФГҲИЖКЛМНОПҚРСТУВХЙЗабдефгҳижклмнопқрстувхйзъ";

/** @param {string} word */
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * An Uzbek word of the Latin script in Cyrillic.
 *
 * @param {string} word
 * @returns {string}
 */
function inCyrillic(word) {
  if (word.startsWith("JSHSHIR")) return `ЖШШИР${inCyrillic(word.slice("JSHSHIR".length))}`;
  const soft = softEnds.find((one) => one === word.toLowerCase());
  if (soft !== undefined) return `${inCyrillic(`${word}a`).slice(0, -1)}ь`;
  const lent = loanwords.reduce(
    (so, [from, to]) => so.replaceAll(from, to).replaceAll(capital(from), capital(to)),
    word.replace(/^E/, "Э").replace(/^e/, "э"),
  );
  const joined = pairs.reduce((so, [from, to]) => so.replaceAll(from, to), lent);
  return joined.replace(/[A-Za-zʼ]/g, (letter) => cyrillic[latin.indexOf(letter)] ?? letter);
}

/**
 * What a reader sees of a message: its literal text, with a mark where an argument stands and between the branches.
 *
 * @param {Element[]} ast
 * @returns {string}
 */
function shown(ast) {
  return ast
    .map((/** @type {any} */ element) => {
      if (element.type === 0) return element.value;
      if (element.type === 7) return "#";
      const branches = [element.children ?? [], ...Object.values(element.options ?? {}).map(({ value }) => value)];
      return branches.some((branch) => branch.length > 0) ? branches.map(shown).join("|") : "{}";
    })
    .join("");
}

/** @param {string} text */
const wordsOf = (text) => text.match(/[\p{L}ʻʼ0-9]+/gu) ?? [];

/**
 * Words that are spelt otherwise than their rule says.
 *
 * @param {string} folder
 * @param {string} id
 * @param {Record<string, Element[]>} languages The message in each language.
 * @returns {string[]}
 */
export function spellingFaults(folder, id, languages) {
  if (Object.hasOwn(exempt, `${folder}: ${id}`)) return [];
  /** @type {string[]} */
  const faults = [];
  /** @type {Record<string, string>} */
  const said = {};
  for (const [locale, ast] of Object.entries(languages)) {
    const text = shown(ast);
    said[locale] = text;
    /** @param {string} sentence */
    const complain = (sentence) => faults.push(`${folder}/${locale}.ts: "${id}" ${sentence}`);
    for (const word of wordsOf(text)) {
      if (/\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word)) complain(`mixes scripts: ${word}`);
      else if (/^(en|uz_UZ)/.test(locale) && /\p{Script=Cyrillic}/u.test(word)) complain(`is in Cyrillic: ${word}`);
      else if (locale === "ru_RU" && /[ўқғҳ]/i.test(word)) complain(`has letters that Russian lacks: ${word}`);
      else if (locale === "uz_Cyrl" && /[щы]/i.test(word)) complain(`has letters that Uzbek lacks: ${word}`);
    }
    if (/[“”"]/.test(text) && locale !== "en_US") complain("quotes otherwise than by « »");
    if (folder !== specification && /['‘`´]/.test(text)) complain("has an apostrophe of a typewriter");
    if (/\d \d{3}(?![\d.])/.test(text)) complain("lets a line break within a number");
    if (locale === "uz_UZ" && /(?<![OoGg])ʻ|[OoGg]ʼ|’/.test(text))
      complain("writes oʻ, gʻ or the tutuq by another sign");
  }
  const { uz_UZ: uzbek, uz_Cyrl: inOtherScript, en_US: english = "", ru_RU: russian = "" } = said;
  if (uzbek === undefined || inOtherScript === undefined) return faults;
  // A name of a program or a format stands in every language.
  const names = new Set(wordsOf(`${english} ${russian}`.toLowerCase()));
  /** @param {string} text */
  const marked = (text) => (folder === specification ? text.replace(/(?<=[og])'/gi, "ʻ").replaceAll("'", "ʼ") : text);
  const expected = wordsOf(marked(uzbek));
  const found = wordsOf(inOtherScript);
  const at = expected.findIndex((word, place) => {
    const other = found[place];
    return other !== inCyrillic(word) && !(other === word && (names.has(word.toLowerCase()) || /^\d+$/.test(word)));
  });
  if (at >= 0 || expected.length !== found.length)
    faults.push(
      `${folder}/uz_Cyrl.ts: "${id}" is not what uz_UZ says: ${found[at] ?? "a word is missing"} for ${expected[at] ?? found.at(-1)}`,
    );
  return faults;
}
