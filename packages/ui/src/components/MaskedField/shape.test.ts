import { expect, it } from "vitest";
import type { Mask } from "./mask.js";
import { shape } from "./shape.js";

const bare = (typed: string) => typed.replaceAll(/\s/gu, "");
const groups: Mask = {
  pattern: "___ ___ ___",
  replacement: { _: /\d/u },
  parse: bare,
  format: (value) => value.replaceAll(/(\d{3})(?=\d)/gu, "$1 "),
  check: () => undefined,
};
const passport: Mask = {
  pattern: "@@ _______",
  replacement: { "@": /[A-Za-z]/u, _: /\d/u },
  parse: (typed) => bare(typed).toUpperCase(),
  format: (value) => value.replace(/^([A-Z]{2})(?=.)/u, "$1 "),
  check: () => undefined,
};
const phone: Mask = {
  pattern: "+998 __ ___",
  replacement: { _: /\d/u },
  parse: bare,
  format: (value) => value.replace(/^\+998(\d{2})(\d{3})$/u, "+998 $1 $2"),
  check: () => undefined,
};

/** Types signs one after another at the caret, as fast as they come. */
function typed(mask: Mask, signs: string, from = { shown: "", caret: 0 }) {
  let now = from;
  for (const sign of signs) {
    now = shape(mask, now.shown.slice(0, now.caret) + sign + now.shown.slice(now.caret), now.caret + 1);
  }
  return now;
}

it("sets the signs between while one types, and takes no more than there are places", () => {
  expect(typed(groups, "1234567890")).toEqual({ shown: "123 456 789", caret: 11 });
});

it("leaves out what does not fit its place", () => {
  expect(typed(groups, "1a2-3b4").shown).toBe("123 4");
  expect(typed(passport, "1a2b34c5").shown).toBe("AB 345");
});

it("puts its beginning before what is typed, whether or not that is typed too", () => {
  expect(typed(phone, "9").shown).toBe("+998 9");
  expect(typed(phone, "90123").shown).toBe("+998 90 123");
  expect(shape(phone, "+998 9", 6).shown).toBe("+998 9");
  expect(shape(phone, "+998", 4).shown).toBe("");
});

it("keeps the caret at its place when one writes in the middle", () => {
  expect(typed(groups, "9", { shown: "123 456", caret: 1 })).toEqual({ shown: "192 345 6", caret: 2 });
  expect(typed(groups, "9", { shown: "123 456", caret: 4 })).toEqual({ shown: "123 945 6", caret: 5 });
});

it("goes back over a sign between as over nothing", () => {
  expect(shape(groups, "123456", 3)).toEqual({ shown: "123 456", caret: 3 });
});

it("takes a value written in another way", () => {
  expect(shape(groups, "123-456-789", 11)).toEqual({ shown: "123 456 789", caret: 11 });
});
