import { createClient } from "@yer/api/client";
import { drafts } from "@yer/api/contract/drafts";
import { type OwnApplication, ownApplications } from "@yer/api/contract/own-applications";
import { mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore, useRead } from "@yer/api/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withDisputeTexts } from "../disputes/dispute-texts.js";
import { putAway, show } from "../frame/testing/show.js";
import { OccupierAnswer } from "./OccupierAnswer.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
let consentedAt: string | null = null;
const file = () =>
  ({
    applicationId: id,
    status: "in_payment",
    charge: { amount: 100, paid: 0, remaining: 100, dueOn: null, instalments: null, rows: [], consentedAt },
    acts: { consent: [], refuse: [] },
  }) as unknown as OwnApplication;
let dispose = (): void => undefined;

const Shown = withDisputeTexts(() => {
  const { data } = useRead(ownApplications.own, { params: { id } });
  return data ? <OccupierAnswer file={data} /> : null;
});

afterEach(() => {
  putAway();
  dispose();
});

test("what consent does is said beside it; words that one consented take the place of the button and its focus", async () => {
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(ownApplications.own, file),
          mock(ownApplications.consent, () => {
            consentedAt = "2026-03-05T05:00:00.000Z";
            return { at: consentedAt };
          }),
          mock(drafts.get, () => {
            throw refusal("not-found");
          }),
        ],
        { user: JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: false }), locale: "en_US" },
      ),
    ),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  await show(
    <Provider store={app.store}>
      <Shown />
    </Provider>,
  );
  await expect.element(page.getByText(/^Your consent is kept in the file/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "I consent" }));
  const words = page.getByText(/^You consented/);
  await expect.element(words).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(words.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
