import { createClient } from "@yer/api/client";
import { meta } from "@yer/api/contract/meta";
import { type OnlinePayment, onlinePayments, type PayableCharge } from "@yer/api/contract/online-payments";
import { mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { putAway, show } from "../frame/testing/show.js";
import PayOnline from "./PayOnline.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const payment: OnlinePayment = {
  id,
  chargeId: id,
  amount: 50_000,
  state: "waiting",
  at: "2026-03-05T05:00:00.000Z",
  payUrl: "https://pay.example/1",
  unmatched: false,
};
const charge: PayableCharge = {
  chargeId: id,
  applicationId: id,
  bill: "2026-1718-000001-01",
  due: 123_600_000,
  dueOn: "2026-04-01",
  open: true,
  payments: [],
};
let payments: OnlinePayment[] = [];
let asked: unknown[] = [];
let dispose = (): void => undefined;

afterEach(() => {
  putAway();
  dispose();
  localStorage.clear();
  payments = [];
  asked = [];
});

async function showAt(address: string): Promise<void> {
  const user = JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: false });
  localStorage.setItem("user", user);
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(meta.get, () => ({ refreshSeconds: 3600 }) as never),
          mock(onlinePayments.list, () => ({
            provider: "Toʻlov",
            items: [{ ...charge, due: payments[0]?.state === "paid" ? 0 : charge.due, payments }],
          })),
          mock(onlinePayments.start, ({ body }) => {
            asked.push(body);
            payments = [{ ...payment, state: "started", payUrl: null }];
            return payments[0] as OnlinePayment;
          }),
          mock(onlinePayments.check, ({ params }) => {
            asked.push(params);
            payments = [{ ...payment, state: "paid", payUrl: null }];
            return payments[0] as OnlinePayment;
          }),
        ],
        { user, locale: "en_US" },
      ),
    ),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  await show(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={[address]}>
        <PayOnline />
      </MemoryRouter>
    </Provider>,
  );
}

test("all that is due is offered to be paid; where the provider does not answer, it is said and can be asked again", async () => {
  await showAt("/profile");
  await userEvent.click(page.getByRole("button", { name: "Go and pay" }));
  await expect.element(page.getByText("The provider has not answered yet. Ask again in a moment.")).toBeVisible();
  expect(asked).toEqual([{ chargeId: id, amount: charge.due }]);
  await userEvent.click(page.getByRole("button", { name: "Ask how it stands" }));
  await expect.element(page.getByRole("button", { name: "Go on paying" })).not.toBeInTheDocument();
});

test("who comes back from the provider's page is told how their payment stands, for its callback may not have come", async () => {
  payments = [payment];
  await showAt(`/profile?payment=${id}`);
  await expect.element(page.getByText("The payment was received.")).toBeVisible();
  expect(asked).toEqual([{ id }]);
});

test("nothing beyond what is due is sent to be paid", async () => {
  await showAt("/profile");
  const sum = page.getByRole("textbox", { name: "Sum to pay" });
  await userEvent.fill(sum, "99999999");
  await userEvent.click(page.getByRole("button", { name: "Go and pay" }));
  expect(asked).toEqual([]);
});
