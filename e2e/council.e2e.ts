import type { Application } from "@yer/api/contract/applications";
import { expectAccessible } from "./accessible.js";
import { caller, concludeBeside, occupier, plotOf } from "./applications.js";
import { mouse } from "./hands.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./own-product.js";
import { openSession } from "./people.js";

test(
  "a session of the Council takes files that wait for it, and one decision answers many of them at once",
  { tag: [looks, soak] },
  async ({ at, callsOf, passDays }) => {
    const applications = await test.step("three files are brought to the Council", async () => {
      const operator = await callsOf("operator");
      const opened: Application[] = [];
      for (const plot of ["first at the Council", "second at the Council", "third at the Council"] as const) {
        const { facts } = await plotOf(operator, plot, occupier);
        opened.push(await operator.post<Application>("/applications", facts));
      }
      for (const body of ["architect", "ecologist"] as const) {
        const calls = await callsOf(body);
        for (const { id } of opened) {
          if (body === "architect") {
            await operator.post(`/applications/${id}/submit`);
            await operator.post(`/applications/${id}/discussion`);
          }
          await concludeBeside(calls, id, body);
        }
      }
      await passDays(11);
      const justice = await callsOf("justice");
      const cashier = await callsOf("cashier");
      for (const { id } of opened) {
        await justice.post(`/applications/${id}/justice`, { verdict: "positive", reason: "Qonun talablariga mos." });
        const { charge, statusSince } = await cashier.get<Application>(`/applications/${id}`);
        const paidOn = new Date(Date.parse(statusSince) + 5 * 3_600_000).toISOString().slice(0, 10);
        await cashier.post(`/applications/${id}/receipts`, { amount: charge?.remaining, paidOn, document: `TT-${id}` });
      }
      return opened;
    });
    const [first, second, third] = applications;
    if (!first || !second || !third) throw new Error("Three files were to be opened.");
    const page = await at("council");
    // One a day has a number.
    const number = crypto.randomUUID().slice(0, 8);
    const dialog = page.getByRole("dialog");
    const agenda = page.getByRole("grid", { name: "Kun tartibi" });
    const row = (application: string) => agenda.getByRole("row").filter({ hasText: application });

    await test.step("the session is called", async () => {
      await page.goto("/council");
      await page.getByRole("button", { name: "Majlis chaqirish" }).click();
      await dialog.getByRole("textbox", { name: "Majlis raqami" }).fill(number);
      await mouse.today(dialog.getByRole("group", { name: "Majlis sanasi" }));
      await dialog.getByRole("textbox", { name: "Oʻtkaziladigan joy" }).fill("Hokimlik binosi, katta zal");
      await dialog.getByRole("button", { name: "Majlis chaqirish" }).click();
      await expect(page.getByRole("heading", { level: 1, name: `${number}-sonli majlis` })).toBeVisible();
      await expect(page.getByText("Kun tartibi boʻsh")).toBeVisible();
    });

    await test.step("files that wait for it come on its agenda", async () => {
      await page.getByRole("button", { name: "Ish qoʻshish" }).click();
      for (const application of [first, second]) {
        await dialog.getByRole("searchbox").fill(application.number);
        const candidate = dialog.getByRole("row").filter({ hasText: application.number });
        await expect(dialog.getByRole("rowheader")).toHaveText([application.number]);
        await candidate.getByRole("checkbox").check();
      }
      await dialog.getByRole("button", { name: "Kun tartibiga kiritish (2)" }).click();
      await expect(page.getByText("2 ta ish bajarildi")).toBeVisible();
      for (const application of [first, second])
        await expect(row(application.number)).toContainText("Qaror kutilmoqda");
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step("the register puts another to it, and says why not the one that is on it already", async () => {
      const session = page.url();
      await page.goto("/applications?status=at_council");
      for (const application of [second, third]) {
        await page.getByRole("row").filter({ hasText: application.number }).getByRole("checkbox").press("Space");
      }
      await page.getByRole("button", { name: "Majlis kun tartibiga kiritish" }).click();
      await expect(dialog).toContainText("2 tadan 1 ta ishni kun tartibiga kiritish mumkin.");
      await expect(dialog).toContainText(`Ish ${number}-sonli majlis kun tartibida turibdi`);
      await mouse.pick(dialog.getByRole("button", { name: /Majlis/ }), new RegExp(`^${number}-sonli majlis`));
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "1 ta ishni kun tartibiga kiritish" }).click();
      await expect(page.getByText("1 ta ishdan 1 tasi kun tartibiga kiritildi")).toBeVisible();
      await page.goto(session);
      await expect(row(third.number)).toBeVisible();
    });

    await test.step("one of them is taken off again", async () => {
      await row(third.number).getByRole("checkbox").check();
      await page.getByRole("button", { name: "Kun tartibidan chiqarish" }).click();
      await expect(row(third.number)).toHaveCount(0);
    });

    await test.step("one number and day answer the other two: one for, one against with its reason", async () => {
      for (const application of [first, second]) await row(application.number).getByRole("checkbox").check();
      await page.getByRole("button", { name: "Qarorni kiritish" }).click();
      await dialog.getByRole("textbox", { name: "Qaror raqami" }).fill("12-7");
      // The day is today's already; of the applications nothing is chosen beforehand.
      await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
      const against = dialog.getByRole("radiogroup", { name: new RegExp(second.number) });
      await against.getByText("Qarshi", { exact: true }).click();
      await dialog.getByRole("button", { name: "Qarorni kiritish" }).click();
      await expect(dialog.getByText("Toʻldiring")).toHaveCount(3);
      await dialog
        .getByRole("radiogroup", { name: new RegExp(first.number) })
        .getByText("Rozi", { exact: true })
        .click();
      await mouse.pick(dialog.getByRole("button", { name: new RegExp(`${second.number}: nega`) }), /^Shaharsozlik/);
      await dialog.getByRole("textbox", { name: new RegExp(`^${second.number}`) }).fill("Bosh rejaga zid.");
      await dialog.getByRole("button", { name: "Qarorni kiritish" }).click();
      await expect(page.getByText("2 ta ish bajarildi")).toBeVisible();
      await expect(row(first.number)).toContainText("12-7-son");
      await expect(row(second.number)).toContainText("Sababi: Bosh rejaga zid.");
    });

    await test.step("each file went where the decision sends it", async () => {
      const calls = await callsOf("council");
      const statuses: string[] = [];
      for (const { id } of applications) statuses.push((await calls.get<Application>(`/applications/${id}`)).status);
      expect(statuses).toEqual(["registered", "rejected", "at_council"]);
      const refused = await calls.get<Application>(`/applications/${second.id}`);
      expect(refused.refusedBecause).toBe("town_planning");
      await page.getByRole("link", { name: "Kengash majlislari" }).first().click();
      const session = page.getByRole("row").filter({ hasText: `${number}-sonli majlis` });
      await expect(session.getByRole("gridcell").filter({ hasText: /^\d+$/ })).toHaveText(["2", "1", "1"]);
    });
  },
);

test(
  "who does not sit in the Council is told so, by the screen and by the service",
  { tag: soak },
  async ({ at, service }) => {
    const page = await at("cashier");
    await page.goto("/council");
    await expect(page.getByRole("heading", { level: 1, name: "Bu sahifani ochishga ruxsatingiz yoʻq" })).toBeVisible();
    await expect(caller(service, await openSession(service, "cashier")).get("/council-sessions")).rejects.toThrow(
      "403",
    );
  },
);
