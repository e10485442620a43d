import { council, councilRegister, type CouncilSession } from "@yer/api/contract/council";
import { mock } from "@yer/api/mock";
import { PageArrival } from "@yer/ui";
import { Link, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useText } from "../../base/language/use-text.js";
import { closeScreen, openScreen } from "../testing/opened-screen.js";
import { createRegister } from "./create-register.js";

const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const name = { uz_UZ: "Kengash", uz_Cyrl: "Кенгаш", ru_RU: "Совет", en_US: "Council" };
const session = (number: number): CouncilSession => ({
  id: id(number),
  number: `S-${number}`,
  day: "2026-03-05",
  place: "Qarshi",
  organisation: { id: id(0), name, kind: "council" },
  files: 0,
  decidedFor: 0,
  decidedAgainst: 0,
  version: 1,
});
/** Sessions that have left the list. */
const gone = new Set<number>();
const sessions = mock(council.list, () => {
  const items = Array.from({ length: 50 }, (_, index) => index + 1)
    .filter((number) => !gone.has(number))
    .map((number) => session(number));
  return { items, total: items.length, more: false, next: null };
});

const Council = createRegister(councilRegister, {
  useText,
  title: "register.title",
  href: (row) => `/session/${row.id}`,
  columns: () => ({ number: { cell: ({ number }) => number } }),
  empty: { title: "register.empty" },
});

/** A list and its rows' pages, in the frame that moves the focus to what one arrives at. */
function Screens() {
  const { pathname } = useLocation();
  return (
    <>
      <PageArrival path={pathname} targetId="content" />
      <main id="content" tabIndex={-1}>
        {pathname === "/council" ? <Council /> : <Link to="/council">List</Link>}
      </main>
    </>
  );
}

const focused = () => document.activeElement?.closest("tr")?.textContent;
const scrolled = () => document.querySelector("table")?.parentElement?.scrollTop;
const rowOf = (number: number) => page.getByRole("link", { name: `S-${number}`, exact: true });

/** Opens the 30th row, which has room to scroll below it by keyboard, and tells how far the page was scrolled then. */
async function leave(): Promise<number | undefined> {
  await openScreen(Screens, { address: "/council", mocks: [sessions], codes: ["council:property"] });
  await expect.element(rowOf(30)).toBeInTheDocument();
  rowOf(30).element().focus();
  const before = scrolled();
  expect(before).toBeGreaterThan(200);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("link", { name: "List" })).toBeVisible();
  return before;
}

afterEach(() => {
  gone.clear();
  closeScreen();
});

test("back in history, the row that was opened has the focus and stands where it stood", async () => {
  const scroll = await leave();
  window.history.back();
  await expect.poll(focused).toContain("S-30");
  expect(scrolled()).toBe(scroll);
  // It is the table's stop: arrows go on from it.
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toContain("S-31");
});

test("so by a link to the list, and what left it meanwhile leaves its place to the row after it", async () => {
  await leave();
  gone.add(30);
  await userEvent.click(page.getByRole("link", { name: "List" }));
  await expect.poll(focused).toMatch(/S-3[01]/u);
});
