import { expectAccessible } from "./accessible.js";
import { caller, newFacts } from "./applications.js";
import { enterArea, sendToInspection, sendVisit, writeVisit } from "./area-acts.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

test(
  "an area is sent from its page, taken and found occupied by the inspection",
  { tag: looks },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("operator"));
    const { id, number } = await enterArea(calls, await newFacts(calls));
    const office = await browse("operator");
    await test.step("from the register to its page; the office sends it", async () => {
      await office.goto("/areas/illegal-acquisition");
      await office.getByRole("link", { name: number }).click();
      await expect(office.getByRole("heading", { level: 1, name: number })).toBeVisible();
      await expect(office.getByText(/^Yer yangi: tuman boʻlimi uni nazoratga yuborishi kerak/)).toBeVisible();
      await expectAccessible(office);
      await sendToInspection(office);
    });

    const inspection = await browse("inspector");
    await test.step("the inspection takes it and says what it found", async () => {
      await writeVisit(inspection, { id, number });
      await expectAccessible(inspection);
      await sendVisit(inspection);
      await expect(inspection.getByRole("img", { name: /koʻrigi, 1-surat/ })).toBeVisible();
      await expectAccessible(inspection);
    });

    await test.step("the office reads what happened", async () => {
      await office.goto(`/area/${id}?tab=history`);
      await expect(office.getByText("Tasdiqlangan", { exact: true })).toBeVisible();
      await expect(office.getByText("Uy qurilgan, hujjati yoʻq")).toBeVisible();
      await office.getByRole("tab", { name: "Nazorat" }).click();
      await expect(office.getByText("Yoʻl chetidagi uy")).toBeVisible();
      await expectAccessible(office);
    });
  },
);

test(
  "a basket says why an area lies there and the way out, and it comes back",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("operator"));
    const { id, number } = await enterArea(calls, await newFacts(calls));
    const page = await browse("operator");
    await page.goto(`/area/${id}`);
    await page.getByRole("button", { name: "Savatchaga qoʻyish" }).click();
    const dialog = page.getByRole("dialog", { name: "Savatchaga qoʻyish" });
    await dialog.getByText("Xatoliklar", { exact: true }).click();
    await dialog.getByRole("textbox", { name: "Sabab" }).fill("Manzili chala yozilgan");
    await dialog.getByRole("button", { name: "Savatchaga qoʻyish" }).click();
    await expect(page.getByText(/Maʼlumotlarda xato topilgan/)).toBeVisible();
    const entry = page.getByRole("navigation").getByRole("link", { name: "Xatoliklar" }).first();
    await expect(entry).toHaveAttribute("aria-current", "page");
    await entry.click();

    await expect(page.getByRole("heading", { level: 1, name: "Xatoliklar" })).toBeVisible();
    await expect(page.getByText(/^Chiqish yoʻli: tuman boʻlimi maʼlumotlarni tuzatadi/)).toBeVisible();
    await page.getByRole("searchbox").fill(number);
    await page.getByRole("searchbox").press("Enter");
    const row = page.getByRole("grid").getByRole("row").filter({ hasText: number });
    await expect(row).toContainText("Manzili chala yozilgan");
    await expectAccessible(page);
    await row.getByRole("link", { name: number }).click();
    await page.getByRole("button", { name: "Ishga qaytarish" }).click();
    const back = page.getByRole("dialog", { name: "Ishga qaytarish" });
    await back.getByRole("textbox", { name: "Sabab" }).fill("Manzil tuzatildi");
    await back.getByRole("button", { name: "Ishga qaytarish" }).click();
    await expect(page.getByText(/^Yer yangi: tuman boʻlimi uni nazoratga yuborishi kerak/)).toBeVisible();
  },
);

test("an area that is not there, or not the reader's, says so and leads to the register", async ({
  browse,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const page = await browse("inspector");
  await page.goto("/area/01932f00-0000-7000-8000-00000000dead");
  await expect(page.getByRole("heading", { level: 1, name: "Bunday yer yoʻq" })).toBeVisible();
  await page.getByRole("link", { name: "Yerlar reyestriga" }).click();
  await expect(page).toHaveURL(/\/areas\/area_all/);
});

test(
  "an area is entered from the map by pasting its outline",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const { outline } = await newFacts(caller(service, await sessionOf("operator")));
    const page = await browse("operator");
    await page.goto("/map?view=39.65,66.96,15");
    await page.getByRole("link", { name: "Shu yerga yangi yer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Yer kiritish" })).toBeVisible();
    await page.getByRole("button", { name: "Yer kiritish" }).click();
    await expect(page.getByRole("alert").getByRole("link", { name: /^Manba/ })).toBeVisible();
    await page.getByRole("textbox", { name: "Chegara matni" }).fill(JSON.stringify(outline));
    await page.getByRole("button", { name: "Umumiy maydonga yozish" }).click();
    await expect(page.getByRole("textbox", { name: "Umumiy maydon, m²" })).not.toHaveValue("");
    await expectAccessible(page);
  },
);

test(
  "an area is corrected over a colleague's change: both versions stand side by side, and nothing typed is lost",
  { tag: soak },
  async ({ browse, service, sessionOf, expectedErrors }) => {
    expectedErrors.push(/status of 412/);
    const calls = caller(service, await sessionOf("operator"));
    const entered = await enterArea(calls, await newFacts(calls));
    const page = await browse("operator");
    await page.goto(`/area/${entered.id}`);
    await page.getByRole("link", { name: "Tahrirlash", exact: true }).click();
    await page.getByRole("textbox", { name: "Manzil" }).fill("Mening koʻcham");
    await calls.put(`/areas/${entered.id}`, { ...entered.facts, address: "Hamkasb koʻchasi" }, entered.version);
    await page.getByRole("button", { name: "Saqlash" }).click();
    const compared = page.getByRole("dialog");
    await expect(compared.getByText("Mening koʻcham")).toBeVisible();
    await expect(compared.getByText("Hamkasb koʻchasi")).toBeVisible();
  },
);

test(
  "a file opened by mistake is withdrawn by who opened it, with a reason",
  { tag: looks },
  async ({ browse, service, sessionOf, expectedErrors }) => {
    // Its page asks for the application once more before it leaves for the register.
    expectedErrors.push(/status of 404/);
    const calls = caller(service, await sessionOf("operator"));
    const { id, number } = await calls.post<{ id: string; number: string }>("/applications", await newFacts(calls));
    const page = await browse("operator");
    await page.goto(`/application/${id}`);
    await page.getByRole("button", { name: "Qaytarib olish" }).click();
    const dialog = page.getByRole("dialog", { name: "Qaytarib olish" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Qaytarib olish" }).click();
    await expect(dialog.getByRole("textbox", { name: "Sabab" })).toHaveAccessibleDescription("Xato: Toʻldiring");
    await dialog.getByRole("textbox", { name: "Sabab" }).fill("Xato ochilgan");
    await dialog.getByRole("button", { name: "Qaytarib olish" }).click();
    await expect(page.getByText(`${number}-raqamli ish qaytarib olindi`)).toBeVisible();
    await expect(page).toHaveURL(/\/applications/);
  },
);
