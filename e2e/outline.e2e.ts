import type { Application } from "@yer/api/contract/applications";
import type { Locator, Page } from "@playwright/test";
import { caller, openFile } from "./files.js";
import { expect, test } from "./test.js";
import { shapefileCorners, zippedShapefile } from "./zippedShapefile.js";

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

/** Saves the form, and reads what the service keeps. */
async function saved(page: Page, read: () => Promise<Application>): Promise<number[]> {
  await page.getByRole("button", { name: "Saqlash", exact: true }).click();
  await expect(page).not.toHaveURL(/edit/);
  return placesOf((await read()).facts.outline);
}

test("a zipped shapefile in UTM 42N is previewed, taken, saved, and opened again where it lies", async ({
  browse,
  service,
  sessionOf,
}) => {
  test.setTimeout(180_000);
  const calls = caller(service, await sessionOf("operator"));
  const { id } = await openFile(calls);
  const page = await browse("operator");
  await edit(page, id);
  await page.getByRole("button", { name: "Fayldan olish" }).click();
  const dialog = page.getByRole("dialog", { name: "Chegarani fayldan olish" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "yerlar.zip", mimeType: "application/zip", buffer: zippedShapefile });
  await expect(dialog.getByText(/1 ta uchastka topildi/)).toBeVisible();
  await expect(dialog.getByText("UTM 42N")).toBeVisible();
  await dialog.getByRole("button", { name: "Shu chegarani olish" }).click();
  await expect(dialog).toBeHidden();
  const kept = await saved(page, () => calls.get<Application>(`/applications/${id}`));
  // Each of them is there, whichever way the ring turns and wherever it begins.
  for (const [x, y] of shapefileCorners) {
    const at = kept.findIndex((value, index) => index % 2 === 0 && Math.abs(value - x) < 1e-7);
    expect(Math.abs((kept[at + 1] ?? 0) - y)).toBeLessThan(1e-7);
  }
  await edit(page, id);
  expect(placesIn(await written(page).inputValue())).toEqual(kept);
});

test("an outline is drawn by keyboard and by the table of coordinates, and stays as it was drawn", async ({
  browse,
  service,
  sessionOf,
}) => {
  test.setTimeout(180_000);
  const calls = caller(service, await sessionOf("operator"));
  const { id, facts } = await openFile(calls);
  const [[x, y] = [0, 0]] = facts.outline?.coordinates[0] ?? [];
  const page = await browse("operator");
  await edit(page, id);
  await page.getByRole("button", { name: "Hammasini oʻchirish" }).click();
  await page.getByRole("button", { name: "Burchaklar jadvali" }).click();
  const next = page.getByRole("textbox", { name: "Keyingi burchak" });
  const corners = [
    [0, 0],
    [0.0003, 0],
    [0.0003, 0.0002],
  ].map(([dx = 0, dy = 0]) => [Number((y + dy + 0.003).toFixed(7)), Number((x + dx).toFixed(7))] as const);
  for (const corner of corners) {
    await next.fill(corner.join(" "));
    await next.press("Enter");
  }
  // The fourth by keyboard on the map: a corner in the middle of a side, and further with the arrows.
  const before = await written(page).inputValue();
  await map(page).focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("m");
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(async () => placesIn(await written(page).inputValue()).length).toBe(placesIn(before).length + 2);
  const drawn = placesIn(await written(page).inputValue());
  for (const [lat, lon] of corners) expect(drawn.join(" ")).toContain(`${lon} ${lat}`);
  expect(await saved(page, () => calls.get<Application>(`/applications/${id}`))).toEqual(drawn);
  await edit(page, id);
  expect(placesIn(await written(page).inputValue())).toEqual(drawn);
});

/** Where the middle of something is in the window. */
async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It has no place.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("fingers draw on a phone: taps set corners, and a place is chosen in a sheet", async ({
  browse,
  service,
  sessionOf,
}) => {
  test.setTimeout(180_000);
  const calls = caller(service, await sessionOf("operator"));
  const { id } = await openFile(calls);
  const page = await browse("operator", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await edit(page, id);

  await test.step("taps on the map set corners", async () => {
    // What has no room in the bar of a phone is behind its last button.
    await page.getByRole("toolbar", { name: "Chegarani chizish" }).getByRole("button", { name: "Yana" }).tap();
    await page.getByRole("menuitem", { name: "Hammasini oʻchirish" }).tap();
    // With nothing on the map it waits for corners; where it does not, it is asked to.
    const draw = page.getByRole("button", { name: "Burchak qoʻshish" });
    if ((await draw.getAttribute("aria-pressed")) !== "true") await draw.tap();
    await expect(draw).toHaveAttribute("aria-pressed", "true");
    await map(page).scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(map(page));
    for (const [dx, dy] of [
      [-70, -60],
      [70, -60],
      [70, 50],
      [-70, 50],
    ] as const) {
      const count = placesIn(await written(page).inputValue()).length;
      await page.touchscreen.tap(x + dx, y + dy);
      await expect.poll(async () => placesIn(await written(page).inputValue()).length).not.toBe(count);
    }
    await expect(written(page)).toHaveValue(/^POLYGON/);
    await draw.tap();
  });

  await test.step("what they drew is saved", async () => {
    const drawn = placesIn(await written(page).inputValue());
    expect(await saved(page, () => calls.get<Application>(`/applications/${id}`))).toEqual(drawn);
  });

  await test.step("a place is chosen in a sheet from the bottom", async () => {
    await page.goto("/application/create");
    const field = page.getByRole("combobox", { name: "Mahalla" });
    await field.tap();
    const sheet = page.getByRole("dialog", { name: "Mahalla" });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    const option = sheet.getByRole("option").first();
    const name = (await option.textContent()) ?? "";
    await option.tap();
    await expect(sheet).toBeHidden();
    await expect(field).toHaveValue(name);
  });
});
