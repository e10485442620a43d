import type { Application } from "@yer/api/contract/applications";
import type { Page, Request, Route } from "@playwright/test";
import { faultsOn } from "./accessible.js";
import { caller, openApplication } from "./applications.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

/** What the browser's console says of requests that a test keeps from arriving. */
const unreached = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** What tells of the connection. */
const notice = (page: Page) => page.locator("[data-shown]");

/**
 * Opens a screen whole: a browser keeps the failure of a module for as long as the page lives, so what is still on its way
 * when a test takes the connection away would never come, nor any screen that shares it.
 */
async function opened(page: Page, address: string): Promise<void> {
  const onTheWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") onTheWay.add(request);
  });
  const ended = (request: Request) => void onTheWay.delete(request);
  page.on("requestfinished", ended).on("requestfailed", ended);
  await page.goto(address);
  await expect(notice(page)).toBeAttached();
  if (address === "/applications") {
    for (const name of ["Jadval", "Eksport"]) await expect(page.getByRole("button", { name }).first()).toBeVisible();
  }
  await expect.poll(() => onTheWay.size).toBe(0);
}

const addressField = (page: Page) => page.getByRole("form").getByRole("textbox", { name: "Manzil", exact: true });

test("what is typed and sent while the connection is lost stays, and goes through once when it is back", async ({
  browse,
  service,
  sessionOf,
  expectedErrors,
}) => {
  expectedErrors.push(unreached);
  const calls = caller(service, await sessionOf("operator"));
  const { id, version } = await openApplication(calls);
  const page = await browse("operator", { unused: true });
  await opened(page, `/application/${id}?edit`);
  await expect(addressField(page)).not.toHaveValue("");
  // The form's last part; what has not come before the loss would come after it.
  await expect(page.getByRole("textbox", { name: "Chegara matni" })).toHaveValue(/^POLYGON/);

  await page.context().setOffline(true);
  await expect(notice(page)).toContainText("Xizmat bilan aloqa uzildi");
  await addressField(page).fill("Sinov5 koʻchasi, tunnel");
  await page.getByRole("button", { name: "Saqlash", exact: true }).click();
  await expect(notice(page)).toContainText("Yuborganingiz aloqa qaytishi bilan bir marta yuboriladi");
  await expect(addressField(page)).toHaveValue("Sinov5 koʻchasi, tunnel");
  expect((await calls.get<Application>(`/applications/${id}`)).version).toBe(version);

  await page.context().setOffline(false);
  await expect(page).toHaveURL(`/application/${id}`);
  const saved = await calls.get<Application>(`/applications/${id}`);
  expect(saved.facts.address).toBe("Sinov5 koʻchasi, tunnel");
  expect(saved.version).toBe(version + 1);
});

test("a write whose answer alone was lost is done once", async ({ browse, service, sessionOf, expectedErrors }) => {
  expectedErrors.push(unreached);
  const mark = Date.now();
  const name = `Yoʻlda qolgan ${mark}`;
  const page = await browse("reviewer");
  await opened(page, `/applications?late=true&search=${mark}`);
  const keys: (string | undefined)[] = [];
  const answers: string[] = [];
  await page.route("**/api/v1/views", async (route: Route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    const reply = await route.fetch();
    answers.push(await reply.text());
    return keys.length === 1 ? route.abort("failed") : route.fulfill({ response: reply });
  });
  await page.getByRole("button", { name: "Yangi koʻrinish qilib saqlash" }).click();
  await page.getByRole("textbox", { name: "Nomi" }).fill(name);
  await page.getByRole("button", { name: "Saqlash", exact: true }).click();
  await expect(page.getByRole("button", { name: `Koʻrinish: ${name}` })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(answers[1]).toBe(answers[0]);
  const calls = caller(service, await sessionOf("reviewer"));
  const { items } = await calls.get<{ items: { name: string }[] }>("/views?register=applications");
  expect(items.filter((view) => view.name === name)).toHaveLength(1);
});

test(
  "a screen that is opened while the connection is lost comes by itself when it is back",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(unreached);
    const page = await browse("operator", { unused: true });
    await opened(page, "/applications");
    await page.context().setOffline(true);
    await expect(notice(page)).toContainText("Xizmat bilan aloqa uzildi");
    await page.getByRole("navigation").getByRole("link", { name: "Xatlov fayllari", exact: true }).click();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Xatlov fayllari" })).toBeVisible();
  },
);

test(
  "a screen whose file does not come says so, and comes when it can be had again",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(unreached, /MissingPartError|dynamically imported module|status of 404/);
    const page = await browse("administrator");
    await opened(page, "/applications");
    const asked: string[] = [];
    // The file of a former deployment: gone from the service.
    await page.route(/\/assets\/RolesScreen-[^/]*\.js/, async (route: Route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404, body: "Not found" });
    });
    const group = page.getByRole("navigation").getByRole("button", { name: "Xavsizlik" });
    if ((await group.getAttribute("aria-expanded")) !== "true") await group.click();
    await page.getByRole("link", { name: "Rollar", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Bu ekran yuklanmadi");
    // Once, and once more, when it is pointed at and when it is pressed; what failed is not asked for in a circle.
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(await faultsOn(page, "wcag")).toEqual([]);

    await page.unroute(/\/assets\/RolesScreen-[^/]*\.js/);
    await page.getByRole("button", { name: "Sahifani qayta yuklash" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rollar" })).toBeVisible();
  },
);

test("a new build is offered without a word over a form's buttons, and taken with what was typed kept", async ({
  browse,
  service,
  sessionOf,
}) => {
  const { id } = await openApplication(caller(service, await sessionOf("operator")));
  const page = await browse("operator", { viewport: { width: 390, height: 800 } });
  await opened(page, `/application/${id}?edit`);
  await page.route("**/api/v1/meta", async (route: Route) => {
    const reply = await route.fetch();
    return route.fulfill({ response: reply, json: { ...((await reply.json()) as object), build: "another" } });
  });
  await addressField(page).fill("Sinov5 koʻchasi, yangi talqin");
  // The browser's word that its network went is looked into, and the answer says the build.
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(notice(page)).toContainText("yangi versiyasi oʻrnatildi");
  await expect(addressField(page)).toHaveValue("Sinov5 koʻchasi, yangi talqin");
  expect(await faultsOn(page, "wcag")).toEqual([]);

  const save = page.getByRole("button", { name: "Saqlash", exact: true });
  await save.scrollIntoViewIfNeeded();
  const [told, button] = [await notice(page).boundingBox(), await save.boundingBox()];
  expect(told && button && told.y + told.height <= button.y).toBe(true);

  await page.unroute("**/api/v1/meta");
  // On a phone a notice takes one line; what can be done about it is behind its arrow.
  await notice(page).getByRole("button", { name: "Yana" }).click();
  await notice(page).getByRole("button", { name: "Qayta yuklash" }).click();
  await expect(notice(page)).toHaveText("");
  await expect(addressField(page)).toHaveValue("Sinov5 koʻchasi, yangi talqin");
});
