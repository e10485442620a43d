import { expect, test } from "vitest";
import { langOfWords } from "./lang-of-words.js";

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
