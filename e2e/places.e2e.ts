import type { PlaceRecord, PlaceRow } from "@yer/api/contract/places-register";
import type { Page } from "@playwright/test";
import { type Caller, caller, district } from "./applications.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

let administrator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  administrator = caller(service, await sessionOf("administrator"));
});

/** A code that no place has: the demonstration's own begin with 9 behind the district. */
let serial = Date.now() % 9000;
function freeCode(): string {
  serial = (serial + 1) % 9000;
  return `1416${String(serial).padStart(4, "0")}`;
}

/** A place's names as people give them: the others are made from this one. */
const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: "", ru_RU: "", en_US: "" });

async function addPlace(name: string): Promise<PlaceRecord> {
  return administrator.post<PlaceRecord>("/place-register", {
    code: freeCode(),
    name: named(name),
    parent: district,
    type: null,
    cadastreCode: null,
    bhmMultiple: null,
  });
}

async function uploadList(page: Page, list: string): Promise<void> {
  await page.goto("/allneighborhoods?do=import");
  await page.locator("input[type=file]").setInputFiles({
    name: "mahallalar.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(list),
  });
  await expect(page.getByRole("heading", { level: 2, name: /Ustunlar/ })).toBeVisible();
}

test("a list of neighbourhoods is tried, its wrong rows named, applied without them, and undone", async ({
  browse,
  expectedErrors,
}) => {
  // The first try is refused for its wrong rows.
  expectedErrors.push(/status of 409/);
  const page = await browse("administrator");
  const [good, wrong] = [freeCode(), freeCode()];
  await uploadList(
    page,
    `kod;nomi;tuman\n${good};Sinov Bog'i MFY;${district}\n${wrong};=1+1;${district}\n${good};Takror MFY;${district}\n`,
  );
  await expect(page.getByText("3 ta qator oʻqildi")).toBeVisible();
  await page.getByRole("button", { name: "Davom etish" }).click();
  const rows = page.getByRole("grid", { name: "Roʻyxat qatorlari" });
  await expect(rows.getByText("Formulaga oʻxshaydi: =1+1")).toBeVisible();
  await expect(rows.getByText("Bu kod 2-qatorda ham bor")).toBeVisible();
  // Nothing was changed by the dry run.
  await expect(administrator.get(`/places/${good}`)).rejects.toThrow("404");

  await page.getByRole("button", { name: "Reyestrga yuklash" }).click();
  await expect(page.getByText("2 ta xato qator bor").first()).toBeVisible();
  await page.getByText("Xato qatorlarsiz yuklansin").click();
  await page.getByRole("button", { name: "Reyestrga yuklash" }).click();
  await expect(page.getByText("Roʻyxat yuklandi: 1 ta joy").first()).toBeVisible();
  const { name } = await administrator.get<PlaceRecord>(`/place-register/${good}`);
  expect(name.uz_UZ).toBe("Sinov Bogʻi MFY");

  await page.getByRole("button", { name: "Yuklashni bekor qilish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yuklashni bekor qilish" }).click();
  await expect(page.getByText(/Bekor qilindi: 1 olib tashlandi/)).toBeVisible();
  await expect(administrator.get(`/places/${good}`)).rejects.toThrow("404");
});

test(
  "a merged neighbourhood is offered no more, and its old code leads to the one that stands",
  { tag: soak },
  async ({ browse }) => {
    const mark = String(Date.now() % 1_000_000);
    const [from, into] = [await addPlace(`Eski${mark} mahallasi`), await addPlace(`Yangi${mark} mahallasi`)];
    const page = await browse("administrator");
    await page.goto(`/allneighborhoods?search=${from.code}`);
    await page.getByRole("rowheader", { name: from.name.uz_UZ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Birlashtirish" }).click();
    const dialog = page.getByRole("dialog", { name: /boshqa joy bilan birlashtirish/ });
    await dialog.getByRole("button", { name: "Birlashtirish" }).click();
    await expect(dialog.getByText("Toʻldiring").first()).toBeVisible();
    await dialog.getByRole("combobox", { name: /Qaysi joyga/ }).fill(`yangi${mark}`);
    await page.getByRole("option", { name: new RegExp(into.name.uz_UZ) }).click();
    await dialog.getByRole("textbox", { name: /Sabab/ }).fill("Qaror 12, 05.03.2026");
    await dialog.getByRole("button", { name: "Birlashtirish" }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`/allneighborhoods?place=${from.code}`);
    const details = page.getByRole("dialog", { name: from.name.uz_UZ });
    await expect(details.getByText("Bu kod endi quyidagiga olib boradi")).toBeVisible();
    await details.getByRole("link", { name: new RegExp(into.code) }).click();
    await expect(page.getByRole("dialog", { name: into.name.uz_UZ })).toBeVisible();
    await page.getByRole("tab", { name: "Tarix" }).click();
    await expect(page.getByRole("tabpanel").getByText(`Tarkibiga qoʻshildi: ${from.name.uz_UZ}`)).toBeVisible();
    const { items } = await administrator.get<{ items: { id: string }[] }>(`/neighborhoods?district=${district}`);
    const offered = items.map(({ id }) => id);
    expect(offered).toContain(into.code);
    expect(offered).not.toContain(from.code);
  },
);

test(
  "a region that is split hands its districts on, and not before each of them has a place",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    const { items } = await administrator.get<{ items: PlaceRow[] }>("/place-register?level=region&limit=200");
    const taken = new Set(items.map(({ code }) => code.slice(2)));
    const [from, north, south] = Array.from({ length: 60 }, (_, at) => String(99 - at)).filter(
      (pair) => !taken.has(pair),
    );
    if (!from || !north || !south) throw new Error("No free codes of regions are left.");
    const place = { name: named(`Eski${from} viloyati`), parent: null, type: null, bhmMultiple: null };
    await administrator.post("/place-register", { ...place, code: `17${from}`, cadastreCode: from });
    const districts = ["Chap", "Oʻng"].map((name, at) => ({
      name: named(`${name}${from} tumani`),
      parent: `17${from}`,
      code: `17${from}20${at}`,
      type: "tuman",
      cadastreCode: `${from}:0${at + 1}`,
      bhmMultiple: 1,
    }));
    for (const district of districts) await administrator.post("/place-register", district);

    const page = await browse("administrator");
    await page.goto(`/allregions?place=17${from}`);
    await page.getByRole("dialog").getByRole("button", { name: "Boʻlish" }).click();
    const parts = [
      ["1-qism", `Shimol${north} viloyati`, north],
      ["2-qism", `Janub${south} viloyati`, south],
    ] as const;
    for (const [title, name, pair] of parts) {
      const part = page.getByRole("region", { name: title });
      await part.getByRole("textbox", { name: /lotin yozuvida/ }).fill(name);
      await part.getByRole("textbox", { name: /SOATO kodi/ }).fill(`17${pair}`);
      await part.getByRole("textbox", { name: /Kadastr kodi/ }).fill(pair);
    }
    const give = async (title: string, district: string): Promise<void> => {
      const field = page
        .getByRole("region", { name: title })
        .getByRole("combobox", { name: "Unga oʻtadigan tumanlar" });
      // A list closes when the page scrolls under it, as it would for a field at the edge of the window.
      await field.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await field.click();
      await field.fill(district);
      await page.getByRole("option", { name: new RegExp(district) }).click();
      await field.press("Escape");
    };
    await give("1-qism", `Chap${from}`);
    await page.getByRole("textbox", { name: /Sabab/ }).fill("Qonun 5, 02.02.2026");
    await page.getByRole("button", { name: "Boʻlish" }).click();
    const refusal = page.locator("[data-error-summary]");
    await expect(refusal).toContainText("1 ta joy hech bir qismga berilmagan");
    // It takes the focus, and what is being typed elsewhere with it.
    await expect(refusal).toBeFocused();
    await give("2-qism", `Oʻng${from}`);
    await page.getByRole("button", { name: "Boʻlish" }).click();

    const details = page.getByRole("dialog", { name: `Eski${from} viloyati` });
    await expect(details.getByText("Bu kod endi quyidagiga olib boradi")).toBeVisible();
    for (const [, name] of parts) await expect(details.getByRole("link", { name: new RegExp(name) })).toBeVisible();
    for (const [at, pair] of [north, south].entries()) {
      const below = await administrator.get<{ items: { name: PlaceRecord["name"] }[] }>(`/districts?region=17${pair}`);
      expect(below.items.map(({ name }) => name.uz_UZ)).toEqual([districts[at]?.name.uz_UZ]);
    }
  },
);

test(
  "an outline that crosses itself is told and not taken; the right one is put in force, and back",
  { tag: soak },
  async ({ browse }) => {
    const { code } = await addPlace(`Chegarali${Date.now() % 1_000_000} mahallasi`);
    const page = await browse("administrator");
    await page.goto("/allneighborhoods?do=outlines");
    const upload = async (ring: readonly (readonly [number, number])[]): Promise<void> => {
      const geometry = { type: "Polygon", coordinates: [ring] };
      const feature = { type: "Feature", properties: { code }, geometry };
      await page.locator("input[type=file]").setInputFiles({
        name: "chegara.geojson",
        mimeType: "application/geo+json",
        buffer: Buffer.from(JSON.stringify({ type: "FeatureCollection", features: [feature] })),
      });
    };
    const [west, south, east, north] = [66.955, 39.645, 66.959, 39.648];
    const found = page.getByRole("grid", { name: "Fayldagi chegaralar" });
    const apply = page.getByRole("button", { name: "Rasmiy chegara qilish" });
    await upload([
      [west, south],
      [east, north],
      [east, south],
      [west, north],
      [west, south],
    ]);
    await expect(found.getByText(/^Chegara yaroqsiz/)).toBeVisible();
    await expect(apply).toBeDisabled();

    await page.getByRole("button", { name: "Boshqa fayl" }).click();
    await upload([
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]);
    await expect(found.getByText("Toʻgʻri")).toBeVisible();
    await apply.click();
    await expect(page.getByRole("main").getByText("Chegaralar kuchga kirdi")).toBeVisible();
    const outlineOf = async () => (await administrator.get<PlaceRecord>(`/place-register/${code}`)).outline;
    expect(await outlineOf()).toBe("official");
    await page.getByRole("button", { name: "Avvalgi chegaralarni qaytarish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Avvalgi chegaralarni qaytarish" }).click();
    await expect(page.getByRole("main").getByText("Avvalgi chegaralar qaytarildi")).toBeVisible();
    expect(await outlineOf()).toBe("none");
  },
);

test(
  "two people who rename one place see each other's names before one of them is saved",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(/status of 412/);
    const mark = String(Date.now() % 1_000_000);
    const place = await addPlace(`Nomli${mark} mahallasi`);
    const page = await browse("administrator");
    await page.goto(`/allneighborhoods?do=edit&place=${place.code}`);
    const field = page.getByRole("textbox", { name: /lotin yozuvida/ });
    await field.fill(`Meniki${mark} mahallasi`);
    const other = await browse("administrator");
    await other.goto(`/allneighborhoods?do=edit&place=${place.code}`);
    await other.getByRole("textbox", { name: /lotin yozuvida/ }).fill(`Ularniki${mark} mahallasi`);
    await other.getByRole("button", { name: "Saqlash" }).click();
    await expect(other.getByRole("dialog", { name: `Ularniki${mark} mahallasi` })).toBeVisible();

    await page.getByRole("button", { name: "Saqlash" }).click();
    const conflict = page.getByRole("dialog").filter({ hasText: `Ularniki${mark}` });
    await expect(conflict.getByText(`Meniki${mark} mahallasi`).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue(`Meniki${mark} mahallasi`);
  },
);

test("a new place that was being written survives a reload", { tag: soak }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/allneighborhoods?do=create");
  await page.getByRole("textbox", { name: /lotin yozuvida/ }).fill("Yarim yozilgan");
  await expect(page.getByText(/Saqlandi|saqlandi/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: /lotin yozuvida/ })).toHaveValue("Yarim yozilgan");
  await page.getByRole("button", { name: "Saqlash" }).click();
  await expect(page.getByText("Xatolarni tuzating")).toBeVisible();
});

test("who may not open the registers is told so, and whom to ask", async ({ browse }) => {
  const page = await browse("operator");
  for (const path of ["/allregions", "/alldistricts", "/allneighborhoods"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Bu sahifani ochishga ruxsatingiz yoʻq" })).toBeVisible();
    await expect(page.getByText(/rahbaringiz yoki administratordan soʻrang/)).toBeVisible();
  }
});
