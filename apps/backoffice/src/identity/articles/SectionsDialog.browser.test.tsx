import { type Arrangement, articles, type Shelf } from "@yer/api/contract/articles";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { withArticleTexts } from "./article-texts.js";
import { SectionsDialog } from "./SectionsDialog.js";

const ids = [1, 2, 3].map((at) => `0190f0a0-0000-7000-8000-00000000000${at}`) as [string, string, string];
const [first, second, article] = ids;
const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const land = { id: first, name: named("Land"), articles: [] };
const money = { id: second, name: named("Money"), articles: [] };
const shelf: Shelf = {
  version: 3,
  loose: [article],
  sections: [land, money],
  articles: [],
};
const sent: (readonly [Arrangement, string | undefined])[] = [];
let answer: () => { readonly version: number } | Promise<{ readonly version: number }>;

async function open(): Promise<void> {
  sent.length = 0;
  await openScreen(
    withArticleTexts(() => <SectionsDialog kind="faq" shelf={shelf} />),
    {
      address: "/manuals",
      codes: ["update:article"],
      mocks: [
        mock(articles.arrange, ({ body, headers }) => {
          sent.push([body, headers["if-match"]]);
          return answer();
        }),
      ],
    },
  );
  await userEvent.click(page.getByRole("button", { name: "Sections" }));
}
const russian = () => page.getByRole("textbox", { name: /Name of the section \(Рус/ });
const save = () => page.getByRole("button", { name: "Save", exact: true });

afterEach(closeScreen);

test("a section without a name is opened at it, and what is typed is sent once and outlives a failure", async () => {
  const gate = Promise.withResolvers<void>();
  answer = async () => {
    await gate.promise;
    if (sent.length === 1) throw refusal("unavailable");
    return { version: 4 };
  };
  await open();
  await userEvent.click(page.getByRole("button", { name: "Edit" }).nth(1));
  await userEvent.fill(russian(), "");
  await userEvent.click(page.getByRole("button", { name: "Edit" }).first());
  await userEvent.click(save());
  await expect.element(russian()).toHaveFocus();
  await expect.element(russian()).toHaveAccessibleDescription("Error: Fill this in");
  await userEvent.fill(russian(), "Деньги");
  await expect.element(russian()).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.dblClick(save());
  gate.resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect.element(russian()).toHaveValue("Деньги");
  await userEvent.click(save());
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("sections are saved over the order that somebody else gave their articles meanwhile", async () => {
  const theirs = {
    ...shelf,
    version: 7,
    loose: [],
    sections: [land, { ...money, articles: [article] }],
  };
  answer = () => {
    if (sent.length === 1) throw refusal("precondition-failed", { current: theirs });
    return { version: 8 };
  };
  await open();
  await userEvent.click(page.getByRole("button", { name: "Edit" }).first());
  await userEvent.fill(russian(), "Земля");
  await userEvent.click(save());
  await userEvent.click(page.getByRole("button", { name: "Save the merged record" }));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(([, version]) => version)).toEqual(['"3"', '"7"']);
  expect(sent[1]?.[0]).toMatchObject({
    loose: [],
    sections: [
      { id: first, name: { ru_RU: "Земля" } },
      { id: second, articles: [article] },
    ],
  });
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
