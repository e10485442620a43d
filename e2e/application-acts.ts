import type { Facts } from "@yer/api/contract/facts";
import type { Locator, Page } from "@playwright/test";
import type { Hand } from "./hands.js";
import { typeFacts } from "./facts-form.js";
import { expect } from "./test.js";

/** What each of the two bodies is asked at its step of the demonstration's diagram, and what it answers. */
const asked = {
  architect: { question: "Bino yoki inshootga boʻlgan huquq", answer: "Eʼtirof etilgan" },
  ecologist: { question: "Yer uchastkasi ajratilganligi", answer: "Ajratilgan" },
} as const;

/** The moves of an application's page. */
const bar = (page: Page) => page.getByRole("group", { name: "Amallar" });

/** The status under the heading of an application's page. */
export const status = (page: Page, label: string): Locator =>
  page.getByRole("main").getByText(label, { exact: true }).first();

/** Opens an application on new facts, from the register of applications; gives its number and id. */
export async function openApplication(
  page: Page,
  hand: Hand,
  facts: Facts,
  neighborhood: string,
): Promise<{ readonly id: string; readonly number: string }> {
  await page.goto("/applications");
  await hand.press(page.getByRole("link", { name: "Ish ochish" }));
  await expect(page.getByRole("heading", { level: 1, name: "Yangi ish ochish" })).toBeVisible();
  await typeFacts(page, facts, neighborhood, hand);
  await hand.press(page.getByRole("button", { name: "Ish ochish" }));
  const heading = page.getByRole("heading", { level: 1, name: /^\d{4}-1718-\d{6}$/ });
  await expect(heading).toBeVisible();
  return { id: page.url().split("/").at(-1) ?? "", number: (await heading.textContent()) ?? "" };
}

/** Finds an application by its number from wherever one is, and opens its page. */
export async function findApplication(page: Page, hand: Hand, number: string): Promise<void> {
  await page.goto("/applications");
  await hand.openFind(page);
  const field = page.getByRole("combobox", { name: /Ish raqami, ism/ });
  await expect(field).toBeFocused();
  await page.keyboard.type(number);
  // Among the applications opened last, or those that the service finds.
  await expect(page.getByRole("option", { name: new RegExp(number) }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
}

/** Makes a move that asks once more. */
export async function confirmMove(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(bar(page).getByRole("button", { name }));
  const question = page.getByRole("alertdialog", { name: /\?$/ });
  await hand.press(question.getByRole("button", { name }));
  await expect(question).toBeHidden();
}

/** Makes a move whose dialog asks for more. */
export async function makeMove(
  page: Page,
  hand: Hand,
  name: string,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await hand.press(bar(page).getByRole("button", { name }));
  const dialog = page.getByRole("dialog", { name });
  await fill(dialog);
  // A choice in the dialog may begin with the same words.
  await hand.press(dialog.getByRole("button", { name, exact: true }));
  await expect(dialog).toBeHidden();
}

/** Gives a body's conclusion from its inbox: positive, unless another verdict is named. */
export async function conclude(
  page: Page,
  hand: Hand,
  body: keyof typeof asked,
  number: string,
  verdict: "Ijobiy" | "Salbiy" = "Ijobiy",
): Promise<void> {
  await page.goto("/conclusions");
  await hand.openRow(page.getByRole("grid"), number);
  const drawer = page.getByRole("dialog", { name: number });
  const { question, answer } = asked[body];
  await hand.choose(drawer.getByRole("radiogroup", { name: question }), answer);
  await hand.write(drawer.getByRole("textbox", { name: "Asoslari" }), "Joyida oʻrganildi, eʼtiroz yoʻq.");
  await hand.choose(drawer.getByRole("radiogroup", { name: "Xulosa" }), verdict);
  await sign(page, hand, drawer);
  await expect(page.getByText("Xulosa qabul qilindi")).toBeVisible();
}

/** Sends the conclusion that is written, and signs it where it asks. */
export async function sign(page: Page, hand: Hand, sheet: Locator | Page = page): Promise<void> {
  await hand.press(sheet.getByRole("button", { name: "Xulosani yuborish" }));
  await hand.press(page.getByRole("alertdialog").getByRole("button", { name: "Imzolash" }));
}

/** Enters the whole of what is owed as paid today. */
export async function recordPayment(page: Page, hand: Hand, number: string, document: string): Promise<void> {
  await findApplication(page, hand, number);
  await expect(status(page, "Toʻlovda")).toBeVisible();
  await makeMove(page, hand, "Toʻlovni qayd etish", async (dialog) => {
    await hand.today(dialog.getByRole("group", { name: "Toʻlangan sana" }));
    await hand.write(dialog.getByRole("textbox", { name: "Toʻlov hujjati raqami" }), document);
  });
  await expect(status(page, "Kengashda")).toBeVisible();
}

/** Finds an application lawful. */
export async function confirmLawful(page: Page, hand: Hand, number: string): Promise<void> {
  await findApplication(page, hand, number);
  await expect(status(page, "Adliyada")).toBeVisible();
  await makeMove(page, hand, "Qonuniyligini tasdiqlash", async (dialog) =>
    hand.write(dialog.getByRole("textbox", { name: "Asoslari" }), "Qonun talablariga mos."),
  );
  await expect(status(page, "Toʻlovda")).toBeVisible();
}

/** Writes the Council's decision on one application, made today: with a reason it is against the application. */
export async function decideAtCouncil(
  page: Page,
  hand: Hand,
  application: string,
  decision: { readonly number: string; readonly against?: string },
): Promise<void> {
  const { number, against } = decision;
  await findApplication(page, hand, application);
  await makeMove(
    page,
    hand,
    against === undefined ? "Rozi deb qaror qilish" : "Qarshi deb qaror qilish",
    async (dialog) => {
      await hand.write(dialog.getByRole("textbox", { name: "Qaror raqami" }), number);
      await hand.today(dialog.getByRole("group", { name: "Qaror sanasi" }));
      if (against === undefined) return;
      await hand.pick(dialog.getByRole("button", { name: /Rad etish sababi/ }), /^Shaharsozlik/);
      await hand.write(dialog.getByRole("textbox", { name: "Asoslari" }), against);
    },
  );
}
