import { createClient } from "@yer/api/client";
import { bills } from "@yer/api/contract/bills";
import { drafts } from "@yer/api/contract/drafts";
import { instalmentRequests } from "@yer/api/contract/instalment-requests";
import { type OwnCharge, ownCharges } from "@yer/api/contract/own-charges";
import { mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withDisputeTexts } from "../disputes/dispute-texts.js";
import { putAway, show } from "../frame/testing/show.js";
import OwnCharges from "./OwnCharges.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const start: OwnCharge = {
  id,
  number: "2026-1718-000001-01",
  applicationId: id,
  state: "open",
  sentence: { code: "due", amount: 300_000, day: "2026-12-24" },
  amount: 400_000,
  paid: 100_000,
  remaining: 300_000,
  instalments: null,
  receipts: [{ id, amount: 100_000, paidOn: "2026-11-21", document: "T-1" }],
  bill: { against: [], issued: [] },
  request: null,
  ask: { against: [], mostParts: 4, lastDay: "2029-11-20" },
};
let charge = start;
let dispose = (): void => undefined;

const Shown = withDisputeTexts(() => <OwnCharges />);

afterEach(() => {
  putAway();
  dispose();
  charge = start;
});

async function open(): Promise<void> {
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(ownCharges.list, () => ({ items: [charge] })),
          mock(bills.issueOwn, ({ body }) => {
            const at = "2026-11-22T05:00:00.000Z";
            const bill = { id, language: body.language, at, state: "valid", path: "/fields-pdf/a/b" } as const;
            charge = { ...charge, bill: { against: [], issued: [bill] } };
            return bill;
          }),
          mock(instalmentRequests.ask, ({ body: { schedule, reason } }) => {
            const asked = {
              id,
              state: "asked",
              at: "2026-11-22T05:00:00.000Z",
              answer: null,
              answeredAt: null,
            } as const;
            charge = {
              ...charge,
              request: { ...asked, schedule, reason },
              ask: { ...charge.ask, against: [{ code: "instalments-asked" }] },
            };
            return undefined;
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
}

test("an occupier reads what to pay by when and what was received, and gets the bill", async () => {
  await open();
  await expect.element(page.getByText(/^You have to pay 3\s000,00/)).toBeVisible();
  await expect.element(page.getByText(/document T-1/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Get the bill" }));
  await expect.element(page.getByRole("link", { name: /^Bill of/ })).toHaveAttribute("href", "/fields-pdf/a/b");
  await expect.element(page.getByRole("button", { name: "Get the bill" })).not.toBeInTheDocument();
});

test("instalments are asked for with a reason, in parts that add to what is owed, and then wait for their answer", async () => {
  await open();
  await userEvent.click(page.getByRole("button", { name: "Ask for instalments" }));
  const send = page.getByRole("button", { name: "Send the request" });
  await userEvent.click(send);
  await expect
    .element(page.getByRole("textbox", { name: /^Reason/ }))
    .toHaveAccessibleDescription(/Say more about the reason/);
  await userEvent.fill(page.getByRole("textbox", { name: /^Reason/ }), "I am paid once a month");
  await userEvent.click(send);
  await expect.element(page.getByText(/no answer yet$/)).toBeVisible();
  expect(charge.request?.schedule.map(({ amount }) => amount)).toEqual([100_000, 100_000, 100_000]);
  await expect.element(page.getByRole("button", { name: "Ask for instalments" })).not.toBeInTheDocument();
});
