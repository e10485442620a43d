import { type ApplicationRow, applicationRegister, applicationsRegister } from "@yer/api/contract/application-register";
import { mock } from "@yer/api/mock";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../testing/opened-screen.js";
import { NextInQueue } from "./NextInQueue.js";
import { queueIn, queueOf } from "./queue-in.js";

const name = { uz_UZ: "Joy", uz_Cyrl: "Жой", ru_RU: "Место", en_US: "Place" };
const row = (id: string, address: string | null = null): ApplicationRow => ({
  id,
  number: `N-${id}`,
  status: "in_payment",
  legalBasis: 1,
  cadastreNumber: null,
  occupier: null,
  region: { soato: "1730", name },
  district: { soato: "1730203", name },
  neighborhood: { id: "0190f0a0-0000-7000-8000-000000000003", name },
  address,
  area: null,
  built: null,
  occupiedSince: null,
  deadline: { endsAt: null, state: "none", daysLeft: null },
  suspended: false,
  createdAt: "2026-03-05T05:00:00.000Z",
  statusSince: "2026-03-05T05:00:00.000Z",
});
const pages: Readonly<Record<string, { readonly items: ApplicationRow[]; readonly next: string | null }>> = {
  "": { items: [row("a"), row("b")], next: "second" },
  second: { items: [row("c"), row("d")], next: null },
  alone: { items: [row("e")], next: null },
  shared: { items: [row("f", "x"), row("g"), row("h", "x"), row("i", "x"), row("j")], next: null },
};
const list = mock(applicationRegister.list, ({ query }) => {
  const { after = "" } = query as { readonly after?: string };
  return { ...(pages[after] ?? { items: [], next: null }), total: 4, more: false };
});

/** Of a place in the district there may be several rows: they lead to one page. */
const inTurn = queueOf(applicationsRegister, {
  at: (path) => (path === "/applications/aplications_30" ? {} : undefined),
  row: ({ id, number, address }) => ({ id, record: address ?? id, number, href: `/application/${address ?? id}` }),
});

function File() {
  const { pathname, search } = useLocation();
  const queue = queueIn(new URLSearchParams(search), inTurn);
  return queue ? <NextInQueue record={pathname.slice(-1)} queue={queue} /> : null;
}

const queue = "/applications/aplications_30";
const open = async (id: string, of = queue, opened = "") =>
  openScreen(File, {
    address: `/application/${id}?${new URLSearchParams({ list: of, ...(opened && { row: opened }) }).toString()}`,
    mocks: [list],
    codes: ["read:property"],
  });

afterEach(closeScreen);

test("behind the last of a page comes the first of the next, with the way to that page", async () => {
  await open("b");
  const next = page.getByRole("link", { name: /N-c/ });
  await expect.element(next).toBeVisible();
  const { searchParams } = new URL(next.element().getAttribute("href") ?? "", window.location.href);
  expect(searchParams.get("list")).toBe(`${queue}?after=second&offset=2`);
});

test("behind the last of all comes what was passed over", async () => {
  await open("d", `${queue}?after=second&offset=2`);
  await expect.element(page.getByRole("link", { name: /N-c/ })).toBeVisible();
});

test("behind the only one a screen reader is told that the queue is at its end", async () => {
  await open("e", `${queue}?after=alone`);
  await expect.element(page.getByRole("status")).toHaveTextContent("End of the queue");
});

test("of rows that lead to one page the opened one leads on, past those that lead to the same page", async () => {
  await open("x", `${queue}?after=shared`, "h");
  await expect.element(page.getByRole("link", { name: /N-j/ })).toBeVisible();
  await open("x", `${queue}?after=shared`, "f");
  await expect.element(page.getByRole("link", { name: /N-g/ })).toBeVisible();
});
