import { expect, test } from "vitest";
import { groupOf, likeness, textKey } from "./alike.js";

const letter =
  "Ushbu yer uchastkasining chegarasi bizning mahalla yoʻlini toʻsib qoʻygan, bolalarimiz maktabga aylanib oʻtadi, " +
  "shuning uchun huquqni eʼtirof etishga qarshimiz, komissiya joyiga chiqib oʻlchashini soʻraymiz.";

test("the same words are one text in Latin and Cyrillic, with any apostrophe, case and punctuation", () => {
  const cyrillic =
    "УШБУ ЕР УЧАСТКАСИНИНГ ЧЕГАРАСИ БИЗНИНГ МАҲАЛЛА ЙЎЛИНИ ТЎСИБ ҚЎЙГАН БОЛАЛАРИМИЗ МАКТАБГА АЙЛАНИБ ЎТАДИ " +
    "ШУНИНГ УЧУН ҲУҚУҚНИ ЭЪТИРОФ ЭТИШГА ҚАРШИМИЗ КОМИССИЯ ЖОЙИГА ЧИҚИБ ЎЛЧАШИНИ СЎРАЙМИЗ";
  expect(textKey(cyrillic)).toBe(textKey(letter));
  expect(likeness(textKey(letter.replaceAll("ʻ", "'").replaceAll("ʼ", "`")), textKey(letter))).toBe(1);
});

test("a letter passed around is one group with another name in it; a letter of one's own is not", () => {
  const leaders = [{ groupId: "first", textKey: textKey(letter) }];
  expect(groupOf(textKey(`${letter} Karimov Anvar, 12-uy.`), leaders)).toBe("first");
  const own = "Yer uchastkasining bir qismi menga meros qolgan, hujjatlarim bor, sudga murojaat qilganman.";
  expect(groupOf(textKey(own), leaders)).toBeUndefined();
});

test("of several groups the likest takes it, and nothing is like an empty text", () => {
  const leaders = [
    { groupId: "shorter", textKey: textKey(letter.split(",").slice(0, 3).join(",")) },
    { groupId: "same", textKey: textKey(letter) },
  ];
  expect(groupOf(textKey(letter), leaders)).toBe("same");
  expect(likeness("", "yer")).toBe(0);
});
