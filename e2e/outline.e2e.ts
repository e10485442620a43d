import type { Application } from "@yer/api/contract/applications";
import type { Locator, Page } from "@playwright/test";
import { caller, openApplication } from "./applications.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";
import { shapefileCorners, zippedShapefile } from "./zipped-shapefile.js";

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

/** The form of an application, its map laid out. */
async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/application/${id}?edit`);
  await expect(map(page)).toBeVisible();
  await expect(written(page)).toHaveValue(/^POLYGON/);
}

/** Takes the one plot out of an application. */
async function importFile(page: Page, name: string, buffer: Buffer, system = "WGS 84"): Promise<void> {
  await page.getByRole("button", { name: "Fayldan olish" }).click();
  const dialog = page.getByRole("dialog", { name: "Chegarani fayldan olish" });
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await expect(dialog.getByText(/1 ta uchastka topildi/)).toContainText(system);
  await dialog.getByRole("button", { name: "Shu chegarani olish" }).click();
  await expect(dialog).toBeHidden();
}

test("an outline is imported, mended by keyboard, saved and read again as it was, also after a reload", async ({
  browse,
  service,
  sessionOf,
}) => {
  const calls = caller(service, await sessionOf("operator"));
  const { id, facts } = await openApplication(calls);
  const beside = await openApplication(calls);
  const page = await browse("operator");
  await edit(page, id);

  await test.step("a file that takes long to read leaves the page answering", async () => {
    await page.getByRole("button", { name: "Fayldan olish" }).click();
    const dialog = page.getByRole("dialog", { name: "Chegarani fayldan olish" });
    const bomb = Buffer.from(`<kml>${"<Folder><name>a</name></Folder>".repeat(650_000)}</kml>`);
    await dialog.locator("input[type=file]").setInputFiles({ name: "katta.kml", mimeType: "text/xml", buffer: bomb });
    await expect(dialog.getByText("Fayl oʻqilmoqda…")).toBeVisible();
    await dialog.getByRole("button", { name: "Bekor qilish" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("out of a file, over the plot beside it: told at once", async () => {
    const ring = facts.outline?.coordinates[0] ?? [];
    // A third further to the north than its neighbour begins.
    const grown = ring.map(([x, y], index) => [x, index === 2 || index === 3 ? y + 0.00014 : y].join(",")).join(" ");
    const kml = `<kml><Placemark><name>Sinov</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${grown}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
    await importFile(page, "sinov.kml", Buffer.from(kml));
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
    await expect(map(page)).toBeVisible();
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

/** Expects each corner among the places, to 1e-7 of a degree: whichever way the ring turns and wherever it begins. */
function expectCorners(places: readonly number[]): void {
  for (const [x, y] of shapefileCorners) {
    const at = places.findIndex((value, index) => index % 2 === 0 && Math.abs(value - x) < 1e-7);
    expect(Math.abs((places[at + 1] ?? 0) - y)).toBeLessThan(1e-7);
  }
}

test(
  "an outline is taken from GeoJSON, KML and a shapefile in UTM 42N alike, saved, and opened again where it lies",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("operator"));
    const { id } = await openApplication(calls);
    const page = await browse("operator");
    await edit(page, id);
    const ring = [...shapefileCorners, ...shapefileCorners.slice(0, 1)];
    const drawn = ring.map((corner) => corner.join(",")).join(" ");
    const files = [
      ["yer.geojson", Buffer.from(JSON.stringify({ type: "Polygon", coordinates: [ring] })), "WGS 84"],
      [
        "yer.kml",
        Buffer.from(
          `<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${drawn}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`,
        ),
        "WGS 84",
      ],
      ["yerlar.zip", zippedShapefile, "UTM 42N"],
    ] as const;
    for (const [name, content, system] of files) {
      await page.getByRole("button", { name: "Hammasini oʻchirish" }).click();
      await importFile(page, name, content, system);
      await expect(written(page)).toHaveValue(/^POLYGON/);
      expectCorners(placesIn(await written(page).inputValue()));
    }
    const kept = await saved(page, () => calls.get<Application>(`/applications/${id}`));
    expectCorners(kept);
    await edit(page, id);
    expect(placesIn(await written(page).inputValue())).toEqual(kept);
  },
);

test("an outline is drawn by keyboard and by the table of coordinates, and stays as it was drawn", async ({
  browse,
  service,
  sessionOf,
}) => {
  const calls = caller(service, await sessionOf("operator"));
  const { id, facts } = await openApplication(calls);
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
  await expect.poll(async () => placesIn(await written(page).inputValue()).length).toBe(placesIn(before).length + 2);
  const halved = await written(page).inputValue();
  // Outwards: how far a press goes is the map's scale, which may be that of the whole place yet.
  await page.keyboard.press("Shift+ArrowDown");
  await expect(written(page)).not.toHaveValue(halved);
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

/** A finger's way over the screen. */
interface Stroke {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Fingers touch, move together and lift, as a screen reports them: the browser may take them for scrolling and cancel them. */
async function strokes(page: Page, fingers: readonly Stroke[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (step: number) =>
    fingers.flatMap(({ from, to }, id) => {
      // One after another, as fingers do: the first is under way already.
      const begin = id * 2;
      const share = (step - begin) / (steps - begin);
      return share < 0 ? [] : [{ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
    });
  for (let step = 0; step <= steps; step += 1) {
    const touchPoints = at(step);
    const type = touchPoints.length > at(step - 1).length ? "touchStart" : "touchMove";
    await browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await browser.detach();
}

test(
  "fingers draw on a phone: taps set corners, a corner follows a finger, a box finds plots, a place is chosen in a sheet",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const calls = caller(service, await sessionOf("operator"));
    const { id } = await openApplication(calls);
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

    await test.step("a finger takes a corner along, and the page stays where it is", async () => {
      const corner = page.locator('[data-corner="0 1"]');
      const before = placesIn(await written(page).inputValue());
      const from = await middleOf(corner);
      const to = { x: from.x - 30, y: from.y + 25 };
      const scrolled = await page.evaluate(() => window.scrollY);
      await strokes(page, [{ from, to }]);
      const missed = async () => {
        const { x, y } = await middleOf(corner);
        return Math.hypot(x - to.x, y - to.y);
      };
      await expect.poll(missed).toBeLessThan(3);
      await expect.poll(async () => placesIn(await written(page).inputValue())).not.toEqual(before);
      const after = placesIn(await written(page).inputValue());
      // That corner, and no other.
      expect(after.flatMap((value, index) => (value === before[index] ? [] : [Math.floor(index / 2)]))).toEqual([1, 1]);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    });

    const [first, opposite] = [page.locator('[data-corner="0 0"]'), page.locator('[data-corner="0 2"]')] as const;
    /** Pixels from a corner to the one across. */
    async function across(): Promise<number> {
      const [one, other] = await Promise.all([middleOf(first), middleOf(opposite)]);
      return Math.hypot(other.x - one.x, other.y - one.y);
    }

    await test.step("two fingers mean the map, also where they came down on corners and sides", async () => {
      const drawn = await written(page).inputValue();
      const before = await across();
      const { x, y } = await middleOf(map(page));
      const corner = await middleOf(page.locator('[data-corner="0 3"]'));
      await strokes(page, [
        { from: corner, to: { x: corner.x + 30, y: corner.y - 20 } },
        { from: { x: x + 80, y: y + 120 }, to: { x: x + 10, y: y + 70 } },
      ]);
      await expect.poll(async () => (await across()) / before).toBeCloseTo(0.5, 1);
      const [one, side] = [await middleOf(first), await middleOf(page.locator('[data-middle="0 3"]'))];
      await strokes(page, [
        { from: one, to: { x: one.x - 50, y: one.y - 45 } },
        { from: side, to: { x: side.x + 50, y: side.y + 45 } },
      ]);
      await expect.poll(async () => (await across()) / before).toBeCloseTo(1, 1);
      await expect(page.locator("[data-corner]")).toHaveCount(4);
      await expect(written(page)).toHaveValue(drawn);
    });

    await test.step("beside the corners one finger moves the map, and two go farther", async () => {
      const drawn = await written(page).inputValue();
      const before = await across();
      const [one, other] = await Promise.all([middleOf(first), middleOf(opposite)]);
      // Inside the outline there are no handles.
      const from = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      await strokes(page, [{ from, to: { x: from.x + 30, y: from.y + 20 } }]);
      await expect.poll(async () => Math.round((await middleOf(first)).x - one.x)).toBe(30);
      const { x, y } = await middleOf(map(page));
      await strokes(page, [
        { from: { x: x - 80, y: y + 160 }, to: { x: x - 20, y: y + 160 } },
        { from: { x: x + 80, y: y + 160 }, to: { x: x + 20, y: y + 160 } },
      ]);
      await expect.poll(async () => (await across()) / before).toBeLessThan(0.7);
      await expect(written(page)).toHaveValue(drawn);
    });

    await test.step("what they drew is saved", async () => {
      const drawn = placesIn(await written(page).inputValue());
      expect(await saved(page, () => calls.get<Application>(`/applications/${id}`))).toEqual(drawn);
    });

    await test.step("on the map of all plots a tap opens its card, and a finger draws a box", async () => {
      const { number, facts } = await calls.get<Application>(`/applications/${id}`);
      const corners = facts.outline?.coordinates[0]?.slice(0, -1) ?? [];
      const [lat, lon] = ([1, 0] as const).map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4);
      await page.goto(`/map?view=${lat},${lon},18`);
      await expect(page.locator("[data-plots]")).toHaveAttribute("data-plots", "ready");
      const whole = page.getByRole("application", { name: "Xarita" });
      await whole.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(whole);
      await page.touchscreen.tap(x, y);
      const card = page.getByRole("region", { name: number });
      await expect(card).toBeVisible();
      await card.getByRole("button", { name: "Yopish" }).tap();
      await page.getByRole("button", { name: "Toʻrtburchak bilan tanlash" }).tap();
      // Below the words that say how: on a phone they lie over the upper part of the map.
      await strokes(page, [{ from: { x: x - 60, y: y - 15 }, to: { x: x + 60, y: y + 60 } }]);
      await expect(page).toHaveURL(/\/applications\?.*bbox=/);
      await expect(page.getByRole("rowheader", { name: number })).toBeVisible();
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
  },
);
