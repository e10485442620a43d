import { bankDays } from "@yer/api/contract/bank-days";
import { statementLines } from "@yer/api/contract/statement-lines";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import ReceiptsScreen from "./ReceiptsScreen.js";

/** Permissions of the head of finance that concern receipts: closing days, but not recording payments. */
const codes = ["menu:receipts", "read:payment", "close:payment"];

const mocks = [
  mock(bankDays.list, () => ({ items: [], total: 0, more: false, next: null })),
  mock(statementLines.list, () => {
    throw refusal("permission-missing", { params: { code: "record:payment" } });
  }),
];

afterEach(closeScreen);

test("who closes days and records nothing has no tab of banks' lists, nor of lines", async () => {
  await openScreen(ReceiptsScreen, { address: "/receipts", codes, mocks });
  await expect.element(page.getByRole("tab", { name: "Bank days" })).toHaveAttribute("aria-selected", "true");
  const names = page
    .getByRole("tab")
    .elements()
    .map((tab) => tab.textContent);
  expect(names).toEqual(["Returns", "Bank days", "Accounts"]);
});

test("whom an address leads to a view that is closed to them is told so there", async () => {
  await openScreen(ReceiptsScreen, { address: "/receipts?view=lines", codes, mocks });
  await expect.element(page.getByRole("tab", { name: "Unidentified" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("You may not see this list")).toBeVisible();
});
