import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Me } from "@yer/api/contract/own-account";
import { expectAccessible } from "./accessible.js";
import { caller } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

const headings = (of: Page) => of.getByRole("grid").locator("th[data-column]");

test(
  "a view is kept from the register's filters, opens them again, is watched, and is deleted",
  { tag: looks },
  async ({ browse }) => {
    const name = `Kechikkanlar ${Date.now()}`;
    const page = await browse("operator");
    await page.goto("/applications?late=true&sort=-number");
    await page.getByRole("button", { name: "Yangi koʻrinish qilib saqlash" }).click();
    await page.getByRole("textbox", { name: "Nomi" }).fill(name);
    await page.getByRole("button", { name: "Saqlash", exact: true }).click();
    await expect(page.getByRole("button", { name: `Koʻrinish: ${name}` })).toBeVisible();
    await expectAccessible(page);

    await page.goto("/applications?legalBasis=3");
    // The window is as narrow as a phone now, where the tools of a register are folded.
    await page.getByRole("button", { name: "Koʻrinishlar, ustunlar, eksport" }).click();
    await page.getByRole("button", { name: /^Koʻrinish: / }).click();
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page).toHaveURL(/\/applications\?late=true&sort=-number$/);

    await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
    await page.getByRole("menuitem", { name: "Yangi yozuv kirsa, xabar berilsin" }).click();
    await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
    await expect(page.getByRole("menuitem", { name: "Endi xabar berilmasin" })).toBeVisible();
    await page.getByRole("menuitem", { name: "Oʻchirish" }).click();
    await page.getByRole("button", { name: "Oʻchirish", exact: true }).click();
    await expect(page.getByRole("button", { name: "Koʻrinish: Barcha yozuvlar, oʻzgargan" })).toBeVisible();
  },
);

test(
  "the register opens in the view a person chose, unless the address asks for something",
  { tag: soak },
  async ({ browse }) => {
    const name = `Toʻrtinchi asos ${Date.now()}`;
    const page = await browse("reviewer");
    await page.goto("/applications?legalBasis=4");
    await page.getByRole("button", { name: "Yangi koʻrinish qilib saqlash" }).click();
    await page.getByRole("textbox", { name: "Nomi" }).fill(name);
    await page.getByRole("button", { name: "Saqlash", exact: true }).click();
    await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
    await page.getByRole("menuitem", { name: "Roʻyxat shu koʻrinishda ochilsin" }).click();
    await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
    await expect(page.getByRole("menuitem", { name: "Roʻyxat shu koʻrinishda ochilmasin" })).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goto("/applications");
    await expect(page).toHaveURL(/\/applications\?legalBasis=4$/);
    await page.goto("/applications?legalBasis=5");
    await expect(page.getByRole("button", { name: /^Koʻrinish: Barcha yozuvlar/ })).toBeVisible();
    await expect(page).toHaveURL(/\/applications\?legalBasis=5$/);

    await test.step("what is asked for while the views are on their way is not taken back", async () => {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/v1/views?*", async (route) => {
        await held.promise;
        await route.continue();
      });
      const asking = page.waitForRequest("**/api/v1/views?*");
      await page.goto("/applications");
      await asking;
      const search = page.getByRole("searchbox", { name: "Qidirish" });
      await search.fill("birinchi");
      await search.press("Enter");
      await expect(page).toHaveURL("/applications?search=birinchi");
      held.resolve();
      await expect(page.getByRole("button", { name: "Koʻrinish: Barcha yozuvlar, oʻzgargan" })).toBeVisible();
      await expect(page).toHaveURL("/applications?search=birinchi");
      await page.unroute("**/api/v1/views?*");
    });

    await page.goto("/applications?legalBasis=4");
    await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
    await page.getByRole("menuitem", { name: "Oʻchirish" }).click();
    await page.getByRole("button", { name: "Oʻchirish", exact: true }).click();
    await expect(page.getByRole("button", { name: /^Koʻrinish: Barcha yozuvlar/ })).toBeVisible();
  },
);

test(
  "columns, order and density are chosen by keyboard, stay, and a shared view and the file have them",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("administrator"));
    // What is chosen one by one may be saved one by one: other browsers have it once the service has the last of it.
    const keptLook = async () => (await calls.get<Me>("/users/me")).preferences.tables?.["applications"] ?? "";
    const name = `Ikki ustunsiz ${Date.now()}`;
    const page = await browse("administrator");
    await page.goto("/applications");
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();

    await page.getByRole("button", { name: "Jadval", exact: true }).press("Enter");
    await expect(page.getByRole("checkbox", { name: "Raqam", exact: true })).toBeDisabled();
    await page.getByRole("checkbox", { name: "Joylashuvi", exact: true }).press("Space");
    await page.getByRole("checkbox", { name: "Asos", exact: true }).press("Space");
    await page.getByRole("button", { name: "Yuqoriga: Ochilgan" }).press("Enter");
    await page.getByRole("radio", { name: "Ixcham" }).press("Space");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const chosen = [
      "Raqam",
      "Holati",
      "Muddat",
      "Egallovchi",
      "Ochilgan",
      "Maydon, m²",
      "Kadastr raqami",
      "Egallangan yil",
      "Qurilish osti maydoni, m²",
    ];
    await expect(headings(page)).toHaveText(chosen);
    await expect.poll(keptLook).toContain("compact");

    // Another of the person's browsers, where no address says anything of columns.
    const elsewhere = await browse("administrator");
    await elsewhere.goto("/applications");
    await expect(headings(elsewhere)).toHaveText(chosen);
    await elsewhere.goto("/applications?late=true");
    await elsewhere.getByRole("button", { name: "Yangi koʻrinish qilib saqlash" }).click();
    await elsewhere.getByRole("textbox", { name: "Nomi" }).fill(name);
    await elsewhere.getByRole("radio", { name: "Barcha xodimlar" }).press("Space");
    await elsewhere.getByRole("button", { name: "Saqlash", exact: true }).click();
    await expect(elsewhere.getByRole("button", { name: `Koʻrinish: ${name}`, exact: true })).toBeVisible();

    const reader = await browse("operator");
    await reader.goto("/applications?legalBasis=3");
    await reader.getByRole("button", { name: /^Koʻrinish: / }).click();
    await reader.getByRole("menuitemradio", { name }).click();
    await expect(headings(reader)).toHaveText(chosen);
    await expect(reader.locator("[data-density=compact]").filter({ has: reader.getByRole("grid") })).toBeVisible();
    const saving = reader.waitForEvent("download");
    await reader.getByRole("button", { name: "Eksport", exact: true }).click();
    await reader.getByRole("menuitem", { name: "Jadval (CSV)" }).click();
    const [heading] = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
    // The file is headed as the screen is; beside a status it says since when.
    const [number = "", status = "", ...others] = chosen;
    expect(heading?.replace("\uFEFF", "").replaceAll('"', "")).toBe(
      [number, status, "Holatga oʻtgan sana", ...others].join(","),
    );

    // Somebody else's columns are not the reader's own from now on.
    await reader.goto("/applications");
    await expect(headings(reader).filter({ hasText: "Joylashuvi" })).toBeVisible();

    await elsewhere.getByRole("button", { name: "Koʻrinish amallari" }).click();
    await elsewhere.getByRole("menuitem", { name: "Oʻchirish" }).click();
    await elsewhere.getByRole("button", { name: "Oʻchirish", exact: true }).click();
    await page.reload();
    await page.getByRole("button", { name: "Koʻrinishlar, ustunlar, eksport" }).click();
    await page.getByRole("button", { name: "Jadval", exact: true }).click();
    await page.getByRole("button", { name: "Dastlabki holatga qaytarish" }).click();
    // The look at accessibility leaves the page as narrow as a phone, where headings do not show.
    await expect(headings(page).filter({ hasText: "Joylashuvi" })).toHaveCount(1);
    await expect(page).toHaveURL("/applications");
    await expect.poll(keptLook).toBe("");
  },
);

test("choices made faster than the table is drawn anew all hold", async ({ browse, service, sessionOf }) => {
  const page = await browse("justice");
  await page.goto("/applications");
  await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await page.getByRole("button", { name: "Jadval", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Asos", exact: true })).toBeVisible();
  const hidden = ["Joylashuvi", "Asos", "Muddat"];
  // All in one task of the browser, which draws nothing in between.
  await page.getByRole("checkbox").evaluateAll((boxes, names) => {
    for (const box of boxes) {
      if (names.includes(box.closest("label")?.textContent.trim() ?? "")) (box as HTMLElement).click();
    }
  }, hidden);
  // From inside the panel: on a slow machine it shows a moment before it takes the focus.
  await page.getByRole("checkbox", { name: "Asos", exact: true }).press("Escape");
  for (const name of hidden) await expect(headings(page).filter({ hasText: name })).toHaveCount(0);

  await page.getByRole("button", { name: "Jadval", exact: true }).click();
  await page.getByRole("button", { name: "Dastlabki holatga qaytarish" }).click();
  const calls = caller(service, await sessionOf("justice"));
  await expect.poll(async () => (await calls.get<Me>("/users/me")).preferences.tables?.["applications"] ?? "").toBe("");
});
