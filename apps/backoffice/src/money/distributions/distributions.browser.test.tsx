import { type Distribution, distributions } from "@yer/api/contract/distributions";
import { type PaymentOrder, paymentOrders } from "@yer/api/contract/payment-orders";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import DistributionsScreen from "./DistributionsScreen.js";

const id = (n: number) => `0190f0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const row = (n: number, budget: string, amount: number): Distribution => ({
  id: `${id(n)}.${n}`,
  day: "2026-03-05",
  application: { id: id(1), number: "2026-1718-000001" },
  chargeId: id(2),
  bill: "2026-1718-000001-01",
  budget,
  district: { soato: "1718401", name: named("Samarkand") },
  neighborhood: { id: "14160001", name: named("Registan") },
  amount,
  reversal: amount < 0,
});
const account = "4".repeat(27);
const order = (acts: PaymentOrder["acts"]): PaymentOrder => ({
  id: id(3),
  number: "T-2026-1718-000001",
  day: "2026-03-05",
  region: { soato: "1718", name: named("Samarkand region") },
  budget: "district",
  account,
  amount: 60_000,
  state: "made",
  madeBy: "Cashier",
  madeAt: "2026-03-05T05:00:00.000Z",
  approvedBy: null,
  approvedAt: null,
  executedOn: null,
  reference: null,
  reason: null,
  acts,
  version: 1,
});
const pageOf = <Row,>(...items: readonly Row[]) => ({
  items: [...items],
  total: items.length,
  more: false,
  next: null,
});
const codes = ["read:cdistribution", "order:distribution"];
const top = () => Math.round(page.getByRole("grid").element().getBoundingClientRect().top);

afterEach(closeScreen);

test("rows lead to their charge and their file, sums by budget to the rows they sum; what was taken back says so", async () => {
  await openScreen(DistributionsScreen, {
    address: "/cdistribution",
    codes,
    mocks: [
      mock(distributions.list, () => pageOf(row(1, "district", 60_000), row(2, "Fund", -30_000))),
      mock(distributions.totals, () => ({
        items: [
          { budget: "district", distributed: 60_000, reversed: 0, amount: 60_000 },
          { budget: "Fund", distributed: 0, reversed: 30_000, amount: -30_000 },
        ],
        amount: 30_000,
      })),
      mock(distributions.budgets, () => ({ items: ["district", "region", "republic", "Fund"] })),
    ],
  });
  const rows = page.getByRole("row");
  await expect.element(rows.nth(1).getByText("District budget", { exact: true })).toBeVisible();
  await expect.element(rows.nth(2).getByText("Taken back", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "2026-1718-000001", exact: true }).first())
    .toHaveAttribute("href", `/application/${id(1)}`);
  await expect.element(page.getByText(/300.* taken back/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /600/ }).first())
    .toHaveAttribute("href", expect.stringContaining("budget=district"));
});

test("sums by budget move no row when they come, whether or not something of them was taken back", async () => {
  const awaited = Promise.withResolvers<undefined>();
  await openScreen(DistributionsScreen, {
    address: "/cdistribution",
    codes,
    mocks: [
      mock(distributions.list, () => pageOf(row(1, "district", 60_000))),
      mock(distributions.totals, async () => {
        await awaited.promise;
        return {
          items: [
            { budget: "district", distributed: 60_000, reversed: 0, amount: 60_000 },
            { budget: "region", distributed: 60_000, reversed: 30_000, amount: 30_000 },
            { budget: "republic", distributed: 60_000, reversed: 10_000, amount: 50_000 },
          ],
          amount: 140_000,
        };
      }),
      mock(distributions.budgets, () => ({ items: ["district", "region", "republic"] })),
    ],
  });
  await expect.element(page.getByRole("row").nth(1).getByText("District budget", { exact: true })).toBeVisible();
  const before = top();
  awaited.resolve(undefined);
  await expect.element(page.getByText(/300.* taken back/)).toBeVisible();
  expect(top()).toBe(before);
});

test("what is due is ordered for exactly the sum that is shown; what has no account says why it cannot be", async () => {
  const made = vi.fn<(body: unknown) => void>();
  const due = { region: { soato: "1718", name: named("Samarkand region") }, refused: null };
  await openScreen(DistributionsScreen, {
    address: "/cdistribution?view=orders",
    codes,
    mocks: [
      mock(paymentOrders.list, () => pageOf()),
      mock(distributions.budgets, () => ({ items: ["district"] })),
      mock(paymentOrders.due, () => ({
        items: [
          { ...due, budget: "district", account, due: 60_000, refused: { number: "T-1", reason: "Closed" } },
          { ...due, budget: "region", account: null, due: 100 },
          { ...due, budget: "republic", account, due: -500 },
        ],
      })),
      mock(paymentOrders.make, ({ body }) => {
        made(body);
        throw refusal("precondition-failed");
      }),
    ],
  });
  await expect.element(page.getByText("The treasury refused T-1: Closed")).toBeVisible();
  await expect.element(page.getByText("The shares name no treasury account: nothing can be ordered")).toBeVisible();
  await expect.element(page.getByText("The budget owes this: its next order is lowered by it")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Make an order" }));
  await expect.element(page.getByText("Meanwhile another sum is due: it is shown anew.")).toBeVisible();
  expect(made).toHaveBeenCalledExactlyOnceWith({
    orders: [{ region: "1718", budget: "district", account, amount: 60_000 }],
  });
});

test("who made an order is told at the button why they do not approve it, and can withdraw it with a reason", async () => {
  const withdrawn = vi.fn<(body: unknown) => void>();
  const acts = { approve: [{ code: "proposal-own" as const }], withdraw: [], execute: [], refuse: [] };
  await openScreen(DistributionsScreen, {
    address: "/cdistribution?view=orders",
    codes,
    mocks: [
      mock(paymentOrders.list, () => pageOf(order(acts))),
      mock(distributions.budgets, () => ({ items: ["district"] })),
      mock(paymentOrders.due, () => ({ items: [] })),
      mock(paymentOrders.withdraw, ({ body }) => {
        withdrawn(body);
        return order(acts);
      }),
    ],
  });
  await expect.element(page.getByText("All that is due is ordered.")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Approve the order" }))
    .toHaveAccessibleDescription("You cannot approve your own proposal: another person decides");
  await userEvent.click(page.getByRole("button", { name: "Withdraw the order" }));
  const dialog = page.getByRole("dialog");
  await userEvent.fill(dialog.getByRole("textbox"), "Wrong day");
  await userEvent.click(dialog.getByRole("button", { name: "Withdraw the order" }));
  await expect.poll(() => withdrawn.mock.lastCall?.[0]).toEqual({ reason: "Wrong day" });
});
