import type { Page } from "@playwright/test";
import { watchLayoutShift } from "./layout-shift.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

const announcement = /^\d{4}-\d{4}-\d{6}$/;

test("the public home is read without any script, in every language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("huquqni davlat eʼtirof etadi");
  // Whom the headline speaks of, and where the number stands that is asked for.
  await expect(page.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::*[1]")).toContainText(
    "2018-yil 1-maygacha",
  );
  await expect(page.getByRole("textbox", { name: /oxirgi 4 raqami/ })).toHaveAccessibleDescription(
    /^JSHSHIR: pasport yoki ID kartangizdagi 14 xonali shaxsiy raqam/,
  );
  await expect(page.getByRole("link", { name: announcement })).toHaveCount(9);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /^Ariza berish shart emas\./);
  await expect(page.locator("noscript p").first()).toContainText("JavaScript yoqilgan boʻlishi kerak");
  // Nothing of what somebody types may get into an address.
  await page.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill("1234");
  await page.getByRole("button", { name: "Qidirish" }).click();
  expect(new URL(page.url()).search).toBe("");
  await page.locator("noscript a[lang=ru]").click();
  await expect(page.getByRole("heading", { level: 2, name: "Последние объявления" })).toBeVisible();
  await context.close();
});

test("every page of the public site describes itself, each by other words than its neighbours", async ({ browse }) => {
  const page = await browse("anyone");
  const described = new Set<string | null>();
  const paths = ["/", "/open-map", "/documents", "/helps", "/plan-grafic"];
  for (const path of paths) {
    await page.goto(path);
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveAttribute("content", /.{40}/);
    described.add(await description.getAttribute("content"));
  }
  expect(described.size).toBe(paths.length);
});

test("what comes moves nothing on a phone that stands there already", { tag: soak }, async ({ browse }) => {
  const page = await browse("anyone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const shifted = await watchLayoutShift(page);
  for (const path of ["/info", "/open-map", "/documents", "/helps", "/plan-grafic?search=Obod"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await shifted(), path).toBeLessThanOrEqual(0.02);
  }
});

/** Words on a page that are smaller than 16 px. */
const smallWords = async (page: Page) =>
  page.locator("body *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const small = own && element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 16;
      return small ? [element.textContent] : [];
    }),
  );

test(
  "on a phone the look-up stands first, and every word has 16 px, in what opens and in what is read too",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("anyone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto("/");
    const topOf = async (name: string, level: number) =>
      (await page.getByRole("heading", { level, name }).boundingBox())?.y ?? Number.NaN;
    const headline = await topOf("Hujjatsiz qurilgan uyingizga boʻlgan huquqni davlat eʼtirof etadi", 1);
    expect(await topOf("Ishingiz qayerda ekanini bilib oling", 2)).toBeLessThan(headline);
    expect(await smallWords(page)).toEqual([]);
    await page.getByRole("button", { name: /til va koʻrinish$/ }).click();
    await expect(page.getByRole("menuitemradio", { name: "Русский" })).toBeVisible();
    expect(await smallWords(page)).toEqual([]);
    for (const path of ["/info", "/documents", "/plan-grafic"]) {
      await page.goto(path);
      await expect(page.locator("small").first()).toBeVisible();
      expect(await smallWords(page), path).toEqual([]);
    }
  },
);

test(
  "a phone's public map begins where the country fills the window, and goes to a place that is found",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("anyone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto("/open-map");
    const outline = page.locator("path.yer-outline").first();
    await expect(outline).toBeVisible();
    const widths = await page.locator("path.yer-outline").evaluateAll((paths) => {
      const boxes = paths.map((path) => path.getBoundingClientRect());
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    });
    expect(widths).toBeGreaterThan(300);
    const zoom = (): number => Number(new URL(page.url()).searchParams.get("view")?.split(",")[2] ?? 0);
    await page.getByRole("combobox", { name: "Viloyat" }).click();
    await page.getByRole("option", { name: "Samarqand viloyati" }).click();
    await expect.poll(zoom).toBeGreaterThan(5);
    const ofRegion = zoom();
    await page.getByRole("combobox", { name: "Tuman" }).click();
    await page.getByRole("option", { name: "Samarqand shahri" }).click();
    await expect.poll(zoom).toBeGreaterThan(ofRegion);
  },
);

test("the public home asks for no file of script until somebody is about to use it", async ({ browse }) => {
  const page = await browse("anyone");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.getByRole("textbox", { name: "Ish raqami" }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("what is typed stays, and so does the focus, when the app takes over for the menu; its language is the next page's", async ({
  browse,
}) => {
  const page = await browse("anyone");
  await page.goto("/");
  await page.getByRole("textbox", { name: "Ish raqami" }).fill("2026-17");
  await page.getByRole("button", { name: /til va koʻrinish$/ }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Русский" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Последние объявления" })).toBeVisible();
  await page.reload();
  await expect(page.locator("#root[data-app]")).toContainText("Последние объявления");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a look-up that finds a fault leaves what was typed, and the focus where it has to be mended", async ({
  browse,
}) => {
  const page = await browse("anyone");
  await page.goto("/");
  await page.getByRole("textbox", { name: "Ish raqami" }).fill("2026-17");
  await page.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill("1234");
  await page.keyboard.press("Enter");
  const number = page.getByRole("textbox", { name: "Ish raqami" });
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveValue("2026-17");
  await expect(number).toBeFocused();
  await expect(page.getByRole("textbox", { name: /oxirgi 4 raqami/ })).toHaveValue("1234");
});
