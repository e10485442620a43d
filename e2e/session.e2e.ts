import type { SignInRecord } from "@yer/api/contract/auth";
import type { Page, Route } from "@playwright/test";
import { endSession, openSession, signInByOneId } from "./people.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("user"));
const firstRow = (page: Page) => page.getByRole("grid").getByRole("rowheader").first();

/** What the service answers to a token whose time is over. */
const expired = {
  status: 401,
  contentType: "application/problem+json",
  body: JSON.stringify({
    type: "/api/v1/docs#problem-unauthenticated",
    title: "Not signed in",
    status: 401,
    code: "unauthenticated",
    tokenExpired: true,
  }),
};

test("an access token that ends in the middle of work is renewed once, and nothing is lost", async ({
  browse,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "reviewer");
  const page = await browse("reviewer", { record });
  await page.goto("/applications");
  await expect(firstRow(page)).toBeVisible();

  const refused: string[] = [];
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/refresh")) refreshes.push(request.url());
  });
  // From now on the token is over: whatever comes with it is refused, at the network's edge.
  await page.route("**/api/v1/**", async (route: Route) => {
    const bearer = route.request().headers()["authorization"];
    if (bearer !== `Bearer ${record.access_token}`) return route.continue();
    refused.push(route.request().url());
    return route.fulfill(expired);
  });
  await firstRow(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^\d{4}-\d{4}-\d{6}$/ })).toBeVisible();
  await page.getByRole("tab", { name: "Tarix" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
  await page.getByRole("link", { name: /^Kengashda/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nomzodlar: Kengashda" })).toBeVisible();

  expect(refused.length).toBeGreaterThan(0);
  expect(refreshes).toHaveLength(1);
  const renewed = JSON.parse((await stored(page)) ?? "null") as SignInRecord | null;
  expect(renewed?.access_token).not.toBe(record.access_token);
  expect(renewed?.is_staff).toBe(true);
});

/**
 * Follows a link at once, if it is still there. A screen asks the service now and then by itself: once its session has
 * ended it may be on its way already, and the browser's pointer would wait for a link that is gone.
 */
async function follow(page: Page, link: string): Promise<void> {
  await page
    .evaluate((selector) => document.querySelector<HTMLAnchorElement>(selector)?.click(), link)
    .catch((error: Error) => expect(error.message).toContain("navigation"));
}

test("a session that was ended elsewhere leads to the root at the next request and leaves nothing behind", async ({
  browse,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "reviewer");
  const page = await browse("reviewer", { record });
  await page.goto("/applications");
  await expect(firstRow(page)).toBeVisible();
  await endSession(service, record);
  await follow(page, 'a[href="/applications/aplications_2"]');
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/applications");
  await expect(page).toHaveURL("/");
});

test("signing out in one tab signs out the others, and ends the session at the service", async ({
  browse,
  service,
  expectedErrors,
}) => {
  // A reading that was on its way when the session ended is answered by 401.
  expectedErrors.push(/status of 401/);
  const page = await browse("anyone");
  await signInByOneId(page, "justice");
  await page.goto("/applications");
  await expect(firstRow(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/applications/aplications_4");
  await expect(firstRow(other)).toBeVisible();
  const record = JSON.parse((await stored(page)) ?? "null") as SignInRecord;

  await page.getByRole("button", { name: /^Profil:/ }).click();
  await page.getByRole("menuitem", { name: "Chiqish" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  expect(await stored(other)).toBeNull();
  const reply = await service.get("/api/v1/users/me", { headers: { authorization: `Bearer ${record.access_token}` } });
  expect(reply.status()).toBe(401);
});

test("who was sent to the root by an ended session comes back to where they were by signing in", async ({
  browse,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "justice");
  const page = await browse("justice", { record });
  await page.goto("/applications/aplications_4?sort=number");
  await expect(firstRow(page)).toBeVisible();
  await endSession(service, record);
  await follow(page, "[data-row-link]");
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("button", { name: "OneID orqali kirish" }).click();
  await page.locator('[data-identity="justice"]').click();
  await expect(page).toHaveURL(/\/application(\/[0-9a-f-]{36}\?list=[^&]+|s\/aplications_4\?sort=number)$/);
});

test("a citizen lands on their own page and cannot open the back office", async ({ browse }) => {
  const page = await browse("anyone");
  await signInByOneId(page, "citizen");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Mening ishlarim" })).toBeVisible();
  await page.goto("/applications");
  await expect(page).toHaveURL("/");
});

test.describe("a hostile address", () => {
  for (const returnPath of ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
    // The service's own tests send each of them; one way through the browser is for all.
    const tag = returnPath === "//evil.example/" ? [] : soak;
    test(`does not lead away after signing in: return=${returnPath}`, { tag }, async ({ browse, baseURL }) => {
      const page = await browse("anyone");
      await page.goto(`/api/v1/auth/oneid/login?return=${encodeURIComponent(returnPath)}`);
      const choice = page.locator('[data-identity="justice"]');
      const refused = page.getByText(/"status":\s*4\d\d/);
      await expect(choice.or(refused)).toBeVisible();
      if (await refused.isVisible()) return;
      await choice.click();
      await page.waitForURL((url) => url.origin === baseURL && !url.pathname.startsWith("/auth/"));
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  }

  test("with a forged sign-on says that signing in failed and signs nobody in", async ({ browse, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d/);
    const page = await browse("anyone");
    await page.goto("/auth/oneid/callback?code=%3Cscript%3Ealert(1)%3C/script%3E&state=forged");
    await expect(page.getByRole("heading", { level: 1, name: "Kirib boʻlmadi" })).toBeVisible();
    expect(await stored(page)).toBeNull();
    await page.goto("/auth/sap?id=../../users");
    await expect(page.getByRole("heading", { level: 1, name: "Kirib boʻlmadi" })).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  for (const address of [
    "/applications/aplications_9%00",
    "/applications/<img src=x onerror=alert(1)>",
    "/applications/..%2f..%2fetc%2fpasswd",
    "/offer/%E0%A4%A",
  ]) {
    const tag = address.startsWith("/applications/..") || address.startsWith("/offer/") ? soak : [];
    test(`shows the not-found page: ${address}`, { tag }, async ({ browse, expectedErrors }) => {
      expectedErrors.push(/status of 40[04]/);
      const page = await browse("operator");
      const alerts: string[] = [];
      page.on("dialog", (dialog) => {
        alerts.push(dialog.message());
        void dialog.dismiss();
      });
      const reply = await page.goto(address);
      expect([400, 404]).toContain(reply?.status());
      await expect(page.getByRole("heading", { level: 1 }).or(page.getByText("malformed"))).toBeVisible();
      expect(alerts).toEqual([]);
    });
  }

  test("of somebody else's file is answered as one that does not exist", async ({ browse, expectedErrors }) => {
    expectedErrors.push(/status of 40[04]/);
    const page = await browse("operator");
    for (const id of ["01932f00-0000-7055-8be8-dc6d7bcbebd2", "1' or '1'='1", "%3Cscript%3E"]) {
      await page.goto(`/application/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: "Ish topilmadi" })).toBeVisible();
    }
  });
});
