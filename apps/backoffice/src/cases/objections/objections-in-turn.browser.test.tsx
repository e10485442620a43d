import { drafts } from "@yer/api/contract/drafts";
import { type ComplaintRow, type ObjectionRead, type ObjectionRow, objections } from "@yer/api/contract/objections";
import { mock, refusal } from "@yer/api/mock";
import { PageArrival } from "@yer/ui";
import { Outlet, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NextInQueue } from "../../registers/kit/NextInQueue.js";
import { queueIn } from "../../registers/kit/queue-in.js";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { queuesOfApplications } from "../applications/page/queues.js";
import ObjectionScreen from "./ObjectionScreen.js";
import ObjectionsScreen from "./ObjectionsScreen.js";

const at = "2026-03-05T05:00:00.000Z";
const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const name = { uz_UZ: "Joy", uz_Cyrl: "Жой", ru_RU: "Место", en_US: "Place" };
const about = (file: number): ObjectionRow["application"] => ({
  id: id(file),
  number: `2026-1718-00000${file}`,
  status: "announced",
  district: { soato: "1718401", name },
  neighborhood: { id: "14160001", name },
});
const row = (number: number): ObjectionRow => ({
  id: id(100 + number),
  number: `E-${number}`,
  application: about(number),
  announcement: { sequence: 1, to: at, running: false },
  objector: "Karimova Dilnoza",
  excerpt: "The fence stands on my plot",
  files: 0,
  at,
  state: "new",
  late: false,
  redacted: false,
  alike: 1,
});
const whole = (number: number): ObjectionRead => ({
  ...row(number),
  announcementId: id(1),
  groupId: id(2),
  objector: { name: "Karimova Dilnoza", number: "3***", phone: null },
  text: "The fence stands on my plot",
  files: [],
  takenBy: null,
  redaction: null,
  decision: null,
  version: 1,
  announcement: { id: id(1), sequence: 1, from: at, to: at, running: false },
  alike: [],
  acts: { take: [], redact: [], decide: [], withdraw: [] },
});
const complaint = (number: number, file: number): ComplaintRow => ({
  id: id(200 + number),
  number: `S-${number}`,
  application: about(file),
  by: "occupier",
  name: "Karimova Dilnoza",
  excerpt: "It was rejected for nothing",
  at,
  state: "new",
});

let asked: unknown[] = [];
/** Objections that were taken: they have left the list of the new ones. */
const taken = new Set<string>();
const page1 = { more: false, next: null };
const mocks = [
  mock(objections.list, ({ query }) => {
    asked.push(query);
    const items = [1, 2, 3].map(row).filter((one) => !taken.has(one.id));
    return { items, total: items.length, ...page1 };
  }),
  mock(objections.get, ({ params }) => ({
    ...whole(Number(params.id.slice(-3)) - 100),
    ...(taken.has(params.id) && { state: "in_review" as const }),
  })),
  mock(objections.take, ({ params }) => {
    taken.add(params.id);
    return { ...whole(Number(params.id.slice(-3)) - 100), state: "in_review" as const };
  }),
  // After that of one: a later mock is preferred.
  mock(objections.counts, {
    all: 3,
    byState: { new: 3, in_review: 0, upheld: 0, dismissed: 0, withdrawn: 0 },
    complaints: 3,
  }),
  // Of one application there are two complaints, which stand on one page.
  mock(objections.complaints, { items: [complaint(1, 1), complaint(2, 2), complaint(3, 1)], total: 3, ...page1 }),
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
];

/** What of an application's page leads on. */
function File() {
  const { pathname, search } = useLocation();
  const queue = queueIn(new URLSearchParams(search), ...queuesOfApplications);
  return (
    <>
      <p>{pathname.slice(-1)}</p>
      {queue ? <NextInQueue record={pathname.split("/")[2] ?? ""} queue={queue} /> : null}
    </>
  );
}

/** Screens in the frame that moves the focus to what one arrives at. */
function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <PageArrival path={pathname} targetId="content" />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const open = async (address: string) =>
  openScreen(Frame, {
    address,
    mocks,
    codes: ["read:objection", "decide:objection", "read:property"],
    routes: [
      { path: "/objections", element: <ObjectionsScreen /> },
      { path: "/objection/:propertyId/:id", element: <ObjectionScreen /> },
      { path: "/application/:id", element: <File /> },
    ],
  });
const heading = (words: string) => page.getByRole("heading", { level: 1, name: words });
const altN = async () => userEvent.keyboard("{Alt>}n{/Alt}");

beforeEach(() => {
  asked = [];
  taken.clear();
});
afterEach(closeScreen);

test("from an objection the next of the list it was opened from is one key away, also after the act", async () => {
  await open("/objections?state=new&sort=deadline");
  await userEvent.click(page.getByRole("row", { name: /E-1/ }).getByRole("link").first());
  await expect.element(heading("E-1")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Next: E-2" })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ state: "new", sort: "deadline" });
  await userEvent.click(page.getByRole("button", { name: "Take into review" }));
  await expect.poll(() => taken.size).toBe(1);
  await expect.element(page.getByRole("link", { name: "Next: E-2" })).toBeVisible();
  await altN();
  await expect.element(heading("E-2")).toBeVisible();
  await altN();
  await expect.element(heading("E-3")).toBeVisible();
  // Behind the last stands what was passed over.
  await expect.element(page.getByRole("link", { name: "Next: E-2" })).toBeVisible();
});

test("back from an objection, its list is as it was and the row that was opened has the focus", async () => {
  await open("/objections?state=new&sort=deadline");
  const opened = page.getByRole("row", { name: /E-2/ }).getByRole("link").first();
  await expect.element(opened).toBeVisible();
  opened.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("E-2")).toBeVisible();
  const list = page.getByRole("link", { name: "Objections", exact: true });
  await expect.element(list).toHaveAttribute("href", "/objections?state=new&sort=deadline");
  window.history.back();
  await expect.poll(() => document.activeElement?.closest("tr")?.textContent).toContain("E-2");
  expect(window.location.search).toBe("?state=new&sort=deadline");
});

test("an objection that no list led to leads to none", async () => {
  await open(`/objection/${id(1)}/${id(101)}`);
  await expect.element(heading("E-1")).toBeVisible();
  expect(page.getByRole("link", { name: /^Next/ }).elements()).toEqual([]);
});

test("from a complaint's file the next complaint is one key away, past those of the same file", async () => {
  await open("/objections?view=complaints&state=new");
  await userEvent.click(page.getByRole("row", { name: /S-1/ }).getByRole("link").first());
  await expect.element(page.getByRole("link", { name: "Next: S-2" })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get("tab")).toBe("objections");
  await altN();
  await expect.element(page.getByText("2", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Next: S-3" })).toBeVisible();
});
