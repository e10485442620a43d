import { expect, test } from "vitest";
import { fallbackInWords, isArticleGone, legalInWords, type ReadingWords, rowInWords } from "./article-in-words.js";

const words: ReadingWords = {
  say: (id, values) => [id, ...Object.values(values ?? {})].join(" "),
  day: (day) => `kuni ${day}`,
  locale: "uz_Cyrl",
};
const legal = {
  number: "OʻRQ-937",
  adoptedOn: "2024-08-05",
  inForceFrom: null,
  inForceTo: null,
  source: "lex.uz",
};

test("an article in another language than the reader's says in which, one in theirs says nothing", () => {
  expect(fallbackInWords(words, "ru_RU")).toBe("read.fallback Русский");
  expect(fallbackInWords(words, "uz_Cyrl")).toBeUndefined();
});

test("a list says of a law its number and its day, of other articles nothing but their language", () => {
  expect(rowInWords(words, { legal, locale: "uz_Cyrl" })).toEqual(["OʻRQ-937", "kuni 2024-08-05"]);
  expect(rowInWords(words, { legal: { ...legal, number: "", adoptedOn: null }, locale: "uz_Cyrl" })).toEqual([]);
  expect(rowInWords(words, { legal: null, locale: "uz_UZ" })).toEqual(["read.fallback Oʻzbekcha"]);
});

test("facts of a law are those that are known, its number always; other articles have none", () => {
  expect(legalInWords(words, { legal, adoptedBy: null })).toEqual([
    { term: "legal.number", details: "OʻRQ-937" },
    { term: "legal.adoptedOn", details: "kuni 2024-08-05" },
    { term: "legal.source", details: "lex.uz" },
  ]);
  expect(legalInWords(words, { legal: { ...legal, number: "" }, adoptedBy: "Oliy Majlis" })[0]).toEqual({
    term: "legal.number",
    details: "—",
  });
  expect(legalInWords(words, { legal: null, adoptedBy: null })).toEqual([]);
});

test("an article is gone where the service knows none, not where it gave no answer", () => {
  const problem = { type: "about:blank", title: "", status: 404, code: "not-found" } as const;
  expect(isArticleGone({ kind: "problem", problem })).toBe(true);
  expect(isArticleGone({ kind: "network", fault: "unreachable" })).toBe(false);
  expect(isArticleGone(undefined)).toBe(false);
});
