import type { Application } from "@yer/api/contract/applications";
import type { HistoryEntry } from "@yer/api/contract/history";
import type { CalendarYear, SettingPage } from "@yer/api/contract/settings";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.js";
import { type Caller, caller, openApplication } from "./applications.js";
import { keyboard, onlyBy } from "./hands.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

const dayLength = 86_400_000;
const tashkent = 5 * 3_600_000;

/** The ISO day so many days from today, in Tashkent. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + tashkent + days * dayLength).toISOString().slice(0, 10);
}

/** Writes a day into a date field as people type it: day, month, year, with the points between them. */
async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole("group", { name: label });
  await keyboard.write(field, day.split("-").toReversed().join("."));
  await expect(field.getByRole("spinbutton").last()).toHaveAttribute("aria-valuenow", day.slice(0, 4));
}

let administrator: Caller;
let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  administrator = caller(service, await sessionOf("administrator"));
  operator = caller(service, await sessionOf("operator"));
});

test("a term proposed by one person holds once another has approved it, by keyboard alone; its history names both", async ({
  browse,
}) => {
  const page = await browse("administrator");
  await onlyBy(page, "keyboard");
  await page.goto("/allsetting");
  await expect(page.getByRole("rowheader", { name: "Koʻrib chiqish muddati" })).toBeVisible();
  await keyboard.write(page.getByRole("searchbox", { name: "Sozlamani qidirish" }), "koʻrib chiqish muddati");
  await expect(page).toHaveURL(/[?&]search=/);
  await keyboard.openRow(page.getByRole("grid"), "Koʻrib chiqish muddati");
  const drawer = page.getByRole("dialog", { name: "Koʻrib chiqish muddati", exact: true });
  await keyboard.press(drawer.getByRole("button", { name: "Yangi qiymat" }));
  const editor = page.getByRole("dialog", { name: "Koʻrib chiqish muddati: yangi qiymat" });
  await keyboard.write(editor.getByRole("textbox", { name: "Kunlar soni" }), "12");
  await typeDay(page, "Kuchga kirish kuni", dayFromNow(40));
  await keyboard.write(editor.getByLabel("Sabab"), "Vazirlar Mahkamasining 12-son qarori");
  await keyboard.press(editor.getByRole("button", { name: "Taʼsirini koʻrish" }));
  await expect(editor.getByText("Bu nimani oʻzgartiradi")).toBeVisible();
  await keyboard.press(editor.getByRole("button", { name: "Taklif qilish" }));
  // Who proposed is not offered to decide.
  await expect(drawer.getByText("Bu sizning taklifingiz: qarorni boshqa xodim qabul qiladi.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Tasdiqlash" })).toHaveCount(0);

  const other = await browse("approver");
  await onlyBy(other, "keyboard");
  await other.goto("/allsetting?tab=proposals");
  await keyboard.press(other.getByRole("button", { name: "Tasdiqlash" }).first());
  const decision = other.getByRole("dialog");
  await keyboard.write(decision.getByLabel("Qaror sababi"), "Qaror matni bilan bir xil");
  await keyboard.press(decision.getByRole("button", { name: "Tasdiqlash" }));
  await expect(other.getByText("Qaror yozildi").first()).toBeVisible();

  const setting = await administrator.get<SettingPage>("/settings/term.in_review");
  expect(setting.upcoming).toMatchObject([
    { value: { days: 12, unit: "working" }, proposedBy: { name: "Sinovova Malika Shuhratovna" } },
  ]);
  await keyboard.openTab(drawer.getByRole("tablist"), "Tarix");
  await expect(drawer.getByText("Taklif tasdiqlandi")).toBeVisible();
  await expect(drawer.getByText("Oʻzgartirish taklif qilindi")).toBeVisible();
});

test(
  "a region gets a term of its own, which another approves, and the table says what holds where and from when",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const start = dayFromNow(40);
    const page = await browse("administrator");
    await page.goto("/allsetting?open=term.at_council");
    const drawer = page.getByRole("dialog", { name: "Kengash qarori muddati", exact: true });
    await drawer.getByRole("tab", { name: "Hududlar" }).click();
    await drawer.getByRole("combobox", { name: "Boshqa viloyat yoki tuman" }).fill("Samarqand viloyati");
    await page.getByRole("option", { name: "Samarqand viloyati" }).click();
    await drawer.getByRole("button", { name: "Shu joyga qiymat berish" }).click();
    const editor = page.getByRole("dialog", { name: "Kengash qarori muddati: Samarqand viloyati uchun yangi qiymat" });
    await editor.getByRole("textbox", { name: "Kunlar soni" }).fill("12");
    await typeDay(page, "Kuchga kirish kuni", start);
    await editor.getByLabel("Sabab").fill("Viloyat kengashining 7-son qarori");
    await editor.getByRole("button", { name: "Taʼsirini koʻrish" }).click();
    await editor.getByRole("button", { name: "Taklif qilish" }).click();
    await expect(editor).toHaveCount(0);

    const { proposals } = await administrator.get<SettingPage>("/settings/term.at_council");
    const made = proposals.find(({ state, territory }) => state === "open" && territory === "1718");
    const other = caller(service, await sessionOf("approver"));
    await other.post(`/setting-proposals/${made?.id}/approval`, { reason: "Qaror matni bilan bir xil" }, made?.version);
    const row = drawer.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Samarqand viloyati" }) });
    await expect(row).toContainText("20 taqvim kuni (Respublika qiymati)");
    await expect(row).toContainText("12 taqvim kuni, ");
    await drawer.getByRole("tab", { name: "Tarix" }).click();
    await expect(drawer.getByText(/^Samarqand viloyati: Taklif tasdiqlandi/)).toBeVisible();
  },
);

test(
  "a holiday approved by a second person moves an open term, and the file's history says so",
  { tag: soak },
  async ({ browse }) => {
    const { id } = await openApplication(operator);
    await operator.post(`/applications/${id}/submit`);
    const before = await operator.get<Application>(`/applications/${id}`);
    const { days } = await administrator.get<CalendarYear>(`/calendar/${dayFromNow(1).slice(0, 4)}`);
    // The next day on which offices work: it lies within the term of five working days.
    const holiday = [1, 2, 3, 4, 5, 6].map(dayFromNow).find((day) => {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      return weekday > 0 && weekday < 6 && !days.some((one) => one.day === day);
    });
    if (holiday === undefined) throw new Error("No working day within a week.");

    const page = await browse("administrator");
    await page.goto(`/allsetting?tab=calendar&year=${holiday.slice(0, 4)}`);
    // By keyboard: the day, what it is, its name. Days can be chosen once what was prepared before has come.
    const day = page.locator(`[data-day="${holiday}"]`);
    await expect(day).toBeEnabled();
    await day.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nomi (oʻzbekcha)").fill("Sinov bayrami");
    await dialog.getByRole("button", { name: "Roʻyxatga olish" }).click();
    await page.getByRole("button", { name: "Koʻrib chiqib yuborish" }).click();
    await expect(page.getByRole("dialog").getByText(/qayta hisoblanadi, har birining tarixiga yoziladi/)).toBeVisible();
    await page.getByRole("dialog").getByLabel("Sabab").fill("Prezident farmoni, sinov");
    await page.getByRole("dialog").getByRole("button", { name: "Taklif qilish" }).click();
    await expect(page.getByText("Qaror kutmoqda").first()).toBeVisible();

    const other = await browse("approver");
    await other.goto("/allsetting?tab=proposals");
    await other.getByRole("button", { name: "Tasdiqlash" }).first().click();
    await other.getByRole("dialog").getByLabel("Qaror sababi").fill("Farmon bilan bir xil");
    await other.getByRole("dialog").getByRole("button", { name: "Tasdiqlash" }).click();
    await expect(other.getByText("Qaror yozildi").first()).toBeVisible();

    await expect
      .poll(async () => (await operator.get<Application>(`/applications/${id}`)).deadline?.endsAt ?? "")
      .not.toBe(before.deadline?.endsAt);
    const { items } = await operator.get<{ items: HistoryEntry[] }>(`/applications/${id}/history`);
    expect(items[0]).toMatchObject({ action: "deadline.recomputed", actor: null });
  },
);

test(
  "the three parts of the screen are readable by everyone, wide and narrow, light and dark",
  { tag: [looks, soak] },
  async ({ browse }) => {
    const page = await browse("administrator");
    await page.goto("/allsetting");
    await expect(page.getByRole("rowheader", { name: "Ishning umumiy muddati" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/allsetting?tab=proposals");
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/allsetting?tab=calendar");
    await expect(page.locator("[data-day]").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto("/allsetting?open=shares");
    await page.getByRole("dialog").getByRole("button", { name: "Yangi qiymat" }).click();
    await expect(page.getByRole("button", { name: "Qator qoʻshish" })).toBeVisible();
    await expectAccessible(page);
  },
);
