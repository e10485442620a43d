import { pinflCheckDigit } from "@yer/api/formats";
import type { BrowserContextOptions, Page } from "@playwright/test";
import {
  conclude,
  confirmLawful,
  confirmMove,
  decideAtCouncil,
  findApplication,
  openApplication,
  recordPayment,
  status,
} from "./application-acts.js";
import { type Caller, citizen, occupier, plotOf } from "./applications.js";
import { finger, keyboard, onlyBy } from "./hands.js";
import { expect, test } from "./own-product.js";
import { postgres, soak } from "./tags.js";

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Born on 12 May 1975, and nobody: area 000 of a PINFL is given to no person. */
const neighbour = `3120575000778${pinflCheckDigit("3120575000778")}`;

/** The statuses that an application went through, in their order. */
async function wayOf(operator: Caller, id: string): Promise<(string | null)[]> {
  const { items } = await operator.get<{ items: { to: string | null; action: string }[] }>(
    `/applications/${id}/history?limit=50`,
  );
  return items.flatMap(({ action, to }) => (action === "application.moved" ? [to] : [])).toReversed();
}

test(
  "a file goes from draft to registered by eight people, a neighbour's objection dismissed, on phones",
  { tag: postgres },
  async ({ at, callsOf, passDays, expectedErrors }) => {
    // The neighbour's page stays open, and hears that the announcement is over.
    expectedErrors.push(/\/offer\/\S+: .*status of 404/);
    const { facts, neighborhood } = await plotOf(await callsOf("operator"), "life", occupier);
    const pages: Page[] = [];
    const on = async (...who: Parameters<typeof at>) => {
      const page = await at(who[0], phone);
      await onlyBy(page, "finger");
      pages.push(page);
      return page;
    };
    /** Nothing that was shown is wider than the phone. */
    const expectFitting = async () => {
      for (const page of pages.splice(0)) {
        expect(await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth])).toEqual([
          390, 390,
        ]);
      }
    };

    const operator = await on("operator");
    const { id, number } = await test.step("the operator opens it, hands it in and starts its discussion", async () => {
      const opened = await openApplication(operator, finger, facts, neighborhood);
      await confirmMove(operator, finger, "Topshirish");
      await confirmMove(operator, finger, "Muhokamani boshlash");
      await expect(status(operator, "Muhokamada")).toBeVisible();
      return opened;
    });

    await test.step("two bodies conclude, which announces it", async () => {
      for (const body of ["architect", "ecologist"] as const) await conclude(await on(body), finger, body, number);
      await expect(status(operator, "Eʼlonda")).toBeVisible();
      await expectFitting();
    });

    const anyone = await on("anyone");
    const write = async (name: RegExp | string, words: string) =>
      finger.write(anyone.getByRole("textbox", { name }), words);
    await test.step("a neighbour finds the announcement and objects", async () => {
      await anyone.goto("/");
      await finger.press(anyone.getByRole("link", { name: number }));
      await expect(anyone.getByRole("heading", { level: 1 })).toContainText(number);
      await write(/^Familiya, ism/, "Qoʻshniyev Sobir Karimovich");
      await write(/^JSHSHIR/, neighbour);
      await write("Telefon", "901234567");
      await write(/^Eʼtiroz matni/, "Chegara mening hovlimdan oʻtgan, hujjatim bor.");
      await finger.press(anyone.getByRole("button", { name: "Eʼtirozni yuborish" }));
      await expect(anyone.getByText("Eʼtirozingiz qabul qilindi")).toBeVisible();
      await expectFitting();
    });

    await test.step("the reviewer dismisses it with grounds", async () => {
      const reviewer = await on("reviewer");
      await reviewer.goto("/objections");
      await finger.openRow(reviewer.getByRole("grid"), `${number}-E1`);
      await finger.choose(reviewer.getByRole("radiogroup", { name: "Qanday qaror qilinadi" }), "Rad etish");
      await finger.write(
        reviewer.getByRole("textbox", { name: "Asoslar" }),
        "Chegara hujjatga mos, joyida tekshirildi.",
      );
      await finger.press(reviewer.getByRole("button", { name: "Qarorni yozish" }));
      await expect(reviewer.getByText("Rad etilgan", { exact: true }).first()).toBeVisible();
      await expectFitting();
    });

    await test.step("the neighbour begins a second one, and keeps its words as the announcement ends meanwhile", async () => {
      const words = "Yana bir hujjatim bor";
      await anyone.goto(`/offer/${id}`);
      await write(/^Eʼtiroz matni/, words);
      await passDays(11);
      // Back at the page, as after a look into another tab: it asks anew.
      await anyone.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(anyone.getByText(/nusxa koʻchirib olishingiz mumkin/)).toBeVisible();
      await expect(anyone.getByRole("textbox", { name: /^Eʼtiroz matni/ })).toHaveValue(words);
      await expect(anyone.getByRole("button", { name: "Eʼtirozni yuborish" })).toHaveAccessibleDescription(
        "Eʼlon muddati tugagani uchun eʼtiroz qabul qilinmaydi.",
      );
      pages.push(anyone);
      await expectFitting();
    });

    await test.step("the announcement has ended by the clock; justice finds it lawful, its charge is paid", async () => {
      await confirmLawful(await on("justice"), finger, number);
      await recordPayment(await on("cashier"), finger, number, "TT-2026-1");
      await expectFitting();
    });

    await test.step("the Council decides for it: it is registered, and the public reads so", async () => {
      const council = await on("council");
      await decideAtCouncil(council, finger, number, { number: "12-3" });
      await expect(status(council, "Roʻyxatdan oʻtgan")).toBeVisible();

      await anyone.goto("/");
      await finger.write(anyone.getByRole("textbox", { name: "Ish raqami" }), number);
      await finger.write(anyone.getByRole("textbox", { name: /oxirgi 4 raqami/ }), occupier.pinfl.slice(-4));
      await finger.press(anyone.getByRole("button", { name: "Qidirish" }));
      await expect(anyone.getByRole("status").filter({ hasText: "Holati" })).toContainText("Roʻyxatdan oʻtgan");
      await expectFitting();
    });

    expect(await wayOf(await callsOf("operator"), id)).toEqual([
      "to_conclusion",
      "in_discussion",
      "announced",
      "at_justice",
      "in_payment",
      "at_council",
      "registered",
    ]);
  },
);

test(
  "another is rejected, its occupier appeals, and it ends unregistered: by the keyboard alone",
  { tag: soak },
  async ({ at, callsOf, passDays }) => {
    const { facts, neighborhood } = await plotOf(await callsOf("operator"), "appeal", citizen);
    const on = async (...who: Parameters<typeof at>) => {
      const page = await at(...who);
      await onlyBy(page, "keyboard");
      return page;
    };

    const operator = await on("operator");
    const { id, number } = await test.step("the operator opens it, hands it in and starts its discussion", async () => {
      const opened = await openApplication(operator, keyboard, facts, neighborhood);
      await confirmMove(operator, keyboard, "Topshirish");
      await confirmMove(operator, keyboard, "Muhokamani boshlash");
      await expect(status(operator, "Muhokamada")).toBeVisible();
      return opened;
    });

    await test.step("two bodies conclude, which announces it", async () => {
      for (const body of ["architect", "ecologist"] as const) await conclude(await on(body), keyboard, body, number);
      await expect(status(operator, "Eʼlonda")).toBeVisible();
    });

    await passDays(11);
    await test.step("justice finds it lawful, its charge is paid, and the Council decides against it", async () => {
      await confirmLawful(await on("justice"), keyboard, number);
      await recordPayment(await on("cashier"), keyboard, number, "TT-2026-2");
      const council = await on("council");
      await decideAtCouncil(council, keyboard, number, { number: "12-4", against: "Bosh rejaga zid." });
      await expect(status(council, "Rad qilingan")).toBeVisible();
    });

    const occupant = await on("anyone");
    await test.step("the occupier signs in and appeals", async () => {
      await occupant.goto("/");
      await keyboard.press(occupant.getByRole("banner").getByRole("button", { name: "OneID orqali kirish" }));
      await keyboard.press(occupant.locator(`[data-identity="citizen"]`));
      await keyboard.press(occupant.getByRole("link", { name: "Shikoyat yozish" }));
      await keyboard.write(
        occupant.getByRole("textbox", { name: "Shikoyat matni" }),
        "Bosh rejada uyim turar joy yeri deb koʻrsatilgan.",
      );
      await keyboard.press(occupant.getByRole("button", { name: "Shikoyatni yuborish" }));
      await expect(occupant.getByText("Shikoyat koʻrib chiqilmoqda.")).toBeVisible();
    });

    await test.step("the reviewer dismisses the appeal, and the occupier reads why", async () => {
      const grounds = "Bosh rejaning amaldagi nusxasida yoʻl koʻrsatilgan.";
      const reviewer = await on("reviewer");
      await findApplication(reviewer, keyboard, number);
      await keyboard.openTab(reviewer.getByRole("tablist", { name: "Ish boʻlimlari" }), /^Eʼtirozlar/);
      await keyboard.press(reviewer.getByRole("button", { name: "Qaror qilish" }));
      const dialog = reviewer.getByRole("dialog", { name: "Qaror qilish" });
      await keyboard.write(dialog.getByRole("textbox", { name: "Qaror asoslari" }), grounds);
      await keyboard.press(dialog.getByRole("button", { name: "Rad etish" }));
      await expect(dialog).toBeHidden();
      await expect(status(reviewer, "Rad qilingan")).toBeVisible();
      // The page of the complaint stands open meanwhile, and reads itself anew.
      await expect(occupant.getByText(grounds)).toBeVisible();
    });

    await passDays(31);
    await test.step("when the period of appeal is over it ends unregistered", async () => {
      const later = await on("operator");
      await findApplication(later, keyboard, number);
      await expect(status(later, "Roʻyxatdan oʻtmagan")).toBeVisible();
    });

    expect(await wayOf(await callsOf("operator"), id)).toEqual([
      "to_conclusion",
      "in_discussion",
      "announced",
      "at_justice",
      "in_payment",
      "at_council",
      "rejected",
      "unregistered",
    ]);
  },
);
