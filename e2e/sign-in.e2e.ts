import { pinflCheckDigit } from "@yer/api/formats";
import type { SignInRecord } from "@yer/api/contract/auth";
import type { APIRequestContext, Page } from "@playwright/test";
import { randomInt, randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { darkPhone, expectAccessible, expectReachable } from "./accessible.js";
import { keyboard, onlyBy } from "./hands.js";
import { openSession, signInByOneId } from "./people.js";
import { looks, soak } from "./tags.js";
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
  expect(reply.ok(), await reply.text()).toBe(true);
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
  await keyboard.press(page.getByRole("banner").getByRole("button", { name: "OneID orqali kirish" }));
  await page.locator("[data-identity]").first().waitFor();
  const here = new URL(page.url());
  const query = new URLSearchParams({ pinfl, name, state: here.searchParams.get("state") ?? "" });
  await page.goto(`${here.origin}/choose?${query.toString()}`);
}

/** What an authenticator app shows, or one that is so many milliseconds fast. */
function codeOf(secret: string, fast = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + fast });
}
/** Milliseconds a code stands: each opens once, and the next is taken from an app that is fast by no more. */
const codeStands = 30_000;

const warning = (tab: Page) => tab.getByRole("dialog", { name: "Hali shu yerdamisiz?" });
const enrolling = (page: Page) => page.getByRole("heading", { level: 1, name: "Ikkinchi omil" });
const inside = (page: Page) => page.getByRole("button", { name: /^Profil: Yangiyeva/ });

async function byPassword(page: Page, origin: string, username: string): Promise<void> {
  await page.goto(`${origin}/diary/login`);
  await keyboard.write(page.locator("[name=username]"), username);
  await keyboard.write(page.locator("[name=password]"), password);
  await page.keyboard.press("Enter");
  await expect(enrolling(page)).toBeVisible();
}

test(
  "a fresh administrator comes in only with a second factor, by keyboard alone: an app, a recovery code, a passkey",
  { tag: [looks, soak] },
  async ({ browse, service, baseURL, expectedErrors }) => {
    expectedErrors.push(/status of 40[01]/);
    const person = await newAdministrator(service);
    const page = await browse("anyone");
    await onlyBy(page, "keyboard");
    await throughOneId(page, person);
    await expect(enrolling(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    expect(await stored(page)).toBeNull();
    await page.goto("/users");
    await expect(page).toHaveURL("/");
    await page.goto("/auth/factor");

    await keyboard.press(page.getByRole("button", { name: "Ilova qoʻshish" }));
    await expect(page.getByRole("img", { name: "Ilova uchun QR kod" })).toBeVisible();
    const secret = await page.getByRole("textbox", { name: "Maxfiy kalit" }).inputValue();
    await keyboard.write(page.getByRole("textbox", { name: "Ilovadagi kod" }), "000000");
    await keyboard.press(page.getByRole("button", { name: "Qoʻshish" }));
    await expect(page.getByText("Kod yoki kalit toʻgʻri kelmadi")).toBeVisible();
    await expectAccessible(page);
    await expectReachable(page);
    await keyboard.write(page.getByRole("textbox", { name: "Ilovadagi kod" }), codeOf(secret));
    await keyboard.press(page.getByRole("button", { name: "Qoʻshish" }));
    await expect(page.getByRole("heading", { name: "Tiklash kodlari" })).toBeVisible();
    const codes = await page.getByRole("main").getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await expectAccessible(page, darkPhone);
    await keyboard.press(page.getByRole("button", { name: "Saqladim, davom etish" }));
    await expect(inside(page)).toBeVisible();

    await page.goto("/user-profile");
    await expect(page.getByRole("term").filter({ hasText: "Telefon" })).toBeVisible();
    const username = `yangi${randomInt(1_000_000)}`;
    await keyboard.press(page.getByRole("button", { name: "Parol oʻrnatish" }));
    const dialog = page.getByRole("dialog");
    await keyboard.write(dialog.getByRole("textbox", { name: "Foydalanuvchi nomi" }), username);
    await keyboard.write(dialog.locator("[autocomplete=new-password]"), "passwordpassword");
    await keyboard.press(dialog.getByRole("button", { name: "Saqlash" }));
    await expect(dialog.getByText("Bu parol keng tarqalgan")).toBeVisible();
    await keyboard.write(dialog.locator("[autocomplete=new-password]"), password);
    await keyboard.press(dialog.getByRole("button", { name: "Saqlash" }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Foydalanuvchi nomi: ${username}`)).toBeVisible();

    await test.step("user name, password and a code of the app", async () => {
      await keyboard.pickFromMenu(inside(page), "Chiqish");
      await expect(page).toHaveURL("/");
      await byPassword(page, "", username);
      const field = page.getByRole("textbox", { name: "Ilovadagi kod" });
      await keyboard.write(field, "000000");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Kod yoki kalit toʻgʻri kelmadi")).toBeVisible();
      await expectAccessible(page, darkPhone);
      await expectReachable(page);
      await keyboard.write(field, codeOf(secret, codeStands));
      await page.keyboard.press("Enter");
      await expect(inside(page)).toBeVisible();
    });

    // Passkeys belong to names: the same service, by its name.
    const named = new URL(baseURL ?? "");
    named.hostname = "localhost";
    const other = await page.context().newPage();
    await onlyBy(other, "keyboard");
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
    await keyboard.press(other.getByRole("button", { name: "Tiklash kodi" }));
    await keyboard.write(other.getByRole("textbox", { name: "Tiklash kodi" }), codes[0] ?? "");
    await keyboard.press(other.getByRole("button", { name: "Tasdiqlash" }));
    await expect(inside(other)).toBeVisible();
    await other.goto(`${named.origin}/user-profile`);
    await expect(other.getByText("9 ta tiklash kodi qoldi")).toBeVisible();
    await keyboard.press(other.getByRole("button", { name: "Qoʻshish", exact: true }));
    await keyboard.press(other.getByRole("dialog").getByRole("button", { name: "Kalit qoʻshish" }));
    await keyboard.write(other.getByRole("dialog").getByRole("textbox", { name: "Nomi" }), "Ish kaliti");
    await keyboard.press(other.getByRole("dialog").getByRole("button", { name: "Qoʻshish", exact: true }));
    await expect(other.getByRole("term").filter({ hasText: "Ish kaliti" })).toBeVisible();

    await keyboard.pickFromMenu(inside(other), "Chiqish");
    await expect(other).toHaveURL(`${named.origin}/`);
    await byPassword(other, named.origin, username);
    await keyboard.press(other.getByRole("button", { name: "Tiklash kodi" }));
    await keyboard.write(other.getByRole("textbox", { name: "Tiklash kodi" }), codes[0] ?? "");
    await keyboard.press(other.getByRole("button", { name: "Tasdiqlash" }));
    await expect(other.getByText("Kod yoki kalit toʻgʻri kelmadi")).toBeVisible();
    await keyboard.press(other.getByRole("button", { name: "Kalit (passkey yoki xavfsizlik kaliti)" }));
    await keyboard.press(other.getByRole("button", { name: "Kalitdan foydalanish" }));
    await expect(inside(other)).toBeVisible();

    await other.goto(`${named.origin}/user-profile`);
    await keyboard.press(other.getByRole("button", { name: "Yangi kodlar olish" }));
    const renewed = other.getByRole("dialog").getByRole("listitem");
    await expect(renewed).toHaveCount(10);
    expect(await renewed.allTextContents()).not.toContain(codes[1]);
    await expectAccessible(other, darkPhone);
    await keyboard.press(other.getByRole("dialog").getByRole("button", { name: "Saqladim, davom etish" }));
    await expect(other.getByText("10 ta tiklash kodi qoldi")).toBeVisible();
  },
);

/** Lets a page say when it begins to watch whether somebody is there: it tells other tabs so, by a channel. */
async function markWatch(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    new BroadcastChannel("yer-idle").addEventListener("message", () => {
      document.documentElement.dataset["watched"] = "";
    });
  });
}

/** Waits until a page watches whether somebody is there: that comes after its first content. */
async function expectWatch(tab: Page): Promise<void> {
  await expect(tab.locator("html[data-watched]")).toBeAttached();
}

/** Lets nobody be there till all tabs warn, of which each watches: just less than two minutes before the end. */
async function idleUntilWarned(...tabs: readonly [Page, ...Page[]]): Promise<void> {
  await tabs[0].clock.fastForward("28:03");
  for (const tab of tabs) await expect(warning(tab).getByRole("timer")).toHaveText(/^Qolgan vaqt: [01]:\d\d$/);
}

test("an idle session warns in every tab, ends, and leads back to the form with all that was typed", async ({
  browse,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "operator");
  const page = await browse("operator", { record, unused: true });
  const other = await page.context().newPage();
  for (const tab of [page, other]) await markWatch(tab);
  const name = `Yarimov Yozilgan ${randomInt(1_000_000)}`;
  await page.clock.install();
  await page.goto("/application/create");
  await page.getByRole("textbox", { name: "F.I.Sh." }).fill(name);
  const kept = page.waitForResponse(
    (reply) => reply.ok() && reply.request().method() === "PUT" && (reply.request().postData() ?? "").includes("Bobur"),
  );
  await page.getByRole("textbox", { name: "Manzil", exact: true }).fill("Bobur koʻchasi, 12-uy");
  await kept;
  await expectWatch(page);
  await other.goto("/applications");
  await expect(other.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await expectWatch(other);

  await idleUntilWarned(page, other);
  await expectAccessible(other, darkPhone);
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

test(
  "a citizen is warned too before the session ends, stays by one press, and is signed out when nobody is there",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const page = await browse("anyone", { unused: true });
    await signInByOneId(page, "citizen");
    await markWatch(page);
    await page.clock.install();
    await page.goto("/profile");
    const read = page.waitForResponse((reply) => reply.url().endsWith("/users/me") && reply.ok());
    await page.reload();
    await read;
    await expect(page.getByRole("button", { name: "Chiqish" })).toBeVisible();
    await expectWatch(page);

    await idleUntilWarned(page);
    await warning(page).getByRole("button", { name: "Davom etish" }).click();
    await expect(warning(page)).toBeHidden();
    expect(await stored(page)).not.toBeNull();

    await page.clock.fastForward("31:00");
    await expect(page).toHaveURL("/");
    expect(await stored(page)).toBeNull();
  },
);

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
  // Wherever back leads, it ends where nobody is signed in.
  await expect(old).toHaveURL("/");
  await expect(old.getByRole("grid")).toHaveCount(0);
});
