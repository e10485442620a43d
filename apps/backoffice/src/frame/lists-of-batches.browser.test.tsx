import { areaLists } from "@yer/api/contract/area-imports";
import { asBatch, type Batch } from "@yer/api/contract/batch";
import { calendarLists } from "@yer/api/contract/calendar-lists";
import { pageSizes } from "@yer/api/contract/list";
import { placeLists } from "@yer/api/contract/places-import";
import { outlineFiles } from "@yer/api/contract/places-outlines";
import { scheduleLists } from "@yer/api/contract/schedule-imports";
import { proposals } from "@yer/api/contract/settings";
import { mock } from "@yer/api/mock";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import { texts } from "./testing/screens-of-registers.js";

/** The kinds of files that are brought into another register, where they stand, and who may bring them. */
const kinds = [
  {
    declared: asBatch(areaLists),
    address: "/areas/area_all?do=import",
    load: () => import("../cases/areas/AreasScreen.js"),
  },
  {
    declared: asBatch(scheduleLists),
    address: "/plangrafic?do=import",
    load: () => import("../cases/plan/PlanScreen.js"),
  },
  {
    declared: asBatch(calendarLists),
    address: "/allsetting?tab=calendar&do=list",
    load: () => import("../identity/settings/SettingsScreen.js"),
  },
  {
    declared: asBatch(placeLists),
    address: "/allneighborhoods?do=import",
    load: () => import("../places/NeighborhoodsScreen.js"),
  },
  {
    declared: asBatch(outlineFiles),
    address: "/allregions?do=outlines",
    load: () => import("../places/RegionsScreen.js"),
  },
] satisfies readonly {
  readonly declared: object;
  readonly address: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}[];

const many = 70;
const batch = (number: number): Batch => ({
  id: `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`,
  fileName: `file-${number}.csv`,
  format: "csv",
  encoding: "UTF-8",
  columns: ["a"],
  sample: [],
  rows: 3,
  done: 3,
  state: "stopped",
  stoppedIn: "applying",
  mapping: {},
  filled: {},
  remembered: false,
  shapes: false,
  system: null,
  counts: { new: 0, changed: 0, over: 0, known: 0, wrong: 0, entered: 0, undone: 0, kept: 0 },
  warned: 0,
  by: "Nodira Qodirova",
  at: "2026-03-05T05:00:00.000Z",
  appliedAt: null,
  undoneAt: null,
  version: 1,
});

afterEach(closeScreen);

describe.each(kinds)("$declared.name", ({ declared, address, load }) => {
  const { list, get, rows } = declared.calls;
  const mocks = [
    mock(list, ({ query }) => {
      const from = Number((query as { readonly after?: string }).after ?? 0);
      const to = Math.min(many, from + pageSizes.usual);
      const items = Array.from({ length: to - from }, (_, index) => batch(from + index + 1));
      return { items, total: many, more: false, next: to < many ? String(to) : null };
    }),
    mock(get, ({ params }) => batch(Number(params.id.slice(-12)))),
    mock(rows, () => ({ items: [], total: 0, more: false, next: null })),
    mock(proposals.list, () => ({ items: [] })),
  ];

  it("turns its pages to files that were brought long ago, and opens them", async () => {
    await openScreen((await load()).default, { address, mocks, codes: [declared.code, "read:setting"], texts });
    const grid = page.getByRole("grid");
    await expect.element(grid.getByText("file-1.csv")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Next", exact: true }));
    await expect.element(grid.getByText("file-70.csv")).toBeInTheDocument();
    await userEvent.click(grid.getByText("file-70.csv"));
    await expect.poll(() => new URLSearchParams(window.location.search).get("batch")).toBe(batch(70).id);
    await expect.element(page.getByRole("button", { name: "Go on", exact: true })).toBeVisible();
  });
});
