import type { Page } from "@playwright/test";
import type { Person } from "./people.js";
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
  const tag = screen === "/applications/aplications_5" || screen === "/users" ? soak : [];
  test(
    `all that ${screen} begins to read before its scripts is taken by what asks for it`,
    { tag },
    async ({ browse, service, sessionOf }) => {
      const { items } = await caller(service, await sessionOf(person)).get<{ items: { id: string }[] }>(
        "/applications",
      );
      const page = await browse(person);
      const asked = countAsked(page);
      await page.goto(screen.replace(":id", items[0]?.id ?? ""));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => left(page)).toEqual([]);
      const begun = await told(page);
      expect(begun.length).toBeGreaterThan(5);
      // A visit of a file renews the list of bookmarks; nothing else is read again.
      const twice = begun.filter((address) => asked.get(address) !== 1 && address !== "/api/v1/bookmarks");
      expect(twice).toEqual([]);
    },
  );
}

test("an address that asks for something begins no list that it does not show", async ({ browse }) => {
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

test("on a slow line the page says that it comes while its scripts are on their way, and comes", async ({ browse }) => {
  const page = await browse("operator");
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  // Browsers are shared, and what one of them keeps has no way to go.
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  // 400 kbit/s, 400 ms.
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const { textContent } = document.querySelector("#root") ?? {};
      if (!textContent) return;
      observer.disconnect();
      Object.assign(globalThis, { firstSaid: { text: textContent, at: performance.now() } });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/applications", { waitUntil: "commit" });
  await expect(page.locator("tbody a[data-row-link]").first()).toBeVisible();
  const said = await page.evaluate(() => (globalThis as { firstSaid?: { text: string; at: number } }).firstSaid);
  expect(said?.text).toBe("Sahifa yuklanmoqda…");
  const came = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter(({ name }) => name.endsWith(".js")).map(({ responseEnd }) => responseEnd);
  });
  expect(came.length).toBeGreaterThan(5);
  // Before all of them were there: whoever waits for them is told meanwhile.
  expect(said?.at).toBeLessThan(Math.max(...came));
  await expect(page.getByText("Sahifa yuklanmoqda…")).toHaveCount(0);
});
