import type { Discussion } from "@yer/api/contract/discussion";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.js";
import { caller, openDiscussion } from "./applications.js";
import { sign } from "./application-acts.js";
import { mouse } from "./hands.js";
import { signInByOneId } from "./people.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

/** Opens an application's conclusion over the inbox, as a person finds it: by its number. */
async function openInPlace(page: Page, number: string): Promise<void> {
  await page.goto(`/conclusions?search=${number}`);
  await page.getByRole("rowheader", { name: number }).getByRole("link").click();
  await expect(page.getByRole("dialog", { name: number })).toBeVisible();
}

const bar = (page: Page) => page.getByRole("group", { name: "Xulosani olish va topshirish" });
const summary = (page: Page) => page.getByRole("textbox", { name: "Asoslari" });
/** The sentence over the form: who holds the conclusion. */
const said = (page: Page, words: RegExp) => page.getByRole("paragraph").filter({ hasText: words });
/** What the row of the inbox says of who holds the conclusion. */
const row = (page: Page, number: string) => page.getByRole("row").filter({ hasText: number });

test(
  "one member takes a conclusion, a colleague sees it live and cannot, the head takes it over, gives and signs it",
  { tag: soak },
  async ({ browse, service, sessionOf, expectedErrors }) => {
    // The browser's line on the colleague's refused try.
    expectedErrors.push(/409/);
    const operator = caller(service, await sessionOf("operator"));
    const { id, number } = await openDiscussion(operator);
    const architect = await browse("architect");
    const colleague = await browse("colleague");
    const head = await browse("head");

    await test.step("the first words that are written take it; the colleague's list shows whose it is without a reload", async () => {
      await colleague.goto(`/conclusions?search=${number}`);
      await expect(row(colleague, number)).toContainText("Hech kimda");
      await openInPlace(architect, number);
      await summary(architect).fill("Joyida oʻrganildi.");
      await expect(said(architect, /^Xulosa sizda/)).toBeVisible();
      await expect(architect.getByText(/^Qoralama saqlandi/)).toBeVisible();
      await expect(row(colleague, number)).toContainText("Namunayeva Dilnoza");
    });

    await test.step("the colleague finds no form and reads why at each button; the service refuses as well", async () => {
      await openInPlace(colleague, number);
      await expect(said(colleague, /^Hozir bu xulosani Namunayeva Dilnoza .* yozmoqda/)).toBeVisible();
      await expect(summary(colleague)).toHaveCount(0);
      await expect(bar(colleague).getByRole("button", { name: "Olish", exact: true })).toHaveAccessibleDescription(
        /Namunayeva Dilnoza .* yozmoqda/,
      );
      await expect(bar(colleague).getByRole("button", { name: "Oʻziga oʻtkazish" })).toHaveAccessibleDescription(
        /hamkasb xulosasini oʻziga oʻtkazish/,
      );
      const calls = caller(service, await sessionOf("colleague"));
      await expect(calls.post(`/conclusions/${id}/take`, { stepId: "architecture" })).rejects.toThrow("409");
    });

    await test.step("the head takes it over with a reason and goes on with what was written", async () => {
      await openInPlace(head, number);
      await bar(head).getByRole("button", { name: "Oʻziga oʻtkazish" }).click();
      const dialog = head.getByRole("dialog", { name: /^Oʻziga oʻtkazish/ });
      await dialog.getByRole("textbox", { name: "Sabab" }).fill("Xodim taʼtilga chiqdi");
      await dialog.getByRole("button", { name: "Oʻziga oʻtkazish" }).click();
      await expect(summary(head)).toHaveValue("Joyida oʻrganildi.");
      await expect(said(architect, /^Hozir bu xulosani Misolov Rustam .* yozmoqda/)).toBeVisible();
      await expect(summary(architect)).toHaveCount(0);
      await architect.keyboard.press("Escape");
      await expect(architect.getByRole("dialog", { name: number })).toBeHidden();
    });

    await test.step("the conclusion is given and signed, and leaves everybody's list", async () => {
      await head
        .getByRole("radiogroup", { name: "Bino yoki inshootga boʻlgan huquq" })
        .getByText("Eʼtirof etilgan", { exact: true })
        .click();
      await head.getByRole("radiogroup", { name: "Xulosa" }).getByText("Ijobiy", { exact: true }).click();
      await head.getByRole("button", { name: "Xulosani yuborish" }).click();
      const question = head.getByRole("alertdialog", { name: "Ijobiy xulosani imzolaysizmi?" });
      await expect(question.getByText(number)).toBeVisible();
      await expect(question.getByText("Yana xulosa kutiladi:")).toBeVisible();
      await expect(question.getByRole("listitem")).toHaveText(/ekologiya boʻlimi: .* gacha$/);
      await question.getByRole("button", { name: "Bekor qilish" }).click();
      await expect(head.getByText("Xulosa qabul qilindi"), "nothing is signed by going back").toHaveCount(0);
      await sign(head, mouse);
      await expect(head.getByText("Xulosa qabul qilindi")).toBeVisible();
      await expect(row(architect, number)).toHaveCount(0);
      const { discussion } = await operator.get<{ discussion: Discussion }>(`/applications/${id}/discussion`);
      expect(discussion.conclusions).toMatchObject([
        { by: "Misolov Rustam Olimovich", signed: true, summary: "Joyida oʻrganildi." },
      ]);
      await architect.goto(`/conclusions?view=done&search=${number}`);
      await expect(row(architect, number)).toContainText("Ijobiy");
    });
  },
);

test(
  "a conclusion is given to a colleague by keyboard, whose bell says so at once and leads to the file",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const { number } = await openDiscussion(caller(service, await sessionOf("operator")));
    const colleague = await browse("colleague");
    await colleague.goto(`/conclusions?view=mine&search=${number}`);
    const bell = colleague.getByRole("banner").getByRole("button", { name: /^Bildirishnomalar/ });
    await expect(bell).toBeVisible();

    const architect = await browse("architect");
    await architect.goto(`/conclusions?search=${number}`);
    await architect.getByRole("rowheader", { name: number }).getByRole("link").press("Enter");
    await bar(architect).getByRole("button", { name: "Olish", exact: true }).press("Enter");
    await expect(said(architect, /^Xulosa sizda/)).toBeVisible();
    await bar(architect).getByRole("button", { name: "Hamkasbga topshirish" }).press("Enter");
    const dialog = architect.getByRole("dialog", { name: "Hamkasbga topshirish" });
    await dialog.getByRole("combobox", { name: "Kimga" }).fill("Feruza");
    await expect(architect.getByRole("option", { name: /Namunaliyeva Feruza/ })).toBeVisible();
    await architect.keyboard.press("ArrowDown");
    await architect.keyboard.press("Enter");
    await dialog.getByRole("textbox", { name: "Sabab" }).fill("Joyga chiqish kerak");
    await dialog.getByRole("button", { name: "Hamkasbga topshirish" }).press("Enter");
    await expect(said(architect, /^Hozir bu xulosani Namunaliyeva Feruza .* yozmoqda/)).toBeVisible();

    await expect(row(colleague, number)).toContainText("Sizda");
    await bell.press("Enter");
    const notices = colleague.getByRole("dialog", { name: "Bildirishnomalar" });
    // That it was asked of their organisation, everybody in it was told before.
    const notice = notices.getByRole("listitem").filter({ hasText: number }).filter({ hasText: "topshirdi" });
    await expect(notice).toContainText("Joyga chiqish kerak");
    await notice.getByRole("link").press("Enter");
    await expect(colleague.getByRole("heading", { level: 1, name: number })).toBeVisible();
    const calls = caller(service, await sessionOf("colleague"));
    const unread = async () => {
      const { items } = await calls.get<{ items: { kind: string }[] }>("/notices?unread=true");
      return JSON.stringify(items.filter(({ kind }) => kind === "conclusion.delegated"));
    };
    await expect.poll(unread).not.toContain(number);
  },
);

test(
  "who gives conclusions begins the day with their work, whose line leads to the inbox, which everybody can use",
  { tag: [looks, soak] },
  async ({ browse }) => {
    const page = await browse("anyone");
    await signInByOneId(page, "head");
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("grid", { name: "Mening ishim" }).getByRole("link", { name: "Xulosa berish" }).click();
    await expect(page).toHaveURL("/conclusions");
    await expect(page.getByRole("heading", { level: 1, name: "Xulosalar" })).toBeVisible();
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("grid").getByRole("rowheader").first().getByRole("link").click();
    await expect(summary(page).or(bar(page)).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test("who gives no conclusions is told so", async ({ browse, service, sessionOf, expectedErrors }) => {
  expectedErrors.push(/403/);
  const page = await browse("cashier");
  await page.goto("/conclusions");
  await expect(page.getByRole("heading", { level: 1, name: "Bu sahifani ochishga ruxsatingiz yoʻq" })).toBeVisible();
  await expect(page.getByText(/rahbaringiz yoki administratordan soʻrang/)).toBeVisible();
  await expect(page.getByText("menu:")).toHaveCount(0);
  await expect(caller(service, await sessionOf("cashier")).get("/conclusions")).rejects.toThrow("403");
});

test(
  "the same conclusion is given to the chosen ones of the inbox, and of each other one it is said why not",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const [first, second, held] = [
      await openDiscussion(operator),
      await openDiscussion(operator),
      await openDiscussion(operator),
    ];
    await caller(service, await sessionOf("colleague")).post(`/conclusions/${held.id}/take`, {
      stepId: "architecture",
    });
    const page = await browse("architect");
    await page.goto("/conclusions?sort=-deadline");
    for (const { number } of [first, second, held]) await row(page, number).getByRole("checkbox").press("Space");
    await page.getByRole("button", { name: "Bir xil xulosa berish" }).click();
    const dialog = page.getByRole("dialog", { name: /^Bir xil xulosa/ });
    await expect(dialog).toContainText("3 tadan 2 ta xulosani birga berish mumkin");
    await expect(dialog.getByRole("button", { name: /yozmoqda/ })).toBeVisible();
    await dialog
      .getByRole("radiogroup", { name: "Bino yoki inshootga boʻlgan huquq" })
      .getByText("Eʼtirof etilgan", { exact: true })
      .click();
    await dialog.getByRole("textbox", { name: "Asoslari" }).fill("Bosh rejaga mos.");
    await dialog.getByRole("radiogroup", { name: "Xulosa" }).getByText("Ijobiy", { exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "2 ta xulosa berish" }).click();

    await expect(page.getByText("2 ta xulosadan 2 tasi imzolandi")).toBeVisible();
    for (const { id } of [first, second]) {
      const { discussion } = await operator.get<{ discussion: Discussion }>(`/applications/${id}/discussion`);
      expect(discussion.conclusions.map(({ summary: said }) => said)).toContain("Bosh rejaga mos.");
    }
  },
);
