import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { conclude, confirmMove, findApplication, makeMove, status } from "./application-acts.js";
import { mouse } from "./hands.js";
import { expect, test } from "./own-product.js";
import { type Person, signInByOneId } from "./people.js";
import { soak } from "./tags.js";

// The second application of the demonstration is the one that waits for a newcomer.
test.use({ files: 2 });

/** The sentences of the README's walk, step by step, as they are read. */
function sentencesOfWalk(): string[] {
  const readme = readFileSync(path.resolve(import.meta.dirname, "../README.md"), "utf8");
  const [, after = ""] = readme.split("## One application in ten minutes\n");
  const [walk = ""] = after.split("\n## ");
  const steps = walk.split("\n").filter((line) => /^\d+\. /.test(line));
  return steps.flatMap((line) => line.replace(/^\d+\. /, "").split(/(?<=[.]) (?=[A-Z])/));
}

/** The window of each person, who signs in when it is opened. */
type Windows = (who: Person) => Promise<Page>;

interface Walk {
  readonly window: Windows;
  /** The application's number, once it was read. */
  number: string;
}

const why = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: "Asoslari" });
const work = (page: Page, name: string) => page.getByRole("grid", { name: "Mening ishim" }).getByRole("link", { name });

async function findIn(walk: Walk, who: Person): Promise<Page> {
  const page = await walk.window(who);
  await findApplication(page, mouse, walk.number);
  return page;
}

/** What each sentence has one do, and see. */
const acts: readonly (readonly [sentence: string, act: (walk: Walk) => Promise<void>])[] = [
  [
    'Open <http://127.0.0.1:8080>, press "OneID orqali kirish" and choose Namunaliyev Sardor Akmalovich, the operator.',
    async ({ window }) => {
      await expect((await window("operator")).getByRole("heading", { level: 1, name: "Mening ishim" })).toBeVisible();
    },
  ],
  [
    'Of the work that waits choose "Toʻldirib topshirish", and open the application of Fuqaroyev Anvar Karimovich.',
    async ({ window }) => {
      const page = await window("operator");
      await work(page, "Toʻldirib topshirish").click();
      const row = page.getByRole("grid").getByRole("row").filter({ hasText: "Fuqaroyev Anvar Karimovich" });
      await row.getByRole("rowheader").getByRole("link").click();
    },
  ],
  [
    'Its number stands above it: everyone finds the application by "Topish (Ctrl+K)" and this number.',
    async (walk) => {
      const page = await walk.window("operator");
      const heading = page.getByRole("heading", { level: 1, name: /^\d{4}-1718-\d{6}$/ });
      await expect(heading).toBeVisible();
      walk.number = (await heading.textContent()) ?? "";
      await findApplication(page, mouse, walk.number);
    },
  ],
  [
    'Press "Topshirish", and once more where it is asked: the application is "Xulosaga yuborish".',
    async ({ window }) => {
      const page = await window("operator");
      await confirmMove(page, mouse, "Topshirish");
      await expect(status(page, "Xulosaga yuborish")).toBeVisible();
    },
  ],
  [
    'Press "Muhokamani boshlash" likewise: it is "Muhokamada", and two organisations are asked for their conclusions.',
    async ({ window }) => {
      const page = await window("operator");
      await confirmMove(page, mouse, "Muhokamani boshlash");
      await expect(status(page, "Muhokamada")).toBeVisible();
    },
  ],
  [
    'In a second window sign in as Namunayeva Dilnoza Rustamovna, the architect, choose "Xulosa berish" and open the application.',
    async ({ window, number }) => {
      const page = await window("architect");
      await work(page, "Xulosa berish").click();
      await expect(page.getByRole("grid").getByRole("rowheader", { name: number })).toBeVisible();
    },
  ],
  [
    'Choose "Eʼtirof etilgan" and "Ijobiy", say why under "Asoslari", press "Xulosani yuborish", read what follows, and press "Imzolash".',
    async ({ window, number }) => conclude(await window("architect"), mouse, "architect", number),
  ],
  [
    'In a third window Misolov Jasur Baxtiyorovich, the ecologist, does the same, with "Ajratilgan" and "Ijobiy".',
    async ({ window, number }) => conclude(await window("ecologist"), mouse, "ecologist", number),
  ],
  [
    'The operator\'s window says without a reload that the application is "Eʼlonda": for ten days anyone may object.',
    async ({ window }) => {
      await expect(status(await window("operator"), "Eʼlonda")).toBeVisible();
    },
  ],
  [
    'Press "Vaqtni surish" above the page, choose the way that begins with "Ochiq ishning muddati tugaguncha", and press "Vaqtni oldinga surish".',
    async ({ window }) => {
      const page = await window("operator");
      await page.getByRole("button", { name: "Vaqtni surish" }).click();
      const dialog = page.getByRole("dialog", { name: "Vaqtni oldinga surish" });
      await dialog.getByText(/^Ochiq ishning muddati tugaguncha/).click();
      await dialog.getByRole("button", { name: "Vaqtni oldinga surish" }).click();
      await expect(dialog).toBeHidden();
    },
  ],
  [
    'Nobody has objected: the application is "Adliyada".',
    async ({ window }) => {
      await expect(status(await window("operator"), "Adliyada")).toBeVisible();
    },
  ],
  [
    'As Andozayev Bekzod Ilhomovich, of justice, find the application, press "Qonuniyligini tasdiqlash", say why under "Asoslari", and press it again.',
    async (walk) => {
      const page = await findIn(walk, "justice");
      await makeMove(page, mouse, "Qonuniyligini tasdiqlash", async () => mouse.write(why(page), "Qonunga mos."));
    },
  ],
  [
    'The application is "Toʻlovda", with a charge.',
    async ({ window }) => {
      await expect(status(await window("justice"), "Toʻlovda")).toBeVisible();
    },
  ],
  [
    'As Andozayeva Nilufar Sobirovna, the payments officer, find the application and press "Toʻlovni qayd etish".',
    async (walk) => {
      const page = await findIn(walk, "cashier");
      await page.getByRole("group", { name: "Amallar" }).getByRole("button", { name: "Toʻlovni qayd etish" }).click();
      await expect(page.getByRole("dialog", { name: "Toʻlovni qayd etish" })).toBeVisible();
    },
  ],
  [
    'The amount and the day stand there: write any number under "Toʻlov hujjati raqami", press it again, and the application is "Kengashda".',
    async ({ window }) => {
      const page = await window("cashier");
      const dialog = page.getByRole("dialog", { name: "Toʻlovni qayd etish" });
      await mouse.write(dialog.getByRole("textbox", { name: "Toʻlov hujjati raqami" }), "T-1");
      await dialog.getByRole("button", { name: "Toʻlovni qayd etish" }).click();
      await expect(status(page, "Kengashda")).toBeVisible();
    },
  ],
  [
    'As Sinovov Oʻtkir Gʻayratovich, the Council\'s secretary, find the application, press "Rozi deb qaror qilish", write any number under "Qaror raqami" and the day, and press it again.',
    async (walk) => {
      const page = await findIn(walk, "council");
      await makeMove(page, mouse, "Rozi deb qaror qilish", async (dialog) => {
        await mouse.write(dialog.getByRole("textbox", { name: "Qaror raqami" }), "1-1");
        await mouse.today(dialog.getByRole("group", { name: "Qaror sanasi" }));
      });
    },
  ],
  [
    'The application is "Roʻyxatdan oʻtgan".',
    async ({ window }) => {
      await expect(status(await window("council"), "Roʻyxatdan oʻtgan")).toBeVisible();
    },
  ],
  [
    "As Fuqaroyev Anvar Karimovich, its owner, sign in like the others.",
    async ({ window }) => {
      await window("citizen");
    },
  ],
  [
    'Of his applications this one is "Roʻyxatdan oʻtgan".',
    async ({ window, number }) => {
      const page = await window("citizen");
      await expect(page.getByText(number).first()).toBeVisible();
      await expect(page.getByText("Roʻyxatdan oʻtgan").first()).toBeVisible();
    },
  ],
  [
    'Press "Huquq roʻyxatdan oʻtkazilgani toʻgʻrisida guvohnoma": it is his certificate, to download and to verify.',
    async ({ window }) => {
      const page = await window("citizen");
      const name = "Huquq roʻyxatdan oʻtkazilgani toʻgʻrisida guvohnoma";
      await page.getByRole("link", { name }).first().click();
      await expect(page).toHaveURL(/\/fields-pdf/);
      await expect(page.getByRole("heading", { name })).toBeVisible();
    },
  ],
];

test("every sentence of the README's walk is done, in its order", { tag: soak }, async ({ browse, own }) => {
  expect(acts.map(([sentence]) => sentence)).toEqual(sentencesOfWalk());
  const windows = new Map<Person, Page>();
  const walk: Walk = {
    number: "",
    window: async (who) => {
      const known = windows.get(who);
      if (known !== undefined) return known;
      const page = await browse("anyone", { baseURL: own.url });
      windows.set(who, page);
      await signInByOneId(page, who);
      return page;
    },
  };
  for (const [sentence, act] of acts) await test.step(sentence, async () => act(walk));
});
