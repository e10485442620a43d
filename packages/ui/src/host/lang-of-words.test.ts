import { expect, test } from "vitest";
import { langOfName, langOfWords } from "./lang-of-words.js";

test.each([
  ["Arxitektura xulosasi", "ru_RU", "uz"],
  ["Arxitektura xulosasi", "uz_Cyrl", "uz"],
  ["Qishloq xoʻjaligi xulosasi", "en_US", "uz"],
  ["Соҳа хулосаси", "uz_UZ", "uz-Cyrl"],
  ["Соҳа хулосаси", "ru_RU", "uz-Cyrl"],
  ["Заключение отдела архитектуры", "uz_UZ", "ru"],
  ["Вторые заключения", "uz_Cyrl", "ru"],
] as const)("“%s” on a page in %s is %s", (words, page, lang) => {
  expect(langOfWords(words, page)).toBe(lang);
});

test.each([
  ["Arxitektura xulosasi", "uz_UZ"],
  ["The builder's view", "en_US"],
  ["Заключение", "ru_RU"],
  ["Хулоса", "uz_Cyrl"],
  ["GeoJSON файл", "ru_RU"],
  ["12", "ru_RU"],
] as const)("“%s” on a page in %s may be its own", (words, page) => {
  expect(langOfWords(words, page)).toBeUndefined();
});

test("a name of its own is of the page's language, whatever its letters; another's words are what they are", () => {
  const names = { uz_UZ: "SEZ xulosasi", uz_Cyrl: "SEZ xulosasi", ru_RU: "SEZ", en_US: "SEZ xulosasi" };
  expect(langOfName(names, "ru_RU")).toBeUndefined();
  expect(langOfName(names, "uz_Cyrl")).toBe("uz");
  expect(langOfName(names, "uz_UZ")).toBeUndefined();
});
