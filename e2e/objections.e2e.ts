import type { Application } from "@yer/api/contract/applications";
import type { ObjectionRead } from "@yer/api/contract/objections";
import { pinflCheckDigit } from "@yer/api/formats";
import { expectAccessible } from "./accessible.js";
import { caller, concludeBeside, openDiscussion } from "./applications.js";
import { signInByOneId } from "./people.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

const phone = { width: 390, height: 844 };
/** The demonstration's citizen, whom OneID vouches for. */
const citizen = `3210368000009${pinflCheckDigit("3210368000009")}`;
const words = "Chegara hovlimdan oʻtgan, men Fuqaroyev Anvar, telefonim 901234567.";
const copy = "Chegara hovlimdan oʻtgan, men […], telefonim […].";
const reason = "Chegara hujjatga mos, joyida tekshirildi.";

test(
  "a citizen objects with a file on a phone, staff take, redact and dismiss it, and the citizen reads the answer",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const callsOf = async (who: "operator" | "architect" | "ecologist" | "reviewer") =>
      caller(service, await sessionOf(who));
    const { id } = await openDiscussion(await callsOf("operator"));
    for (const body of ["architect", "ecologist"] as const) await concludeBeside(await callsOf(body), id, body);
    const { number } = await (await callsOf("operator")).get<Application>(`/applications/${id}`);

    const page = await browse("anyone", { viewport: phone });
    await test.step("the citizen objects", async () => {
      await signInByOneId(page, "citizen");
      await page.goto(`/offer/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
      await page.getByRole("textbox", { name: /^Familiya, ism/ }).fill("Fuqaroyev Anvar Karimovich");
      await page.getByRole("textbox", { name: /^JSHSHIR/ }).fill(citizen);
      await page.getByRole("textbox", { name: "Telefon" }).fill("901234567");
      await page.getByRole("textbox", { name: /^Eʼtiroz matni/ }).fill(words);
      await page.locator("input[type=file]").setInputFiles({
        name: "hujjat.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.7 hujjat"),
      });
      // The file stands in the list, and is told to screen readers for a while.
      await expect(page.getByText("hujjat.pdf").first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(phone);
      await page.getByRole("button", { name: "Eʼtirozni yuborish" }).click();
      await expect(page.getByText("Eʼtirozingiz qabul qilindi")).toBeVisible();
      await expect(page.getByText(`${number}-E1`).first()).toBeVisible();
    });

    const staff = await browse("reviewer");
    await test.step("the reviewer finds it in the register, takes it and writes the copy for the public", async () => {
      await staff.goto(`/objections?search=${number}`);
      await staff.getByRole("link", { name: `${number}-E1` }).click();
      await expect(staff.getByRole("heading", { level: 1, name: `${number}-E1` })).toBeVisible();
      await staff.getByRole("button", { name: "Koʻrib chiqishga olish" }).click();
      await expect(staff.getByText("Koʻrib chiqilmoqda", { exact: true })).toBeVisible();
      await expect(staff.getByText("hujjat.pdf")).toBeVisible();
      await staff.getByRole("button", { name: "Nusxa yozish" }).click();
      await staff.getByRole("textbox", { name: "Nusxa matni" }).fill(copy);
      await expectAccessible(staff);
      await staff.getByRole("button", { name: "Nusxani saqlash" }).click();
      await expect(staff.getByText(/^Nusxani yozgan: /)).toBeVisible();
    });

    await test.step("the public reads the copy alone", async () => {
      const anyone = await browse("anyone", { viewport: phone });
      await anyone.goto(`/offer/${id}`);
      await expect(anyone.getByText(copy)).toBeVisible();
      await expect(anyone.getByText(/Fuqaroyev/)).toHaveCount(0);
    });

    await test.step("it is dismissed elsewhere while the reviewer writes, who is told and keeps every word", async () => {
      await staff.getByText("Rad etish", { exact: true }).click();
      await staff.getByRole("textbox", { name: "Asoslar" }).fill("Joyida oʻlchandi,");
      const objection = new URL(staff.url()).pathname.split("/").at(-1) ?? "";
      const reviewer = await callsOf("reviewer");
      const { version } = await reviewer.get<ObjectionRead>(`/objections/${objection}`);
      await reviewer.post(`/objections/${objection}/decision`, { verdict: "dismissed", reason, also: [] }, version);
      await expect(staff.getByText("Rad etilgan", { exact: true }).first()).toBeVisible();
      await expect(staff.getByText(/^Qaroringiz yozilmadi/)).toBeVisible();
      await expect(staff.getByRole("textbox", { name: "Asoslar" })).toHaveValue("Joyida oʻlchandi,");
      await expect(staff.getByRole("button", { name: "Qarorni yozish" })).toHaveAccessibleDescription(
        "Hal qilinmagan eʼtiroz yoʻq",
      );
    });

    await test.step("the citizen reads the answer on their page, and may complain", async () => {
      await page.goto("/profile");
      await expect(page.getByText(`${number} ish boʻyicha eʼtirozingiz rad etildi`)).toBeVisible();
      await page.getByRole("button", { name: "Hammasini oʻqidim" }).click();
      await expect(page.getByRole("button", { name: "Hammasini oʻqidim" })).toHaveCount(0);
      await expect(page.getByText(`${number}-E1`)).toBeVisible();
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(page.getByRole("button", { name: "hujjat.pdf" }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Shikoyat yozish" }).first()).toBeVisible();
    });
  },
);
