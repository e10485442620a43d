import type { Shelf } from "@yer/api/contract/articles";
import type { Locator, Page } from "@playwright/test";
import { expectReachable, faultsOn } from "./accessible.js";
import { caller } from "./applications.js";
import { type Hand, keyboard, mouse, onlyBy } from "./hands.js";
import { endSession, openSession } from "./people.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

const saved = (page: Page): Locator => page.getByText(/^Qoralama saqlandi/);
const body = (page: Page): Locator => page.getByRole("textbox", { name: "Javob (Oʻzbekcha)" });
const question = (page: Page): Locator => page.getByRole("textbox", { name: "Savol (Oʻzbekcha)" });

/** Begins a question under an address of its own, through the screen. */
async function beginQuestion(page: Page, slug: string, hand: Hand = mouse): Promise<void> {
  await page.goto("/faqs?manage=faq");
  await hand.press(page.getByRole("button", { name: "Yangi" }));
  const dialog = page.getByRole("dialog");
  await hand.write(dialog.getByRole("textbox", { name: "Manzildagi nomi" }), "Katta harf");
  await hand.press(dialog.getByRole("button", { name: "Boshlash" }));
  await expect(dialog.getByText(/Faqat kichik lotin harflari/).last()).toBeVisible();
  await hand.write(dialog.getByRole("textbox", { name: "Manzildagi nomi" }), slug);
  await hand.press(dialog.getByRole("button", { name: "Boshlash" }));
  await expect(body(page)).toBeVisible();
}

test("a question is written, published, changed and published anew by keyboard alone, and read by anyone in the nearest language there is", async ({
  browse,
}) => {
  const slug = `sinov-${Date.now()}`;
  const page = await browse("administrator");
  await onlyBy(page, "keyboard");
  await beginQuestion(page, slug, keyboard);
  await keyboard.write(question(page), "Yoʻl qayerdan oʻtadi?");
  await keyboard.write(body(page), "Mahalla oʻrtasidan ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("katta");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" yoʻl oʻtadi.");
  await expect(saved(page)).toBeVisible();
  const publish = page.getByRole("button", { name: "Eʼlon qilish" });
  const dialog = page.getByRole("dialog");
  await keyboard.press(publish);
  await keyboard.press(dialog.getByRole("button", { name: "Eʼlon qilish" }));
  await expect(dialog.getByText("Toʻldiring").first()).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await expectReachable(page);
  await keyboard.write(dialog.getByRole("textbox", { name: "Sabab" }), "Fuqarolar soʻradi");
  await keyboard.press(dialog.getByRole("button", { name: "Eʼlon qilish" }));
  await expect(page.getByText("1-versiya eʼlon qilindi")).toBeVisible();

  await keyboard.press(page.getByRole("button", { name: "1-versiyadan boshlash" }));
  await keyboard.write(body(page), "");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Ariza kerak emas.");
  await keyboard.press(publish);
  await keyboard.write(dialog.getByRole("textbox", { name: "Sabab" }), "Savol koʻpaydi");
  await keyboard.press(dialog.getByRole("button", { name: "Eʼlon qilish" }));
  await expect(page.getByText("2-versiya eʼlon qilindi")).toBeVisible();
  await expect(page.getByRole("region", { name: "Solishtirish" }).getByRole("table")).toContainText(
    "Ariza kerak emas.",
  );

  const anyone = await browse("anyone");
  await anyone.goto("/helps");
  await anyone.getByRole("searchbox").fill("КАТТА йўл");
  await expect(anyone).toHaveURL(/[?&]q=/);
  await anyone
    .getByRole("link", { name: "Yoʻl qayerdan oʻtadi?" })
    .and(anyone.locator(`[href$="${slug}"]`))
    .click();
  await expect(anyone.getByRole("heading", { level: 1, name: "Yoʻl qayerdan oʻtadi?" })).toBeVisible();
  await expect(anyone.locator("strong", { hasText: "katta" })).toBeVisible();
  await expect(anyone.getByText("Ariza kerak emas.")).toBeVisible();
  expect(await faultsOn(anyone)).toEqual([]);

  // In another language it falls back, and says so.
  await anyone.evaluate(() => localStorage.setItem("locale", "ru_RU"));
  await anyone.reload();
  await expect(anyone.getByText(/показано: Oʻzbekcha/)).toBeVisible();
});

test(
  "what is pasted from elsewhere keeps its words and leaves its scripts behind",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("administrator");
    await beginQuestion(page, `nusxa-${Date.now()}`);
    await body(page).click();
    await body(page).evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        `<h1>Sarlavha</h1><p onclick="alert(1)">Matn <a href="javascript:alert(1)">havola</a></p><script>alert(1)</script><ul><li>bir<li>ikki</ul>`,
      );
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(body(page).getByRole("heading", { name: "Sarlavha" })).toBeVisible();
    await expect(body(page).getByRole("listitem")).toHaveCount(2);
    await expect(body(page).locator("a")).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
  },
);

test("two who write one draft: the second to save is shown both, also after a reload, and decides", async ({
  browse,
  expectedErrors,
}) => {
  expectedErrors.push(/412/);
  const first = await browse("administrator");
  await beginQuestion(first, `ikki-kishi-${Date.now()}`);
  const second = await browse("justice");
  await second.goto(first.url());
  await expect(body(second)).toBeVisible();
  await question(first).fill("Birinchining savoli");
  await expect(saved(first)).toBeVisible();
  await question(second).fill("Ikkinchining savoli");
  const dialog = second.getByRole("dialog", { name: "Qoralamani boshqa kishi ham saqladi" });
  await expect(dialog.getByText("Birinchining").first()).toBeVisible();
  await expect(dialog.getByText("Ikkinchining").first()).toBeVisible();
  // Neither is lost before that: mine lies on the service.
  await second.reload();
  await expect(dialog.getByText("Birinchining").first()).toBeVisible();
  await expect(dialog.getByText("Ikkinchining").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Menikini saqlash" }).click();
  await expect(saved(second)).toBeVisible();
  await first.reload();
  await expect(question(first)).toHaveValue("Ikkinchining savoli");
});

test(
  "a session that ends in the middle of writing loses nothing that was kept",
  { tag: soak },
  async ({ browse, service, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const record = await openSession(service, "administrator");
    const page = await browse("administrator", { record });
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await beginQuestion(page, `sessiya-${Date.now()}`);
    const address = page.url();
    await body(page).click();
    await page.keyboard.type("Saqlangan soʻzlar");
    await expect(saved(page)).toBeVisible();
    await expect(body(page)).toBeFocused();
    await endSession(service, record);
    await page.keyboard.type(" va yana");
    await expect(page).toHaveURL("/");
    expect(asked, "what the browser asked before it left").toEqual([]);
    const again = await browse("administrator");
    await again.goto(address);
    await expect(body(again)).toContainText("Saqlangan soʻzlar");
  },
);

test(
  "articles are put in order by keys, and readers find them so",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const administrator = caller(service, await sessionOf("administrator"));
    const page = await browse("administrator");
    await page.goto("/faqs?manage=faq");
    const section = page.getByRole("region", { name: "Huquqlaringiz" });
    const rows = section.getByRole("row");
    const before = await rows.first().getByRole("link").textContent();
    if (!before) throw new Error("The first article has no title.");
    await rows.first().focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByText("Tartib saqlandi")).toBeVisible();
    const { sections, articles } = await administrator.get<Shelf>("/articles?kind=faq");
    const ids = sections.find(({ name }) => name.uz_UZ === "Huquqlaringiz")?.articles ?? [];
    expect(articles.find(({ id }) => id === ids[1])?.titles.uz_UZ).toBe(before);
    const reader = await browse("operator");
    await reader.goto("/faqs");
    await expect(reader.getByRole("region", { name: "Huquqlaringiz" }).getByRole("link").nth(1)).toHaveText(before);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Boʻlimlar" }).click();
    await expect(page.getByRole("dialog", { name: "Boʻlimlar" })).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await expectReachable(page);
  },
);
