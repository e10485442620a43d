import { expectAccessible } from "./accessible.js";
import { type Caller, caller, occupier, openApplication } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  operator = caller(service, await sessionOf("operator"));
});

test("Ctrl+K finds a file by its number and by its occupier in another script, and opens it", async ({ browse }) => {
  const { number } = await openApplication(operator);
  const page = await browse("operator");
  await page.goto("/map");
  await expect(page.getByRole("button", { name: "Topish (Ctrl+K)" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /Ish raqami, ism/ });
  await field.fill("Синовбеков");
  await expect(page.getByRole("option", { name: new RegExp(occupier.name) }).first()).toBeVisible();
  await field.fill(number);
  await expect(page.getByRole("option", { name: new RegExp(number) })).toBeVisible();
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
});

test(
  "a pinned file stands first wherever one searches, the files opened last after it",
  { tag: [looks, soak] },
  async ({ browse }) => {
    const [pinned, recent] = [await openApplication(operator), await openApplication(operator)];
    const page = await browse("operator");
    await page.goto(`/application/${pinned.id}`);
    const pin = page.getByRole("button", { name: "Qadab qoʻyish" });
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await page.goto(`/application/${recent.id}`);
    await expect(pin).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Control+k");
    const options = page.getByRole("option");
    await expect(options.first()).toContainText(pinned.number);
    await expect(page.getByRole("option", { name: new RegExp(recent.number) })).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    // Clicked before it is known what is pinned, it would pin once more instead of taking away.
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/v1/bookmarks", async (route) => asked.then(() => route.continue()));
    await page.goto(`/application/${pinned.id}`);
    await expect(pin).toBeDisabled();
    answer();
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "false");
  },
);

test("what a person may not do is found with the reason, and screens outside their menu are not", async ({
  browse,
}) => {
  const page = await browse("cashier");
  await page.goto("/applications");
  await page.getByRole("button", { name: "Topish (Ctrl+K)" }).click();
  const field = page.getByRole("combobox", { name: /Ish raqami, ism/ });
  await field.fill("Yangi ish ochish");
  await expect(page.getByRole("option", { name: /Yangi ish ochish/ })).toHaveAttribute("aria-disabled", "true");
  await field.fill("Ruxsatlar");
  await expect(page.getByRole("option", { name: "Ruxsatlar" })).toHaveCount(0);
});
