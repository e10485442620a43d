import type { Application } from "@yer/api/contract/applications";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.js";
import { type Caller, caller, district } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

/** The last application that came to payment, and owes more than what the list pays of it. */
async function owing(cashier: Caller, more: number): Promise<Application> {
  const { items } = await cashier.get<{ items: { id: string }[] }>(
    `/applications?district=${district}&status=in_payment&sort=-createdAt&limit=20`,
  );
  for (const { id } of items) {
    const application = await cashier.get<Application>(`/applications/${id}`);
    if ((application.charge?.remaining ?? 0) > more) return application;
  }
  throw new Error("No file of the demonstration owes so much.");
}

/** Uploads a list and waits for its dry run. */
async function upload(page: Page, name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const csv = [["number", "amount", "paid_on", "document"], ...rows].map((row) => row.join(",")).join("\n");
  await page.goto("/receipts");
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(`${csv}\n`) });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test(
  "a bank's list is tried, entered and taken back, row by row",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("cashier"));
    const { id, number, charge } = await owing(calls, 100_000);
    const paid = async () => (await calls.get<Application>(`/applications/${id}`)).charge?.paid;
    const before = charge?.paid ?? 0;
    const document = `BT-${crypto.randomUUID().slice(0, 8)}`;
    const day = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
    const rows = [
      [number, "1000", day, document],
      ["2026-1718-999999", "1000", day, `${document}-2`],
    ];
    const name = `${document}.csv`;
    const page = await browse("cashier");
    const row = (words: string) => page.getByRole("grid").getByRole("row").filter({ hasText: words });

    await test.step("the dry run says of each row what it would do, and changes nothing", async () => {
      await upload(page, name, rows);
      await expect(row(number)).toContainText("Yangi");
      await expect(row("2026-1718-999999")).toContainText("Xato");
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await paid()).toBe(before);
    });

    await test.step("it is entered: the file has the receipt", async () => {
      await page.getByRole("button", { name: "1 ta toʻlovni kiritish" }).click();
      await expect(row(number)).toContainText("Kiritildi");
      expect(await paid()).toBe(before + 100_000);
      await row(number).getByRole("link").click();
      await page.getByRole("tab", { name: "Toʻlov" }).click();
      await expect(page.getByRole("tabpanel").getByText(document).first()).toBeVisible();
    });

    await test.step("from the file to its charge, whose journal tells of the receipt, and back", async () => {
      await page
        .getByRole("tabpanel")
        .getByRole("link", { name: charge?.number ?? "" })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: charge?.number ?? "" })).toBeVisible();
      await expect(
        page.getByRole("grid", { name: "Tarix" }).getByText(`Tushum hisobga olindi: ${document}`),
      ).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("main").getByRole("link", { name: number, exact: true }).click();
      await expect(page.getByRole("tab", { name: "Toʻlov", selected: true })).toBeVisible();
    });

    await test.step("the same list brought again has nothing to enter", async () => {
      await upload(page, `ikkinchi-${name}`, rows);
      await expect(row(number)).toContainText("Avval kiritilgan");
      await expect(page.getByRole("button", { name: /toʻlovni kiritish$/ })).toHaveAccessibleDescription(
        "Yangi toʻlov yoʻq",
      );
    });

    await test.step("taken back, the file is as it was", async () => {
      await page.getByRole("link", { name: "Bank roʻyxatlari" }).first().click();
      await page.getByRole("rowheader", { name, exact: true }).getByRole("link").click();
      await page.getByRole("button", { name: "Kiritilganini bekor qilish" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Kiritilganini bekor qilish" }).click();
      await expect(row(number)).toContainText("Bekor qilindi");
      expect(await paid()).toBe(before);
    });
  },
);

test("a file that is no list of receipts is refused in words, and nothing stays of it", async ({
  browse,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/);
  const page = await browse("cashier");
  await page.goto("/receipts");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "rasm.csv", mimeType: "text/csv", buffer: Buffer.from("faqat soʻzlar\nbirinchi\n") });
  await expect(
    page
      .getByRole("alert")
      .or(page.getByText(/rasm\.csv/))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL("/receipts");
});

test(
  "a line of a statement that names nobody waits with what the bank says of it, and a person matches it",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("cashier"));
    const { id, number, charge } = await owing(calls, 100_000);
    const before = charge?.paid ?? 0;
    const document = `MO-${crypto.randomUUID().slice(0, 8)}`;
    const page = await browse("cashier");

    await test.step("a list without file or account waits until its account is chosen, and then books every line", async () => {
      const day = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
      const csv = `document,paid_on,amount,purpose,payer\n${document},${day},1000,Yer uchun,Sinovov Sinov\n`;
      const file = { name: `${document}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) };
      await page.goto("/receipts");
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: /Hisobraqam/u }).click();
      await page.getByRole("option", { name: /20208000900100001718/u }).click();
      await page.getByRole("button", { name: "Sinab koʻrish" }).click();
      await expect(page.getByRole("grid").getByRole("row").filter({ hasText: document })).toContainText(
        "Kimniki ekani maʼlum emas",
      );
      await page.getByRole("button", { name: "1 ta toʻlovni kiritish" }).click();
      await expect(page.getByRole("grid").getByRole("row").filter({ hasText: document })).toContainText("Kiritildi");
    });

    await test.step("it stands among what waits, and is matched with the file whose it is", async () => {
      await page.goto(`/receipts?view=lines&search=${document}`);
      await page.getByRole("grid").getByText("Sinovov Sinov").click();
      const line = page.getByRole("dialog", { name: "Sinovov Sinov" });
      await expect(line).toContainText("Yer uchun");
      await line.getByRole("button", { name: "Ishga biriktirish" }).click();
      const match = page.getByRole("dialog", { name: "Tushumni ishlarga biriktirish" });
      await match.getByLabel("Ish raqami").fill(number);
      await match.getByRole("button", { name: "Ishga biriktirish" }).click();
      await expect(line.getByRole("link", { name: /1\s000/u })).toBeVisible();
      expect((await calls.get<Application>(`/applications/${id}`)).charge?.paid).toBe(before + 100_000);
    });
  },
);
