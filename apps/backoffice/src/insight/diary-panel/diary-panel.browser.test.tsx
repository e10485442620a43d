import { diaryPanel } from "@yer/api/contract/diary-panel";
import type { ReportRead } from "@yer/api/contract/reports";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import DiaryPanelScreen from "./DiaryPanelScreen.js";

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const told = {
  at: "2026-03-31T09:00:00.000Z",
  asOf: null,
  kept: null,
  by: "place",
  level: "region",
  period: { from: "2026-03-01", to: "2026-03-31" },
} as const;
const visits: ReportRead = {
  ...told,
  within: [],
  id: "visits",
  columns: ["visits", "occupied", "kept"],
  items: [{ key: "1718", name: named("Samarkand"), values: [7, 4, 1] }],
  total: [7, 4, 1],
};
const rounds: ReportRead = {
  ...told,
  within: [],
  id: "rounds",
  columns: ["takenAlong", "visited", "visitedShare", "left", "unvisited"],
  items: [{ key: "1718", name: named("Samarkand"), values: [12, 9, 0.75, 3, 5] }],
  total: [12, 9, 0.75, 3, 5],
};
type Answer = Parameters<typeof mock<typeof diaryPanel.read>>[1];
const answer: Answer = ({ params }) => (params.part === "visits" ? visits : rounds);
const days = "from=2026-03-01&to=2026-03-31";
const open = async (reply: Answer = answer, asked = days, codes: readonly string[] = ["read:visit", "read:area"]) =>
  openScreen(DiaryPanelScreen, { address: `/diary?${asked}`, codes, mocks: [mock(diaryPanel.read, reply)] });

afterEach(closeScreen);

test("every number opens its list: visits the records of these days, plots of rounds the areas", async () => {
  await open();
  await expect
    .element(page.getByRole("link", { name: "Occupied without papers 4" }))
    .toHaveAttribute("href", `/diary/records?finding=occupied&${days}`);
  await expect
    .element(page.getByRole("link", { name: "Left unvisited 3" }))
    .toHaveAttribute("href", "/areas/area_all?round=left&roundFrom=2026-03-01&roundTo=2026-03-31");
  await expect
    .element(page.getByRole("link", { name: "Visited by nobody 5" }))
    .toHaveAttribute("href", "/areas/area_all?state=area_taken&visited=false");
  const row = page.getByRole("row", { name: /Samarkand/ }).first();
  await expect
    .element(row.getByRole("link", { name: "7" }))
    .toHaveAttribute("href", `/diary/records?region=1718&${days}`);
  await expect
    .element(row.getByRole("link", { name: "Samarkand" }))
    .toHaveAttribute("href", `/diary?place=1718&${days}`);
});

test("rows by inspector are asked of visits alone", async () => {
  const asked = vi.fn<(part: string, query: unknown) => void>();
  await open((call) => {
    asked(call.params.part, call.query);
    return answer(call);
  }, `by=inspector&${days}`);
  await expect.element(page.getByRole("grid", { name: "Rounds: plan and fact" })).toBeVisible();
  expect(asked).toHaveBeenCalledWith("visits", { by: "inspector", from: "2026-03-01", to: "2026-03-31" });
  expect(asked).toHaveBeenCalledWith("rounds", { from: "2026-03-01", to: "2026-03-31" });
});

test("who may not read visits is told so, and who may not read areas sees visits alone", async () => {
  await open(answer, days, []);
  await expect.element(page.getByText("You may not read the diary’s records")).toBeVisible();
  await open(answer, days, ["read:visit"]);
  await expect.element(page.getByRole("grid", { name: "Visits on the spot" })).toBeVisible();
  expect(page.getByRole("grid", { name: "Rounds: plan and fact" }).elements()).toEqual([]);
  expect(page.getByRole("link", { name: /The report’s page/ }).elements()).toEqual([]);
});

test("what cannot be read can be tried again, and nothing to count is said", async () => {
  let isBroken = true;
  await open(
    () => {
      if (isBroken) throw refusal("internal");
      return { ...visits, items: [], total: [0, 0, 0] };
    },
    days,
    ["read:visit"],
  );
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect.element(page.getByText("The report has no rows")).toBeVisible();
});

test("days that end before they begin are said to be wrong, and nothing is asked", async () => {
  await open(answer, "from=2026-03-31&to=2026-03-01");
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("grid").elements()).toEqual([]);
});
