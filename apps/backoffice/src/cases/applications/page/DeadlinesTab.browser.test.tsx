import type { Application } from "@yer/api/contract/applications";
import { type RunningTerm, terms } from "@yer/api/contract/terms";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withApplicationTexts } from "../application-texts.js";
import DeadlinesTab from "./DeadlinesTab.js";

afterEach(closeScreen);

test("a term ends on its last day in Tashkent, not on the one that begins as it ends", async () => {
  const total: RunningTerm = {
    days: 30,
    unit: "calendar",
    from: "2026-11-24T05:00:00.000Z",
    pauses: [],
    deadline: { endsAt: "2026-12-24T19:00:00.000Z", state: "running", daysLeft: 24 },
  };
  const file = { id: "0190f0a0-0000-7000-8000-000000000001", status: "announced" } as unknown as Application;
  const Tab = withApplicationTexts(() => <DeadlinesTab file={file} />);
  const mocks = [mock(terms.ofFile, { status: null, total, stays: [] })];
  await openScreen(Tab, { address: "/application/a?tab=deadlines", codes: [], mocks });
  await expect.element(page.getByText(/December 24/)).toBeVisible();
  expect(page.getByText(/December 25/).elements()).toHaveLength(0);
});
