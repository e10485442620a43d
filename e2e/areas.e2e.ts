import type { AreaRow } from "@yer/api/contract/area-facts";
import { expectAccessible } from "./accessible.js";
import { caller } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

test(
  "unauthorised areas are listed by state, searched, ordered, and saved as a file",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const { items } = await caller(service, await sessionOf("administrator")).get<{ items: AreaRow[] }>(
      "/areas?state=area_new",
    );
    const [known] = items;
    if (known === undefined) throw new Error("The demonstration has no new area.");
    const page = await browse("administrator");
    await page.goto("/areas/area_all");
    await expect(page.getByRole("heading", { level: 1, name: "O'zboshimcha yerlar" })).toBeVisible();
    await page.getByRole("link", { name: "Yangi", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Oʻzboshimcha yerlar: Yangi" })).toBeVisible();
    const rows = page.getByRole("grid").getByRole("rowheader");
    await expect(rows.first()).toHaveText(known.number);
    await expectAccessible(page);

    await page.getByRole("searchbox").fill(known.number);
    await page.getByRole("searchbox").press("Enter");
    await expect(rows).toHaveCount(1);
    await page.getByRole("searchbox").fill("hech qayerda");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByText("Uchastka topilmadi")).toBeVisible();
    await expect(page.getByRole("button", { name: "Keyingi" })).toHaveCount(0);

    await page.goto("/areas/area_all?sort=number");
    await expect(page.getByRole("columnheader", { name: "Raqam", exact: true })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    // The look at accessibility left the window as narrow as a phone.
    await page.getByRole("button", { name: "Koʻrinishlar, ustunlar, eksport" }).click();
    await page.getByRole("button", { name: "Eksport", exact: true }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Jadval (CSV)" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  },
);

test("rows pasted out of a spreadsheet are read as a list of areas", { tag: soak }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/areas/area_all?do=import");
  const pasted = page.getByRole("textbox", { name: "Yoki qatorlarni shu yerga qoʻying" });
  await pasted.fill("\t1718401\t14160001\tBogʻ koʻchasi, 1-uy\n\t1718401\t14160001\tBogʻ koʻchasi, 2-uy");
  await page.getByRole("button", { name: "Oʻqish", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "yerlar-namuna.csv" })).toBeVisible();
  await expect(page.getByText("Bogʻ koʻchasi, 1-uy · Bogʻ koʻchasi, 2-uy")).toBeVisible();
  await page.getByRole("button", { name: "Sinab koʻrish" }).click();
  await expect(page.getByRole("button", { name: "2 ta yer kiritish" })).toBeEnabled();
});
