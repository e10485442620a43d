import type { Application } from "@yer/api/contract/applications";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.js";
import { caller, district, openApplication } from "./applications.js";
import { looks, soak } from "./tags.js";
import { test } from "./test.js";

/** A number as the panel and the pages write it, spaces between thousands apart. */
const numberOf = (words: string | null): number => Number((words ?? "").replaceAll(/\D/g, ""));

/** How many rows the open register says there are. */
async function listedRows(page: Page): Promise<number> {
  const words = await page
    .getByText(/jami \d/)
    .first()
    .textContent();
  return numberOf((words ?? "").replace(/^.*jami/, ""));
}

/** Opens what a number counts, and expects the list to hold as many. What others do meanwhile may move it: then anew. */
async function expectNumberOpensItsList(page: Page, path: string, linkOf: (page: Page) => ReturnType<Page["locator"]>) {
  await expect(async () => {
    await page.goto(path);
    const link = linkOf(page);
    const counted = numberOf(await link.textContent());
    await link.click();
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
    expect(await listedRows(page)).toBe(counted);
  }).toPass();
}

const figure = (label: string) => (on: Page) =>
  on.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd[1]").getByRole("link");
const cell = (status: string, column: number) => (on: Page) =>
  on.getByRole("row").filter({ hasText: status }).getByRole("gridcell").nth(column).getByRole("link");
const stuck = (on: Page) => on.getByRole("link", { name: /^Reyestrda ochish/ });

test("each number of the panel opens the list that it counts", async ({ browse }) => {
  const page = await browse("administrator");
  const place = "/applicationpanel?region=1718";
  await expectNumberOpensItsList(page, place, figure("Tugallanmagan ishlar"));
  await expectNumberOpensItsList(page, place, cell("Muhokamada", 0));
  await expect(page).toHaveURL(/aplications_1\?region=1718/);
  await expectNumberOpensItsList(page, `${place}&tab=stuck&kind=step_overdue`, stuck);
  await expect(page.getByText("Nega toʻxtagan", { exact: false }).first()).toBeVisible();
});

test("a stuck file says on its own page why, in the panel's words", async ({ browse, service, sessionOf }) => {
  const calls = caller(service, await sessionOf("administrator"));
  const { items } = await calls.get<{ items: { id: string; number: string }[] }>(
    "/process-panel/stuck?kind=step_overdue&limit=1",
  );
  const page = await browse("administrator");
  await page.goto("/applicationpanel?tab=stuck&kind=step_overdue");
  const row = page.getByRole("row").filter({ hasText: items[0]?.number ?? "" });
  const sentence = (await row.getByRole("listitem").first().textContent()) ?? "";
  expect(sentence).toContain("xulosasi kutilmoqda");
  await row.getByRole("link").first().click();
  await expect(page.getByText(sentence)).toBeVisible();
});

test(
  "people's work is moved by keyboard: who may take it is shown, and every file tells what became of it",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("administrator"));
    const applications = [await openApplication(calls), await openApplication(calls)];
    const page = await browse("administrator");
    await page.goto(`/applicationpanel?district=${district}&tab=people`);
    const mine = page.getByRole("row").filter({ hasText: "Sinovova Malika" });
    await mine.getByRole("button", { name: "Ishlarni koʻchirish" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Ishlarni koʻchirish: Sinovova Malika/ });

    await test.step("one who may not take them is named with the reason", async () => {
      await dialog.getByRole("combobox", { name: "Kimlarga" }).fill("Andozayeva Nilufar");
      await page.getByRole("option", { name: /Andozayeva Nilufar/ }).click();
      await page.keyboard.press("Escape");
      await dialog.getByRole("button", { name: "Oldindan koʻrish" }).press("Enter");
      await expect(dialog.getByText(/ta ishni tanlanganlardan hech kim ololmaydi/)).toBeVisible();
      await expect(dialog.getByRole("row").filter({ hasText: applications[0]?.number ?? "" })).toContainText(
        "ishni topshirish",
      );
    });
    await test.step("what was typed is there after a reload", async () => {
      await dialog.getByRole("textbox", { name: "Sabab" }).fill("Ish koʻpaydi");
      await expect(dialog.getByText("Saqlandi", { exact: false })).toBeVisible();
      await page.reload();
      await mine.getByRole("button", { name: "Ishlarni koʻchirish" }).press("Enter");
      await expect(dialog.getByRole("textbox", { name: "Sabab" })).toHaveValue("Ish koʻpaydi");
    });
    await dialog.getByRole("combobox", { name: "Kimlarga" }).fill("Namunaliyev Sardor");
    await page.getByRole("option", { name: /Namunaliyev Sardor/ }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Oldindan koʻrish" }).press("Enter");
    await dialog.getByRole("button", { name: /^[1-9]\d* ta ishni koʻchirish$/ }).press("Enter");
    await expect(dialog.getByText(/ta ish koʻchirildi, 0 tasi koʻchmadi/)).toBeVisible();
    await expect(dialog.getByRole("row").filter({ hasText: applications[1]?.number ?? "" })).toContainText(
      "Koʻchirildi",
    );
    for (const { id } of applications) {
      const application = await calls.get<Application>(`/applications/${id}`);
      expect(application.assignee).toContain("Namunaliyev Sardor");
    }
  },
);

test("the panel's parts can be used by everybody, on a phone too", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  for (const tab of ["statuses", "stuck", "paused", "people"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/applicationpanel?tab=${tab}`);
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
    await expectAccessible(page);
  }
});

test("who may not read files is told so", async ({ browse, service, sessionOf }) => {
  const page = await browse("cashier");
  await page.goto("/applicationpanel");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Jarayon paneli" })).toHaveCount(0);
  const calls = caller(service, await sessionOf("cashier"));
  await expect(calls.get("/process-panel/people")).rejects.toThrow("403");
});

test("the supervisor of a region has the panel of their region, with its people's work to move; its operators have none", async ({
  browse,
}) => {
  const page = await browse("reviewer");
  await page.goto("/applicationpanel?tab=people");
  await expect(page.getByRole("heading", { level: 1, name: "Jarayon paneli" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Namunaliyev Sardor" });
  await row.getByRole("button", { name: "Ishlarni koʻchirish" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const operator = await browse("operator");
  await operator.goto("/applicationpanel");
  await expect(
    operator.getByRole("heading", { level: 1, name: "Bu sahifani ochishga ruxsatingiz yoʻq" }),
  ).toBeVisible();
});
