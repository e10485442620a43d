import { schedules } from "@yer/api/contract/schedules";
import { svod } from "@yer/api/contract/svod";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import PlanScreen from "./PlanScreen.js";

const codes = ["menu:plangrafic", "read:plan", "read:svod"];
const list = mock(schedules.list, { items: [], total: 0, more: false, next: null });
const asked: unknown[] = [];
const planned = mock(svod.planned, ({ query }) => {
  asked.push(query);
  return { plots: 20, amount: 2_400_000_050 };
});

afterEach(closeScreen);

test("the plan of some days says above its rows what they plan for them, to the tiyin, to who reads the summary table", async () => {
  await openScreen(PlanScreen, {
    address: "/plangrafic?region=1718&state=schedule_approved&from=2026-03-01&to=2026-03-05",
    codes,
    mocks: [list, planned],
  });
  await expect.element(page.getByText(/^24,000,000\.50/)).toBeVisible();
  await expect.element(page.getByText("Plots planned for these days")).toBeVisible();
  expect(asked).toEqual([{ region: "1718", state: "schedule_approved", from: "2026-03-01", to: "2026-03-05" }]);
  await openScreen(PlanScreen, {
    address: "/plangrafic?to=2026-03-05",
    codes: ["menu:plangrafic", "read:plan"],
    mocks: [list, planned],
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.getByText("Plots planned for these days").elements()).toEqual([]);
});
