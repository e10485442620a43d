import type { Application } from "@yer/api/contract/applications";
import { caller, newFacts, openApplication } from "./applications.js";
import { expect, test } from "./test.js";

test("a plot saved over another waits in the register of overlaps until somebody judges it, with a reason", async ({
  browse,
  service,
  sessionOf,
}) => {
  const calls = caller(service, await sessionOf("operator"));
  const first = await openApplication(calls);
  const facts = await newFacts(calls);
  const second = await calls.post<Application>("/applications", { ...facts, outline: first.facts.outline });
  const page = await browse("operator");
  await page.goto("/applications");
  await page.getByRole("link", { name: "Ustma-ust tushishlar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ustma-ust tushishlar" })).toBeVisible();
  const pair = page.getByRole("row").filter({ hasText: first.number }).filter({ hasText: second.number });
  await expect(pair).toContainText("100 %");

  await pair.getByRole("button", { name: "Qaror qilish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Bir xil" }).click();
  await expect(dialog.getByText("Toʻldiring")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Sababi" }).fill("Bitta uchastka ikki marta kiritilgan");
  await dialog.getByRole("button", { name: "Bir xil" }).click();
  await expect(pair).toContainText("Bitta uchastka ikki marta kiritilgan");

  await test.step("who waits is listed no longer, and both histories tell it", async () => {
    await page.goto("/applications?view=overlaps&state=waiting");
    await expect(page.getByRole("heading", { name: "Ustma-ust tushishlar" })).toBeVisible();
    await expect(pair).toHaveCount(0);
    for (const { id } of [first, second]) {
      const told = JSON.stringify(await calls.get(`/applications/${id}/history`));
      expect(told).toContain("overlap.triaged");
    }
  });
});
