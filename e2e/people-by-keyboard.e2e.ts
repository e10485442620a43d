import type { Page } from "@playwright/test";
import { expectReachable, faultsOn } from "./accessible.js";
import { caller } from "./applications.js";
import { keyboard, onlyBy } from "./hands.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

const drawer = (page: Page) => page.getByRole("dialog").first();

/** Screens about people, rights, settings and what is read, each with what says that it is there. */
const screens: readonly [address: string, ready: (page: Page) => ReturnType<Page["getByRole"]>][] = [
  ["/users", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/user-profile", (page) => page.getByRole("combobox", { name: "Kunlik jamlanma vaqti" })],
  ["/organization", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/settingorganisation", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/settingorganisation?open=new", (page) => drawer(page).getByRole("textbox").first()],
  ["/positions", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/roles?open=new", (page) => drawer(page).getByRole("textbox").first()],
  ["/permissions?search=user", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/applicationpanel", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/applicationpanel?tab=people", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/allsetting", (page) => page.getByRole("grid").getByRole("rowheader").first()],
  ["/allsetting?open=bhm", (page) => drawer(page).getByRole("heading").first()],
  ["/faqs", (page) => page.getByRole("main").getByRole("link").first()],
  ["/faqs?manage=faq", (page) => page.getByRole("main").getByRole("row").first()],
  ["/manuals?article=register-a-file", (page) => page.getByRole("heading", { level: 1 })],
  ["/legal_doc", (page) => page.getByRole("main").getByRole("link").first()],
  ["/documents", (page) => page.getByRole("main").getByRole("link").first()],
  ["/helps", (page) => page.getByRole("main").getByRole("link").first()],
];

test(
  "Tab comes to everything that can be pressed or written in, on every screen about people, settings and texts",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("administrator");
    for (const [address, ready] of screens) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(ready(page)).toBeVisible();
        await expectReachable(page);
      });
    }
  },
);

/** Two of the architects and one of the ecologists: a posting is taken over once. */
const people = ["Namunaliyeva Feruza", "Misolov Rustam", "Misolov Jasur"] as const;

test(
  "a person is found, their posts compared and taken over, blocked and let in again, by keyboard alone",
  { tag: soak },
  async ({ browse, service, sessionOf }, { repeatEachIndex }) => {
    const name = people[repeatEachIndex % people.length] ?? people[0];
    const calls = caller(service, await sessionOf("administrator"));
    const page = await browse("administrator");
    await onlyBy(page, "keyboard");
    await page.goto("/users");
    await keyboard.write(page.getByRole("searchbox", { name: "Ism boʻyicha qidirish" }), name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(1);
    await keyboard.openRow(page.getByRole("grid"), name);
    await expect(drawer(page).getByRole("heading", { name: new RegExp(`^${name}`) })).toBeVisible();

    await test.step("posts: what would change comes before it changes", async () => {
      await keyboard.openTab(drawer(page).getByRole("tablist"), "Lavozimlar tarixi");
      await keyboard.press(drawer(page).getByRole("button", { name: "Kadrlar reyestri bilan solishtirish" }));
      const preview = page.getByRole("dialog", { name: "Kadrlar reyestri bilan solishtirish" });
      await expect(preview.getByRole("term").first()).toHaveText("Qoʻshiladi");
      await expect(preview.getByText(/^Bosh mutaxassis, .*hozirgacha$/)).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
      await expectReachable(page);
      await keyboard.press(preview.getByRole("button", { name: "Oʻzgarishlarni olish" }));
      await expect(preview).toBeHidden();
      await expect(drawer(page).getByText(/^Bosh mutaxassis, .*hozirgacha$/)).toBeVisible();
    });

    await test.step("blocked with a reason, and let in again", async () => {
      for (const act of ["Bloklash", "Blokdan chiqarish"]) {
        await keyboard.press(drawer(page).getByRole("button", { name: act, exact: true }));
        const dialog = page.getByRole("dialog", { name: act });
        // Before it is done: whether anybody is left for what the person does.
        if (act === "Bloklash") {
          await expect(dialog.getByText(/hech kim qolmaydi|boshqa xodimda ham bor/).first()).toBeVisible();
        }
        await keyboard.write(dialog.getByRole("textbox", { name: "Sabab" }), "Tekshiruv");
        expect(await faultsOn(page)).toEqual([]);
        await keyboard.press(dialog.getByRole("button", { name: act, exact: true }));
        await expect(dialog).toBeHidden();
      }
      await expect(drawer(page).getByRole("button", { name: "Bloklash", exact: true })).toBeVisible();
    });

    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const { items } = await calls.get<{ items: { blocked: boolean }[] }>(`/users?search=${encodeURIComponent(name)}`);
    expect(items).toMatchObject([{ blocked: false }]);
  },
);

test(
  "the head of a body looks at a hand-over before it is done, and gives it up, by keyboard alone",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("head");
    await onlyBy(page, "keyboard");
    await page.goto("/organization");
    await keyboard.actOnRow(page.getByRole("grid"), "Namunayeva Dilnoza", "Ishlarni topshirish");
    const dialog = page.getByRole("dialog", { name: /^Ishlarni topshirish/ });
    await keyboard.write(dialog.getByRole("combobox", { name: "Kimlarga" }), "Namunaliyeva Feruza");
    await expect(page.getByRole("option", { name: "Namunaliyeva Feruza Davronovna" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await keyboard.press(dialog.getByRole("button", { name: "Oldindan koʻrish" }));
    await expect(dialog.getByText(/^Namunaliyeva Feruza Davronovna: \d+ ta ish/)).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await expectReachable(page);
    // The draft of the choice is the head's in every test: it is taken back before the dialog is left.
    await keyboard.write(dialog.getByRole("combobox", { name: "Kimlarga" }), "");
    await page.keyboard.press("Backspace");
    await expect(dialog.getByText(/^Namunaliyeva Feruza Davronovna/)).toHaveCount(0);
    await expect(dialog.getByText(/[Ss]aqlandi/).first()).toBeVisible();
    await keyboard.press(dialog.getByRole("button", { name: "Bekor qilish" }));
    await expect(dialog).toBeHidden();
    await keyboard.openRow(page.getByRole("grid"), "Namunayeva Dilnoza");
    const member = page.getByRole("dialog", { name: /^Namunayeva Dilnoza/ });
    await expect(member.getByRole("tab", { name: "Ishlari" })).toHaveAttribute("aria-selected", "true");
  },
);

test("a role is made and taken away again by keyboard alone", async ({ browse }) => {
  const name = `Sinov roli ${Date.now()}`;
  const page = await browse("administrator");
  await onlyBy(page, "keyboard");
  await page.goto("/roles");
  await keyboard.press(page.getByRole("button", { name: "Rol qoʻshish" }));
  for (const field of ["Nomi (oʻzbekcha)", "Nomi (oʻzbekcha, kirill)", "Nomi (ruscha)", "Nomi (inglizcha)"]) {
    await keyboard.write(drawer(page).getByRole("textbox", { name: field, exact: true }), name);
  }
  await keyboard.press(drawer(page).getByRole("button", { name: "Saqlash" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await keyboard.actOnRow(page.getByRole("grid"), name, "Oʻchirish");
  await keyboard.press(page.getByRole("alertdialog").getByRole("button", { name: "Oʻchirish" }));
  await expect(row).toHaveCount(0);
});
