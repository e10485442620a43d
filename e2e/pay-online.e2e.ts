import type { Application } from "@yer/api/contract/applications";
import type { Page } from "@playwright/test";
import { citizen } from "./applications.js";
import { inPayment, openAccount } from "./money-acts.js";
import { expect, test } from "./own-product.js";
import { signInByOneId } from "./people.js";
import { soak } from "./tags.js";

/** Goes to the provider's page for a sum in soʻm, and does one of the things that its page can do. */
async function payAt(page: Page, sum: number, act: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Toʻlanadigan summa" });
  await field.fill(String(sum));
  await page.getByRole("button", { name: "Toʻlovga oʻtish" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Toʻlov tizimi/ })).toBeVisible();
  await page.getByRole("button", { name: act, exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?payment=/);
}

test(
  "a citizen pays a charge online: a payment that fails, one that is told twice, and the rest",
  { tag: soak },
  async ({ at, callsOf, passDays }) => {
    await openAccount(callsOf, { number: "20208000900100001719", kind: "online" });
    const { id } = await inPayment(callsOf, passDays, { name: "pay online", occupier: citizen });
    const file = async () => (await callsOf("cashier")).get<Application>(`/applications/${id}`);
    const owed = (await file()).charge?.remaining ?? 0;
    expect(owed).toBeGreaterThan(0);
    const page = await at("anyone");
    await signInByOneId(page, "citizen");
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 2, name: "Onlayn toʻlash" })).toBeVisible();

    await test.step("what is declined at the provider's takes no money, and can be tried again", async () => {
      await payAt(page, 10_000, "Rad etish");
      await expect(page.getByText("Toʻlov amalga oshmadi, pul yechilmadi. Qayta urinib koʻring.")).toBeVisible();
      expect((await file()).charge?.remaining).toBe(owed);
    });

    await test.step("what the provider tells twice, and replays, counts once", async () => {
      await payAt(page, 10_000, "Toʻlash: xabar ikki marta va takroran keladi");
      await expect(page.getByText("Toʻlov qabul qilindi.")).toBeVisible();
      await expect.poll(async () => (await file()).charge?.remaining).toBe(owed - 1_000_000);
      const lines = (await file()).charge?.receipts ?? [];
      expect(lines).toHaveLength(1);
    });

    await test.step("the rest is paid, and the file goes on to the Council", async () => {
      await payAt(page, (owed - 1_000_000) / 100, "Toʻlash");
      await expect(page.getByText("Toʻlov qabul qilindi.")).toBeVisible();
      await expect.poll(async () => (await file()).status).toBe("at_council");
      expect((await file()).charge).toMatchObject({ paid: owed, remaining: 0 });
    });
  },
);
