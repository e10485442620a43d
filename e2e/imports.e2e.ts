import { readFile } from "node:fs/promises";
import type { Neighborhood } from "@yer/api/contract/places";
import { expectAccessible } from "./accessible.js";
import { caller, district } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

test(
  "a survey is brought, its wrong row named, the rest entered, and undone again",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const { items } = await operator.get<{ items: Neighborhood[] }>(`/neighborhoods?district=${district}`);
    const [place] = items;
    if (!place) throw new Error("The demonstration has no neighbourhood.");
    const serial = String(Date.now() % 9000).padStart(4, "0");
    const page = await browse("operator");
    await page.goto("/imports");
    const [template] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Namuna fayl" }).click(),
    ]);
    const given = await readFile(await template.path(), "utf8");
    expect(given.split("\r\n")[0], "headings behind the column of marks").toMatch(/"#!";"Asos";"Kadastr raqami"/);
    expect(given).toContain('"#! misol, oʻchirib yozing";"1";');
    await page.locator("input[type=file]").setInputFiles({
      name: `xatlov-${serial}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(
        [
          "Asos;Kadastr raqami;Manzil;Mening ustunim",
          `1;14:16:77:77:77:${serial};Sinov koʻchasi 1;x`,
          `9;14:16:77:77:78:${serial};Sinov koʻchasi 2;y`,
        ].join("\r\n"),
      ),
    });
    await expect(page.getByRole("heading", { name: "Ustunlar nimani bildiradi?" })).toBeVisible();
    await expect(page.getByText("Sinov koʻchasi 1 · Sinov koʻchasi 2")).toBeVisible();
    // A needed field has no column: it is given once for all rows.
    await page.getByRole("textbox", { name: "Mahalla" }).fill(place.id);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sinab koʻrish" }).click();

    // The job goes by on its own; the page hears of it.
    const rows = page.getByRole("grid", { name: "Qatorlar" });
    await expect(rows.getByText("Asosni 1 dan 8 gacha raqam bilan yozing")).toBeVisible();
    const enter = page.getByRole("button", { name: "1 ta ish ochish" });
    await expect(enter).toBeDisabled();
    await page.getByText("Xato qatorlarni qoldirib, qolganini kiritish").click();
    await expectAccessible(page);
    await enter.click();
    await expect(page.getByText("1 ta ish ochildi, tahrirlashda turibdi")).toBeVisible();

    await page.getByRole("button", { name: "Kiritilganini bekor qilish" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("1 ta ish chiqarib tashlanadi.")).toBeVisible();
    await dialog.getByRole("button", { name: "Kiritilganini bekor qilish" }).click();
    await expect(page.getByText("1 ta ish chiqarib tashlandi, 0 tasi qoldirildi")).toBeVisible();
    await page.goto("/imports");
    await expect(page.getByRole("grid").getByText(`xatlov-${serial}.csv`)).toBeVisible();
  },
);
