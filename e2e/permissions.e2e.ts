import { randomUUID } from "node:crypto";
import type { SignInRecord } from "@yer/api/contract/auth";
import type { APIRequestContext } from "@playwright/test";
import { endSession, openSession } from "./people.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

interface CodeSet {
  readonly id: string;
  readonly name: { readonly uz_UZ: string };
  readonly codes: readonly string[];
  readonly version: number;
}

async function send(
  service: APIRequestContext,
  record: SignInRecord,
  call: `${"GET" | "PUT"} /${string}`,
  data?: object,
  version?: number,
) {
  const [method = "", path = ""] = call.split(" ");
  const reply = await service.fetch(`/api/v1${path}`, {
    method,
    ...(data === undefined ? {} : { data }),
    headers: {
      authorization: `Bearer ${record.access_token}`,
      ...(method === "GET" ? {} : { "idempotency-key": randomUUID() }),
      ...(version === undefined ? {} : { "if-match": `"${version}"` }),
    },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as unknown;
}

test("a switched cell survives a reload, is merged with what another saved, previewed and saved; all by keyboard", async ({
  browse,
  service,
}) => {
  const record = await openSession(service, "administrator");
  const { items } = (await send(service, record, "GET /positions")) as { items: CodeSet[] };
  const set = items.find(({ codes }) => codes.includes("council:property") && !codes.includes("export:user"));
  if (set === undefined) throw new Error("No position of the Council's secretary.");
  const address = `/permissions?column=${set.id}`;
  const cell = (words: string) => page.getByRole("checkbox", { name: `${words}: ${set.name.uz_UZ}` });
  const page = await browse("administrator", { record });
  await page.goto(`${address}&search=export:user`);
  await expect(cell("Foydalanuvchi: yuklab olish")).not.toBeChecked();
  await page.getByRole("grid").getByRole("rowheader", { name: "Foydalanuvchi: yuklab olish" }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(cell("Foydalanuvchi: yuklab olish")).toBeChecked();
  await expect(page.getByText(/^Saqlandi|Qoralama saqlandi/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText("Saqlanmagan qoralama tiklandi.")).toBeVisible();
  await expect(cell("Foydalanuvchi: yuklab olish")).toBeChecked();

  const theirs = { name: set.name, codes: [...set.codes, "read:role"] };
  await send(service, record, `PUT /positions/${set.id}`, theirs, set.version);
  await page.reload();
  await expect(page.getByText(/boshqa kishi oʻzgartirdi/)).toBeVisible();
  await page.getByRole("button", { name: "Solishtirib birlashtirish" }).press("Enter");
  const conflict = page.getByRole("dialog");
  await expect(conflict.getByRole("group", { name: "Foydalanuvchi: yuklab olish" })).toBeVisible();
  await expect(conflict.getByRole("group", { name: "Rol: koʻrish" })).toBeVisible();
  await conflict.getByRole("button").last().press("Enter");
  await expect(conflict).toBeHidden();

  await page.getByRole("button", { name: /1 ta oʻzgarishni koʻrib chiqish/ }).press("Enter");
  const preview = page.getByRole("dialog", { name: "Saqlansa nima oʻzgaradi" });
  await expect(preview.getByText(/Foydalanuvchi: yuklab olish \(1/)).toBeVisible();
  await preview.getByRole("button", { name: "Saqlash" }).press("Enter");
  await expect(preview).toBeHidden();

  const after = (await send(service, record, "GET /positions")) as { items: CodeSet[] };
  const saved = after.items.find(({ id }) => id === set.id);
  expect(saved?.codes.toSorted()).toEqual([...set.codes, "export:user", "read:role"].toSorted());
  await send(service, record, `PUT /positions/${set.id}`, { name: set.name, codes: set.codes }, saved?.version);
});

test(
  "two positions are compared, and the matrix is taken along as Excel and as CSV",
  { tag: soak },
  async ({ browse, service }) => {
    const record = await openSession(service, "administrator");
    const { items } = (await send(service, record, "GET /positions")) as { items: CodeSet[] };
    const [first, second] = items;
    const page = await browse("administrator", { record });
    await page.goto(`/permissions?column=${first?.id ?? ""}&column=${second?.id ?? ""}&compare=true`);
    await expect(page.getByText(/^Faqat «.*ikkalasida: \d+$/)).toBeVisible();
    for (const [button, name] of [
      ["Excel (XLSX) yuklab olish", /^Ruxsatlar .*\.xlsx$/],
      ["Excel uchun yuklab olish (CSV)", /\.csv$/],
    ] as const) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: button }).click();
      expect((await coming).suggestedFilename()).toMatch(name);
    }
  },
);

test(
  "why a person may not see another leads to the territory that decides, and to where it is changed",
  { tag: soak },
  async ({ browse, service }) => {
    const record = await openSession(service, "administrator");
    const page = await browse("administrator", { record });
    await page.goto("/permissions");
    await page.getByRole("button", { name: "Nega?" }).click();
    const dialog = page.getByRole("dialog", { name: "Nega?" });
    await expect(dialog.getByRole("button", { name: "Tekshirish" })).toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("combobox", { name: "Shaxs" }).fill("Namunaliyev Sardor");
    await page.getByRole("option", { name: "Namunaliyev Sardor Akmalovich" }).click();
    await dialog.getByRole("button", { name: /Nima haqida/ }).click();
    await page.getByRole("option", { name: "Foydalanuvchi" }).click();
    await dialog.getByRole("combobox", { name: "Yozuv" }).fill("Sinovova Malika");
    await page.getByRole("option", { name: "Sinovova Malika Shuhratovna" }).click();
    await dialog.getByRole("button", { name: "Tekshirish" }).click();
    await expect(dialog.getByText("Ruxsat yoʻq")).toBeVisible();
    await expect(dialog.getByText(/Hududingizdan tashqarida/)).toBeVisible();
    await dialog.getByRole("link", { name: "Shaxsning hududi" }).first().click();
    await expect(page.getByRole("heading", { name: "Namunaliyev Sardor Akmalovich" })).toBeVisible();
  },
);

test("whose name is borrowed is told on the open page, with the reason afterwards; writing needs that reason", async ({
  browse,
  service,
  expectedErrors,
}) => {
  // What the page was asking in the borrowed name when it is given back is refused.
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "administrator");
  const theirs = await browse("ecologist");
  await theirs.goto("/user-profile");
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  const list = (await send(service, record, "GET /users?search=Misolov%20Jasur")) as { items: { id: string }[] };

  const page = await browse("administrator", { record });
  await page.goto(`/users?person=${list.items[0]?.id ?? ""}`);
  await page.getByRole("dialog").first().getByRole("button", { name: "Shu shaxs nomidan koʻrish" }).click();
  await page
    .getByRole("dialog", { name: "Shu shaxs nomidan koʻrish" })
    .getByRole("button", { name: "Shu shaxs nomidan koʻrish" })
    .click();
  await expect(theirs.getByText(/Sinovova Malika Shuhratovna hozir sizning nomingizdan/)).toBeVisible();

  await page.getByRole("button", { name: "Sababini yozish" }).click();
  const dialog = page.getByRole("dialog", { name: "Sababini yozish" });
  await dialog.getByRole("textbox", { name: "Sabab" }).fill("Murojaatni tekshirish uchun");
  await dialog.getByRole("button", { name: "Sababini yozish" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Sababini yozish" })).toHaveCount(0);
  await page.getByRole("button", { name: "Tugatish" }).click();
  await expect(theirs.getByText(/hozir sizning nomingizdan/)).toBeHidden();
  await theirs.reload();
  await expect(theirs.getByText("Murojaatni tekshirish uchun")).toBeVisible();
});

test("a session that expires in the middle of a form loses nothing: the form about a person is found again as written", async ({
  browse,
  service,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const record = await openSession(service, "administrator");
  const page = await browse("administrator", { record });
  await page.goto("/users");
  await page.getByRole("button", { name: "Xodim qoʻshish" }).click();
  const form = page.getByRole("dialog", { name: "Xodim qoʻshish" });
  await form.getByRole("textbox", { name: "Ism, familiya" }).fill("Yarimyozilgan Xodim");
  await expect(form.getByText(/[Ss]aqlandi/).first()).toBeVisible();
  await endSession(service, record);
  await form.getByRole("textbox", { name: "Ism, familiya" }).fill("Yarimyozilgan Xodim Oxirgi");
  await expect(page).toHaveURL("/");
  // Signed in again, on another machine even, the form goes on with what was written.
  const again = await browse("administrator", { record: await openSession(service, "administrator") });
  await again.goto("/users");
  await again.getByRole("button", { name: "Xodim qoʻshish" }).click();
  const found = again.getByRole("dialog", { name: "Xodim qoʻshish" });
  await expect(found.getByText("Saqlanmagan qoralama tiklandi.")).toBeVisible();
  await expect(found.getByRole("textbox", { name: "Ism, familiya" })).toHaveValue(/^Yarimyozilgan Xodim/);
  await found.getByRole("button", { name: "Qoralamani tashlash" }).click();
});
