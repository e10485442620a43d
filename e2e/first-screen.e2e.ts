import type { Page } from "@playwright/test";
import type { Person } from "./people.js";
import { faultsOn } from "./accessible.js";
import { caller } from "./applications.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

/** Counts what a page asks the service, by address. */
function countAsked(page: Page): Map<string, number> {
  const asked = new Map<string, number>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "GET" || !pathname.startsWith("/api/") || pathname.endsWith("/events")) return;
    asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  });
  return asked;
}

/** Tells the page nothing of what others do: it would read anew, on a busy machine while it still comes, and rows would move. */
async function deafen(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith("/events"),
    () => {},
  );
}

/** What the page's script was told to begin. */
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { reads = "", list = "" } = document.querySelector<HTMLElement>("script[data-reads]")?.dataset ?? {};
    return [...reads.split(" "), ...list.split(" ")].filter(Boolean);
  });

/** Readings that the page began and nobody has taken. */
const left = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { yerBegun } = globalThis as { yerBegun?: Map<string, unknown> };
    return yerBegun ? [...yerBegun.keys()] : ["nothing was begun"];
  });

const screens: readonly (readonly [Person, string])[] = [
  ["operator", "/applications"],
  ["reviewer", "/applications/aplications_5"],
  ["operator", "/application/:id"],
  ["administrator", "/users"],
  ["operator", "/map"],
];

for (const [person, screen] of screens) {
  const tag = ["/applications/aplications_5", "/users", "/map"].includes(screen) ? soak : [];
  test(
    `all that ${screen} begins to read before its scripts is taken by what asks for it`,
    { tag },
    async ({ browse, service, sessionOf }) => {
      const { items } = await caller(service, await sessionOf(person)).get<{ items: { id: string }[] }>(
        "/applications",
      );
      const page = await browse(person);
      const asked = countAsked(page);
      await deafen(page);
      await page.goto(screen.replace(":id", items[0]?.id ?? ""));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => left(page)).toEqual([]);
      const begun = await told(page);
      expect(begun.length).toBeGreaterThan(5);
      // A visit of an application renews the list of bookmarks; nothing else is read again.
      const twice = begun.filter((address) => asked.get(address) !== 1 && address !== "/api/v1/bookmarks");
      expect(twice).toEqual([]);
    },
  );
}

test("an address that asks for something begins no list that it does not show", { tag: soak }, async ({ browse }) => {
  const page = await browse("operator");
  const asked = countAsked(page);
  await page.goto("/applications?late=true");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => left(page)).toEqual([]);
  expect(asked.get("/api/v1/applications")).toBeUndefined();
});

test("nothing is begun for who is not signed in", async ({ browse }) => {
  const page = await browse("anyone");
  const asked = countAsked(page);
  await page.goto("/applications", { waitUntil: "commit" });
  await page.waitForURL((url) => url.pathname === "/");
  expect([...asked.keys()].filter((address) => address.includes("/users/me"))).toEqual([]);
});

test("a row that somebody points at has its page on the way before it is pressed", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/applications");
  const link = page.locator("tbody a[data-row-link]").first();
  const address = `/api/v1${((await link.getAttribute("href")) ?? "").split("?")[0]?.replace("/application/", "/applications/")}`;
  const asked = countAsked(page);
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") files.push(request.url());
  });
  await Promise.all([page.waitForResponse((one) => new URL(one.url()).pathname === address), link.hover()]);
  expect(files.some((file) => file.includes("/ApplicationScreen-"))).toBe(true);
  await link.click();
  await expect(page.getByRole("tab").first()).toBeVisible();
  expect(asked.get(address)).toBe(1);
});

test("a row that somebody stays at has its page drawn before it is pressed, which says and does nothing until then", async ({
  browse,
}) => {
  const page = await browse("operator");
  await deafen(page);
  await page.goto("/applications");
  const link = page.locator("tbody a[data-row-link]").first();
  const id = ((await link.getAttribute("href")) ?? "").split(/[/?]/)[2] ?? "";
  const title = await page.title();
  const called: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(id)) called.push(`${request.method()} ${pathname}`);
  });
  await link.hover();
  const tabs = page.locator("main [role=tab]");
  await expect(tabs).not.toHaveCount(0);
  await expect(tabs.first()).toBeHidden();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await page.title()).toBe(title);
  expect(called).toEqual([`GET /api/v1/applications/${id}`]);

  await tabs.first().evaluate((tab) => Object.assign(tab, { wasDrawn: true }));
  await Promise.all([
    page.waitForRequest((one) => one.url().endsWith(`/applications/${id}/presences/me`)),
    link.click(),
  ]);
  await expect(page.getByRole("tab").first()).toBeVisible();
  expect(await tabs.first().evaluate((tab) => "wasDrawn" in tab)).toBe(true);
  await expect(page).not.toHaveTitle(title);
  expect(called.filter((call) => call === `GET /api/v1/applications/${id}`)).toHaveLength(1);
});

test(
  "numbers that somebody points at are asked for before they are pressed, and once",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("administrator");
    await page.goto("/applications");
    const asked = countAsked(page);
    for (const screen of ["/dashboard", "/svod"]) {
      const link = page.locator(`nav a[href="${screen}"]`);
      if (!(await link.isVisible())) await page.getByRole("button", { name: "Hisob-kitob" }).click();
      const address = `/api/v1${screen}`;
      await Promise.all([page.waitForResponse((one) => new URL(one.url()).pathname === address), link.hover()]);
      await link.click();
      await expect(page.getByRole("main").getByRole("figure").first()).toBeVisible();
      expect(asked.get(address)).toBe(1);
    }
  },
);

test("a press before what it opens has come is kept, shows that it was taken, and opens when it comes", async ({
  browse,
}) => {
  const page = await browse("operator");
  const held = Promise.withResolvers<void>();
  // Browsers are shared, and what one of them keeps would come past the route.
  const line = await page.context().newCDPSession(page);
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.route(/\/assets\/overlays-[^/]*\.js/, async (route) => {
    await held.promise;
    return route.continue();
  });
  await page.goto("/applications");
  // The person's own: of a choice the chosen line gets the focus.
  const button = page.locator("header button[aria-haspopup]").last();
  await button.focus();
  await page.keyboard.press("ArrowUp");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).toHaveAttribute("data-pressed", "true");
  await expect(button).toBeFocused();
  await expect(page.getByRole("menu")).toHaveCount(0);

  held.resolve();
  // Up opens a menu at its last line.
  await expect(page.getByRole("menuitem", { name: "Chiqish" })).toBeFocused();
  expect(await faultsOn(page, "wcag")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** 400 kbit/s, 400 ms, and nothing kept from before: browsers are shared. */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** When the files of script had come, in milliseconds from the navigation. */
const scriptsCame = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter(({ name }) => name.endsWith(".js")).map(({ responseEnd }) => responseEnd);
  });

/** Notes the first words of the page's place for the app, and when they stood there. */
function noteFirstWords(): void {
  new MutationObserver((_changes, observer) => {
    const { textContent } = document.querySelector("#root") ?? {};
    if (!textContent) return;
    observer.disconnect();
    Object.assign(globalThis, { firstSaid: { text: textContent, at: performance.now() } });
  }).observe(document, { childList: true, subtree: true });
}

/** Screens by what of them comes last. The register is opened by each run, the others by the long one. */
const onSlowLine: readonly (readonly [Person, string, string, string?])[] = [
  ["operator", "/applications", "tbody a[data-row-link]"],
  ["operator", "/dashboard", "main h1"],
  ["operator", "/application/:id", "main dl dd", "/applications"],
  ["administrator", "/users", "main tbody tr"],
  ["operator", "/map", "main .leaflet-container canvas"],
  ["administrator", "/logic/:id", "main .react-flow__node", "/diagrams"],
];

for (const [person, screen, last, list] of onSlowLine) {
  test(
    `on a slow line ${screen} says that it comes while its scripts are on their way, and comes`,
    { tag: screen === "/applications" ? [] : [soak] },
    async ({ browse, service, sessionOf }) => {
      const { items } = list
        ? await caller(service, await sessionOf(person)).get<{ items: { id: string }[] }>(list)
        : { items: [] };
      const page = await browse(person);
      await slowLine(page);
      await page.addInitScript(noteFirstWords);
      await page.goto(screen.replace(":id", items[0]?.id ?? ""), { waitUntil: "commit" });
      await expect(page.locator(last).first()).toBeVisible();
      const said = await page.evaluate(() => (globalThis as { firstSaid?: { text: string; at: number } }).firstSaid);
      expect(said?.text).toBe("Sahifa yuklanmoqda…");
      const came = await scriptsCame(page);
      expect(came.length).toBeGreaterThan(5);
      // Before all of them were there: whoever waits for them is told meanwhile.
      expect(said?.at).toBeLessThan(Math.max(...came));
      await expect(page.getByText("Sahifa yuklanmoqda…")).toHaveCount(0);
      // Nothing gave up on the way.
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  );
}

test(
  "on a slow line the public home can be read before any of its scripts has come",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("anyone");
    await slowLine(page);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector("main h1")?.textContent) return;
        observer.disconnect();
        Object.assign(globalThis, { read: performance.now() });
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto("/", { waitUntil: "load" });
    const came = await scriptsCame(page);
    const read = await page.evaluate(() => (globalThis as { read?: number }).read);
    expect(read).toBeLessThan(Math.min(...came));
  },
);
