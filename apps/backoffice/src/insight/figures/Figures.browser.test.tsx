import { dashboard, type Dashboard } from "@yer/api/contract/dashboard";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { withFiguresTexts } from "./figures-texts.js";
import Numbers from "./Figures.js";

const Figures = withFiguresTexts(Numbers);

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const told: Dashboard = {
  period: { from: "2026-11-01", to: "2026-11-02" },
  before: { from: "2026-10-30", to: "2026-10-31" },
  at: "2026-11-02T10:00:00.000Z",
  figures: [
    { key: "applications.opened", value: 15, more: false, before: 10 },
    { key: "applications.submitted", value: 4, more: false, before: 4 },
    { key: "applications.finished", value: 3, more: false, before: 0 },
    { key: "applications.open", value: 60, more: false, before: null },
    { key: "applications.late", value: 10_000, more: true, before: null },
    { key: "money.paid", value: 123_400, more: false, before: 61_700 },
  ],
  statuses: [{ status: "in_review", total: 7, median: 3, p90: 21, oldest: 30 }],
  organisations: [
    {
      organisation: { id: "0190f0a0-0000-7000-8000-000000000001", name: named("Architecture") },
      total: 5,
      median: 2,
      p90: 9,
      oldest: 9,
    },
  ],
  course: {
    by: "day",
    points: [
      { day: "2026-11-01", opened: 10, submitted: 1, finished: 3 },
      { day: "2026-11-02", opened: 5, submitted: 3, finished: 0 },
    ],
  },
  doneBy: "2026-12-12",
};

afterEach(closeScreen);

const open = async (reply: Parameters<typeof mock<typeof dashboard.read>>[1], address = "/dashboard") =>
  openScreen(Figures, { address, codes: ["read:property"], mocks: [mock(dashboard.read, reply)] });

test("each number leads to its list, says how it was before, and is told in words and as a table too", async () => {
  const asked = vi.fn<(query: unknown) => void>();
  await open(({ query }) => {
    asked(query);
    return told;
  }, "/dashboard?from=2026-11-01&to=2026-11-02");
  const opened = page.getByRole("link", { name: "Came in 15" });
  await expect.element(opened).toHaveAttribute("href", "/applications?from=2026-11-01&to=2026-11-02");
  expect(asked).toHaveBeenCalledWith({ from: "2026-11-01", to: "2026-11-02" });
  await expect.element(page.getByText("10 before (+50%)")).toBeVisible();
  await expect.element(page.getByText("As many before: 4")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Past their term 10,000+" })).toBeVisible();
  await expect.element(page.getByText(/In these days 15 came in, 4 were submitted/)).toBeVisible();
  await expect.element(page.getByText(/60 unfinished files will have ended by December 12, 2026/)).toBeVisible();
  await expect.element(page.getByRole("row", { name: /November 2, 2026.*5.*3.*0/ })).toBeInTheDocument();
});

test("where files wait is told by status and organisation, each with its list", async () => {
  await open(() => told);
  const status = page.getByRole("row", { name: /7.*3.*21.*30/ }).first();
  await expect
    .element(status.getByRole("link", { name: "7" }))
    .toHaveAttribute("href", "/applications/aplications_5?sort=statusSince");
  await expect
    .element(
      page
        .getByRole("row", { name: /Architecture.*5/ })
        .first()
        .getByRole("link", { name: "5" }),
    )
    .toHaveAttribute("href", "/applications?awaits=0190f0a0-0000-7000-8000-000000000001");
  await expect.element(page.getByText(/One in two waits 3 days at least, one in ten 21 days/)).toBeVisible();
});

test("on a phone no number is broken over two lines, and what it was before has a line to itself", async () => {
  await page.viewport(390, 844);
  await open(() => told);
  const late = page.getByRole("link", { name: "Past their term 10,000+" });
  await expect.element(late).toBeVisible();
  const lines = [...document.querySelectorAll("dt + dd a > span")].map((figure) => figure.getClientRects().length);
  expect(lines).toEqual(told.figures.map(() => 1));
  const before = page.getByText("10 before (+50%)").element().getBoundingClientRect();
  expect(before.top).toBeGreaterThanOrEqual(
    page.getByText("15", { exact: true }).first().element().getBoundingClientRect().bottom - 4,
  );
  await page.viewport(1280, 800);
});

test("on a phone tables and pictures stand folded below their sentences until they are unfolded", async () => {
  await page.viewport(390, 844);
  await open(() => told);
  await expect.element(page.getByText(/One in two waits 3 days at least, one in ten 21 days/).first()).toBeVisible();
  const table = page.getByRole("table", { name: "Whose conclusions are awaited" });
  expect(table.elements()).toEqual([]);
  await page.getByRole("button", { name: "Show all: 1" }).last().click();
  await expect.element(page.getByText("Architecture").last()).toBeVisible();
  await page.viewport(1280, 800);
});

test("who may read no register is told so; what cannot be read can be tried again", async () => {
  await open(() => ({ ...told, figures: [], statuses: null, organisations: null, course: null, doneBy: null }));
  await expect.element(page.getByText("There are no numbers that you may read")).toBeVisible();
  let isBroken = true;
  await open(() => {
    if (isBroken) throw refusal("internal");
    return told;
  });
  await expect.element(page.getByText("The numbers could not be read")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("link", { name: "Came in 15" })).toBeVisible();
});

test("an address that asks by a name it does not know, or for no day, is told so", async () => {
  await open(() => told, "/dashboard?form=2026-11-01&to=soon");
  await expect.element(page.getByText(/does not know: form=2026-11-01; to=soon$/)).toBeVisible();
});
