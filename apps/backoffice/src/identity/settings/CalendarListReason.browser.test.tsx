import type { Batch } from "@yer/api/contract/batch";
import { calendarImports } from "@yer/api/contract/calendar-lists";
import { drafts } from "@yer/api/contract/drafts";
import { calendar } from "@yer/api/contract/settings";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BatchView } from "../../registers/batches/BatchView.js";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { calendarListFace } from "./calendar-list-face.js";
import { withSettingsTexts } from "./settings-texts.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const at = "2026-03-05T09:00:00.000Z";
const batch: Batch = {
  id,
  fileName: "days.csv",
  format: "csv",
  encoding: "utf-8",
  columns: ["kun", "turi", "nomi"],
  sample: [],
  rows: 1,
  done: 1,
  state: "checked",
  stoppedIn: null,
  mapping: { day: 0, kind: 1, name: 2 },
  filled: {},
  remembered: false,
  shapes: false,
  system: null,
  warned: 0,
  by: "Nodira Qodirova",
  at,
  appliedAt: null,
  undoneAt: null,
  version: 5,
  counts: { new: 1, changed: 0, over: 0, known: 0, wrong: 0, entered: 0, undone: 0, kept: 0 },
};
const row = {
  line: 2,
  kind: "new" as const,
  about: "21.03.2027",
  faults: [],
  warnings: [],
  recordId: null,
  number: null,
  day: "2027-03-21",
  becomes: "holiday" as const,
  name: "Navroʻz",
  before: null,
};

afterEach(closeScreen);

test("a list of days is entered once for any number of presses, and its decree stays where it could not be", async () => {
  const sent: (readonly [unknown, string | undefined])[] = [];
  const dropped: string[] = [];
  let impacts = 0;
  const gate = Promise.withResolvers<void>();
  await openScreen(
    withSettingsTexts(() => <BatchView face={calendarListFace} batch={batch} onAnother={() => undefined} />),
    {
      address: "/settings",
      codes: ["update:setting"],
      mocks: [
        mock(calendarImports.rows, { items: [row], total: 1, more: false, next: null }),
        mock(calendar.impact, () => {
          impacts += 1;
          return { lines: [{ effect: "terms-later" as const, count: 3 }] };
        }),
        mock(calendar.year, () => {
          throw refusal("unavailable");
        }),
        mock(drafts.get, () => ({ draft: null })),
        mock(drafts.put, () => ({ savedAt: at })),
        mock(drafts.remove, () => void dropped.push("draft")),
        mock(calendarImports.apply, async ({ body, headers }) => {
          sent.push([body, headers["if-match"]]);
          await gate.promise;
          if (sent.length === 1) throw refusal("unavailable");
          return { ...batch, credit: null, state: "applying" as const };
        }),
      ],
    },
  );
  const reason = page.getByRole("textbox", { name: "Reason" });
  const enter = page.getByRole("button", { name: "Enter into the calendar" });
  await userEvent.click(enter);
  await expect.element(reason).toHaveFocus();
  await expect
    .element(reason)
    .toHaveAccessibleDescription(expect.stringContaining("Error: Write the decree, or why else"));
  expect(sent).toEqual([]);
  await userEvent.fill(reason, "Decree 12");
  await userEvent.dblClick(enter);
  gate.resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(reason).toHaveValue("Decree 12");
  expect(sent).toEqual([[{ leaveOutWrong: false, reason: "Decree 12" }, '"5"']]);
  expect(dropped).toEqual([]);
  await userEvent.click(enter);
  await expect.poll(() => dropped).toEqual(["draft"]);
  expect(impacts).toBe(1);
});
