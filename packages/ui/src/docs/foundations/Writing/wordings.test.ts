import { describe, expect, it } from "vitest";
import { twins, type Wording, wordings } from "./wordings.js";

const all: Wording[] = Object.values(wordings).flat();

describe("the words held up as good", () => {
  it.each(all.map(({ locale, say }) => [locale, say] as const))(
    "%s: %s, without a sign that only looks Uzbek",
    (_, say) => {
      expect(say).not.toMatch(/['`‘’]/u);
    },
  );

  it.each(all.filter(({ locale }) => locale === "uz_Cyrl").map(({ say }) => say))(
    "%s, Cyrillic to the last letter",
    (say) => {
      expect(say.replaceAll(/\{\w+\}/gu, "")).not.toMatch(/[a-zʻʼ]/iu);
    },
  );

  it.each(all.map(({ locale, say }) => [locale, say] as const))("%s: %s, without shouting", (_, say) => {
    expect(say).not.toMatch(/!|\p{Lu}{4,}/u);
  });
});

describe("the twins", () => {
  it.each(twins.map(({ latin, cyrillic, not }) => [latin, cyrillic, not] as const))(
    "%s is %s, in the other script",
    (latin, cyrillic, not) => {
      expect(latin).not.toMatch(/\p{Script=Cyrillic}|['`‘’]/u);
      expect(cyrillic).not.toMatch(/\p{Script=Latin}/u);
      expect(cyrillic).not.toBe(not);
    },
  );
});
