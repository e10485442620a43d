import { type MoneyMonth, type MoneyMonthPage, moneyMonths } from "@yer/api/contract/money-months";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import DistributionsScreen from "../distributions/DistributionsScreen.js";

const name = "Samarkand region";
const none: MoneyMonth["acts"] = { propose: [], approve: [], refuse: [], withdraw: [] };
const closed = [{ code: "work-over" as const }];
const row: MoneyMonth = {
  month: "2026-02",
  region: { soato: "1718", name: { uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name } },
  state: "open",
  proposedBy: null,
  proposedAt: null,
  closedBy: null,
  closedAt: null,
  reason: null,
  acts: { ...none, approve: closed, refuse: closed, withdraw: closed },
  version: 0,
};
const opened: MoneyMonthPage = {
  ...row,
  checks: [
    { code: "over", outcome: "holds", count: 0, amount: null },
    { code: "unmatched", outcome: "warns", count: 2, amount: 50_000 },
  ],
  turnovers: [{ account: "bank", debit: 100_000, credit: 0 }],
  entries: 3,
};

afterEach(closeScreen);

async function open(month: MoneyMonthPage, ...mocks: ReturnType<typeof mock>[]): Promise<void> {
  await openScreen(DistributionsScreen, {
    address: "/cdistribution?view=months&month=1718.2026-02",
    codes: ["read:cdistribution", "close:month", "approve:month"],
    mocks: [
      mock(moneyMonths.list, () => ({ items: [row], total: 1, more: false, next: null })),
      mock(moneyMonths.read, () => month),
      ...mocks,
    ],
  });
}

test("a month says what was looked at and who has to do what, and is proposed to be closed where only warnings are left", async () => {
  const proposed = vi.fn<(params: unknown) => void>();
  await open(
    opened,
    mock(moneyMonths.propose, ({ params }) => {
      proposed(params);
      return { ...opened, state: "proposed" as const, version: 1 };
    }),
  );
  const drawer = page.getByRole("dialog");
  await expect.element(drawer.getByText(/2\slines, 500/)).toBeVisible();
  await expect.element(drawer.getByText("Warns", { exact: true })).toBeVisible();
  await expect
    .element(
      drawer.getByText("Whoever may close months of the whole region proposes it; then another person approves."),
    )
    .toBeVisible();
  await userEvent.click(drawer.getByRole("button", { name: "Propose closing" }));
  await userEvent.click(page.getByRole("dialog").last().getByRole("button", { name: "Propose closing" }));
  await expect.poll(() => proposed.mock.calls).toEqual([[{ region: "1718", month: "2026-02" }]]);
});

test("what blocks says so, and the button says why it is closed; who proposed a month is told that another closes it", async () => {
  const checks: MoneyMonthPage["checks"] = [{ code: "orders-made", outcome: "blocks", count: 1, amount: 700 }];
  const own = [{ code: "proposal-own" as const }];
  await open({
    ...opened,
    checks,
    state: "proposed",
    proposedBy: "Cashier",
    proposedAt: "2026-03-02T05:00:00.000Z",
    acts: { ...none, propose: closed, approve: own, refuse: own },
  });
  const drawer = page.getByRole("dialog");
  await expect
    .element(drawer.getByText("It cannot be closed yet: first settle what is marked “blocks”."))
    .toBeVisible();
  await expect.element(drawer.getByText(/Cashier proposed closing on/)).toBeVisible();
  await expect
    .element(drawer.getByRole("button", { name: "Close the month" }))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(drawer.getByRole("button", { name: "Withdraw the proposal" })).toBeEnabled();
});
