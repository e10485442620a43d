import type { Area, AreaRow } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { overlaps, type OverlapRow } from "@yer/api/contract/overlaps";
import { mock } from "@yer/api/mock";
import { Outlet } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import OverlapsRegister from "../overlaps/OverlapsRegister.js";
import AreasScreen from "./AreasScreen.js";
import AreaScreen from "./page/AreaScreen.js";
import { areaDraft } from "./testing/area-draft.js";

const idOf = (number: number): string => `0190f0a0-0000-7000-8000-00000000000${number}`;
const whole = (number: number): Area => ({
  ...areaDraft,
  id: idOf(number),
  number: `A-${number}`,
  state: "area_taken",
  basket: null,
  basketReason: null,
  faults: [],
  moves: [{ key: "find", to: null, allowed: true, reasons: [], follows: [] }],
});
const row = (number: number): AreaRow => ({
  ...whole(number),
  source: "list",
  legalBasis: null,
  cadastreNumber: null,
  address: null,
});
const side = (number: number): OverlapRow["first"] => ({
  kind: "area",
  id: idOf(number),
  number: `A-${number}`,
  status: "area_taken",
  legalBasis: null,
  district: areaDraft.district,
  neighborhood: null,
});
const overlap = (number: number, first: number, second: number): OverlapRow => ({
  id: idOf(number),
  first: side(first),
  second: side(second),
  class: "duplicate",
  area: 100,
  percent: 100,
  foundAt: areaDraft.createdAt,
  triage: null,
  version: 1,
});

let asked: unknown[] = [];
const page1 = { more: false, next: null };
const mocks = [
  mock(areas.list, ({ query }) => {
    asked.push(query);
    return { items: [1, 2, 3].map(row), total: 3, ...page1 };
  }),
  mock(areas.get, ({ params }) => whole(Number(params.id.slice(-1)))),
  mock(overlaps.list, ({ query }) => {
    asked.push(query);
    return { items: [overlap(7, 1, 2), overlap(8, 2, 3), overlap(9, 1, 3)], total: 3, ...page1 };
  }),
];

const open = async (address: string) =>
  openScreen(Outlet, {
    address,
    mocks,
    codes: ["read:area", "take:area", "find:area", "update:area", "read:property", "triage:overlap"],
    routes: [
      { path: "/areas/:state", element: <AreasScreen /> },
      { path: "/applications", element: <OverlapsRegister /> },
      { path: "/area/:id", element: <AreaScreen /> },
    ],
  });
const heading = (words: string) => page.getByRole("heading", { level: 1, name: words });
const next = (number: string) => page.getByRole("link", { name: `Next: ${number}` });
const told = () => new URLSearchParams(window.location.search).get("list");
const altN = async () => userEvent.keyboard("{Alt>}n{/Alt}");

beforeEach(() => {
  asked = [];
});
afterEach(closeScreen);

const queue = "/areas/has_failed_returned_from_inspection?inspected=true&sort=deadlineAt";

test("from an area the next of its state's register, as it stood, is one key away", async () => {
  await open(queue);
  await userEvent.click(page.getByRole("row", { name: /A-1/ }).getByRole("link").first());
  await expect.element(heading("A-1")).toBeVisible();
  await expect.element(next("A-2")).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ state: "area_taken", inspected: "true", sort: "deadlineAt" });
  await altN();
  await expect.element(heading("A-2")).toBeVisible();
  await expect.element(next("A-3")).toBeVisible();
  await expect.element(page.getByRole("navigation").getByRole("link").last()).toHaveAttribute("href", queue);
});

test("the form of an area and that of a visit know the list still", async () => {
  await open(`/area/${idOf(1)}?${new URLSearchParams({ list: queue }).toString()}`);
  await expect.element(next("A-2")).toBeVisible();
  const edit = page.getByRole("link", { name: "Edit", exact: true }).element().getAttribute("href") ?? "";
  expect(new URL(edit, window.location.href).searchParams.get("list")).toBe(queue);
  await userEvent.click(page.getByRole("button", { name: "Write up a visit" }));
  await expect.poll(() => new URLSearchParams(window.location.search).has("visit")).toBe(true);
  expect(told()).toBe(queue);
});

test("what is proposed for areas is gone through too; from the register of all nothing is", async () => {
  await open("/areas/area_all?proposed=true&sort=stateSince");
  await userEvent.click(page.getByRole("row", { name: /A-1/ }).getByRole("link").first());
  await expect.element(next("A-2")).toBeVisible();
  await open("/areas/area_all");
  await userEvent.click(page.getByRole("row", { name: /A-1/ }).getByRole("link").first());
  await expect.element(heading("A-1")).toBeVisible();
  expect(page.getByRole("link", { name: /^Next/ }).elements()).toEqual([]);
});

test("from a plot of an overlap the next overlap is one key away, past those of the same plot", async () => {
  await open("/applications?view=overlaps&state=waiting");
  await userEvent.click(
    page
      .getByRole("row", { name: /A-1.*A-2/ })
      .getByRole("link")
      .first(),
  );
  await expect.element(heading("A-1")).toBeVisible();
  await expect.element(next("A-2")).toBeVisible();
  expect(told()).toBe("/applications?view=overlaps&state=waiting");
  expect(asked.at(-1)).toMatchObject({ state: "waiting" });
  await altN();
  await expect.element(heading("A-2")).toBeVisible();
  await altN();
  await expect.element(heading("A-1")).toBeVisible();
  // Opened from the third row now: behind it stands what was passed over.
  expect(new URLSearchParams(window.location.search).get("row")).toBe(idOf(9));
});
