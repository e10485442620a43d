import { svod, type SvodRow, type SvodSums } from "@yer/api/contract/svod";
import { svodStatements } from "@yer/api/contract/svod-statements";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import SvodScreen from "./SvodScreen.js";

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const sums: SvodSums = {
  planned: 900_000,
  charged: 300_000,
  discounted: 50_000,
  paid: 200_000,
  remaining: 50_000,
  late: 20_000,
  beyond: 700,
  distributed: 200_000,
};
const row = (code: string, name: string, before: SvodSums | null = null): SvodRow => ({
  place: { code, name: named(name) },
  ...sums,
  before,
});
const reply = (items: SvodRow[], within: readonly [string, string][] = []) => ({
  level: "region" as const,
  period: { from: null, to: "2026-03-05" },
  before: null,
  within: within.map(([code, name]) => ({ code, name: named(name) })),
  items,
  total: sums,
  totalBefore: null,
});
const codes = ["read:svod", "read:cdistribution", "read:cpayments"];

afterEach(closeScreen);

test("each place leads to its parts, what was distributed to its list of the same days, and the foot has the total", async () => {
  const asked = vi.fn<(query: unknown) => void>();
  await openScreen(SvodScreen, {
    address: "/svod?from=2026-03-01&to=2026-03-05",
    codes: [...codes, "menu:plangrafic"],
    mocks: [
      mock(svod.read, ({ query }) => {
        asked(query);
        return {
          ...reply([row("1718", "Samarkand", { ...sums, paid: 100_000 })]),
          period: { from: "2026-03-01", to: "2026-03-05" },
          before: { from: "2026-02-24", to: "2026-02-28" },
          totalBefore: { ...sums, paid: 100_000 },
        };
      }),
    ],
  });
  await expect
    .element(page.getByRole("link", { name: "Samarkand" }))
    .toHaveAttribute("href", "/svod/1718?from=2026-03-01&to=2026-03-05");
  expect(asked).toHaveBeenCalledWith({ from: "2026-03-01", to: "2026-03-05" });
  // Of what is charged a part is paid and a part remains: the three add up to nothing that could be told.
  await expect.element(page.getByText(/Highest: /)).toBeVisible();
  expect(page.getByText(/total: /i).elements()).toHaveLength(0);
  // The chart has the same figures as a table.
  const line = page.getByRole("row", { name: /Samarkand/ }).first();
  await expect.element(line.getByText("+100%", { exact: true })).toBeVisible();
  await expect
    .element(line.getByRole("link", { name: "2,000", exact: true }).last())
    .toHaveAttribute("href", "/cdistribution?region=1718&from=2026-03-01&to=2026-03-05");
  // What was charged opens what was booked in these days, what remains what the last of them left, what is late that of today.
  const listed = line
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(listed).toEqual(
    expect.arrayContaining([
      "/cpayments?region=1718&booked=charged&from=2026-03-01&to=2026-03-05",
      "/cpayments?region=1718&booked=remaining&to=2026-03-05",
      "/cpayments?region=1718&booked=beyond&to=2026-03-05",
      "/cpayments?region=1718&late=true",
      // What is planned opens the schedules that plan it for these days.
      "/plangrafic?region=1718&state=schedule_approved&state=schedule_running&state=schedule_closed&from=2026-03-01&to=2026-03-05",
    ]),
  );
  await expect
    .element(page.getByText("01.03.2026 – 05.03.2026, compared with the period before, 24.02.2026 – 28.02.2026"))
    .toBeVisible();
  await expect.element(page.getByRole("row", { name: /Sum of all.*9,000/ })).toBeVisible();
});

test("a district stands under its region with its neighbourhoods; what is not late today is not told", async () => {
  const asked = vi.fn<(query: unknown) => void>();
  await openScreen(SvodScreen, {
    address: "/svod/1718?district=1718401",
    codes: ["read:svod"],
    mocks: [
      mock(svod.read, ({ query }) => {
        asked(query);
        return reply(
          [{ ...row("14160001", "Registan"), late: null }],
          [
            ["1718", "Samarkand region"],
            ["1718401", "Samarkand"],
          ],
        );
      }),
    ],
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "Samarkand", exact: true })).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ place: "1718401" });
  await expect.element(page.getByRole("link", { name: "Samarkand region" })).toHaveAttribute("href", "/svod/1718");
  const line = page.getByRole("row", { name: /Registan/ }).first();
  await expect.element(line.getByText("—", { exact: true }).first()).toBeVisible();
  // Without the right to its list a sum leads nowhere.
  expect(line.getByRole("link").elements()).toHaveLength(0);
});

test("the paper for signature is asked for as the table is, in the reader's language, and saved", async () => {
  const signed: unknown[] = [];
  const opened: unknown[] = [];
  await openScreen(SvodScreen, {
    address: "/svod/1718?to=2026-03-05",
    codes,
    mocks: [
      mock(svod.read, () => reply([row("1718401", "Samarkand")], [["1718", "Samarkand region"]])),
      mock(svodStatements.sign, ({ body }) => {
        signed.push(body);
        return { id: "0190f0a0-0000-7000-8000-000000000001", key: "k".repeat(22) };
      }),
      mock(svodStatements.pdf, ({ params, query }) => {
        opened.push([params, query]);
        throw refusal("not-found");
      }),
    ],
  });
  await userEvent.click(page.getByRole("button", { name: "PDF for signature" }));
  await expect.poll(() => opened).toEqual([[{ id: "0190f0a0-0000-7000-8000-000000000001" }, { k: "k".repeat(22) }]]);
  expect(signed).toEqual([{ of: { place: "1718", to: "2026-03-05" }, language: "en_US" }]);
});

test("who may not read it, a place that is none, and a failure say so", async () => {
  await openScreen(SvodScreen, { address: "/svod", codes: [], mocks: [] });
  await expect.element(page.getByText("You may not read the summary table")).toBeVisible();
  await openScreen(SvodScreen, { address: "/svod/99", codes, mocks: [] });
  await expect
    .element(page.getByRole("link", { name: "To the table of the republic" }))
    .toHaveAttribute("href", "/svod");
  await openScreen(SvodScreen, {
    address: "/svod",
    codes,
    mocks: [
      mock(svod.read, () => {
        throw refusal("internal");
      }),
    ],
  });
  await expect.element(page.getByRole("button", { name: /again/i }).first()).toBeVisible();
});

test("as of today what is planned opens the plan until today; sums have tiyin where one of their column has", async () => {
  await openScreen(SvodScreen, {
    address: "/svod",
    codes: [...codes, "menu:plangrafic"],
    mocks: [mock(svod.read, () => reply([row("1718", "Samarkand"), { ...row("1703", "Andijan"), charged: 300_050 }]))],
  });
  const line = page.getByRole("row", { name: /Samarkand/ }).first();
  await expect
    .element(line.getByRole("link", { name: "9,000", exact: true }))
    .toHaveAttribute("href", expect.stringMatching(/^\/plangrafic\?region=1718&state=.*&to=2026-03-05$/));
  await expect.element(line.getByRole("link", { name: "3,000.00", exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "3,000.50", exact: true })).toBeVisible();
  await expect.element(line.getByRole("link", { name: "500", exact: true }).first()).toBeVisible();
});

test("the day to compare with says that it may stay empty", async () => {
  await openScreen(SvodScreen, {
    address: "/svod",
    codes,
    mocks: [mock(svod.read, reply([row("1718", "Samarkand")]))],
  });
  await expect
    .element(page.getByRole("group", { name: "Compare with the day" }))
    .toHaveAccessibleDescription(/Left empty, nothing is compared/);
});
