import { pinflCheckDigit } from "@yer/api/formats";
import type { SignInRecord } from "@yer/api/contract/auth";
import type { APIRequestContext, Page } from "@playwright/test";
import { randomInt, randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { expectAccessible, expectReachable, faultsOn } from "./accessible.js";
import { openSession, signInByOneId } from "./people.js";
import { expect, test } from "./test.js";

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("user"));
const password = "olma anor uzum behi gilos";

/** A number nobody has yet. */
function freshPinfl(): string {
  const first13 = `3150390${String(randomInt(1_000_000)).padStart(6, "0")}`;
  return first13 + String(pinflCheckDigit(first13));
}

async function asAdministrator<T>(
  service: APIRequestContext,
  record: SignInRecord,
  path: string,
  data?: object,
): Promise<T> {
  const reply = await service.fetch(`/api/v1${path}`, {
    method: data ? "POST" : "GET",
    ...(data ? { data } : {}),
    headers: { authorization: `Bearer ${record.access_token}`, "idempotency-key": randomUUID() },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as T;
}

/** Registers an administrator who is none of the demonstration's own. */
async function newAdministrator(service: APIRequestContext): Promise<{ pinfl: string; name: string }> {
  const record = await openSession(service, "administrator");
  const me = await asAdministrator<{ organisation: { id: string }; position: { id: string } }>(
    service,
    record,
    "/users/me",
  );
  const person = { pinfl: freshPinfl(), name: "Yangiyeva Sinov Mudir qizi" };
  await asAdministrator(service, record, "/users", {
    ...person,
    phone: null,
    organisationId: me.organisation.id,
    positionId: me.position.id,
    roleIds: [],
    territory: "17",
  });
  return person;
}

/** Goes through OneID's page as somebody it does not list. */
async function throughOneId(page: Page, { pinfl, name }: { pinfl: string; name: string }): Promise<void> {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "OneID orqali kirish" }).click();
  await page.locator("[data-identity]").first().waitFor();
  const here = new URL(page.url());
  const query = new URLSearchParams({ pinfl, name, state: here.searchParams.get("state") ?? "" });
  await page.goto(`${here.origin}/choose?${query.toString()}`);
}

/** What an authenticator app shows by the service's clock. */
async function codeOf(service: APIRequestContext, secret: string): Promise<string> {
  const { now } = (await (await service.get("/demo/clock")).json()) as { now: string };
  return new TOTP({ secret }).generate({ timestamp: new Date(now).getTime() });
}

const warning = (tab: Page) => tab.getByRole("dialog", { name: "Hali shu yerdamisiz?" });
const enrolling = (page: Page) => page.getByRole("heading", { level: 1, name: "Ikkinchi omil" });

async function byPassword(page: Page, origin: string, username: string): Promise<void> {
  await page.goto(`${origin}/diary/login`);
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: "Kirish", exact: true }).click();
  await expect(enrolling(page)).toBeVisible();
}

test("a fresh administrator comes in only with a second factor: an app, a recovery code, a passkey", async ({
  browse,
  service,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]/);
  const person = await newAdministrator(service);
  const page = await browse("anyone");
  await throughOneId(page, person);
  await expect(enrolling(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(await stored(page)).toBeNull();
  await page.goto("/users");
  await expect(page).toHaveURL("/");
  await page.goto("/auth/factor");

  await page.getByRole("button", { name: "Ilova qoʻshish" }).click();
  await expect(page.getByRole("img", { name: "Ilova uchun QR kod" })).toBeVisible();
  const secret = await page.getByRole("textbox", { name: "Kalit soʻz" }).inputValue();
  await page.getByRole("textbox", { name: "Ilovadagi kod" }).fill("000000");
  await page.getByRole("button", { name: "Qoʻshish" }).click();
  await expect(page.getByText("Kod yoki kalit toʻgʻri kelmadi")).toBeVisible();
  await expectAccessible(page);
  await expectReachable(page);
  await page.getByRole("textbox", { name: "Ilovadagi kod" }).fill(await codeOf(service, secret));
  await page.getByRole("button", { name: "Qoʻshish" }).click();
  await expect(page.getByRole("heading", { name: "Tiklash kodlari" })).toBeVisible();
  const codes = await page.getByRole("main").getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Saqladim, davom etish" }).click();
  await expect(page.getByRole("button", { name: /^Profil: Yangiyeva/ })).toBeVisible();

  await page.goto("/user-profile");
  await expect(page.getByRole("term").filter({ hasText: "Telefon" })).toBeVisible();
  const username = `yangi${randomInt(1_000_000)}`;
  await page.getByRole("button", { name: "Parol oʻrnatish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Foydalanuvchi nomi" }).fill(username);
  await dialog.locator("[autocomplete=new-password]").fill("passwordpassword");
  await dialog.getByRole("button", { name: "Saqlash" }).click();
  await expect(dialog.getByText("Bu parol keng tarqalgan")).toBeVisible();
  await dialog.locator("[autocomplete=new-password]").fill(password);
  await dialog.getByRole("button", { name: "Saqlash" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Foydalanuvchi nomi: ${username}`)).toBeVisible();

  // Passkeys belong to names: the same service, by its name.
  const named = new URL(baseURL ?? "");
  named.hostname = "localhost";
  const other = await page.context().newPage();
  const devtools = await other.context().newCDPSession(other);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "usb",
      hasResidentKey: false,
      hasUserVerification: false,
      automaticPresenceSimulation: true,
    },
  });
  await byPassword(other, named.origin, username);
  await other.getByRole("button", { name: "Tiklash kodi" }).click();
  await other.getByRole("textbox", { name: "Tiklash kodi" }).fill(codes[0] ?? "");
  await other.getByRole("button", { name: "Tasdiqlash" }).click();
  await expect(other.getByRole("button", { name: /^Profil: Yangiyeva/ })).toBeVisible();
  await other.goto(`${named.origin}/user-profile`);
  await expect(other.getByText("9 ta tiklash kodi qoldi")).toBeVisible();
  await other.getByRole("button", { name: "Qoʻshish", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Kalit qoʻshish" }).click();
  await other.getByRole("dialog").getByRole("textbox", { name: "Nomi" }).fill("Ish kaliti");
  await other.getByRole("dialog").getByRole("button", { name: "Qoʻshish", exact: true }).click();
  await expect(other.getByRole("term").filter({ hasText: "Ish kaliti" })).toBeVisible();

  await other.getByRole("button", { name: /^Profil: Yangiyeva/ }).click();
  await other.getByRole("menuitem", { name: "Chiqish" }).click();
  await expect(other).toHaveURL(`${named.origin}/`);
  await byPassword(other, named.origin, username);
  await other.getByRole("button", { name: "Tiklash kodi" }).click();
  await other.getByRole("textbox", { name: "Tiklash kodi" }).fill(codes[0] ?? "");
  await other.getByRole("button", { name: "Tasdiqlash" }).click();
  await expect(other.getByText("Kod yoki kalit toʻgʻri kelmadi")).toBeVisible();
  await other.getByRole("button", { name: "Kalit (passkey yoki xavfsizlik kaliti)" }).click();
  await other.getByRole("button", { name: "Kalitdan foydalanish" }).click();
  await expect(other.getByRole("button", { name: /^Profil: Yangiyeva/ })).toBeVisible();
});

/**
 * Lets nobody be there till every tab warns, two minutes before the end. A tab counts from when its watch has come, which
 * is after its first content, and a tab that comes is somebody being there: so the last minute goes by in steps.
 */
async function idleUntilWarned(...tabs: readonly [Page, ...Page[]]): Promise<void> {
  await tabs[0].clock.fastForward("27:50");
  await expect(async () => {
    await tabs[0].clock.fastForward("00:10");
    for (const tab of tabs) {
      await expect(warning(tab).getByRole("timer")).toHaveText(/^Qolgan vaqt: (2:00|1:\d\d)$/, { timeout: 3000 });
    }
  }).toPass();
}

test("an idle session warns in every tab, ends, and leads back to the form with all that was typed", async ({
  browse,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "operator");
  const page = await browse("operator", { record });
  const other = await page.context().newPage();
  const name = `Yarimov Yozilgan ${randomInt(1_000_000)}`;
  await page.clock.install();
  await page.goto("/application/create");
  await page.getByRole("textbox", { name: "F.I.Sh." }).fill(name);
  const kept = page.waitForResponse(
    (reply) => reply.url().includes("/drafts/") && reply.request().method() === "PUT" && reply.ok(),
  );
  await page.getByRole("textbox", { name: "Manzil", exact: true }).fill("Bobur koʻchasi, 12-uy");
  await kept;
  await other.goto("/applications");
  await expect(other.getByRole("grid").getByRole("rowheader").first()).toBeVisible();

  for (const tab of [page, other]) await expect(tab.getByRole("button", { name: /^Profil:/ })).toBeVisible();

  await idleUntilWarned(page, other);
  expect(await faultsOn(other)).toEqual([]);
  await warning(other).getByRole("button", { name: "Davom etish" }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();

  await page.clock.fastForward("31:00");
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  expect(await stored(page)).toBeNull();
  await signInAgain(page);
  await expect(page).toHaveURL("/application/create");
  await expect(page.getByRole("textbox", { name: "F.I.Sh." })).toHaveValue(name);
  await expect(page.getByRole("textbox", { name: "Manzil", exact: true })).toHaveValue("Bobur koʻchasi, 12-uy");
});

test("a citizen is warned too before the session ends, stays by one press, and is signed out when nobody is there", async ({
  browse,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const page = await browse("anyone");
  await signInByOneId(page, "citizen");
  await page.clock.install();
  await page.goto("/profile");
  const read = page.waitForResponse((reply) => reply.url().endsWith("/users/me") && reply.ok());
  await page.reload();
  await read;
  await expect(page.getByRole("button", { name: "Chiqish" })).toBeVisible();

  await idleUntilWarned(page);
  await warning(page).getByRole("button", { name: "Davom etish" }).click();
  await expect(warning(page)).toBeHidden();
  expect(await stored(page)).not.toBeNull();

  await page.clock.fastForward("31:00");
  await expect(page).toHaveURL("/");
  expect(await stored(page)).toBeNull();
});

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "OneID orqali kirish" }).click();
  await page.locator('[data-identity="operator"]').click();
}

test("an old tab after sign-out can do nothing, not even with the record it held", async ({
  browse,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const page = await browse("anyone");
  await signInByOneId(page, "council");
  await page.goto("/applications");
  const old = await page.context().newPage();
  await old.goto("/user-profile");
  await expect(old.getByRole("heading", { level: 1, name: "Mening profilim" })).toBeVisible();
  const held = await stored(old);
  await page.getByRole("button", { name: /^Profil:/ }).click();
  await page.getByRole("menuitem", { name: "Chiqish" }).click();
  await expect(old).toHaveURL("/");

  const { access_token: access, refresh_token: refresh } = JSON.parse(held ?? "{}") as SignInRecord;
  const statuses = await old.evaluate(
    async (bearers) =>
      Promise.all(
        [
          ["GET", "/users/me", bearers.access],
          ["PUT", "/drafts/property/new", bearers.access],
          ["POST", "/users/me/presence", bearers.access],
          ["GET", "/auth/refresh", bearers.refresh],
        ].map(async ([method, path, bearer]) => {
          const headers = { authorization: `Bearer ${bearer}`, "idempotency-key": crypto.randomUUID() };
          return (await fetch(`/api/v1${path}`, { method: method ?? "GET", headers })).status;
        }),
      ),
    { access, refresh },
  );
  expect(statuses).toEqual([401, 401, 401, 401]);

  await old.evaluate((record) => localStorage.setItem("user", record ?? ""), held);
  await old.goto("/applications");
  await expect(old).toHaveURL("/");
  expect(await stored(old)).toBeNull();
  await old.goBack();
  await expect(old.getByRole("grid")).toHaveCount(0);
});
