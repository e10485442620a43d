import { expect, test } from "vitest";
import { messages as english } from "./messages/en_US.js";
import { messages as russian } from "./messages/ru_RU.js";
import { messages as cyrillic } from "./messages/uz_Cyrl.js";
import { messages as latin } from "./messages/uz_UZ.js";

test.each([
  ["uz_UZ", latin, /\bsiz\b|ingiz\b/u],
  ["uz_Cyrl", cyrillic, /(?<!\p{L})сиз(?!\p{L})|ингиз(?!\p{L})/u],
  ["ru_RU", russian, /(?<!\p{L})(вы|вам)(?!\p{L})/u],
  ["en_US", english, /\byou\b/u],
] as const)("what waits for the citizen is said to the citizen, in %s", (_, said, toThem) => {
  for (const key of ["in_payment", "suspended", "rejected"] as const) expect(said[`standing.${key}`]).toMatch(toThem);
  for (const key of ["editing", "at_justice", "at_council"] as const) {
    expect(said[`standing.${key}`]).not.toMatch(toThem);
  }
});
