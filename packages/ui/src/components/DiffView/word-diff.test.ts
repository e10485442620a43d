import { describe, expect, it } from "vitest";
import { type DiffPart, wordDiff } from "./word-diff.js";

/** `same [-removed-] {+added+}`, as git writes it. */
function written(parts: readonly DiffPart[]): string {
  return parts
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");
}

function long(word: string): string {
  return Array.from({ length: 4000 }, (_, index) => `${word}${index}`).join(" ");
}

describe("a text compared word by word", () => {
  it.each([
    ["Bogʻ koʻchasi 4", "Bogʻ koʻchasi 14", "Bogʻ koʻchasi [-4-]{+14+}"],
    ["uy va hovli", "uy, ayvon va hovli", "uy{+, ayvon+} va hovli"],
    ["eski uy va hovli", "uy va hovli", "[-eski -]uy va hovli"],
    ["bir ikki uch toʻrt besh", "bir olti yetti toʻrt besh", "bir [-ikki uch-]{+olti yetti+} toʻrt besh"],
    ["", "yangi", "{+yangi+}"],
    ["eski", "", "[-eski-]"],
    ["bir xil", "bir xil", "bir xil"],
    ["Karimova Dilnoza", "Yoʻldoshev Oʻtkir", "[-Karimova Dilnoza-]{+Yoʻldoshev Oʻtkir+}"],
  ])("%j, then %j", (before, after, expected) => {
    expect(written(wordDiff(before, after))).toBe(expected);
  });

  it("tells texts too long to compare as a whole, at once", () => {
    expect(wordDiff(long("a"), long("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});

const sentences = [
  "",
  "uy",
  "uy va hovli",
  "uy, bogʻ va hovli",
  "bogʻ. Yer",
  "  uy  va  bogʻ ",
  "hovli va uy",
  "Bogʻ koʻchasi 4, 2-xonadon (chap)",
  "Bogʻ koʻchasi 14, (chap) xonadon",
];
const pairs = sentences.flatMap((before) => sentences.map((after) => [before, after] as const));

it.each(pairs)("holds both texts whole: %j, %j", (before, after) => {
  const without = (left: DiffPart["kind"]): string =>
    wordDiff(before, after)
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join("");
  expect(without("added")).toBe(before);
  expect(without("removed")).toBe(after);
});
