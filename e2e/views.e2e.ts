import { expectAccessible } from "./accessible.js";
import { expect, test } from "./test.js";

test("a view is kept from the register's filters, opens them again, is watched, and is deleted", async ({ browse }) => {
  const name = `Kechikkanlar ${Date.now()}`;
  const page = await browse("operator");
  await page.goto("/applications?late=true&sort=-number");
  await page.getByRole("button", { name: "Yangi koʻrinish qilib saqlash" }).click();
  await page.getByRole("textbox", { name: "Nomi" }).fill(name);
  await page.getByRole("button", { name: "Saqlash", exact: true }).click();
  await expect(page.getByRole("button", { name: `Koʻrinish: ${name}` })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/applications?ground=3");
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
});

test("the register opens in the view a person chose, unless the address asks for something", async ({ browse }) => {
  const name = `Toʻrtinchi asos ${Date.now()}`;
  const page = await browse("reviewer");
  await page.goto("/applications?ground=4");
  await page.getByRole("button", { name: "Yangi koʻrinish qilib saqlash" }).click();
  await page.getByRole("textbox", { name: "Nomi" }).fill(name);
  await page.getByRole("button", { name: "Saqlash", exact: true }).click();
  await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
  await page.getByRole("menuitem", { name: "Roʻyxat shu koʻrinishda ochilsin" }).click();
  await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
  await expect(page.getByRole("menuitem", { name: "Roʻyxat shu koʻrinishda ochilmasin" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/applications");
  await expect(page).toHaveURL(/\/applications\?ground=4$/);
  await page.goto("/applications?ground=5");
  await expect(page.getByRole("button", { name: /^Koʻrinish: Barcha yozuvlar/ })).toBeVisible();
  await expect(page).toHaveURL(/\/applications\?ground=5$/);

  await page.goto("/applications?ground=4");
  await page.getByRole("button", { name: "Koʻrinish amallari" }).click();
  await page.getByRole("menuitem", { name: "Oʻchirish" }).click();
  await page.getByRole("button", { name: "Oʻchirish", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Koʻrinish: Barcha yozuvlar/ })).toBeVisible();
});
