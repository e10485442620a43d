import type { Area, AreaFaultCount } from "@yer/api/contract/area-facts";
import type { Application } from "@yer/api/contract/applications";
import { expectAccessible } from "./accessible.js";
import { caller, newFacts, openApplication } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

test(
  "of the files chosen in the register those move that their own button would, and the rest are told why",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const ready = await openApplication(operator);
    const facts = await newFacts(operator);
    const bare = await operator.post<Application>("/applications", { ...facts, occupier: null, outline: null });
    const page = await browse("operator");
    await page.goto("/applications?status=editing");
    for (const { number } of [ready, bare]) {
      await page.getByRole("row").filter({ hasText: number }).getByRole("checkbox").press("Space");
    }
    await page.getByRole("button", { name: "Topshirish" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("2 tadan 1 ta ishni oʻtkazish mumkin.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Topshirish: 1 ta ish" }).click();

    // The job goes by on its own, and the page hears of it.
    await expect(page.getByText("1 ta ishdan 1 tasi oʻtkazildi")).toBeVisible();
    await expect(page.getByRole("link", { name: ready.number })).toBeVisible();
    await expectAccessible(page);
    expect((await operator.get<Application>(`/applications/${ready.id}`)).status).toBe("to_conclusion");
    expect((await operator.get<Application>(`/applications/${bare.id}`)).status).toBe("editing");
  },
);

test(
  "areas chosen in the register are set aside together, and put back from their basket",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const { districtSoato, neighborhoodId } = await newFacts(operator);
    const facts = {
      districtSoato,
      neighborhoodId,
      legalBasis: null,
      cadastreNumber: null,
      address: "Nayman koʻchasi, sinov yeri",
      occupiedSince: null,
      sizes: { total: null, documented: null, excess: null, built: null },
      buildings: [],
      outline: null,
      source: "list",
      foundOn: null,
      foundBy: null,
    };
    const bare = await operator.post<Area>("/areas", facts);
    const sized = await operator.post<Area>("/areas", { ...facts, sizes: { ...facts.sizes, total: 600 } });
    const page = await browse("operator");
    await page.goto("/areas/illegal-acquisition?search=Nayman");
    for (const { number } of [bare, sized]) {
      await page.getByRole("row").filter({ hasText: number }).getByRole("checkbox").press("Space");
    }
    await page.getByRole("button", { name: "Savatchaga qoʻyish" }).click();
    const dialog = page.getByRole("dialog");
    // Each basket has a fault of its own: one of the two has it.
    await dialog.getByText("Maydoni yo'q").click();
    await expect(dialog).toContainText("2 tadan 1 ta yerni oʻtkazish mumkin.");
    await dialog.getByRole("textbox", { name: "Barchasi uchun sabab" }).fill("Chegarasi ham, maydoni ham nomaʼlum");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "1 ta yerni oʻtkazish" }).click();
    await expect(page.getByText("1 ta yerdan 1 tasi oʻtkazildi")).toBeVisible();
    await expect(page.getByRole("link", { name: bare.number })).toHaveAttribute("href", `/area/${bare.id}`);
    expect(await operator.get<Area>(`/areas/${bare.id}`)).toMatchObject({ basket: "no_grip" });
    expect(await operator.get<Area>(`/areas/${sized.id}`)).toMatchObject({ basket: null });

    await page.goto("/no_grip?search=Nayman");
    await page.getByRole("row").filter({ hasText: bare.number }).getByRole("checkbox").press("Space");
    await page.getByRole("button", { name: "Ishga qaytarish" }).click();
    await dialog.getByRole("textbox", { name: "Barchasi uchun sabab" }).fill("Maydoni oʻlchandi");
    await dialog.getByRole("button", { name: "1 ta yerni oʻtkazish" }).click();
    await expect(page.getByText("1 ta yerdan 1 tasi oʻtkazildi")).toBeVisible();
    expect(await operator.get<Area>(`/areas/${bare.id}`)).toMatchObject({ basket: null, state: "area_new" });
  },
);

test(
  "faults of the drafts are counted, and a group is mended with one value",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const counted = async () => {
      const { items } = await operator.get<{ items: AreaFaultCount[] }>("/areas/faults?basket=drafts");
      return items.find(({ code }) => code === "basis_missing")?.total ?? 0;
    };
    const total = await counted();
    expect(total).toBeGreaterThan(1);
    const page = await browse("operator");
    await page.goto("/drafts");
    // The number is the length of the list it opens.
    await page.getByRole("link", { name: `Huquqiy asosi kiritilmagan: ${total}` }).click();
    await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(total);
    await page.getByRole("button", { name: "Birga tuzatish: Huquqiy asosi kiritilmagan" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Asos" }).click();
    await page.getByRole("option").first().click();
    await expect(dialog).toContainText(`${total} ta yerdan ${total} tasiga bu qiymat kiritiladi.`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: `${total} ta yerni tuzatish` }).click();
    await expect(page.getByText(`${total} ta yerdan ${total} tasi tuzatildi`)).toBeVisible();
    expect(await counted()).toBe(0);
  },
);
