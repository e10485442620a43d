import { type BankDay, bankDays } from "@yer/api/contract/bank-days";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import BankDaysRegister from "./BankDaysRegister.js";

const day: BankDay = {
  account: { id: "01932f00-0000-7000-8000-000000000001", number: "20208000900100001001", name: "Samarqand" },
  day: "2026-03-05",
  state: "open",
  told: { turnover: 200_000_000, opening: null, closing: null, paidOut: null },
  total: 200_000_000,
  toldBy: "Kassir",
  lines: 3,
  entered: 123_600_000,
  unmatched: 50_000_000,
  aside: 0,
  returned: 0,
  missing: 76_400_000,
  closedBy: null,
  closedAt: null,
  reason: null,
  acts: { tell: [], close: [{ code: "bank-day-short", params: { sum: 764_000 } }], reopen: [{ code: "work-over" }] },
  version: 4,
};

/** What the service was asked to do. */
let asked: unknown[];

afterEach(closeScreen);

async function opened(given: Partial<BankDay> = {}): Promise<void> {
  asked = [];
  const row = { ...day, ...given };
  const act = (call: { readonly body?: unknown }) => {
    asked.push(call.body);
    return row;
  };
  await openScreen(BankDaysRegister, {
    address: "/receipts?view=days",
    codes: ["read:payment", "record:payment", "close:payment"],
    mocks: [
      mock(bankDays.list, () => ({ items: [row], total: 1, more: false, next: null })),
      mock(bankDays.tell, act),
      mock(bankDays.close, act),
      mock(bankDays.reopen, act),
    ],
  });
}

test("beside the menu of a desk's screen all columns stand in view, and all digits of the account are seen", async () => {
  await page.viewport(1000, 800);
  await opened({ total: 9_850_000_000, entered: 9_850_000_000, unmatched: 50_000_000, state: "closed" });
  const digits = page.getByText("20208000900100001001", { exact: true });
  await expect.element(digits).toBeVisible();
  // What is left of 1440 px beside the menu.
  expect(page.getByRole("grid").element().getBoundingClientRect().width).toBeLessThanOrEqual(1125);
  for (const cell of page.getByRole("row").nth(1).getByRole("gridcell").elements()) {
    expect([cell.textContent, cell.scrollWidth > cell.clientWidth]).toEqual([cell.textContent, false]);
  }
});

test("a day says what is missing of the bank's total, opens its lines, and why it does not close", async () => {
  await opened();
  await expect.element(page.getByText(/^Missing: 764\D000/u)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the unidentified" }))
    .toHaveAttribute("href", "/receipts?view=lines&from=2026-03-05&to=2026-03-05");
  await expect.element(page.getByRole("button", { name: "Close the day" })).toHaveAttribute("aria-disabled", "true");
});

test("the bank's total is told as a turnover or by the balances it follows from", async () => {
  await opened();
  await userEvent.click(page.getByRole("button", { name: "Tell the total" }));
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByText("Opening and closing balance"));
  await userEvent.fill(dialog.getByRole("textbox", { name: "Opening balance" }), "100");
  await userEvent.fill(dialog.getByRole("textbox", { name: "Closing balance" }), "150");
  await userEvent.click(dialog.getByRole("button", { name: "Tell the total" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([{ turnover: null, opening: 10_000, closing: 15_000, paidOut: null }]);
});

test("a day whose total is accounted for is closed once its sums were seen", async () => {
  await opened({ missing: 0, unmatched: 0, acts: { ...day.acts, close: [] } });
  await userEvent.click(page.getByRole("button", { name: "Close the day" }));
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("The bank’s total")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Close the day" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("a closed day offers its signed statement, and is opened again with a reason", async () => {
  await opened({ state: "closed", missing: 0, unmatched: 0, acts: { tell: [], close: [], reopen: [] } });
  await expect.element(page.getByRole("button", { name: "Signed statement" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Open the day again" }));
  const dialog = page.getByRole("dialog");
  await userEvent.fill(dialog.getByRole("textbox", { name: "Reason" }), "Yangi koʻchirma");
  await userEvent.click(dialog.getByRole("button", { name: "Open the day again" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([{ reason: "Yangi koʻchirma" }]);
});
