import { type ApplicationRow, applicationRegister, applicationsRegister } from "@yer/api/contract/application-register";
import { council, councilRegister, type CouncilSession } from "@yer/api/contract/council";
import { pageSizes } from "@yer/api/contract/list";
import { views } from "@yer/api/contract/views";
import { type Mock, mock, refusal } from "@yer/api/mock";
import { Button } from "@yer/ui";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
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
const many = 130;
const asked: string[] = [];

const sessions = mock(council.list, ({ query }) => {
  const { after = "0", limit = String(pageSizes.usual) } = query as {
    readonly after?: string;
    readonly limit?: string;
  };
  asked.push(after);
  const end = Math.min(many, Number(after) + Number(limit));
  const items = Array.from({ length: end - Number(after) }, (_, index) => session(Number(after) + index + 1));
  return { items, total: many, more: false, next: end < many ? String(end) : null };
});

const found: ApplicationRow = {
  id: id(2),
  number: "2026-1730-000040",
  status: "editing",
  legalBasis: 1,
  cadastreNumber: null,
  occupier: "Karimova Nodira",
  region: { soato: "1730", name },
  district: { soato: "1730203", name },
  neighborhood: { id: id(3), name },
  address: null,
  area: 600,
  built: null,
  occupiedSince: null,
  deadline: { endsAt: null, state: "none", daysLeft: null },
  suspended: false,
  createdAt: "2026-03-05T05:00:00.000Z",
  statusSince: "2026-03-05T05:00:00.000Z",
};

const Council = createRegister(councilRegister, {
  useText,
  title: "register.title",
  columns: () => ({ number: { cell: ({ number }) => number } }),
  empty: { title: "register.empty" },
  forbidden: "register.forbidden",
});

/** What the register of applications was asked, and a button that asks it for something else. */
const queries: object[] = [];
const files = mock(applicationRegister.list, ({ query }) => {
  queries.push(query);
  return { items: [], total: 0, more: false, next: null };
});
const Announced = createRegister(
  applicationsRegister,
  {
    useText,
    own: ["tab"],
    title: "register.title",
    columns: () => ({ status: { cell: ({ status }) => status } }),
    sort: { first: "-createdAt" },
    empty: { title: "register.empty" },
    views: "/applications",
    Actions: ({ register }) => (
      <Button onPress={() => register.ask({ late: undefined, soon: true, sort: undefined })}>Ask</Button>
    ),
  },
  () => ({ status: ["announced" as const] }),
);

/** Opens the register at an address, as a reload or a link does. */
const open = (
  search: string,
  mocks: readonly Mock[] = [sessions],
  code = "council:property",
  Shown: ComponentType = Council,
): Promise<void> => openScreen(Shown, { address: `/council${search}`, mocks, codes: [code] });

beforeEach(() => {
  asked.length = 0;
});
afterEach(closeScreen);

/** What live regions say. */
const heard = () => [...document.querySelectorAll("output")].map(({ textContent }) => textContent);
const firstRow = () => page.getByRole("rowheader").first();
const press = async (label: string) => userEvent.click(page.getByRole("button", { name: label, exact: true }));

test("previous returns to the former page, after a reload and from a link too", async () => {
  await open("");
  await expect.element(firstRow()).toHaveTextContent("S-1");
  await press("Next");
  await expect.element(firstRow()).toHaveTextContent("S-51");
  await press("Next");
  await expect.element(firstRow()).toHaveTextContent("S-101");

  await open(window.location.search);
  await expect.element(firstRow()).toHaveTextContent("S-101");
  await press("Previous");
  await expect.element(firstRow()).toHaveTextContent("S-51");
  await press("Previous");
  await expect.element(firstRow()).toHaveTextContent("S-1");
  expect(window.location.search).toBe("");
  await expect.element(page.getByRole("button", { name: "Previous", exact: true })).toBeDisabled();
});

test("a link that tells nothing of the way finds the page before by asking for it", async () => {
  await open("?after=100&offset=100");
  await expect.element(firstRow()).toHaveTextContent("S-101");
  await press("Previous");
  await expect.element(firstRow()).toHaveTextContent("S-51");
});

/** The place in the list, as the bar below it tells it. */
const range = (): string => document.querySelector("nav output")?.textContent ?? "";

/** What the place in the list is changed to from now on, as it is heard. */
function listened(): { readonly told: string[]; readonly end: () => void } {
  const told: string[] = [];
  let last = range();
  const observer = new MutationObserver(() => {
    const now = range();
    if (now !== "" && now !== last) told.push(now);
    last = now;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { told, end: () => observer.disconnect() };
}

test("the last page by next keeps the focus in the bar, and tells only where one is", async () => {
  await open("?after=50&offset=50");
  await expect.element(firstRow()).toHaveTextContent("S-51");
  const { told, end } = listened();
  page.getByRole("button", { name: "Next", exact: true }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(firstRow()).toHaveTextContent("S-101");
  await expect.element(page.getByRole("button", { name: "First page", exact: true })).toHaveFocus();
  expect(told).toEqual(["101–130 of 130"]);
  end();
});

test("a sort leads to the first page and tells its range alone, never one counted by the rows that stood before", async () => {
  const pages = mock(applicationRegister.list, ({ query }) => {
    const from = "after" in query ? 50 : 0;
    const count = from === 0 ? 50 : 22;
    const items = Array.from({ length: count }, (_, index) => ({
      ...found,
      id: id(from + index),
      number: `F-${from}`,
    }));
    return { items, total: 72, more: false, next: from === 0 ? "50" : null };
  });
  const Sorted = createRegister(applicationsRegister, {
    useText,
    title: "register.title",
    columns: () => ({ status: { cell: ({ status }) => status } }),
    sort: { first: "-createdAt" },
    empty: { title: "register.empty" },
  });
  await open("?after=50&offset=50", [pages], "read:property", Sorted);
  await expect.element(firstRow()).toHaveTextContent("F-50");
  const { told, end } = listened();
  await userEvent.click(page.getByRole("columnheader", { name: "Number" }).getByRole("button", { name: "Number" }));
  await expect.element(firstRow()).toHaveTextContent("F-0");
  await expect.poll(heard).toContain("1–50 of 72");
  expect(told).toEqual(["1–50 of 72"]);
  end();
});

test("what narrowed to nothing says so, and leaves the focus to the rows when it is cleared away", async () => {
  const some = mock(applicationRegister.list, ({ query }) =>
    "late" in query
      ? { items: [], total: 0, more: false, next: null }
      : { items: [found], total: 1, more: false, next: null },
  );
  const Searched = createRegister(applicationsRegister, {
    useText,
    title: "register.title",
    empty: { title: "register.empty" },
    Actions: ({ register }) => <Button onPress={() => register.ask({ late: true })}>Late</Button>,
  });
  await open("", [some], "read:property", Searched);
  await expect.element(page.getByText(found.number)).toBeVisible();
  await press("Late");
  await expect.poll(heard).toContain("Nothing found");
  page.getByRole("button", { name: "Clear the filters" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.closest("tbody tr")?.textContent).toContain(found.number);
  await expect.poll(heard).toContain("1–1 of 1");
});

test("a page turn says that it is on its way, over the rows that were there", async () => {
  const second = Promise.withResolvers<void>();
  const slow = mock(council.list, async (given) => {
    if ("after" in given.query) await second.promise;
    const from = "after" in given.query ? 50 : 0;
    return { items: [session(from + 1)], total: many, more: false, next: from === 0 ? "50" : null };
  });
  await open("", [slow]);
  await expect.element(firstRow()).toHaveTextContent("S-1");
  await press("Next");
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-busy", "true");
  await expect.element(firstRow()).toHaveTextContent("S-1");
  second.resolve();
  await expect.element(firstRow()).toHaveTextContent("S-51");
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
});

test("an address that asks for what the register does not know says so, and lets it be dropped", async () => {
  await open("?day=yesterday&density=compact");
  await expect
    .element(page.getByText("This address asks for something this screen does not know: day=yesterday"))
    .toBeVisible();
  await expect.element(firstRow()).toHaveTextContent("S-1");
  await press("Show without it");
  await expect.element(firstRow()).toHaveTextContent("S-1");
  expect(window.location.search).toBe("?density=compact");
  await expect.element(page.getByText(/^This address asks/)).not.toBeInTheDocument();
});

test("who may not read it is told so, and nothing is asked", async () => {
  await open("", [sessions], "read:property");
  await expect.element(page.getByText("You may not see the register of files.")).toBeVisible();
  expect(asked).toEqual([]);
});

test("no rows and rows that cannot be had have faces of their own", async () => {
  await open("", [mock(council.list, { items: [], total: 0, more: false, next: null })]);
  await expect.element(page.getByText("No file found")).toBeVisible();

  let isDown = true;
  const broken = mock(council.list, () => {
    if (isDown) throw refusal("too-many-requests");
    return { items: [session(1)], total: 1, more: false, next: null };
  });
  await open("", [broken]);
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  isDown = false;
  await userEvent.click(again);
  await expect.element(firstRow()).toHaveTextContent("S-1");
});

test("another question begins at the first page, keeps what it does not name, and what its screen is bound to", async () => {
  await open(
    "?tab=two&legalBasis=3&late=true&sort=number&columns=hidden%3Dplace&after=c1&offset=50",
    [files],
    "read:property",
    Announced,
  );
  await expect
    .poll(() => queries.at(-1))
    .toMatchObject({ status: "announced", legalBasis: "3", late: "true", after: "c1" });
  await press("Ask");
  await expect.poll(() => queries.at(-1)).toEqual({ status: "announced", legalBasis: "3", soon: "true" });
  expect(window.location.search).toBe("?tab=two&legalBasis=3&soon=true&columns=hidden%3Dplace");

  // What the screen is bound to cannot be asked otherwise, and it says so.
  await open("?status=rejected", [files], "read:property", Announced);
  await expect.element(page.getByText(/does not know: status=rejected$/)).toBeVisible();
  await expect.poll(() => queries.at(-1)).toEqual({ status: "announced" });
});

test("a column that would say the same on every row is left out where the screen is bound to one value", async () => {
  const rows = mock(applicationRegister.list, () => ({ items: [found], total: 1, more: false, next: null }));
  await open("", [rows], "read:property", Announced);
  await expect.element(page.getByText(found.number)).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: /^Occupier/ })).toBeVisible();
  expect(page.getByRole("columnheader", { name: /^Status/ }).elements()).toEqual([]);
});

test("a screen that is bound to a status shows its records unchanged until somebody asks for something", async () => {
  const kept = mock(views.list, () => ({ items: [] }));
  await open("", [files, kept], "read:property", Announced);
  await expect.element(page.getByRole("button", { name: "View: All records", exact: true })).toBeVisible();
  await press("Ask");
  await expect.element(page.getByRole("button", { name: "View: All records, changed", exact: true })).toBeVisible();
});
