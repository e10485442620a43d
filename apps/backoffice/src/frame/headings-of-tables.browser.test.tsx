import { locales } from "@yer/api/contract/appearance";
import { dashboard } from "@yer/api/contract/dashboard";
import { drafts } from "@yer/api/contract/drafts";
import { moneyMonths } from "@yer/api/contract/money-months";
import { myWork } from "@yer/api/contract/my-work";
import { positions, roles } from "@yer/api/contract/positions";
import { reports } from "@yer/api/contract/reports";
import { schedules } from "@yer/api/contract/schedules";
import { svod } from "@yer/api/contract/svod";
import { type Mock, mock } from "@yer/api/mock";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import { allTexts } from "./testing/all-texts.js";
import { brokenWords, headingsDrawn } from "./testing/broken-words.js";

const names = { uz_UZ: "Toshkent", uz_Cyrl: "Тошкент", ru_RU: "Ташкент", en_US: "Tashkent" };
const longest = {
  uz_UZ: "Inspeksiyalarni muvofiqlashtiruvchi",
  uz_Cyrl: "Инспекцияларни мувофиқлаштирувчи",
  ru_RU: "Сельскохозяйственный землеустроитель",
  en_US: "Telecommunications superintendent",
};
const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const place = { code: "1726294", name: names };
const sums = {
  planned: 900_000,
  charged: 300_000,
  discounted: 50_000,
  paid: 200_000,
  remaining: 50_000,
  late: 20_000,
  beyond: 700,
  distributed: 200_000,
};
const waits = { total: 5, median: 2, p90: 9, oldest: 9 };
const days = { from: "2026-11-01", to: "2026-11-02" };
const at = "2026-11-02T10:00:00.000Z";
const noActs = { propose: [], approve: [], refuse: [], withdraw: [] };
const month = {
  month: "2026-02",
  region: { soato: "1718" as const, name: names },
  state: "open" as const,
  proposedBy: null,
  proposedAt: null,
  closedBy: null,
  closedAt: null,
  reason: null,
  acts: noActs,
  version: 0,
};
const schedule = {
  id: id(3),
  region: { soato: "1726", name: names },
  district: { soato: "1726294", name: names },
  neighborhood: { id: 1, name: names },
  year: 2026,
  state: "schedule_running",
  startsOn: "2026-03-01",
  endsOn: "2026-04-01",
  organisation: { id: id(4), name: names },
  plots: 20,
  opened: 12,
  submitted: 5,
  finished: 2,
  expected: 6,
  late: false,
  proposed: false,
  stateSince: at,
};
const progress = {
  place,
  schedules: 4,
  running: 2,
  late: 1,
  state: "schedule_running" as const,
  expected: 60,
  plots: 200,
  opened: 120,
  submitted: 50,
  finished: 20,
};
const set = { id: id(5), name: longest, codes: [], holders: 1, version: 1 };
const list = <Row,>(items: Row[]) => ({ items, total: items.length, more: false, next: null });

interface Shown {
  readonly of: string;
  readonly address: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  readonly codes: readonly string[];
  readonly mocks: readonly Mock[];
  /** How many headings its tables have in all. */
  readonly columns: number;
}

const planned = [
  mock(schedules.list, () => list([schedule]) as never),
  mock(schedules.progress, () => ({ items: [progress] })),
];

const shown: readonly Shown[] = [
  {
    of: "/dashboard",
    address: "/dashboard",
    load: async () => import("../insight/dashboard/DashboardScreen.js"),
    codes: ["menu:dashboard", "read:property"],
    mocks: [
      mock(myWork.queues, () => ({
        queues: [
          { kind: "conclusions" as const, total: 2, more: false, late: 1, next: { state: "none" as const } as never },
        ],
      })),
      mock(dashboard.read, () => ({
        period: days,
        before: days,
        at,
        figures: [{ key: "applications.opened" as const, value: 15, more: false, before: 10 }],
        statuses: [{ status: "in_review" as const, ...waits }],
        organisations: [{ organisation: { id: id(6), name: names }, ...waits }],
        course: { by: "day" as const, points: [{ day: days.from, opened: 10, submitted: 1, finished: 3 }] },
        doneBy: null,
      })),
    ],
    columns: 24,
  },
  {
    of: "/reports/progress",
    address: "/reports/progress",
    load: async () => import("../insight/reports/ReportScreen.js"),
    codes: ["menu:reports", "menu:report", "read:property"],
    mocks: [
      mock(reports.read, () => ({
        id: "progress" as const,
        at,
        asOf: null,
        kept: null,
        by: "place" as const,
        level: "region" as const,
        period: days,
        within: [],
        columns: ["opened", "open", "late", "lateShare"],
        items: [{ key: "1718", name: names, values: [12, 8, 2, 0.25] }],
        total: [12, 8, 2, 0.25],
      })),
    ],
    columns: 7,
  },
  {
    of: "/permissions",
    address: "/permissions",
    load: async () => import("../identity/people/MatrixScreen.js"),
    codes: ["read:position", "read:role"],
    mocks: [
      mock(positions.list, () => ({ items: [set] })),
      mock(roles.list, () => ({ items: [{ ...set, id: id(7) }] })),
      mock(drafts.get, () => ({ draft: null })),
    ],
    columns: 3,
  },
  {
    of: "months of the books",
    address: "/cdistribution?view=months&month=1718.2026-02",
    load: async () => import("../money/distributions/DistributionsScreen.js"),
    codes: ["read:cdistribution", "close:month", "approve:month"],
    mocks: [
      mock(moneyMonths.list, () => list([month])),
      mock(moneyMonths.read, () => ({
        ...month,
        checks: [],
        turnovers: [{ account: "bank" as const, debit: 100_000, credit: 0 }],
        entries: 3,
      })),
    ],
    columns: 8,
  },
  {
    of: "the plan by weeks",
    address: "/plangrafic?view=calendar&year=2026",
    load: async () => import("../cases/plan/PlanScreen.js"),
    codes: ["menu:plangrafic", "read:plan"],
    mocks: planned,
    columns: 2,
  },
  {
    of: "how the plan goes",
    address: "/plangrafic?view=progress&year=2026",
    load: async () => import("../cases/plan/PlanScreen.js"),
    codes: ["menu:plangrafic", "read:plan"],
    mocks: planned,
    columns: 9,
  },
  {
    of: "/svod",
    address: "/svod",
    load: async () => import("../money/svod/SvodScreen.js"),
    codes: ["read:svod"],
    mocks: [
      mock(svod.read, () => ({
        level: "region" as const,
        period: { from: null, to: days.to },
        before: null,
        within: [],
        items: [{ place: { code: "1718", name: names }, ...sums, before: null }],
        total: sums,
        totalBefore: null,
      })),
    ],
    columns: 13,
  },
];

afterEach(async () => {
  closeScreen();
  await page.viewport(1280, 800);
});

const cases = shown.flatMap((one) => locales.map((locale) => [one.of, locale, one] as const));

// Above a phone, where tables are cards, a narrow window leaves columns no room but that of their words.
test.each(cases)(
  "%s breaks no word of its headings: %s",
  async (_, locale, { address, load, codes, mocks, columns }) => {
    await page.viewport(700, 800);
    const texts = await allTexts(locale);
    await openScreen((await load()).default, { address, codes, mocks, texts, locale });
    await expect.poll(() => headingsDrawn().length).toBe(columns);
    // A font may be on its way.
    await expect.poll(brokenWords).toEqual([]);
  },
);
