import type { Discussion } from "@yer/api/contract/discussion";
import { expectAccessible, expectReachable } from "./accessible.js";
import { type Caller, caller, occupier, openDiscussion, openApplication } from "./applications.js";
import { signInByOneId } from "./people.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  operator = caller(service, await sessionOf("operator"));
});

test("the public home with the answer of the look-up", { tag: looks }, async ({ browse }) => {
  const { number } = await openApplication(operator);
  const page = await browse("anyone");
  await page.goto("/");
  await page.getByRole("textbox", { name: "Ish raqami" }).fill(number);
  await page.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill(occupier.pinfl.slice(-4));
  await page.getByRole("button", { name: "Qidirish" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Tahrirlashda" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 }).last()).toBeVisible();
  await expectAccessible(page);
});

test("an announced file with its objection form and the form's errors", { tag: [looks, soak] }, async ({ browse }) => {
  const { items } = await operator.get<{ items: { id: string }[] }>("/applications?status=announced&limit=1");
  const page = await browse("anyone");
  await page.goto(`/offer/${items[0]?.id ?? ""}`);
  // What was received before stands beside the form: until it is there the page may grow or shrink under the pointer.
  await expect(page.getByText(/Eʼtiroz tushmagan|-E\d+/).first()).toBeVisible();
  await page.getByRole("button", { name: "Eʼtirozni yuborish" }).click();
  await expect(page.getByText("Toʻldiring").first()).toBeVisible();
  await expectAccessible(page);
});

test("OneID's page, and the citizen's own page after it", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("anyone");
  await signInByOneId(page, "citizen");
  await expect(page.getByRole("heading", { level: 1, name: "Mening ishlarim" })).toBeVisible();
  await expect(
    page
      .getByRole("link", { name: /^\d{4}-\d{4}-\d{6}$/ })
      .or(page.getByText(/^\d{4}-\d{4}-\d{6}/))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test("the register, and a register in which nothing is found", { tag: looks }, async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/applications");
  await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Qidirish" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/applications?search=hechnarsa&late=true");
  await expect(page.getByText("Ish topilmadi")).toBeVisible();
  await expectAccessible(page);
});

test("the form of a new file, with errors", { tag: looks }, async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/application/create");
  await page.getByRole("textbox", { name: "JSHSHIR", exact: true }).fill("1");
  await page.getByRole("button", { name: "Ish ochish" }).click();
  await expect(page.getByText("Xatolarni tuzating")).toBeVisible();
  await expectAccessible(page);
});

test("a file's page: facts, question, discussion, history", { tag: looks }, async ({ browse }) => {
  const { id } = await openApplication(operator);
  await operator.post(`/applications/${id}/submit`);
  const page = await browse("operator");
  await page.goto(`/application/${id}`);
  await expect(page.getByText(occupier.name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Tarix" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Muhokamani boshlash" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
});

test("the discussion with the form of the reader's body", { tag: [looks, soak] }, async ({ browse }) => {
  const { id } = await openDiscussion(operator);
  const page = await browse("architect");
  await page.goto(`/application/${id}?tab=discussion`);
  await page.getByRole("button", { name: "Xulosani yuborish" }).click();
  await expect(page.getByText("Toʻldiring").first()).toBeVisible();
  await expect(page.locator(".react-flow__node").first()).toBeVisible();
  await expectAccessible(page);
});

test("a register of places, and a place's details beside it", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/allregions");
  await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto("/alldistricts?place=1718401");
  await expect(page.getByRole("dialog", { name: "Samarqand shahri" })).toBeVisible();
  await expectAccessible(page);
});

test("the form of a place with errors, and that of a split", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/alldistricts?do=create");
  await page.getByRole("button", { name: "Saqlash" }).click();
  await expect(page.getByText("Xatolarni tuzating")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/alldistricts?place=1718401&do=split");
  await expect(page.getByRole("heading", { level: 1, name: /boʻlish/ })).toBeVisible();
  await expectAccessible(page);
});

test("the dry run of a list of places, and the upload of outlines", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/allneighborhoods?do=import");
  await page.locator("input[type=file]").setInputFiles({
    name: "mahallalar.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("kod;nomi;tuman\n14169999;=1+1;1718401\n"),
  });
  await page.getByRole("button", { name: "Davom etish" }).click();
  await expect(page.getByText("Formulaga oʻxshaydi: =1+1")).toBeVisible();
  // It goes on where it was left.
  await page.reload();
  await expect(page.getByText("Formulaga oʻxshaydi: =1+1")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/allregions?do=outlines");
  await expect(page.getByRole("heading", { level: 1, name: "Chegaralarni yuklash" })).toBeVisible();
  await expectAccessible(page);
});

test("the register of users, and one's own page", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/users");
  await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto("/user-profile");
  await expect(page.getByText("Mening nomimdan kim ishlagan")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Kunlik jamlanma vaqti" })).toBeVisible();
  await expectAccessible(page);
});

test("a person beside the register tab by tab, and their history", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/users");
  const first = page.getByRole("grid").getByRole("rowheader").first();
  await expect(first).toBeVisible();
  await first.getByRole("link").click();
  const drawer = page.getByRole("dialog").first();
  for (const tab of ["Maʼlumotlar", "Ruxsatlar", "Seanslar", "Lavozimlar tarixi", "Ishlari"]) {
    await drawer.getByRole("tab", { name: tab, exact: true }).click();
    await expect(drawer.getByRole("tab", { name: tab, exact: true })).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
  }
  const history = await drawer.getByRole("link", { name: "Tarix" }).getAttribute("href");
  await page.goto(history ?? "");
  await expect(page.getByRole("heading", { level: 1, name: /^Tarix/ })).toBeVisible();
  await expectAccessible(page);
});

test(
  "positions, roles and bodies with their forms, the tree of one's own body",
  { tag: [looks, soak] },
  async ({ browse }) => {
    const page = await browse("administrator");
    for (const address of ["/positions?open=new", "/roles?open=new", "/settingorganisation?open=new"]) {
      await page.goto(address);
      await expect(page.getByRole("dialog").getByRole("button", { name: "Saqlash" })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto("/organization");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  },
);

test("the matrix of permissions, and the question why", { tag: [looks, soak] }, async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/permissions?search=user");
  await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nega?" }).click();
  await expect(page.getByRole("dialog", { name: "Nega?" })).toBeVisible();
  await expectAccessible(page);
});

test(
  "one's own work: what waits, and what waits for a position without work",
  { tag: [looks, soak] },
  async ({ browse }) => {
    for (const person of ["operator", "administrator"] as const) {
      const page = await browse(person);
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1, name: "Mening ishim" })).toBeVisible();
      await expect(page.getByRole("grid", { name: "Mening ishim" })).toBeVisible();
      await expectAccessible(page);
      await expectReachable(page);
    }
  },
);

test(
  "the diary's panel, and a page that does not exist",
  { tag: [looks, soak] },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const page = await browse("administrator");
    await page.goto("/diary");
    await expect(page.getByRole("heading", { level: 1, name: "Tahlil paneli" })).toBeVisible();
    await expect(page.getByRole("grid", { name: "Joyida koʻriklar" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/bunday-sahifa-yoq");
    await expect(page.getByRole("heading", { level: 1, name: "Sahifa topilmadi" })).toBeVisible();
    await expectAccessible(page);
  },
);

test("few presses of Tab lead to the content, and from its beginning two presses to the rows", async ({ browse }) => {
  const page = await browse("administrator");
  await page.goto("/applications");
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("rowheader").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Profil/ })).toBeVisible();
  const isIn = async (part: string) =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part);
  let stops = 0;
  while (!(await isIn("main"))) {
    await page.keyboard.press("Tab");
    // What moves the demonstration's time on stands in no real service.
    stops += (await isIn("section[data-tone]")) ? 0 : 1;
    expect(stops).toBeLessThan(40);
  }
  // The last press of them is already in it.
  expect(stops - 1).toBeLessThanOrEqual(8);
  await expect(page.getByRole("link", { name: "Roʻyxatga oʻtish" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await isIn("[role=grid]")).toBe(true);
});

test("a conclusion can be given by keyboard alone", async ({ browse }) => {
  const { id } = await openDiscussion(operator);
  const page = await browse("architect");
  await page.goto(`/application/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  /** Goes on with Tab until the focus is on what is wanted; it must come within a page's worth of stops. */
  async function tabTo(role: "button" | "radio" | "textbox" | "tab", name: RegExp): Promise<void> {
    const wanted = page.getByRole(role, { name });
    await expect(wanted.first()).toBeAttached();
    for (let stops = 0; stops < 80; stops += 1) {
      await page.keyboard.press("Tab");
      const isThere = await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
      if (isThere) return;
    }
    throw new Error(`Tab does not come to ${role} ${String(name)}.`);
  }

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Asosiy mazmunga oʻtish" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo("button", /^Xulosa berish$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Muhokama" })).toHaveAttribute("aria-selected", "true");
  await tabTo("radio", /^Eʼtirof etilmagan$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Eʼtirof etilgan", exact: true })).toBeChecked();
  await tabTo("textbox", /^Asoslari/);
  await page.keyboard.type("Klaviatura bilan yozildi.");
  await tabTo("radio", /^Ijobiy$/);
  await page.keyboard.press("Space");
  await tabTo("button", /^Xulosani yuborish$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Bekor qilish" }), "a stray Enter signs nothing").toBeFocused();
  await tabTo("button", /^Imzolash$/);
  // Not before it is said what follows.
  await expect(page.getByRole("button", { name: /^Imzolash$/ })).toBeEnabled();
  await page.keyboard.press("Enter");
  // By the record: the notice of it is gone after some seconds.
  const given = async () =>
    (await operator.get<{ discussion: Discussion }>(`/applications/${id}/discussion`)).discussion.conclusions;
  await expect.poll(given).toMatchObject([{ signed: true, summary: "Klaviatura bilan yozildi." }]);
});
