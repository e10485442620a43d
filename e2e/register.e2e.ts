import { readFile } from "node:fs/promises";
import type { ApplicationRow } from "@yer/api/contract/application-register";
import type { Me } from "@yer/api/contract/own-account";
import type { Locator, Page } from "@playwright/test";
import { type Caller, caller, occupier, openApplication } from "./applications.js";
import { postgres, soak } from "./tags.js";
import { expect, test } from "./test.js";

type List = { items: ApplicationRow[]; total: number };

const rowsOf = (page: Page): Locator => page.getByRole("grid").getByRole("rowheader");
const rangeOf = (page: Page): Locator => page.getByRole("navigation", { name: /Sahifalar$/ }).getByRole("status");
const searchOf = (page: Page): Locator => page.getByRole("searchbox", { name: "Qidirish" });

/** Numbers of the applications on the page, top down. */
const numbersOn = (page: Page): Promise<string[]> => rowsOf(page).allTextContents();

/** Waits until the register shows exactly these applications in this order. */
async function expectRows(page: Page, { items, total }: List): Promise<void> {
  await expect.poll(() => numbersOn(page)).toEqual(items.map(({ number }) => number));
  if (total > 0) await expect(rangeOf(page)).toHaveText(new RegExp(`jami ${total}$`));
}

let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  operator = caller(service, await sessionOf("operator"));
});

test(
  "the search finds a name whatever apostrophe and script it is typed with",
  { tag: postgres },
  async ({ browse }) => {
    const { number } = await openApplication(operator);
    const page = await browse("operator");
    await page.goto("/applications");
    for (const typed of ["O'rinboy G'aniyevich", "oʻrinboy gʻaniyevich", "O`rinboy G‘aniyevich", "Ўринбой Ғаниевич"]) {
      await searchOf(page).fill(typed);
      await searchOf(page).press("Enter");
      await expect(page).toHaveURL((url) => url.searchParams.get("search") === typed);
      await expect(rowsOf(page).filter({ hasText: number })).toBeVisible();
    }
    await searchOf(page).fill("hech kimning ismi emas");
    await searchOf(page).press("Enter");
    await expect(page.getByText("Ish topilmadi")).toBeVisible();
    await page.getByRole("button", { name: "Filtrlarni olib tashlash" }).click();
    await expect(page).toHaveURL("/applications");
    await expect(rowsOf(page).first()).toBeVisible();
  },
);

test("what comes after the rows does not move what stands beside the heading from under a pointer", async ({
  browse,
}) => {
  const page = await browse("operator");
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(RegisterViews|LookPanel|ExportMenu)-[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/applications");
  await expect(rowsOf(page).first()).toBeVisible();
  const link = page.getByRole("link", { name: "Ustma-ust tushishlar" });
  await link.hover();
  await page.mouse.down();
  held.resolve();
  for (const later of ["Eksport", "Jadval", "Koʻrinish: Barcha yozuvlar"]) {
    await expect(page.getByRole("button", { name: later })).toBeVisible();
  }
  await page.mouse.up();
  await expect(page).toHaveURL("/applications?view=overlaps");
});

test("what is typed while a search is still under way stays in the field", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/applications");
  await expect(rowsOf(page).first()).toBeVisible();
  await searchOf(page).fill("birinchi");
  await searchOf(page).press("Enter");
  await searchOf(page).fill("ikkinchi");
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === "birinchi");
  await expect(page.getByText("Ish topilmadi")).toBeVisible();
  await expect(searchOf(page)).toHaveValue("ikkinchi");
});

test("filters and order stand in the URL, which shows a colleague the same, and back and forward walk them", async ({
  browse,
}) => {
  const page = await browse("operator");
  await page.goto("/applications");
  await expect(rowsOf(page).first()).toBeVisible();

  await page.getByRole("button", { name: "Shart qoʻshish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kechikkan" }).click();
  await page.getByRole("dialog").getByRole("radiogroup").getByText("Ha", { exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Qoʻllash" }).click();
  await expect(page).toHaveURL("/applications?late=true");
  const late = await operator.get<List>("/applications?late=true");
  expect(late.total).toBeGreaterThan(0);
  await expectRows(page, late);

  await page
    .getByRole("columnheader", { name: "Raqam", exact: true })
    .getByRole("button", { name: "Raqam", exact: true })
    .click();
  await expect(page).toHaveURL("/applications?late=true&sort=number");
  await expect(page.getByRole("columnheader", { name: "Raqam", exact: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const ordered = await operator.get<List>("/applications?late=true&sort=number");
  expect(ordered.items.map(({ number }) => number)).toEqual(late.items.map(({ number }) => number).toSorted());
  await expectRows(page, ordered);

  const colleague = await browse("operator");
  await colleague.goto("/applications?late=true&sort=number");
  await expectRows(colleague, ordered);

  await page.goBack();
  await expect(page).toHaveURL("/applications?late=true");
  await expectRows(page, late);
  await page.goBack();
  await expect(page).toHaveURL("/applications");
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/applications?late=true&sort=number");
  await expectRows(page, ordered);
});

/** Shows pages in a language to this reader alone: others sign in as the same person. */
async function readIn(page: Page, locale: Me["preferences"]["locale"]): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem("locale", language), locale);
  await page.route("**/api/v1/users/me", async (route) => {
    const reply = await route.fetch();
    const me = (await reply.json()) as Me;
    await route.fulfill({ response: reply, json: { ...me, preferences: { ...me.preferences, locale } } });
  });
}

/** What of a table's cells does not stand whole in them. */
const cutIn = async (page: Page, parts: string): Promise<(string | null)[]> =>
  page
    .locator("tbody")
    .locator(parts)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

/** What the heading over the day of opening says, by language. */
const openedOn = { uz_UZ: "Ochilgan", ru_RU: "Открыто" } as const;
const languages = Object.keys(openedOn) as (keyof typeof openedOn)[];

for (const locale of languages)
  test(
    `numbers, deadlines and days stand whole in the register at 1440 pixels: ${locale}`,
    { tag: locale === "uz_UZ" ? [] : soak },
    async ({ browse }) => {
      const page = await browse("operator");
      await readIn(page, locale);
      await page.goto("/applications?sort=deadline");
      await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
      expect(await cutIn(page, "[data-tone] > span, td:has(> * > [data-tone])")).toEqual([]);
      // A number that reaches into its cell's padding ends in "…" although nothing is scrolled out of the cell.
      const cutNumbers = await page.locator("tbody th[data-label]").evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
          return words.getBoundingClientRect().right > end ? [cell.textContent] : [];
        }),
      );
      expect(cutNumbers).toEqual([]);
      await expect(page.getByRole("columnheader", { name: openedOn[locale] })).toBeInViewport({ ratio: 1 });
    },
  );

test("the process panel stands within 1440 pixels in Russian", { tag: soak }, async ({ browse }) => {
  const page = await browse("reviewer");
  await readIn(page, "ru_RU");
  await page.goto("/applicationpanel");
  await expect(page.locator("tbody [data-tone]").first()).toBeVisible();
  const beyond = page.getByRole("grid").evaluate((table) => {
    const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
    return scrollWidth - clientWidth;
  });
  expect(await beyond).toBeLessThanOrEqual(0);
});

test(
  "no status of disputes, plans and the process panel is cut, in Uzbek and in Russian",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("reviewer");
    const cut: (string | null)[] = [];
    for (const locale of languages) {
      await readIn(page, locale);
      for (const address of ["/objections", "/objections?view=complaints", "/plangrafic", "/applicationpanel"]) {
        await page.goto(address);
        await expect(page.locator("tbody [data-tone]").first()).toBeVisible();
        cut.push(...(await cutIn(page, "[data-tone] > span")));
      }
      await page.unroute("**/api/v1/users/me");
    }
    expect(cut).toEqual([]);
  },
);

test("the register of a status holds files of that status only and needs no filter for it", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/applications/aplications_30");
  await expectRows(page, await operator.get<List>("/applications?status=in_payment"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nomzodlar: Toʻlovda");
  await page.getByRole("button", { name: "Shart qoʻshish" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Joy", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Holati" })).toHaveCount(0);
});

test("the filter by reason of refusal joins the others once the page is at rest, in words, and they stay open", async ({
  browse,
}) => {
  const page = await browse("operator");
  await page.goto("/applications");
  await page.getByRole("button", { name: "Shart qoʻshish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rad etish sababi" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Rad etish sababi" }).fill("muhofaza");
  await expect(page.getByRole("option", { name: "Muhofaza zonasida joylashgan" })).toBeVisible();
});

test("places of different levels are chosen in one field, and what lies in any of them is shown", async ({
  browse,
  service,
  sessionOf,
}) => {
  const administrator = caller(service, await sessionOf("administrator"));
  const list = (query: string) => administrator.get<List>(`/applications?status=registered&${query}`);
  const { items } = await list("limit=200");
  const [narrow] = items;
  const wide = items.find(({ region }) => region.soato !== narrow?.region.soato);
  if (!narrow || !wide) throw new Error("The demonstration registers files in one region only.");
  const [region, neighborhood] = [`region=${wide.region.soato}`, `neighborhood=${narrow.neighborhood.id}`];

  const page = await browse("administrator");
  await page.goto("/applications?status=registered");
  await page.getByRole("button", { name: "Shart qoʻshish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Joy", exact: true }).click();
  const field = dialog.getByRole("combobox", { name: "Joy" });
  await field.fill(wide.region.name.uz_UZ);
  await page.getByRole("option", { name: wide.region.name.uz_UZ }).first().click();
  await field.fill(`${narrow.district.name.uz_UZ} ${narrow.neighborhood.name.uz_UZ}`);
  await page.getByRole("option", { name: narrow.neighborhood.name.uz_UZ }).first().click();
  await field.press("Escape");
  await dialog.getByRole("button", { name: "Qoʻllash" }).click();
  await expect(page).toHaveURL((url) => url.search.includes(region) && url.search.includes(neighborhood));
  const both = await list(`${region}&${neighborhood}`);
  await expectRows(page, both);
  // No application lies in both: each place brings its own.
  expect(both.total).toBe((await list(region)).total + (await list(neighborhood)).total);
});

test("CSV holds exactly the filtered files, in their order", { tag: postgres }, async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/applications?status=in_payment&status=at_council&sort=number");
  const listed = await operator.get<List>("/applications?status=in_payment&status=at_council&sort=number&limit=200");
  expect(listed.items.length).toBeGreaterThan(5);
  await expect(rowsOf(page).first()).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Eksport", exact: true }).click();
  await page.getByRole("menuitem", { name: "Jadval (CSV)" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await saved.path(), "utf8");
  const [, ...lines] = text.trimEnd().split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual(listed.items.map(({ number }) => number));
  await expect(page.getByText(/yuklab olindi$/)).toBeVisible();
});

test("next and previous walk the list page by page without a gap or a repetition", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/applications?sort=number");
  const all = await operator.get<List>("/applications?sort=number&limit=200");
  const numbers = all.items.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(50);
  await expect.poll(() => numbersOn(page)).toEqual(numbers.slice(0, 50));
  await expect(rangeOf(page)).toHaveText(new RegExp(`^1–50, jami`));
  const pager = page.getByRole("navigation", { name: /Sahifalar$/ });
  await expect(pager.getByRole("button", { name: "Oldingi" })).toBeDisabled();
  await pager.getByRole("button", { name: "Keyingi" }).click();
  await expect.poll(() => numbersOn(page)).toEqual(numbers.slice(50, 100));
  await expect(rangeOf(page)).toHaveText(new RegExp(`^51–${Math.min(100, numbers.length)}, jami`));
  await pager.getByRole("button", { name: "Oldingi" }).click();
  await expect.poll(() => numbersOn(page)).toEqual(numbers.slice(0, 50));
});

test("a personal number finds its file and never stands in an address", async ({ browse }) => {
  const { number } = await openApplication(operator);
  const page = await browse("operator");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto("/applications");
  await searchOf(page).fill(occupier.pinfl);
  await searchOf(page).press("Enter");
  await expect(rowsOf(page).filter({ hasText: number })).toBeVisible();
  await expect(page.getByText("Shaxsiy raqam boʻyicha qidiruv havolada saqlanmaydi.")).toBeVisible();
  await expect(page).toHaveURL("/applications");
  await page.getByRole("rowheader").filter({ hasText: number }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  expect(addresses.filter((address) => address.includes(occupier.pinfl))).toEqual([]);
});
