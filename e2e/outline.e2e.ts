import type { Application } from "@yer/api/contract/applications";
import type { Page } from "@playwright/test";
import { caller, openFile } from "./files.js";
import { expect, test } from "./test.js";

/** Places of an outline, one after another, for comparing to a centimetre. */
function placesOf(outline: Application["facts"]["outline"] | undefined): number[] {
  return outline?.coordinates.flat(2).map((value) => Math.round(value * 1e7) / 1e7) ?? [];
}

/** The same of what stands in the field: WKT. */
function placesIn(wkt: string): number[] {
  return Array.from(wkt.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Math.round(Number(number) * 1e7) / 1e7);
}

const written = (page: Page) => page.getByRole("textbox", { name: "Chegara matni" });
const map = (page: Page) => page.getByRole("application", { name: "Uchastka xaritasi" });

/** The form of a file, its map laid out. */
async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/application/${id}?edit`);
  // The form, then the map's own chunks, while the demonstration is still being filled in.
  await expect(map(page)).toBeVisible({ timeout: 40_000 });
  await expect(written(page)).toHaveValue(/^POLYGON/);
}

test("an outline is imported, mended by keyboard, saved and read again as it was, also after a reload", async ({
  browse,
  service,
  sessionOf,
}) => {
  // Three loads of the form, on a machine that may be busy.
  test.setTimeout(240_000);
  const calls = caller(service, await sessionOf("operator"));
  const { id, facts } = await openFile(calls);
  const beside = await openFile(calls);
  const page = await browse("operator");
  await edit(page, id);

  await test.step("out of a file, over the plot beside it: told at once", async () => {
    const ring = facts.outline?.coordinates[0] ?? [];
    // A third further to the north than its neighbour begins.
    const grown = ring.map(([x, y], index) => [x, index === 2 || index === 3 ? y + 0.00014 : y].join(",")).join(" ");
    const kml = `<kml><Placemark><name>Sinov</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${grown}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
    await page.getByRole("button", { name: "Fayldan olish" }).click();
    const dialog = page.getByRole("dialog", { name: "Chegarani fayldan olish" });
    await dialog.locator("input[type=file]").setInputFiles({
      name: "sinov.kml",
      mimeType: "application/vnd.google-earth.kml+xml",
      buffer: Buffer.from(kml),
    });
    await expect(dialog.getByText(/1 ta uchastka topildi/)).toBeVisible();
    await dialog.getByRole("button", { name: "Shu chegarani olish" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: beside.number })).toContainText("Ustma-ust");
  });

  await test.step("taken back, and a corner moved by keyboard", async () => {
    await page.getByRole("button", { name: "Bekor qilish", exact: true }).first().click();
    await expect(written(page)).toHaveValue(new RegExp(String(facts.outline?.coordinates[0]?.[2]?.join(" "))));
    const before = await written(page).inputValue();
    await map(page).focus();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(written(page)).not.toHaveValue(before);
  });

  await test.step("a reload keeps what was drawn", async () => {
    const drawn = await written(page).inputValue();
    await expect(page.getByText(/Qoralama saqlandi/).first()).toBeVisible();
    await page.reload();
    await expect(map(page)).toBeVisible({ timeout: 40_000 });
    await expect(written(page)).toHaveValue(drawn);
  });

  await test.step("saved, and the same to a centimetre when it is read and opened again", async () => {
    const drawn = await written(page).inputValue();
    await page.getByRole("button", { name: "Saqlash", exact: true }).click();
    await expect(page).not.toHaveURL(/edit/);
    const kept = await calls.get<Application>(`/applications/${id}`);
    expect(placesOf(kept.facts.outline)).toEqual(placesIn(drawn));
    await edit(page, id);
    expect(placesIn(await written(page).inputValue())).toEqual(placesOf(kept.facts.outline));
  });
});
