import { createClient } from "@yer/api/client";
import { notices } from "@yer/api/contract/notices";
import { onlinePayments } from "@yer/api/contract/online-payments";
import { ownCharges } from "@yer/api/contract/own-charges";
import { ownPlots } from "@yer/api/contract/own-plots";
import { type OwnObjection, ownApplications } from "@yer/api/contract/own-applications";
import { mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { withDisputeTexts } from "../disputes/dispute-texts.js";
import { putAway, show } from "../frame/testing/show.js";
import { OwnSections } from "./OwnSections.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const objection: OwnObjection = {
  id,
  number: "2026-1718-000001/1",
  applicationId: id,
  text: "The plot is mine",
  files: [],
  at: "2026-11-22T05:00:00.000Z",
  state: "new",
  decision: null,
  mayWithdraw: false,
  mayComplain: false,
  version: 1,
} as unknown as OwnObjection;

const Shown = withDisputeTexts(() => <OwnSections />);
let dispose = (): void => undefined;

afterEach(() => {
  putAway();
  dispose();
});

test("nothing is shown until all of it has come, and what cannot be had keeps nobody waiting", async () => {
  const charges = Promise.withResolvers<{ items: [] }>();
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(ownApplications.mine, { items: [], objections: [objection], complaints: [] }),
          mock(ownCharges.list, () => charges.promise),
          mock(onlinePayments.list, { provider: null, items: [] }),
          mock(ownPlots.list, { items: [] }),
          mock(notices.list, () => {
            throw refusal("internal");
          }),
        ],
        { user: JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: false }), locale: "en_US" },
      ),
    ),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  const main = await show(
    <MemoryRouter>
      <Provider store={app.store}>
        <Shown />
      </Provider>
    </MemoryRouter>,
  );
  await expect.poll(() => main.childElementCount).toBeGreaterThan(0);
  const told = page.getByText("The plot is mine");
  // Its own answer is there by now: what is below it is not.
  await expect.poll(() => JSON.stringify(app.store.getState()).includes("The plot is mine")).toBe(true);
  await expect.element(told).not.toBeInTheDocument();
  expect(main.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  charges.resolve({ items: [] });
  await expect.element(told).toBeVisible();
});
