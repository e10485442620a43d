import type { Application } from "@yer/api/contract/applications";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { MoneyMonthPage } from "@yer/api/contract/money-months";
import type { svod } from "@yer/api/contract/svod";
import type { Page } from "@playwright/test";
import { decideAtCouncil, findApplication, makeMove, status } from "./application-acts.js";
import { occupier } from "./applications.js";
import { mouse } from "./hands.js";
import { inPayment, openAccount } from "./money-acts.js";
import { expect, test } from "./own-product.js";
import { soak } from "./tags.js";

const region = "1718";
const account = "20208000900100001718";
const tabs = (page: Page) => page.getByRole("tablist");
/** A sum of tiyin as a field for soʻm takes it. */
const soum = (tiyin: number) => String(tiyin / 100);

/** Writes a day into a date field. */
async function writeDay(page: Page, field: string, day: string): Promise<void> {
  await page.getByRole("group", { name: field }).getByRole("spinbutton").first().click();
  await page.keyboard.type(day.split("-").toReversed().join(""));
}

test(
  "a charge's money from its bill to the summary table: a list, instalments, a correction, what was too much",
  { tag: soak },
  async ({ at, callsOf, passDays, service }) => {
    /** Lets somebody act on a machine of their own. */
    const as = async <T>(who: Parameters<typeof at>[0], act: (page: Page) => Promise<T>): Promise<T> => {
      const page = await at(who);
      const made = await act(page);
      await page.close();
      return made;
    };
    const file = async () => (await callsOf("cashier")).get<Application>(`/applications/${id}`);
    const summed = async () =>
      (await (await callsOf("finance")).get<ReplyOf<typeof svod.read>>("/svod")).items.find(
        ({ place }) => place.code === region,
      );
    const today = async (days = 0) => {
      const { now } = (await (await service.get("/demo/clock")).json()) as { now: string };
      return new Date(Date.parse(now) + (days * 24 + 5) * 3_600_000).toISOString().slice(0, 10);
    };

    await openAccount(callsOf, { number: account, kind: "bank" });
    const { id, number } = await inPayment(callsOf, passDays, { name: "money", occupier });
    const { charge } = await file();
    const owed = charge?.remaining ?? 0;
    const bill = charge?.number ?? "";
    const before = await summed();
    expect(owed).toBeGreaterThan(0);

    await test.step("the register of charges leads to it; a bank's list pays a tenth by the number of its bill", async () =>
      as("cashier", async (page) => {
        await page.goto(`/cpayments?search=${bill}`);
        await page.getByRole("grid").getByRole("link", { name: bill }).first().click();
        await expect(page.getByRole("heading", { level: 1, name: bill })).toBeVisible();
        await page.getByRole("button", { name: "Toʻlov hisobini chiqarish" }).click();
        await expect(page.getByRole("link", { name: /hisobni ochish$/ })).toHaveAttribute("href", /./);
        const csv = `document,paid_on,amount,purpose,payer\nBANK-1,${await today()},${soum(owed / 10)},Yer uchun ${bill},Egasi\n`;
        await page.goto("/receipts");
        await page
          .locator("input[type=file]")
          .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
        await page.getByRole("button", { name: /Hisobraqam/u }).click();
        await page.getByRole("option", { name: new RegExp(account) }).click();
        await page.getByRole("button", { name: "Sinab koʻrish" }).click();
        await page.getByRole("button", { name: "1 ta toʻlovni kiritish" }).click();
        await expect(page.getByRole("grid").getByRole("row").filter({ hasText: "BANK-1" })).toContainText("Kiritildi");
        expect((await file()).charge?.remaining).toBe(owed - owed / 10);
      }));

    await test.step("the rest is to be paid by instalments; a receipt of another file is recorded by mistake", async () =>
      as("cashier", async (page) => {
        await findApplication(page, mouse, number);
        await makeMove(page, mouse, "Boʻlib-boʻlib toʻlash", async (dialog) => {
          await mouse.write(dialog.getByRole("textbox", { name: "Shartnoma raqami" }), "P-1");
          await writeDay(page, "1-boʻlak muddati", await today(10));
          await writeDay(page, "2-boʻlak muddati", await today(40));
          await mouse.press(dialog.getByRole("button", { name: "Teng boʻlish" }));
        });
        await makeMove(page, mouse, "Toʻlovni qayd etish", async (dialog) => {
          await mouse.write(dialog.getByRole("textbox", { name: "Summa, soʻm" }), soum(owed / 10));
          await mouse.write(dialog.getByRole("textbox", { name: "Toʻlov hujjati raqami" }), "XATO-1");
        });
        await mouse.openTab(tabs(page), /^Toʻlov/);
        await page.getByRole("button", { name: "Qaytarib olish: XATO-1 toʻlovi" }).click();
        const dialog = page.getByRole("dialog", { name: /Qaytarib olish/ });
        await dialog.getByRole("textbox", { name: "Sabab" }).fill("Boshqa ishning toʻlovi.");
        await dialog.getByRole("button", { name: "Qaytarib olish" }).click();
        await expect(page.getByRole("tabpanel").getByText("Tasdiq kutmoqda")).toBeVisible();
      }));

    await test.step("another person approves the correction: it counts no more", async () => {
      await as("finance", async (page) => {
        await page.goto(`/application/${id}?tab=payment`);
        await mouse.openTab(tabs(page), /^Toʻlov/);
        await page.getByRole("button", { name: "Tasdiqlash" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Tasdiqlash" }).click();
        await expect(page.getByRole("tabpanel").getByText("Tasdiqlangan")).toBeVisible();
      });
      expect((await file()).charge?.remaining).toBe(owed - owed / 10);
    });

    const excess = 500_000;
    await test.step("the rest is paid, and more than it: the file goes on, and is registered", async () => {
      const cashier = await callsOf("cashier");
      await cashier.post(`/applications/${id}/receipts`, {
        amount: owed - owed / 10 + excess,
        paidOn: await today(),
        document: "KVIT-2",
        excess,
      });
      await as("council", async (page) => {
        await decideAtCouncil(page, mouse, number, { number: "P-9" });
        await expect(status(page, "Roʻyxatdan oʻtgan")).toBeVisible();
      });
    });

    await test.step("what was too much is paid back: proposed, approved by another, ordered, executed", async () => {
      await as("cashier", async (page) => {
        await page.goto(`/application/${id}`);
        await mouse.openTab(tabs(page), /^Toʻlov/);
        await page.getByRole("button", { name: "Pul qaytarishni taklif qilish" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("textbox", { name: "Oluvchi" }).fill("Egasi");
        await dialog.getByRole("textbox", { name: /Hisob raqami/ }).fill("22618000123456789012");
        await dialog.getByRole("textbox", { name: /MFO/ }).fill("00440");
        await dialog.getByRole("button", { name: "Pul qaytarishni taklif qilish" }).click();
        await expect(page.getByRole("tabpanel").getByText("Tasdiq kutmoqda")).toBeVisible();
      });
      await as("finance", async (page) => {
        await page.goto(`/application/${id}`);
        await mouse.openTab(tabs(page), /^Toʻlov/);
        const refunds = page.getByRole("tabpanel");
        await refunds.getByRole("button", { name: "Tasdiqlash" }).last().click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Tasdiqlash" }).click();
        await refunds.getByRole("button", { name: "Topshiriqni kiritish" }).click();
        await page
          .getByRole("dialog")
          .getByRole("textbox", { name: /raqami/ })
          .fill("T-1");
        await page.getByRole("dialog").getByRole("button", { name: "Topshiriqni kiritish" }).click();
        await refunds.getByRole("button", { name: "Bank toʻladi" }).click();
        await page.getByRole("dialog").getByRole("textbox", { name: "Bankdagi toʻlov raqami" }).fill("B-77");
        await page.getByRole("dialog").getByRole("button", { name: "Bank toʻladi" }).click();
        await expect(refunds.getByText("Qaytarilgan")).toBeVisible();
      });
    });

    await test.step("budgets have all of the charge and no more, and so says the summary table", async () => {
      const after = await summed();
      const grown = (name: "paid" | "distributed" | "remaining" | "beyond") =>
        (after?.[name] ?? 0) - (before?.[name] ?? 0);
      expect({
        paid: grown("paid"),
        distributed: grown("distributed"),
        remaining: grown("remaining"),
        beyond: grown("beyond"),
      }).toEqual({ paid: owed, distributed: owed, remaining: -owed, beyond: 0 });
      await as("finance", async (page) => {
        await page.goto("/cdistribution");
        await expect(page.getByRole("grid").getByText(bill).first()).toBeVisible();
      });
    });

    await test.step("once the month is over two people close it, and it says what it moved", async () => {
      const month = (await today()).slice(0, 7);
      await passDays(32);
      const of = `/money-months/${region}/${month}`;
      const read = async () => (await callsOf("finance")).get<MoneyMonthPage>(of);
      // A night looks at the journal before a month is closed, and takes as long as the machine lets it.
      await expect.poll(async () => (await read()).checks.filter(({ outcome }) => outcome === "blocks")).toEqual([]);
      const { version } = await read();
      await (await callsOf("cashier")).post(`${of}/proposal`, {}, version);
      await (await callsOf("finance")).post(`${of}/approval`, {}, (await read()).version);
      const bank = (await read()).turnovers.find((each) => each.account === "bank");
      // All that was received, and what was paid back of it.
      expect(bank?.credit).toBeGreaterThanOrEqual(excess);
      expect(bank?.debit).toBeGreaterThanOrEqual(owed + excess);
      await as("finance", async (page) => {
        await page.goto("/cdistribution?view=months");
        await expect(page.getByRole("grid").getByText("Butunlay yopilgan").first()).toBeVisible();
      });
    });
  },
);
