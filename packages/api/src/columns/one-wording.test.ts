import { expect, test } from "vitest";
import { treasuryRowColumns } from "../contract/treasury-lists.js";
import { locales } from "../contract/values.js";

type Messages = Readonly<Record<string, string>>;

test("the Council's results are called in the register of sessions as where they are chosen", async () => {
  for (const locale of locales) {
    const { messages: columns } = (await import(`./messages/${locale}.ts`)) as { messages: Messages };
    const { messages: words } = (await import(`../messages/${locale}.ts`)) as { messages: Messages };
    expect([locale, columns["council.for"], columns["council.against"]]).toEqual([
      locale,
      words["verdict.for"],
      words["verdict.against"],
    ]);
  }
});

test("no two columns of a treasury's list are called alike", async () => {
  for (const locale of locales) {
    const { messages } = (await import(`./messages/${locale}.ts`)) as { messages: Messages };
    const headings = Object.values(treasuryRowColumns).map(({ heading }) => messages[heading]);
    expect([locale, new Set(headings).size]).toEqual([locale, headings.length]);
  }
});

test("the Russian heading of the day since which a setting holds keeps its preposition on its line", async () => {
  const { messages } = (await import("./messages/ru_RU.js")) as { messages: Messages };
  expect(messages["settings.column.since"]).toBe("Действует\u00a0с");
});
