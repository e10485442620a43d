import { bankDays } from "@yer/api/contract/bank-days";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import ReceiptsScreen from "./ReceiptsScreen.js";

const mocks = [mock(bankDays.list, () => ({ items: [], total: 0, more: false, next: null }))];

afterEach(closeScreen);

test("who closes days and records nothing has no tab of banks' lists, nor of lines", async () => {
  await openScreen(ReceiptsScreen, { address: "/receipts", codes: ["menu:receipts", "read:payment"], mocks });
  await expect.element(page.getByRole("tab", { name: "Bank days" })).toHaveAttribute("aria-selected", "true");
  expect(page.getByRole("tab").elements().map((tab) => tab.textContent)).toEqual(["Returns", "Bank days", "Accounts"]);
});

test("whom an address leads to a view that is closed to them is told so there", async () => {
  await openScreen(ReceiptsScreen, { address: "/receipts?view=lines", codes: ["menu:receipts", "read:payment"], mocks });
  await expect.element(page.getByRole("tab", { name: "Unidentified" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("To see receipts you need the permission")).toBeVisible();
});
