import { clearing } from "@yer/api/contract/clearing";
import { places } from "@yer/api/contract/places";
import { type OpenLine, type StatementLine, statementLines } from "@yer/api/contract/statement-lines";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import StatementLinesRegister from "../lines/StatementLinesRegister.js";

const id = "01932f00-0000-7000-8000-000000000001";
const waiting: StatementLine = {
  id,
  account: { number: "20208000900100001001", name: "Samarqand" },
  amount: 29_400,
  unmatched: 29_400,
  valueDay: "2026-03-05",
  document: "PT-1",
  payer: "Provayder",
  purpose: "Onlayn toʻlovlar",
  batchId: null,
  aside: null,
  returned: 0,
  version: 3,
};
const open: OpenLine = {
  ...waiting,
  region: "1718",
  waits: "unknown",
  proposals: [],
  returns: [],
  returnable: 0,
  elsewhere: "1703",
  clearings: [],
  passedFrom: null,
  matches: [],
};
const andijon = { uz_UZ: "Andijon", uz_Cyrl: "Андижон", ru_RU: "Андижан", en_US: "Andijan" };

afterEach(closeScreen);

const opened = async () => {
  const asked: unknown[] = [];
  const act = ({ body }: { readonly body?: unknown }) => {
    asked.push(body);
    return open;
  };
  await openScreen(StatementLinesRegister, {
    address: `/receipts?view=lines&line=${id}`,
    codes: ["record:payment"],
    mocks: [
      mock(statementLines.list, () => ({ items: [waiting], total: 1, more: false, next: null })),
      mock(statementLines.get, () => open),
      mock(clearing.pass, act),
      mock(clearing.cover, act),
      mock(clearing.payments, () => ({
        from: "2026-03-05",
        to: "2026-03-05",
        count: 2,
        sum: 30_000,
        waiting: 29_400,
        missing: 600,
        over: 0,
        payments: [],
      })),
      mock(places.regions, () => ({ items: [{ soato: "1703", name: andijon }] as never })),
      mock(places.districts, () => ({ items: [] })),
    ],
  });
  return asked;
};
const drawer = () => page.getByRole("dialog", { name: "Provayder" });

test("a line that names another region's file says so, and is passed on to it with a reason", async () => {
  const asked = await opened();
  await expect.element(drawer().getByText("It names a file of another region: Andijan")).toBeVisible();
  await userEvent.click(drawer().getByRole("button", { name: "Pass on to another region" }));
  const dialog = page.getByRole("dialog", { name: "Pass on to another region" });
  await userEvent.fill(dialog.getByRole("textbox", { name: "Reason" }), "Andijon ishi");
  await userEvent.click(dialog.getByRole("button", { name: "Pass on to another region" }));
  await expect.poll(() => asked).toEqual([{ region: "1703", amount: 29_400, reason: "Andijon ishi" }]);
});

test("what a payout leaves missing of its online payments is said before they are covered by the sum that was seen", async () => {
  const asked = await opened();
  await userEvent.click(drawer().getByRole("button", { name: "Sum of online payments" }));
  const dialog = page.getByRole("dialog", { name: "Sum of online payments" });
  await expect.element(dialog.getByText(/^Missing: 6/u)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Sum of online payments" }));
  await expect.poll(() => asked).toEqual([{ from: "2026-03-05", to: "2026-03-05", sum: 30_000 }]);
});
