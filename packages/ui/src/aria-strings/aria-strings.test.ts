import { describe, expect, it } from "vitest";
import type { AriaStrings } from "./aria-strings.js";
import english from "./en_US.js";
import cyrillic from "./uz_Cyrl.js";
import latin from "./uz_UZ.js";

/** Package, key and whether the string takes values, in one order. */
function kinds(strings: AriaStrings): string[] {
  return Object.entries(strings)
    .flatMap(([name, entries]) => Object.entries(entries).map(([key, entry]) => `${name} ${key} ${typeof entry}`))
    .toSorted();
}

describe.each([
  ["uz_UZ", latin],
  ["uz_Cyrl", cyrillic],
])("React Aria's strings in %s", (_, strings) => {
  it("are all there, since React Aria throws at a missing one, and take values where English does", () => {
    expect(kinds(strings)).toEqual(kinds(english));
  });
});

describe("React Aria's strings in uz_Cyrl", () => {
  it("hold no Latin letters but the names of keys", () => {
    const texts = Object.values(cyrillic).flatMap((entries) =>
      Object.values(entries).filter((entry) => typeof entry === "string"),
    );
    const latinLetters = texts
      .map((entry) => entry.replace(/\b(?:Enter|Delete|Tab|Alt|Escape|AM\/PM)\b/g, ""))
      .filter((entry) => /[a-z]/i.test(entry));
    expect(latinLetters).toEqual([]);
  });
});
