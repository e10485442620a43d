import { randomUUID } from "node:crypto";
import type { SignInRecord } from "@yer/api/contract/auth";
import type { UserPage } from "@yer/api/contract/users";
import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { expectReachable, faultsOn } from "./accessible.js";
import { openSession } from "./people.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

type Method = "GET" | "PATCH" | "POST";

/** Calls the service as a person does, with a key of its own for each act. */
async function call(
  service: APIRequestContext,
  record: SignInRecord,
  method: Method,
  path: string,
  more: { data?: object; version?: number } = {},
): Promise<APIResponse> {
  return service.fetch(`/api/v1${path}`, {
    method,
    ...(more.data === undefined ? {} : { data: more.data }),
    headers: {
      authorization: `Bearer ${record.access_token}`,
      ...(method === "GET" ? {} : { "idempotency-key": randomUUID() }),
      ...(more.version === undefined ? {} : { "if-match": `"${more.version}"` }),
    },
  });
}

/** The page of the one user whom a search finds. */
async function userNamed(service: APIRequestContext, record: SignInRecord, name: string): Promise<UserPage> {
  const list = await call(service, record, "GET", `/users?search=${encodeURIComponent(name)}`);
  const { items } = (await list.json()) as { items: { id: string }[] };
  return (await (await call(service, record, "GET", `/users/${items[0]?.id ?? ""}`)).json()) as UserPage;
}

async function setGranted(service: APIRequestContext, record: SignInRecord, name: string, granted: string[]) {
  const { id, version } = await userNamed(service, record, name);
  const reply = await call(service, record, "PATCH", `/users/${id}/permissions`, {
    data: { granted, revoked: [] },
    version,
  });
  expect(reply.status()).toBe(200);
}

const drawer = (page: Page) => page.getByRole("dialog").first();

/** Adds permissions to the person whose drawer is open, up to the preview. */
async function grantInDrawer(page: Page, codes: readonly string[]): Promise<void> {
  const field = drawer(page).getByRole("combobox", { name: "Qoʻshimcha berilgan" });
  for (const code of codes) {
    await field.fill(code);
    await page.getByRole("option", { name: `(${code})` }).click();
  }
  await page.keyboard.press("Escape");
  await drawer(page).getByRole("button", { name: "Saqlash" }).click();
}

test("a grant is used within one minute, in a page of the person's that was open all the time", async ({
  browse,
  service,
}) => {
  const record = await openSession(service, "administrator");
  const cashier = await userNamed(service, record, "Andozayeva Nilufar");
  const theirs = await browse("cashier");
  await theirs.goto("/user-profile");
  const menu = theirs.getByRole("navigation").getByRole("link", { name: "Foydalanuvchilar" });
  await expect(theirs.getByRole("heading", { level: 1, name: "Mening profilim" })).toBeVisible();
  await expect(menu).toHaveCount(0);

  const page = await browse("administrator");
  await page.goto(`/users?person=${cashier.id}&tab=permissions`);
  await grantInDrawer(page, ["menu:users", "read:user"]);
  const preview = page.getByRole("dialog", { name: "Saqlansa nima oʻzgaradi" });
  await expect(preview.getByText("1 kishining huquqi oʻzgaradi")).toBeVisible();
  await preview.getByRole("button", { name: "Saqlash" }).click();
  await expect(preview).toBeHidden();

  await expect(menu).toBeVisible();
  await menu.click();
  await expect(theirs.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await setGranted(service, record, "Andozayeva Nilufar", []);
});

test("an escalation is refused: nobody grants what they do not have; the preview says why, and the service refuses it too", async ({
  browse,
  service,
}) => {
  const administrator = await openSession(service, "administrator");
  await setGranted(service, administrator, "Misolova Gulnora", ["menu:users", "read:user", "update:permissions"]);
  const record = await openSession(service, "reviewer");
  const target = await userNamed(service, administrator, "Misolov Jasur");
  const page = await browse("reviewer", { record });
  await page.goto(`/users?person=${target.id}&tab=permissions`);
  await grantInDrawer(page, ["council:property"]);
  const preview = page.getByRole("dialog", { name: "Saqlansa nima oʻzgaradi" });
  await expect(preview.getByText("Bunday saqlab boʻlmaydi")).toBeVisible();
  await expect(preview.getByRole("listitem").filter({ hasText: "Kengash qarorini qayd etish" })).toBeVisible();
  const save = preview.getByRole("button", { name: "Saqlash" });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/Kengash qarorini qayd etish/);

  const data = { granted: ["council:property"], revoked: [] };
  const forced = await call(service, record, "PATCH", `/users/${target.id}/permissions`, {
    data,
    version: target.version,
  });
  expect(forced.status()).toBe(403);
  expect(await forced.json()).toMatchObject({ code: "grant-refused" });
  await setGranted(service, administrator, "Misolova Gulnora", []);
});

test("impersonation there and back: an administrator looks as another person, read-only, and is themselves again", async ({
  browse,
  service,
  expectedErrors,
}) => {
  // What is on its way with the other's session as that ends is refused, and read anew with one's own.
  expectedErrors.push(/\/users\?person=\S+: .*status of 401/);
  const record = await openSession(service, "administrator");
  const target = await userNamed(service, record, "Namunayeva Dilnoza");
  const page = await browse("administrator", { record });
  await page.goto(`/users?person=${target.id}`);
  await expect(drawer(page).getByRole("heading", { name: "Namunayeva Dilnoza Rustamovna" })).toBeVisible();
  await drawer(page).getByRole("button", { name: "Shu shaxs nomidan koʻrish" }).click();
  await page
    .getByRole("dialog", { name: "Shu shaxs nomidan koʻrish" })
    .getByRole("button", { name: "Shu shaxs nomidan koʻrish" })
    .click();
  await expect(page.getByText(/Namunayeva Dilnoza Rustamovna.*Sinovova Malika Shuhratovna/)).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await expectReachable(page);
  await page.getByRole("button", { name: "Tugatish" }).click();
  await expect(page.getByText(/Sinovova Malika Shuhratovna/).first()).toBeHidden();
  await page.goto("/user-profile");
  await expect(page.getByText("Sinovova Malika Shuhratovna")).toBeVisible();

  const history = await call(service, record, "GET", `/users/history/${target.id}`);
  const { items } = (await history.json()) as { items: { action: string }[] };
  // Reading a person's page is told too, before or after the other was back.
  const lent = items.map(({ action }) => action).filter((action) => action.startsWith("impersonation."));
  expect(lent.slice(0, 2)).toEqual(["impersonation.ended", "impersonation.opened"]);
});

test("a person's page fits a phone", { tag: soak }, async ({ browse, service }) => {
  const record = await openSession(service, "administrator");
  const target = await userNamed(service, record, "Namunayeva Dilnoza");
  const page = await browse("administrator", { viewport: { width: 390, height: 844 } });
  await page.goto(`/users?person=${target.id}`);
  const close = drawer(page).getByRole("button", { name: "Yopish" });
  await expect(close).toBeInViewport({ ratio: 1 });
});

test("the work of a person who leaves is handed over: all files go to others, and none stays behind", async ({
  browse,
  service,
}) => {
  const record = await openSession(service, "administrator");
  const leaver = await userNamed(service, record, "Namunaliyev Sardor");
  const workOf = async () =>
    (await (await call(service, record, "GET", `/users/${leaver.id}/work`)).json()) as { files: number };
  const { files: applications } = await workOf();
  expect(applications).toBeGreaterThan(0);

  const page = await browse("administrator");
  await page.goto(`/users?person=${leaver.id}&tab=work`);
  await drawer(page).getByRole("button", { name: "Ishlarni topshirish" }).click();
  const dialog = page.getByRole("dialog", { name: /^Ishlarni topshirish/ });
  await dialog.getByRole("combobox", { name: "Kimlarga" }).fill("Sinovova Malika");
  await page.getByRole("option", { name: "Sinovova Malika Shuhratovna" }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("textbox", { name: "Sabab" }).fill("Boshqa ishga oʻtdi");
  await expect(dialog.getByRole("button", { name: "Hammasini topshirish" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Oldindan koʻrish" }).click();
  await expect(dialog.getByText(/^Sinovova Malika Shuhratovna: \d+ ta ish/)).toBeVisible();
  await dialog.getByRole("button", { name: "Hammasini topshirish" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await workOf()).files).toBe(0);
});
