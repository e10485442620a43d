import type { Page } from "@playwright/test";
import type { Application } from "@yer/api/contract/applications";
import { expectAccessible, faultsOn } from "./accessible.js";
import { type Caller, caller, district, newFacts, openApplication } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  operator = caller(service, await sessionOf("operator"));
});

const mapOf = (page: Page) => page.getByRole("application", { name: "Xarita" });

/** The map with its plots drawn and its buttons around it. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator("[data-plots]")).toHaveAttribute("data-plots", "ready");
  await expect(page.getByRole("button", { name: "Chop etish" })).toBeVisible();
}

/** What of the register a query finds. */
async function found(calls: Caller, query: string): Promise<number> {
  return (await calls.get<{ total: number }>(`/applications?${query}&limit=1`)).total;
}

/** The number of applications that the screen tells over the map. */
async function told(page: Page): Promise<number> {
  const link = await page
    .getByRole("link", { name: /ta ish: roʻyxati/ })
    .first()
    .textContent();
  return Number((link ?? "").replaceAll(/\D/g, ""));
}

test("the map's number is the register's, also under a filter, and opens the list it counts", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/map?show=places");

  await test.step("all that one may see", async () => {
    await expect.poll(async () => (await told(page)) - (await found(operator, ""))).toBe(0);
  });
  await test.step("under a status: in the address, and in the list it leads to", async () => {
    await page.goto(`/map?show=places&district=${district}&status=announced`);
    const announced = await found(operator, `district=${district}&status=announced`);
    await expect.poll(() => told(page)).toBe(announced);
    await page
      .getByRole("link", { name: /ta ish: roʻyxati/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/applications\?.*status=announced/);
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  });
});

test("one goes down from the country by press and by keyboard, and what one looks at stands in the address", async ({
  browse,
}) => {
  const page = await browse("administrator");
  await page.goto("/map?show=places");
  const shapes = page.locator("[data-area-map]");
  await expect(shapes).toHaveAttribute("data-level", "region");

  await test.step("by press", async () => {
    await shapes.getByRole("button", { name: /^Samarqand viloyati/ }).click();
    await expect(page).toHaveURL(/region=1718/);
    await expect(shapes).toHaveAttribute("data-level", "district");
  });
  await test.step("and back by the way above the map", async () => {
    await page
      .getByRole("navigation", { name: /Tanlangan hudud/ })
      .getByRole("button", { name: "Oʻzbekiston" })
      .click();
    await expect(page).not.toHaveURL(/region=/);
  });
  await test.step("by keyboard, without a map at all", async () => {
    const toTable = page.getByRole("button", { name: "Jadval koʻrinishida" });
    await toTable.focus();
    await page.keyboard.press("Enter");
    const row = page.getByRole("rowheader", { name: "Samarqand viloyati" });
    await expect(row).toBeVisible();
    await row.click();
    await expect(page).toHaveURL(/region=1718/);
  });
  await test.step("the registers are narrowed by nothing, and offer the place first", async () => {
    await page.getByRole("link", { name: "Xaritasiz: ishlar roʻyxati" }).click();
    // The address changes first; the map, with filters of its own, stands till the register has come.
    await expect(page.getByRole("heading", { level: 1, name: "Nomzodlar" })).toBeVisible();
    await expect(page).toHaveURL(/\/applications$/);
    await page.getByRole("button", { name: "Shart qoʻshish" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Joy", exact: true }).click();
    await dialog.getByRole("combobox", { name: "Joy" }).press("ArrowDown");
    await expect(page.getByRole("option").first()).toContainText("Samarqand viloyati");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("and a new file begins there", async () => {
    await page.getByRole("link", { name: "Ish ochish" }).click();
    await expect(page.getByRole("combobox", { name: "Viloyat" })).toHaveValue("Samarqand viloyati");
  });
});

test("a plot is chosen by keyboard on the map and without it, and a link to the look opens the same", async ({
  browse,
}) => {
  const page = await browse("operator");
  const { items } = await operator.get<{ items: { id: string; number: string }[] }>(
    `/applications?district=${district}&status=announced&limit=1`,
  );
  const [application] = items;
  if (!application) throw new Error("The demonstration announces nothing.");
  const { facts } = await operator.get<{ facts: { outline: { coordinates: [number, number][][] } } }>(
    `/applications/${application.id}`,
  );
  const ring = facts.outline.coordinates[0] ?? [];
  const corners = ring.slice(0, -1);
  const [lon, lat] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  );
  await page.goto(`/map?view=${lat?.toFixed(6)},${lon?.toFixed(6)},18`);
  await ready(page);

  await test.step("Enter chooses what is in the middle", async () => {
    await mapOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`plot=${application.id}`));
    const card = page.getByRole("region", { name: application.number });
    await expect(card).toBeVisible();
    await expect(card.getByRole("link", { name: "Ochish" })).toHaveAttribute("href", `/application/${application.id}`);
  });
  await test.step("the address alone brings it back", async () => {
    await page.reload();
    await ready(page);
    await expect(page.getByRole("region", { name: application.number })).toBeVisible();
  });
  await test.step("the table of what is in view holds it as well", async () => {
    await page.getByRole("button", { name: "Koʻrinib turganlar roʻyxati" }).click();
    await expect(
      page.getByRole("grid", { name: /Koʻrinib turgan uchastkalar/ }).getByText(application.number),
    ).toBeVisible();
  });
  await test.step("a box opens the list of what lies in it", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Toʻrtburchak bilan tanlash" }).click();
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error("The map has no place.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // The list takes of the map's height as its rows come: the box keeps well within what is left.
    const half = { x: 160, y: Math.min(80, box.height / 4) };
    await page.mouse.move(x - half.x, y - half.y);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.move(x + half.x, y + half.y, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/\/applications\?.*bbox=/);
    await expect(page.getByRole("rowheader", { name: application.number })).toBeVisible();
  });
});

/** The middle of a plot: degrees. */
function middleOf(facts: Pick<Application["facts"], "outline">): { readonly lat: number; readonly lon: number } {
  const corners = facts.outline?.coordinates[0]?.slice(0, -1) ?? [];
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { lon: middle(0), lat: middle(1) };
}

/** What the map shows around its middle, where its buttons and its list leave it free. */
async function pictureOfMiddle(page: Page): Promise<Buffer> {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error("The map has no place.");
  const half = 8;
  return page.screenshot({
    clip: { x: box.x + box.width / 2 - half, y: box.y + box.height / 2 - half, width: 2 * half, height: 2 * half },
  });
}

test("an open map shows what another person adds and moves on, without a reload", { tag: soak }, async ({ browse }) => {
  const first = await openApplication(operator);
  // The middle of the map is where the second plot will lie: there alone its coming can be seen on the map itself.
  const beside = await newFacts(operator);
  const { lat, lon } = middleOf(beside);
  const page = await browse("reviewer");
  await page.goto(`/map?view=${lat.toFixed(6)},${lon.toFixed(6)},19`);
  await ready(page);
  // Gone with the page if anything loaded it anew.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Koʻrinib turganlar roʻyxati" }).click();
  const list = page.getByRole("grid", { name: /Koʻrinib turgan uchastkalar/ });
  const row = (number: string) => list.getByRole("row").filter({ hasText: number });
  await expect(row(first.number)).toContainText("Tahrirlashda");
  const before = await pictureOfMiddle(page);

  await test.step("a plot beside it", async () => {
    const second = await operator.post<Application>("/applications", beside);
    await expect(row(second.number)).toBeVisible();
    // The list reads what the map draws; the map itself looks another way too.
    await expect.poll(async () => (await pictureOfMiddle(page)).equals(before)).toBe(false);
  });
  await test.step("another status", async () => {
    await operator.post(`/applications/${first.id}/submit`);
    await expect(row(first.number)).not.toContainText("Tahrirlashda");
  });
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("anyone may look at announced plots, on the map and without it, and each leads to its page", async ({
  browse,
  service,
}) => {
  const page = await browse("anyone");
  const { items } = await operator.get<{ items: { id: string; number: string }[] }>(
    `/applications?district=${district}&status=announced&limit=1`,
  );
  const [application] = items;
  if (!application) throw new Error("The demonstration announces nothing.");
  const { facts } = await operator.get<{ facts: { outline: { coordinates: [number, number][][] } } }>(
    `/applications/${application.id}`,
  );
  const ring = facts.outline.coordinates[0] ?? [];
  const corners = ring.slice(0, -1);
  const [lon, lat] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  );
  await page.goto(`/open-map?view=${lat?.toFixed(6)},${lon?.toFixed(6)},18&plot=${application.id}`);
  await expect(page.locator("[data-plots]")).toHaveAttribute("data-plots", "ready");
  const card = page.getByRole("region", { name: application.number });
  await expect(card.getByRole("link", { name: "Ochish" })).toHaveAttribute("href", `/offer/${application.id}`);
  // Nothing of a person is in the tiles that the page asks for.
  const [z, x, y] = tileAt(lon ?? 0, lat ?? 0, 16);
  const tile = await service.get(`/api/v1/tiles/announced/${z}/${x}/${y}.mvt`);
  expect(tile.status()).toBe(200);
  expect((await tile.body()).toString("latin1")).not.toMatch(/pinfl|occupier|passport/);

  // Without a map: the district chosen by name, its announcements under it, and the choice in the address.
  const reply = await service.get(`/api/v1/public/announcements?district=${district}&limit=1`);
  const [newest] = ((await reply.json()) as { items: { number: string; applicationId: string }[] }).items;
  const list = page.getByRole("region", { name: "Xaritasiz: eʼlonlar roʻyxati" });
  await list.getByRole("combobox", { name: "Viloyat" }).fill("самарқанд");
  await page.getByRole("option", { name: "Samarqand viloyati" }).click();
  await list.getByRole("combobox", { name: "Tuman yoki shahar" }).fill("samarqand shahri");
  await page.getByRole("option", { name: "Samarqand shahri" }).click();
  await expect(page).toHaveURL(new RegExp(`place=${district}`));
  await expect(list.getByRole("link", { name: newest?.number ?? "" })).toHaveAttribute(
    "href",
    `/offer/${newest?.applicationId ?? ""}`,
  );
});

/** The tile of a zoom in which a place lies. */
function tileAt(lon: number, lat: number, zoom: number): readonly [number, number, number] {
  const [size, angle] = [2 ** zoom, (lat * Math.PI) / 180];
  const y = ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * size;
  return [zoom, Math.floor(((lon + 180) / 360) * size), Math.floor(y)];
}

test(
  "no outside address is asked for anything, whatever one does on the maps",
  { tag: soak },
  async ({ browse, baseURL }) => {
    const page = await browse("operator", { unused: true });
    const outside: string[] = [];
    const own = new URL(baseURL ?? "").origin;
    page.context().on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== own && url.protocol.startsWith("http")) outside.push(request.url());
    });
    const everybodys = ["Yaqinlashtirish", "Uzoqlashtirish", "Qatlamlar"];
    const tools = { "/map": [...everybodys, "Koordinatalar", "Oʻlchash"], "/open-map": everybodys };
    for (const [path, names] of Object.entries(tools)) {
      await page.goto(path);
      await expect(page.locator("[data-plots]")).toHaveAttribute("data-plots", "ready");
      for (const name of names) {
        await page.getByRole("button", { name, exact: true }).click();
      }
      await mapOf(page).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(/view=/);
    }
    await page.goto("/map?show=places");
    await expect(page.locator("[data-area-map] svg").first()).toBeAttached();
    const { items } = await operator.get<{ items: { id: string }[] }>("/applications?status=editing&limit=1");
    await page.goto(`/application/${items[0]?.id}?edit`);
    await expect(page.getByRole("application", { name: "Uchastka xaritasi" })).toBeVisible();
    expect(outside).toEqual([]);
  },
);

/** What a map is called in each language. */
const languages = { uz_UZ: "Xarita", uz_Cyrl: "Харита", ru_RU: "Карта", en_US: "Map" } as const;

test("both maps can be used by everybody", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("operator");
  for (const path of ["/map", "/map?show=places", "/open-map"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const drawn = page.locator(path.includes("places") ? "[data-area-map] svg" : "[data-plots=ready]").first();
    await expect(drawn).toBeAttached();
    await expectAccessible(page);
  }
});

test(
  "both maps are accessible in four languages, on a phone and in the dark, and no wider than the window",
  { tag: soak },
  async ({ browse }) => {
    for (const [who, paths] of [
      ["operator", ["/map", "/map?show=places"]],
      ["anyone", ["/open-map"]],
    ] as const) {
      const page = await browse(who);
      let locale = "";
      // Staff's language is their profile's, wherever they sign in.
      await page.route("**/api/v1/users/me", async (route) => {
        const reply = await route.fetch();
        const me = (await reply.json()) as { preferences: object };
        await route.fulfill({ response: reply, json: { ...me, preferences: { ...me.preferences, locale } } });
      });
      for (const [language, title] of Object.entries(languages)) {
        locale = language;
        await page.addInitScript((wanted) => localStorage.setItem("locale", wanted), locale);
        for (const path of paths) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
          const drawn = page.locator(path.includes("places") ? "[data-area-map] svg" : "[data-plots=ready]").first();
          await expect(drawn).toBeAttached();
          for (const [width, theme] of [
            [1440, "light"],
            [390, "dark"],
          ] as const) {
            await page.setViewportSize({ width, height: 900 });
            await page.evaluate((wanted) => {
              document.documentElement.dataset["theme"] = wanted;
            }, theme);
            const faults = await faultsOn(page, "wcag");
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect({ path, locale, width, theme, faults, overflow: Math.max(0, overflow) }).toEqual({
              path,
              locale,
              width,
              theme,
              faults: [],
              overflow: 0,
            });
          }
        }
      }
    }
  },
);

test(
  "the map stands whole in the window: the page does not scroll, at a desk and on a phone",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("operator");
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.goto("/map");
      await ready(page);
      const seen = await page.evaluate(() => ({
        page: document.documentElement.scrollHeight,
        content: document.querySelector("main")?.scrollHeight,
        room: document.querySelector("main")?.clientHeight,
      }));
      expect(seen.page).toBe(size.height);
      expect(seen.content).toBe(seen.room);
      const map = await mapOf(page).boundingBox();
      // Half of a desk's window at least; on a phone as much as what stands over and under it leaves.
      expect(map?.height).toBeGreaterThan(size.width > 1000 ? size.height / 2 : 300);
    }
    await test.step("its makers are named in the reader's language, names and licences marked as foreign", async () => {
      const credits = page.getByLabel("Manbalar");
      await expect(credits).toContainText("Xarita shakllari");
      await expect(credits.locator("[lang=en]").first()).toContainText("CC BY 4.0");
    });
  },
);
