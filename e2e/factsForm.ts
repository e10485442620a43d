import type { Facts } from "@yer/api/contract/facts";
import type { Page } from "@playwright/test";

/** Picks from a list that drops down. */
async function pick(page: Page, label: string, option: RegExp | string): Promise<void> {
  await page.getByRole("form").getByRole("button", { name: label }).click();
  await page.getByRole("listbox").getByRole("option", { name: option }).click();
}

/** Types a file's facts into the form of `/application/create`, as an operator of the district would. */
export async function typeFacts(page: Page, facts: Facts, neighborhood: string): Promise<void> {
  const { occupier, areas, buildings, outline } = facts;
  if (occupier?.kind !== "person" || !outline) throw new Error("These facts have no person or no outline to type.");
  const box = (name: string) => page.getByRole("form").getByRole("textbox", { name, exact: true });

  await box("F.I.Sh.").fill(occupier.name);
  await box("JSHSHIR").fill(occupier.pinfl ?? "");
  await box("Pasport").fill(occupier.passport ?? "");

  await page.getByRole("combobox", { name: "Mahalla" }).fill(neighborhood);
  await page.getByRole("option", { name: neighborhood, exact: true }).first().click();
  await box("Manzil").fill(facts.address ?? "");

  await pick(page, "Asos", /^1\./);
  await box("Kadastr raqami").fill(facts.cadastreNumber ?? "");
  await pick(page, "Yer toifasi", "Aholi punktlari yerlari");
  await pick(page, "Foydalanish maqsadi", "Uy-joy");
  await box("Egallangan yil").fill(String(facts.occupiedSince));
  await box("Umumiy maydon, m²").fill(String(areas.total));
  await box("Qurilish osti maydoni, m²").fill(String(areas.built));

  await box("Chegara matni").fill(JSON.stringify(outline));
  for (const building of buildings) {
    await page.getByRole("button", { name: "Bino qoʻshish" }).click();
    const line = page.getByRole("form").getByRole("listitem").last();
    for (const [label, value] of [
      ["Bino", building.name],
      ["Qurilgan yil", building.yearBuilt],
      ["Maydon, m²", building.area],
      ["Qavatlar", building.floors],
    ] as const) {
      await line.getByRole("textbox", { name: label, exact: true }).fill(String(value));
    }
  }
}
