import { drafts } from "@yer/api/contract/drafts";
import { type OwnReport, type ReportRead, reports } from "@yer/api/contract/reports";
import { reportSchedules } from "@yer/api/contract/report-schedules";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import ReportScreen from "../reports/ReportScreen.js";

const id = "01932f00-0000-7000-8000-00000000b001";
const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const codes = ["menu:reports", "menu:report", "create:report", "share:report", "schedule:report", "read:property"];

const own: OwnReport = {
  id,
  name: "Weeks of my region",
  owner: { id, name: "Karimov Aziz" },
  scope: "shared",
  mayChange: true,
  version: 3,
  definition: {
    register: "applications",
    filter: "legalBasis=1",
    by: "place",
    split: "week",
    columns: ["opened", "submitted"],
    sort: null,
    chart: "bar",
  },
};
const read: ReportRead = {
  id,
  at: "2026-03-05T09:00:00.000Z",
  asOf: null,
  kept: null,
  by: "place",
  split: "week",
  own,
  level: "region",
  period: { from: "2026-01-01", to: "2026-03-05" },
  within: [],
  columns: ["opened", "submitted"],
  items: [
    { key: "1718", name: named("Samarkand"), split: { key: "2026-03-02", name: null }, values: [7, 2] },
    { key: "1718", name: named("Samarkand"), split: { key: null, name: null }, values: [1, 0] },
  ],
  total: [8, 2],
};
const noDraft = [
  mock(drafts.get, () => ({ draft: null })),
  mock(drafts.put, () => ({ savedAt: "2026-03-05T09:00:00.000Z" })),
  mock(drafts.remove, () => undefined),
];

afterEach(closeScreen);

test("each number of a report of two things leads to the list of both, within the days that are asked for", async () => {
  await openScreen(ReportScreen, { address: `/reports/${id}`, codes, mocks: [mock(reports.read, () => read)] });
  await expect.element(page.getByRole("heading", { level: 1, name: "Weeks of my region" })).toBeVisible();
  await expect.element(page.getByText("Made by Karimov Aziz")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "7", exact: true }))
    .toHaveAttribute("href", "/applications?region=1718&legalBasis=1&from=2026-03-02&to=2026-03-05");
  await expect.element(page.getByText("02.03.2026 – 08.03.2026").first()).toBeVisible();
  // What is of no week has no list.
  expect(page.getByRole("link", { name: "1", exact: true }).elements()).toHaveLength(0);
});

test("a report that takes long says so, and offers its file", async () => {
  const long = { ...read, items: [], total: [], columns: [], isLong: true };
  await openScreen(ReportScreen, { address: `/reports/${id}`, codes, mocks: [mock(reports.read, () => long)] });
  await expect.element(page.getByText("This report takes longer than two seconds")).toBeVisible();
});

test("numbers are read while a report is made, and it is saved under its name", async () => {
  const saved = vi.fn<(body: unknown) => void>();
  const asked = vi.fn<(body: unknown) => void>();
  await openScreen(ReportScreen, {
    address: "/reports/new",
    codes,
    mocks: [
      ...noDraft,
      mock(reports.preview, ({ body }) => {
        asked(body.definition);
        return { ...read, own: undefined, id: "preview", split: undefined, items: [], total: [8, 2] };
      }),
      mock(reports.create, ({ body }) => {
        saved(body);
        return { ...own, ...body };
      }),
      mock(reports.read, () => read),
    ],
  });
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await page.getByRole("button", { name: "Save" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining("Give the report a name"));
  expect(saved).not.toHaveBeenCalled();
  await userEvent.fill(name.element(), "Mine");
  await page.getByText("Share it", { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => saved.mock.calls[0]?.[0])
    .toMatchObject({
      name: "Mine",
      scope: "shared",
      definition: { register: "applications", by: "place", split: null },
    });
  await expect.element(page.getByRole("heading", { level: 1, name: "Weeks of my region" })).toBeVisible();
});

test("a report of people is made of what its maker may read of them", async () => {
  const asked = vi.fn<(body: unknown) => void>();
  await openScreen(ReportScreen, {
    address: "/reports/new",
    codes: ["menu:report", "create:report", "read:user"],
    mocks: [
      ...noDraft,
      mock(reports.preview, ({ body }) => {
        asked(body.definition);
        return { ...read, own: undefined, id: "preview", by: "organisation" as const, split: undefined, items: [] };
      }),
    ],
  });
  // What people did is read of histories.
  await expect
    .poll(() => asked.mock.calls[0]?.[0])
    .toMatchObject({ register: "users", by: "organisation", columns: ["people", "blocked"] });
  await page.getByRole("combobox", { name: "Which numbers" }).click();
  await expect.element(page.getByRole("option", { name: "Blocked now" })).toBeVisible();
  expect(page.getByRole("option", { name: "Acted" }).elements()).toHaveLength(0);
});

test("a name that is taken is told at the name, and who may not make reports is told so", async () => {
  await openScreen(ReportScreen, {
    address: "/reports/new?of=progress",
    codes,
    mocks: [
      ...noDraft,
      mock(reports.preview, () => ({ ...read, items: [] })),
      mock(reports.create, () => {
        throw refusal("invalid", { errors: [{ in: "body", pointer: "/name", code: "name-taken" }] });
      }),
    ],
  });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveValue("Progress of the work (copy)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining("This name is taken"));
  await openScreen(ReportScreen, { address: "/reports/new", codes: ["menu:report"], mocks: noDraft });
  await expect.element(page.getByText("You may not make reports")).toBeVisible();
});

test("what somebody else saved of a report is compared with what is written, and what is decided is saved", async () => {
  const sent: unknown[] = [];
  const theirs: OwnReport = { ...own, version: 4, definition: { ...own.definition, filter: "legalBasis=2" } };
  await openScreen(ReportScreen, {
    address: `/reports/${id}?do=edit`,
    codes,
    mocks: [
      ...noDraft,
      mock(reports.read, () => read),
      mock(reports.preview, () => ({ ...read, items: [], total: [8, 2] })),
      mock(reports.change, ({ body, headers }) => {
        sent.push([body.name, body.definition?.filter, headers["if-match"]]);
        if (sent.length === 1) throw refusal("unavailable");
        if (sent.length === 2) throw refusal("precondition-failed", { current: theirs });
        return { ...theirs, ...body, version: 5 };
      }),
    ],
  });
  const name = page.getByRole("textbox", { name: "Name" });
  await userEvent.fill(name, "Months");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(name).toHaveValue("Months");
  await save.click();
  const filter = page.getByRole("group", { name: "What it is of" });
  await expect.element(filter.getByText("Ground: 2.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Name" })).toBeVisible();
  await page.getByRole("button", { name: "Save the merged record" }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      ["Months", "legalBasis=1", '"3"'],
      ["Months", "legalBasis=1", '"3"'],
      ["Months", "legalBasis=2", '"4"'],
    ]);
  await expect.element(page.getByRole("heading", { level: 1, name: "Weeks of my region" })).toBeVisible();
});

test("schedules of a report are paused, and say when they were sent last and to how many", async () => {
  const changed = vi.fn<(body: unknown) => void>();
  const schedule = {
    id,
    report: id,
    every: "weekly" as const,
    on: 1,
    time: "08:00",
    endsOn: null,
    paused: false,
    nextAt: "2026-03-09T03:00:00.000Z",
    lastSentAt: "2026-03-02T03:00:00.000Z",
    lastSentTo: 2,
    readers: [{ id, name: "Karimov Aziz" }],
    version: 4,
  };
  await openScreen(ReportScreen, {
    address: `/reports/${id}`,
    codes,
    mocks: [
      ...noDraft,
      mock(reports.read, () => read),
      mock(reportSchedules.list, () => ({ items: [schedule] })),
      mock(reportSchedules.change, ({ body }) => {
        changed(body);
        return { ...schedule, ...body };
      }),
    ],
  });
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Schedules of sending" }).click();
  await expect.element(page.getByText("Weekly at 08:00: Monday")).toBeVisible();
  await expect.element(page.getByText(/Sent last .* to 2 people|Sent last .*, 2 people/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => changed.mock.calls[0]?.[0]).toEqual({ paused: true });
});

test("a schedule that was being written stands there again, and is sent with its last day", async () => {
  const sent = vi.fn<(body: unknown) => void>();
  const removed = vi.fn<() => void>();
  const value = {
    every: "daily",
    on: 1,
    time: "09:30",
    endsOn: "2026-12-31",
    readers: [{ id, label: "Karimov Aziz" }],
  };
  await openScreen(ReportScreen, {
    address: `/reports/${id}`,
    codes,
    mocks: [
      mock(reports.read, () => read),
      mock(reportSchedules.list, () => ({ items: [] })),
      mock(drafts.get, () => ({ draft: { value, baseVersion: null, savedAt: "2026-03-05T09:00:00.000Z" } })),
      mock(drafts.remove, () => removed()),
      mock(reportSchedules.create, ({ body }) => {
        sent(body);
        throw refusal("invalid", { errors: [{ in: "body", pointer: "/endsOn", code: "choice" }] });
      }),
    ],
  });
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Schedules of sending" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedules of sending" });
  await expect.element(dialog.getByText("What you had written was brought back")).toBeVisible();
  await expect.element(dialog.getByRole("textbox", { name: "Hour in Tashkent" })).toHaveValue("09:30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toEqual({ every: "daily", on: null, time: "09:30", endsOn: "2026-12-31", readers: [id] });
  // A day that is refused is told at its field, and what is written stays.
  await expect
    .element(dialog.getByRole("group", { name: /^Last day/ }))
    .toHaveAccessibleDescription(expect.stringContaining("It would not be sent once by this day"));
  expect(removed).not.toHaveBeenCalled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => removed.mock.calls.length).toBe(1);
  await expect.element(dialog.getByText("It is not sent to anybody yet.")).toBeVisible();
});

test("what is wrong with a schedule stands at its field, and any number of presses sends it once", async () => {
  const sent = vi.fn<(body: unknown) => void>();
  const gate = Promise.withResolvers<void>();
  const readers = ["Karimov Aziz", "Saidova Lola"].map((label, at) => ({ id: id.replace(/.$/, String(at)), label }));
  const value = { every: "daily", on: 1, time: "9", endsOn: null, readers };
  await openScreen(ReportScreen, {
    address: `/reports/${id}`,
    codes,
    mocks: [
      mock(reports.read, () => read),
      mock(reportSchedules.list, () => ({ items: [] })),
      mock(drafts.get, () => ({ draft: { value, baseVersion: null, savedAt: "2026-03-05T09:00:00.000Z" } })),
      mock(drafts.put, () => ({ savedAt: "2026-03-05T09:00:00.000Z" })),
      mock(reportSchedules.create, async ({ body }) => {
        sent(body.time);
        await gate.promise;
        throw refusal("invalid", { errors: [{ in: "body", pointer: "/readers/1", code: "permission" }] });
      }),
    ],
  });
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Schedules of sending" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedules of sending" });
  const time = dialog.getByRole("textbox", { name: "Hour in Tashkent" });
  const save = dialog.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(time).toHaveFocus();
  await expect.element(time).toHaveAttribute("aria-invalid", "true");
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(time.element(), "09:30");
  await userEvent.dblClick(save);
  gate.resolve();
  await expect
    .element(dialog.getByRole("combobox", { name: "To whom" }))
    .toHaveAccessibleDescription(expect.stringContaining("No right to open reports: Saidova Lola"));
  expect(sent.mock.calls).toEqual([["09:30"]]);
  await expect.element(time).toHaveValue("09:30");
});

test("deleting asks first, and says for whom it is gone", async () => {
  const removed = vi.fn<() => void>();
  await openScreen(ReportScreen, {
    address: `/reports/${id}`,
    codes,
    mocks: [mock(reports.read, () => read), mock(reports.remove, () => removed())],
  });
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Delete the report" }).click();
  await expect.element(page.getByText(/for everyone who sees it/)).toBeVisible();
  expect(removed).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Delete the report" }).click();
  await expect.poll(() => removed.mock.calls.length).toBe(1);
});
