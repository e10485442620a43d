import { type ApplicationRow, applicationRegister } from "@yer/api/contract/application-register";
import { pathOfStatus, statusKeys } from "@yer/api/contract/statuses";
import { mock } from "@yer/api/mock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages as standing } from "../../cases/standing/messages/en_US.js";
import { messages } from "./messages/en_US.js";
import { PausedTab } from "./PausedTab.js";

const name = { uz_UZ: "Kengash", uz_Cyrl: "Кенгаш", ru_RU: "Совет", en_US: "Council" };
const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const row = (number: number): ApplicationRow => ({
  id: id(number),
  number: `F-${number}`,
  status: "editing",
  legalBasis: 1,
  cadastreNumber: null,
  occupier: "Karimova Nodira",
  region: { soato: "1730", name },
  district: { soato: "1730203", name },
  neighborhood: { id: id(0), name },
  address: null,
  area: 600,
  built: null,
  occupiedSince: null,
  deadline: { endsAt: null, state: "none", daysLeft: null },
  suspended: false,
  createdAt: "2026-03-05T05:00:00.000Z",
  statusSince: "2026-03-05T05:00:00.000Z",
});
const many = 20;
const queries: Readonly<Record<string, unknown>>[] = [];
const files = mock(applicationRegister.list, ({ query }) => {
  queries.push(query);
  const { after = "0", limit = "0" } = query as { readonly after?: string; readonly limit?: string };
  const to = Math.min(many, Number(after) + Number(limit));
  const items = Array.from({ length: to - Number(after) }, (_, index) => row(Number(after) + index + 1));
  return { items, total: many, more: false, next: to < many ? String(to) : null };
});
const filters = { region: ["1730"] };
const Shown = () => <PausedTab filters={filters} at="2026-03-09T05:00:00.000Z" />;

beforeEach(async () => {
  queries.length = 0;
  await openScreen(Shown, {
    address: "/applicationpanel?tab=paused",
    mocks: [files],
    codes: [],
    texts: { ...standing, ...messages },
  });
});
afterEach(closeScreen);

test("each table shows what its link lists, and its number counts that", async () => {
  const links = page.getByRole("link", { name: /\(20\)$/u });
  await expect.poll(() => links.elements().length).toBe(3);
  const listed = links.elements().map((link) => {
    const url = new URL((link as HTMLAnchorElement).href);
    const params = Object.fromEntries(
      [...new Set(url.searchParams.keys())].map((one) => [one, url.searchParams.getAll(one)]),
    );
    // One status has a screen of its own, which its address names.
    return url.pathname === "/applications"
      ? params
      : { ...params, status: statusKeys.filter((key) => url.pathname === `/applications/${pathOfStatus(key)}`) };
  });
  const shown = queries.map((asked) =>
    Object.fromEntries(
      Object.entries(asked)
        .filter(([key]) => key !== "limit")
        .map(([key, value]) => [key, [value].flat().flatMap((one) => String(one).split(","))]),
    ),
  );
  expect(shown).toEqual(listed);
});

test("a table turns its pages to all that it counts, and the others stay", async () => {
  const grid = page.getByRole("grid", { name: standing["panel.suspended"] });
  await expect.element(grid.getByText("F-15", { exact: true })).toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Next", exact: true }).first());
  await expect.element(grid.getByText("F-20", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole("grid").last().getByText("F-15", { exact: true })).toBeInTheDocument();
});
