import type { Facts } from "@yer/api/contract/facts";
import type { Page } from "@playwright/test";
import { type Hand, mouse } from "./hands.js";

/** Writes an application's facts into the form of `/application/create`, as an operator of the district would. */
export async function typeFacts(page: Page, facts: Facts, neighborhood: string, hand: Hand = mouse): Promise<void> {
  const { occupier, sizes, buildings, outline } = facts;
  if (occupier?.kind !== "person" || !outline) throw new Error("These facts have no person or no outline to type.");
  const form = page.getByRole("form");
  const write = (name: string, words: string) => hand.write(form.getByRole("textbox", { name, exact: true }), words);
  const pick = (label: string, option: RegExp | string) => hand.pick(form.getByRole("button", { name: label }), option);

  await write("F.I.Sh.", occupier.name);
  await write("JSHSHIR", occupier.pinfl ?? "");
  await write("Pasport", occupier.passport ?? "");

  await hand.seek(page.getByRole("combobox", { name: "Mahalla" }), neighborhood);
  await write("Manzil", facts.address ?? "");

  await pick("Asos", /^1\./);
  await write("Kadastr raqami", facts.cadastreNumber ?? "");
  await pick("Yer toifasi", "Aholi punktlari yerlari");
  await pick("Foydalanish maqsadi", "Uy-joy");
  await write("Egallangan yil", String(facts.occupiedSince));
  await write("Umumiy maydon, m²", String(sizes.total));
  await write("Qurilish osti maydoni, m²", String(sizes.built));

  await write("Chegara matni", JSON.stringify(outline));
  for (const building of buildings) {
    await hand.press(page.getByRole("button", { name: "Bino qoʻshish" }));
    const line = form.getByRole("listitem").last();
    for (const [label, value] of [
      ["Bino", building.name],
      ["Qurilgan yil", building.yearBuilt],
      ["Maydon, m²", building.area],
      ["Qavatlar", building.floors],
    ] as const) {
      await hand.write(line.getByRole("textbox", { name: label, exact: true }), String(value));
    }
  }
}
