import { bulkMoves, type BulkMove } from "@yer/api/contract/bulk-moves";
import { type ExportJob, registerFiles } from "@yer/api/contract/exports";
import { pageSizes } from "@yer/api/contract/list";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages as ofExports } from "../../registers/exports/messages/en_US.js";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages } from "./messages/en_US.js";
import TasksScreen from "./TasksScreen.js";

const many = 120;
const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const createdAt = "2026-03-05T05:00:00.000Z";

/** A page of many of its kind, as the service gives it. */
function pageOf<Item>(query: object, make: (number: number) => Item) {
  const from = Number((query as { readonly after?: string }).after ?? 0);
  const to = Math.min(many, from + pageSizes.usual);
  const items = Array.from({ length: to - from }, (_, index) => make(from + index + 1));
  return { items, total: many, more: false, next: to < many ? String(to) : null };
}
const move = (number: number): BulkMove => ({
  id: id(number),
  move: "submit",
  reason: null,
  state: "ended",
  total: number,
  moved: number,
  refused: 0,
  left: 0,
  createdAt,
  endedAt: createdAt,
});
const file = (number: number): ExportJob => ({
  id: id(number),
  register: "applications",
  format: "csv",
  state: "expired",
  rows: number,
  done: number,
  size: null,
  createdAt,
  expiresAt: null,
  reasons: [],
});

afterEach(closeScreen);

test("acts on many and files that were made are reached to the first of them", async () => {
  await openScreen(TasksScreen, {
    address: "/tasks",
    mocks: [
      mock(bulkMoves.list, ({ query }) => pageOf(query, move)),
      mock(registerFiles.list, ({ query }) => pageOf(query, file)),
    ],
    codes: ["read:property"],
    texts: { ...ofExports, ...messages },
  });
  for (const list of [messages["tasks.bulk"], messages["exports.title"]]) {
    const grid = page.getByRole("grid", { name: list });
    await expect.element(grid.getByText("50", { exact: true }).first()).toBeInTheDocument();
    const next = page.getByRole("button", { name: "Next", exact: true });
    const nth = list === messages["tasks.bulk"] ? next.first() : next.last();
    await userEvent.click(nth);
    await expect.element(grid.getByText("100", { exact: true }).first()).toBeInTheDocument();
    await userEvent.click(nth);
    await expect.element(grid.getByText("120", { exact: true }).first()).toBeInTheDocument();
  }
});
