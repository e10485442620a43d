import { locales } from "@yer/api/contract/appearance";
import type { Application } from "@yer/api/contract/applications";
import type { SentenceCode } from "@yer/api/contract/sentence";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withApplicationTexts } from "../application-texts.js";
import { useApplicationSentence } from "./use-application-sentence.js";

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
type Sentence = NonNullable<Application["sentence"]>;

async function said(code: SentenceCode, rest: Partial<Sentence>): Promise<string> {
  const sentence: Sentence = { code, awaited: [], terms: [], count: 0, amount: null, number: null, day: null, ...rest };
  const file = { sentence, stuck: [], holder: null, holderKind: null } as unknown as Application;
  const Said = withApplicationTexts(() => <p>{useApplicationSentence(file)}</p>);
  await openScreen(Said, { address: "/application/a", codes: [], mocks: [] });
  await expect.element(page.getByRole("paragraph")).toBeVisible();
  return page.getByRole("paragraph").element().textContent;
}

afterEach(closeScreen);

test("an organisation over its term, and what is left of another term: the sentence says which is which", async () => {
  const sentence = await said("in_discussion_overdue", {
    awaited: [{ needed: 1, organisations: [named("Ecology")] }],
    terms: [
      { of: "step", endsAt: "2026-11-20T19:00:00.000Z", state: "late", daysLeft: -5 },
      { of: "in_discussion", endsAt: "2026-12-07T19:00:00.000Z", state: "running", daysLeft: 11 },
    ],
  });
  expect(sentence).toBe(
    "The file is under discussion: Ecology let its own term pass and has to conclude; the term of the conclusion ended on November 20, 2026 (5 days late); the term of the whole discussion ends on December 7, 2026 (11 days left).",
  );
});

test("two organisations over their term are told of in the plural", async () => {
  const sentence = await said("in_discussion_overdue", {
    awaited: [{ needed: 2, organisations: [named("Ecology"), named("Water")] }],
  });
  expect(sentence).toContain("Ecology and Water let their own term pass and have to conclude");
});

test("where one of two suffices the sentence says so, and names beside it whom it needs in any case", async () => {
  const sentence = await said("in_discussion_waiting", {
    awaited: [
      { needed: 1, organisations: [named("Water A"), named("Water B")] },
      { needed: 1, organisations: [named("Ecology")] },
    ],
  });
  expect(sentence).toContain("the conclusions of Ecology and one of Water A or Water B are awaited");
});

test.each(locales)("every term has a name, and a choice its number, in %s", (locale) => {
  const texts = import.meta.glob<{ messages: Record<string, string> }>("../messages/*.ts", { eager: true });
  const messages = texts[`../messages/${locale}.ts`]?.messages ?? {};
  expect(messages["sentence.term.running"]).toContain("{term}");
  expect(messages["sentence.term.late"]).toContain("{term}");
  expect(messages["sentence.term.paused"]).toContain("{term}");
  expect(messages["sentence.organisations.choice"]).toContain("{needed");
});
