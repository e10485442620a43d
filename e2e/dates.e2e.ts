import type { Application } from "@yer/api/contract/applications";
import { type Caller, caller, openDiscussion } from "./applications.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

const months = [
  "yanvar",
  "fevral",
  "mart",
  "aprel",
  "may",
  "iyun",
  "iyul",
  "avgust",
  "sentabr",
  "oktabr",
  "noyabr",
  "dekabr",
];

/** A moment's day in Tashkent, five hours ahead of Greenwich all year, as Uzbek writes it. */
function uzbekDay(instant: string, earlier = 0): string {
  const there = new Date(Date.parse(instant) + 5 * 3_600_000 - earlier);
  return `${there.getUTCDate()}-${months[there.getUTCMonth()] ?? ""}, ${there.getUTCFullYear()}`;
}

/** What Chromium's own data would make of an Uzbek date: "2026 M03 5". */
const untranslated = /\bM\d\d\b/;

let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  operator = caller(service, await sessionOf("operator"));
});

test("a file's page writes days as Uzbek does, in the time of Tashkent", async ({ browse }) => {
  const { id } = await openDiscussion(operator);
  const { deadline, createdAt } = await operator.get<Application>(`/applications/${id}`);
  const page = await browse("operator", { timezoneId: "America/New_York" });
  await page.goto(`/application/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("5-mart, 1970", { exact: true })).toBeVisible();
  // A term ends at 24:00 of its last day.
  await expect(main).toContainText(`muddati — ${uzbekDay(deadline.endsAt ?? "", 1)} (`);
  await page.getByRole("tab", { name: "Tarix" }).click();
  await expect(page.getByRole("tabpanel")).toContainText(uzbekDay(createdAt));
  await expect(main).not.toContainText(untranslated);
});

test("an announcement writes its period as Uzbek does", async ({ browse }) => {
  const { items } = await operator.get<{ items: { id: string }[] }>("/applications?status=announced&limit=1");
  const { announcement } = await operator.get<Application>(`/applications/${items[0]?.id ?? ""}`);
  const page = await browse("anyone");
  await page.goto(`/offer/${items[0]?.id ?? ""}`);
  const main = page.getByRole("main");
  // As on the application's own page: the last day on which one may object.
  await expect(main).toContainText(`${uzbekDay(announcement?.from ?? "")} — ${uzbekDay(announcement?.to ?? "", 1)}`);
  await expect(main).not.toContainText(untranslated);
});

for (const [locale, day] of [
  ["uz_Cyrl", "5 март, 1970"],
  ["ru_RU", /^5 марта 1970/],
  ["en_US", "March 5, 1970"],
] as const) {
  test(`the same day in ${locale}`, { tag: soak }, async ({ browse }) => {
    const { id } = await openDiscussion(operator);
    const page = await browse("administrator");
    await page.route("**/api/v1/users/me", async (route) => {
      const reply = await route.fetch();
      const me = (await reply.json()) as { preferences: object };
      await route.fulfill({ response: reply, json: { ...me, preferences: { ...me.preferences, locale } } });
    });
    await page.goto(`/application/${id}`);
    await expect(page.getByRole("main").getByText(day).first()).toBeVisible();
  });
}
