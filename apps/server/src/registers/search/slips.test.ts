import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slipForms } from "../../platform/names/slip-forms.js";
import { slipsForgiven, withinDistance } from "./slips.js";

describe("slips", () => {
  test.each([
    ["karimov", "karimov", 0],
    ["karimof", "karimov", 1],
    ["kairmov", "karimov", 1],
    ["karimv", "karimov", 1],
    ["kkarimov", "karimov", 1],
    ["abdurhmo", "abdurahmonov", 1],
    ["abdrhmo", "abdurahmonov", 2],
    ["olim", "karimov", undefined],
  ])("%s is %s with %s", (typed, word, slips) => {
    expect(withinDistance(typed, word, 2)).toBe(slips);
  });
});

test("a word with a slip in it shares a form with the word, wherever the slip is", () => {
  const letter = fc.constantFrom(...Array.from("abdikmnorsuvxz"));
  const word = fc.array(letter, { minLength: 4, maxLength: 14 }).map((all) => all.join(""));
  const slip = fc.constantFrom("left out", "changed", "swapped", "put in");
  fc.assert(
    fc.property(word, fc.nat(), letter, slip, (meant, where, other, kind) => {
      const at = where % meant.length;
      const [before, own, next, after] = [
        meant.slice(0, at),
        meant.charAt(at),
        meant.charAt(at + 1),
        meant.slice(at + 2),
      ];
      const typed = {
        "left out": before + next + after,
        changed: before + other + next + after,
        swapped: before + next + own + after,
        "put in": before + other + own + next + after,
      }[kind];
      fc.pre(slipsForgiven(typed) > 0);
      const stored = new Set(slipForms(meant, 2));
      expect(slipForms(typed, slipsForgiven(typed)).some((form) => stored.has(form))).toBe(true);
    }),
  );
});
