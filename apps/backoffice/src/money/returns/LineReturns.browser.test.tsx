import { type LineReturn, lineReturns } from "@yer/api/contract/line-returns";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import LineReturnsRegister from "./LineReturnsRegister.js";

const id = "01932f00-0000-7000-8000-000000000001";
const proposed: LineReturn = {
  id,
  line: {
    id: "01932f00-0000-7000-8000-000000000002",
    document: "MO-17",
    payer: "Namunaliyev Sardor",
    purpose: "Suv uchun toʻlov",
    valueDay: "2026-03-05",
    amount: 9_000_000,
  },
  account: { number: "20208000900100001001", name: "Samarqand" },
  amount: 9_000_000,
  payee: { name: "Namunaliyev Sardor", account: "22618000123456789012", mfo: "00440" },
  state: "proposed",
  by: "Kassir",
  at: "2026-03-06T09:00:00.000Z",
  decidedBy: null,
  answer: null,
  order: null,
  executed: null,
  bounced: null,
  version: 1,
  acts: [
    { key: "approve", reasons: [] },
    { key: "refuse", reasons: [] },
    { key: "withdraw", reasons: [{ code: "permission-missing", params: { code: "propose:refund" } }] },
  ],
};

afterEach(closeScreen);

const opened = async (one: LineReturn) => {
  const asked: unknown[] = [];
  await openScreen(LineReturnsRegister, {
    address: `/receipts?view=returns&return=${id}`,
    codes: ["read:payment", "approve:refund", "order:refund"],
    mocks: [
      mock(lineReturns.list, () => ({ items: [one], total: 1, more: false, next: null })),
      mock(lineReturns.get, () => one),
      mock(lineReturns.approve, ({ params }) => {
        asked.push(["approve", params.id]);
        return one;
      }),
      mock(lineReturns.execute, ({ body }) => {
        asked.push(body);
        return one;
      }),
    ],
  });
  return asked;
};
const drawer = () => page.getByRole("dialog", { name: /to Namunaliyev Sardor$/u });

test("a return shows to whom it is paid and asks once more before it is approved; acts of others' rights are not shown", async () => {
  const asked = await opened(proposed);
  await expect.element(drawer().getByText("22618000123456789012")).toBeVisible();
  await expect.element(drawer().getByRole("button", { name: "Withdraw" })).not.toBeInTheDocument();
  await userEvent.click(drawer().getByRole("button", { name: "Approve" }));
  const asks = page.getByRole("alertdialog");
  await expect.element(asks.getByText(/Check the account with the payee’s papers/u)).toBeVisible();
  await userEvent.click(asks.getByRole("button", { name: "Approve" }));
  await expect.poll(() => asked).toEqual([["approve", id]]);
});

test("an ordered return says its number, and is executed with the bank's id", async () => {
  const asked = await opened({
    ...proposed,
    state: "ordered",
    decidedBy: "Boshliq",
    order: { number: "R-2026-1718-000001", day: "2026-03-07", by: "Boshliq" },
    acts: [{ key: "execute", reasons: [] }],
  });
  await expect.element(drawer().getByText(/R-2026-1718-000001/u)).toBeVisible();
  await userEvent.click(drawer().getByRole("button", { name: "The bank paid" }));
  const dialog = page.getByRole("dialog", { name: "The bank paid" });
  await userEvent.click(dialog.getByRole("spinbutton").first());
  await userEvent.keyboard("03032026");
  await userEvent.fill(dialog.getByRole("textbox", { name: "The bank’s id of the payment" }), "Q-7");
  await userEvent.click(dialog.getByRole("button", { name: "The bank paid" }));
  await expect.poll(() => asked).toEqual([{ day: "2026-03-03", bankId: "Q-7" }]);
});
