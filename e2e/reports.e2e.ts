import type { Locator, Page } from "@playwright/test";
import { demoFiles } from "../tools/product.mjs";
import { mouse } from "./hands.js";
import { expect, test } from "./own-product.js";
import { soak } from "./tags.js";

// As many as the products have that tests share: their applications lie in every region, and are made already.
test.use({ files: demoFiles });

/** A number as pages write it, spaces between thousands apart. */
const numberOf = (words: string | null): number => Number((words ?? "").replaceAll(/\D/g, ""));

/** How many rows the open register says there are. */
async function listedRows(page: Page): Promise<number> {
  const range = page.getByRole("navigation", { name: /Sahifalar$/ }).getByRole("status");
  await expect(range).toContainText(/jami \d/);
  return numberOf(((await range.textContent()) ?? "").replace(/^.*jami/, ""));
}

/** The last number of a report's total. */
async function totalOf(page: Page, report: string): Promise<number> {
  const total = page.getByRole("grid", { name: report }).getByRole("row").last();
  await expect(total).toContainText("Jami");
  return numberOf(await total.getByRole("gridcell").last().textContent());
}

/** Chooses by typing in a field that may be below the window: a click brings it there, where typing alone would shut its list. */
async function find(box: Locator, name: string): Promise<void> {
  await box.click();
  await mouse.seek(box, name);
  // The list stays open for another choice, and lies over what stands below.
  await box.page().keyboard.press("Escape");
}

// That every number is as long as its list is walked on the service, measure by measure.
test("a number of the dashboard opens the list that it counts, and that its files", { tag: soak }, async ({ at }) => {
  const page = await at("administrator");
  await page.goto("/dashboard");
  const figure = page.getByRole("link", { name: /^Barcha tugallanmaganlar/ });
  const counted = numberOf(await figure.textContent());
  await figure.click();
  const numbers = page.getByRole("grid").getByRole("rowheader");
  await expect(numbers.first()).toBeVisible();
  expect(await listedRows(page)).toBe(counted);
  const number = (await numbers.first().textContent()) ?? "";
  await numbers.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
});

test(
  "a report is built, saved, sent by the clock, and opened out of its letter by somebody of a region, who sees theirs",
  { tag: soak },
  async ({ at, passDays, lettersTo }) => {
    const name = "Hududlar boʻyicha";
    const page = await at("administrator");
    await page.goto("/reports");
    await page.getByRole("link", { name: "Yangi hisobot" }).click();
    await page.getByRole("textbox", { name: "Nomi" }).fill(name);
    await find(page.getByRole("combobox", { name: "Qaysi sonlar" }), "Hozir ochiq");
    await page.getByText("Boshqalarga ochish", { exact: true }).click();
    await expect(page.getByRole("grid", { name }).getByRole("rowheader").nth(1)).toBeVisible();
    await page.getByRole("button", { name: "Saqlash", exact: true }).click();
    await expect(page).toHaveURL(/\/reports\/[\da-f-]{36}$/);

    await mouse.pickFromMenu(page.getByRole("button", { name: "Amallar", exact: true }), "Yuborish jadvallari");
    const dialog = page.getByRole("dialog", { name: "Yuborish jadvallari" });
    await dialog.getByRole("button", { name: "Yangi jadval" }).click();
    await mouse.pick(dialog.getByRole("button", { name: /Qanchalik tez-tez/ }), "Har kuni");
    await find(dialog.getByRole("combobox", { name: "Kimlarga" }), "Misolova Gulnora Tohirovna");
    await dialog.getByRole("button", { name: "Saqlash" }).click();
    await expect(dialog.getByText("hali yuborilmagan")).toBeVisible();

    await passDays(1);
    // On some days of the week the day that passes brings notices too.
    const ofReports = () => lettersTo("reviewer@yer.example").filter((letter) => letter.includes("/reports/"));
    await expect.poll(() => ofReports().length).toBe(1);
    const [letter = ""] = ofReports();
    const [link = ""] = /http\S+/.exec(letter) ?? [];
    // What its maker called it may say anything of anybody.
    expect(letter).not.toContain(name);

    const theirs = await at("reviewer");
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(theirs.getByRole("grid", { name }).getByRole("rowheader")).toHaveText(["Samarqand viloyati"]);
    const whole = await at("administrator");
    await whole.goto(link);
    await expect(whole.getByRole("grid", { name }).getByRole("rowheader").nth(2)).toBeVisible();
    const own = await totalOf(theirs, name);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(await totalOf(whole, name));
  },
);
