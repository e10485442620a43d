import { faultOfRichText } from "@yer/api/contract/rich-text";
import { expect, test } from "vitest";
import { demoArticles } from "./texts.js";
import { inCyrillic, written } from "./write.js";

test("every text of the demonstration fits the schema in every language, and Cyrillic holds no Latin words", () => {
  for (const { uz, ru, en } of demoArticles) {
    for (const [, lines] of [uz, ru, en]) expect(faultOfRichText(written(lines))).toBeUndefined();
    const cyrillic = inCyrillic(uz[1]);
    expect(faultOfRichText(written(cyrillic))).toBeUndefined();
    const words = cyrillic.replace(/\]\([^)]*\)/g, "").match(/[A-Za-z]{2,}/g) ?? [];
    expect(words.filter((word) => !["OneID", "PDF", "II"].includes(word))).toEqual([]);
  }
});

test("Cyrillic is written as the language writes it", () => {
  expect(inCyrillic("Eʼtiroz qanday bildiriladi?")).toBe("Эътироз қандай билдирилади?");
  expect(inCyrillic("i Eslatma: [xarita](/open-map) orqali, JSHSHIR")).toBe(
    "i Эслатма: [харита](/open-map) орқали, ЖШШИР",
  );
  expect(inCyrillic("Koeffitsiyentga, aksiyada, obyekt, kompyuterdan")).toBe(
    "Коэффициентга, акцияда, объект, компьютердан",
  );
});
