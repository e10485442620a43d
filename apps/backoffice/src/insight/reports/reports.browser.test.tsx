import { type ReportRead, reports } from "@yer/api/contract/reports";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import ReportScreen from "./ReportScreen.js";
import ReportsScreen from "./ReportsScreen.js";

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const progress: ReportRead = {
  id: "progress",
  at: "2026-03-05T09:00:00.000Z",
  asOf: null,
  kept: null,
  by: "place",
  level: "region",
  period: { from: "2026-01-01", to: "2026-03-05" },
  within: [],
  columns: ["opened", "open", "late", "lateShare"],
  items: [
    { key: "1718", name: named("Samarkand"), values: [12, 8, 2, 0.25] },
    { key: "1727", name: named("Tashkent"), values: [0, 0, 0, null] },
  ],
  total: [12, 8, 2, 0.25],
};
type Mocks = NonNullable<Parameters<typeof openScreen>[1]["mocks"]>;
const codes = ["menu:reports", "menu:report", "read:property"];

afterEach(closeScreen);

test("reports are found by what they are called and what they tell, and each leads to its page", async () => {
  await openScreen(ReportsScreen, {
    address: "/reports",
    codes,
    mocks: [
      mock(reports.list, () => ({
        items: [
          { id: "progress", topic: "applications" as const, time: "period" as const, by: ["place" as const] },
          { id: "money", topic: "money" as const, time: "period" as const, by: ["place" as const] },
        ],
      })),
    ],
  });
  await expect
    .element(page.getByRole("link", { name: /Progress of the work/ }))
    .toHaveAttribute("href", "/reports/progress");
  await page.getByRole("searchbox").fill("budgets");
  await expect.element(page.getByRole("link", { name: /Charges, receipts/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Progress of the work/ })).not.toBeInTheDocument();
});

test("each number leads to its list of the same days and place, each place to its parts, and shares say their formula", async () => {
  const asked = vi.fn<(query: unknown) => void>();
  await openScreen(ReportScreen, {
    address: "/reports/progress?from=2026-01-01&to=2026-03-05",
    codes,
    mocks: [
      mock(reports.read, ({ query }) => {
        asked(query);
        return progress;
      }),
    ],
  });
  await expect
    .element(page.getByRole("link", { name: "Samarkand" }))
    .toHaveAttribute("href", "/reports/progress?place=1718&from=2026-01-01&to=2026-03-05");
  expect(asked).toHaveBeenCalledWith({ from: "2026-01-01", to: "2026-03-05" });
  const row = page.getByRole("row", { name: /Samarkand/ }).first();
  await expect
    .element(row.getByRole("link", { name: "12" }))
    .toHaveAttribute("href", "/applications?region=1718&from=2026-01-01&to=2026-03-05");
  await expect.element(row.getByText("25%")).toBeVisible();
  await expect.element(page.getByText("Share of late = Late now ÷ Open now")).toBeVisible();
  const total = page.getByRole("row", { name: /In all/ });
  await expect
    .element(total.getByRole("link", { name: "12" }))
    .toHaveAttribute("href", "/applications?from=2026-01-01&to=2026-03-05");
  // What is none leads nowhere.
  expect(page.getByRole("link", { name: "0", exact: true }).elements()).toHaveLength(0);
});

test("days that end before they begin are told before anything is asked", async () => {
  const asked = vi.fn<() => void>();
  await openScreen(ReportScreen, {
    address: "/reports/progress?from=2026-03-05&to=2026-01-01",
    codes,
    mocks: [
      mock(reports.read, () => {
        asked();
        return progress;
      }),
    ],
  });
  await expect.element(page.getByRole("alert")).toHaveTextContent("The period begins after it ends: mend its days");
  expect(asked).not.toHaveBeenCalled();
});

const noneKept = mock(reports.kept, () => ({ items: [] }));
const open = async (address: string, answer: () => ReportRead, held = codes, others: Mocks = [noneKept]) =>
  openScreen(ReportScreen, { address, codes: held, mocks: [mock(reports.read, answer), ...others] });

test("who may not open it, a report that there is not, none of its rows, and a failure say so", async () => {
  await open("/reports/progress", () => progress, []);
  await expect.element(page.getByText("You may not read reports")).toBeVisible();
  await open("/reports/nothing", () => progress);
  await expect.element(page.getByText("There is no such report or place")).toBeVisible();
  await open("/reports/progress?place=1799", () => {
    throw refusal("not-found");
  });
  await expect.element(page.getByText("There is no such report or place")).toBeVisible();
  await open("/reports/progress", () => ({ ...progress, items: [] }));
  await expect.element(page.getByText("The report has no rows")).toBeVisible();
  await open("/reports/progress", () => {
    throw refusal("internal");
  });
  await expect.element(page.getByRole("button", { name: /again/i }).first()).toBeVisible();
});

const mark = {
  id: "0190f0a0-0000-7000-8000-00000000000a",
  at: "2026-02-01T09:00:00.000Z",
  by: "Karimova Dilnoza",
  sha256: "ab12",
  sound: true,
};

test("a result is kept as it is asked, and those kept are listed, each with its address", async () => {
  const kept = vi.fn<(body: unknown) => void>();
  const list = mock(reports.kept, () => ({
    items: [{ ...mark, rows: "place" as const, period: progress.period, place: named("Samarkand") }],
  }));
  await open("/reports/progress?asOf=2026-01-31T18:59:59.999Z", () => progress, codes, [
    list,
    mock(reports.keep, ({ body }) => {
      kept(body);
      return mark;
    }),
  ]);
  await page.getByRole("button", { name: "Keep this result" }).click();
  await expect.poll(() => kept.mock.calls).toEqual([[{ asOf: "2026-01-31T18:59:59.999Z" }]]);
  await expect
    .element(page.getByRole("region", { name: "Kept results" }).getByRole("link"))
    .toHaveAttribute("href", `/reports/progress?kept=${mark.id}`);
  await expect.element(page.getByText(/Karimova Dilnoza · .* · Samarkand · Place/)).toBeVisible();
});

test("what was kept and what is told as of a moment say so, lead to no lists, and back to now", async () => {
  const then = "2026-01-31T18:59:59.999Z";
  await open(`/reports/progress?kept=${mark.id}`, () => ({ ...progress, asOf: then, kept: mark }));
  await expect.element(page.getByText(/As it stood at .*, kept by Karimova Dilnoza/)).toBeVisible();
  await expect.element(page.getByText(/^As of .*: what was told then/)).toBeVisible();
  await expect.element(page.getByText("SHA-256: ab12")).toBeVisible();
  expect(page.getByRole("link", { name: "12" }).elements()).toEqual([]);
  await expect
    .element(page.getByRole("link", { name: "As it stands now" }))
    .toHaveAttribute("href", "/reports/progress");
  expect(page.getByRole("button", { name: "Keep this result" }).elements()).toEqual([]);
  await open(`/reports/progress?kept=${mark.id}`, () => ({ ...progress, kept: { ...mark, sound: false } }));
  await expect.element(page.getByText(/no longer has its hash/)).toBeVisible();
});

test("places are told on the map too, by the column that is chosen; rows that are no places have none", async () => {
  let read = progress;
  const mocks = [mock(reports.read, () => read), mock(reports.kept, () => ({ items: [] }))];
  await openScreen(ReportScreen, { address: "/reports/progress?view=map", codes, mocks });
  await expect.element(page.getByRole("tab", { name: "Map" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: /What the map shows/ }).click();
  await page.getByRole("option", { name: "Share of late" }).click();
  await expect.element(page.getByRole("button", { name: /Share of late.*What the map shows/ })).toBeVisible();
  await page.getByRole("tab", { name: "Table and chart" }).click();
  await expect.element(page.getByRole("grid")).toBeVisible();
  closeScreen();

  read = { ...progress, by: "month", level: null, items: [{ key: "2026-01", name: null, values: [12, 8, 2, 0.25] }] };
  await openScreen(ReportScreen, { address: "/reports/progress", codes, mocks });
  await expect.element(page.getByRole("grid")).toBeVisible();
  await expect.element(page.getByRole("tab")).not.toBeInTheDocument();
});
