import { caller } from "./applications.js";
import { watchLayoutShift } from "./layout-shift.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

test(
  "what comes moves nothing on staff's phones: maps, one's own tasks, a registered file, the diary's panel",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const { items } = await operator.get<{ items: { id: string }[] }>("/applications?status=registered&limit=1");
    const page = await browse("operator", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const shifted = await watchLayoutShift(page);
    const complete = [
      ["/map", page.getByRole("link", { name: /^\d+ ta ish/ })],
      ["/map?show=visits&finding=occupied", page.getByRole("link", { name: /^\d+ ta koʻrik/ })],
      ["/diary", page.getByRole("heading", { level: 2, name: "Aylanishlar: reja va fakt" })],
      ["/tasks", page.getByRole("heading", { level: 2, name: "Eksportlar" })],
      [`/application/${items[0]?.id ?? ""}`, page.getByRole("link", { name: "Guvohnomani ochish" })],
    ] as const;
    for (const [path, last] of complete) {
      await page.goto(path);
      await expect(last).toBeVisible();
      // What stands for what is on its way is complete only once that has come.
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      expect(await shifted(), path).toBeLessThanOrEqual(0.02);
    }
  },
);

test(
  "what comes moves nothing on phones of those who see to money, bodies, fields and their own account",
  { tag: soak },
  async ({ browse }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const pages = {
      finance: ["/cdistribution?view=orders", "/receipts?view=accounts"],
      administrator: ["/organization", "/field/17"],
      operator: ["/user-profile"],
    } as const;
    const headings: Readonly<Record<string, string>> = {
      "/field/17": "Qayerda soʻraladi",
      "/user-profile": "Mening nomimdan kim ishlagan",
    };
    for (const [who, paths] of Object.entries(pages)) {
      const page = await browse(who as keyof typeof pages, phone);
      const shifted = await watchLayoutShift(page);
      for (const path of paths) {
        await page.goto(path);
        const heading = headings[path];
        const last = heading
          ? page.getByRole("heading", { level: 2, name: heading })
          : page.getByRole("grid").getByRole("rowheader").first();
        await expect(last).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        expect(await shifted(), path).toBeLessThanOrEqual(0.02);
      }
    }
  },
);

test("the views of a register with a long title move nothing when they come", { tag: soak }, async ({ browse }) => {
  const page = await browse("administrator");
  const shifted = await watchLayoutShift(page);
  await page.goto("/areas/editing");
  await expect(page.getByRole("button", { name: "Barcha yozuvlar" })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});
