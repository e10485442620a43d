import { locales } from "@yer/api/contract/appearance";
import { describe, expect, test } from "vitest";

/** Every text of the back office and the contract in a language, by its id. */
const files = import.meta.glob<{ messages: Record<string, string> }>(
  ["../**/messages/*_*.ts", "../../../../packages/api/src/**/messages/*_*.ts"],
  { eager: true },
);
const said = (locale: string, id: string): string => {
  const own = Object.entries(files).find(([name, { messages }]) => name.endsWith(`/${locale}.ts`) && id in messages);
  if (!own) throw new Error(`No text ${id} in ${locale}.`);
  return (own[1].messages[id] ?? "").toLowerCase();
};

describe.each(locales)("one thing has one wording in %s:", (locale) => {
  test.each(["for", "against"])(
    "the Council's verdict %s, as a choice, a column, an act and in the history",
    (verdict) => {
      const word = said(locale, `verdict.${verdict}`);
      expect(said(locale, `council.${verdict}`)).toBe(word);
      expect(said(locale, `move.council_${verdict}`)).toContain(word);
      expect(said(locale, `moved.council_${verdict}`)).toContain(word);
    },
  );

  test("a choice of the Council's verdict for all files says the verdict", () => {
    // "For all" would say in English to whom, and not what.
    const word = locale === "en_US" ? "in favour" : said(locale, "verdict.for");
    expect(said(locale, "council.decide.allFor")).toContain(word);
  });

  test("taking a conclusion over, at its button and above what it asks; taking is another act", () => {
    const act = said(locale, "seat.take_over");
    expect(said(locale, "seat.take_over.title").startsWith(act)).toBe(true);
    expect(said(locale, "seat.take")).not.toBe(act);
  });

  test("what is signed is told apart from what was attached", () => {
    expect(said(locale, "documents.none")).toMatch(/sign|imzo|имзо|подпис/);
    expect(said(locale, "documents.papers")).not.toMatch(/sign|imzo|имзо|подпис/);
  });
});
