import type { PermissionCode } from "@yer/api/contract";
import type { Application } from "@yer/api/contract/applications";
import { charges, type ChargeRead } from "@yer/api/contract/charges";
import { corrections } from "@yer/api/contract/corrections";
import { refunds } from "@yer/api/contract/refunds";
import { type Mock, mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withApplicationTexts } from "../application-texts.js";
import PaymentTab from "./PaymentTab.js";

type Charge = NonNullable<Application["charge"]>;

/** A charge of three million soʻm with a part of it received. */
const charge: Charge = {
  id: "0190f0a0-0000-7000-8000-000000000008",
  number: "2026-1718-000001-01",
  amount: 300_000_000,
  paid: 100_000_000,
  remaining: 200_000_000,
  overpaid: 0,
  flags: [],
  discount: "none",
  dueOn: "2026-12-24",
  state: "open",
  consentedAt: null,
  rows: [],
  madeAt: "2026-11-20T05:00:00.000Z",
  contract: null,
  receipts: [
    {
      id: "0190f0a0-0000-7000-8000-000000000009",
      amount: 100_000_000,
      paidOn: "2026-11-21",
      document: "T-1",
      by: "Kassir",
      at: "2026-11-21T05:00:00.000Z",
      imported: false,
      cancelledAt: null,
    },
  ],
};

const mocks = [
  mock(corrections.list, { items: [], receipts: [], registeredOwed: 0 }),
  mock(refunds.list, { due: 0, free: 0, propose: [], online: [], items: [] }),
];

async function open(
  status: Application["status"],
  of: Charge,
  codes: readonly PermissionCode[] = [],
  read: readonly Mock[] = [],
): Promise<void> {
  const file = { status, charge: of, facts: { files: [] } } as unknown as Application;
  const Tab = withApplicationTexts(() => <PaymentTab file={file} />);
  await openScreen(Tab, { address: "/application/a?tab=payment", codes, mocks: [...mocks, ...read] });
  await expect.element(page.getByText("T-1")).toBeVisible();
}

afterEach(closeScreen);

/** What stands beside a term of the charge. */
const beside = (term: string): string | undefined =>
  [...document.querySelectorAll("dt")].find(({ textContent }) => textContent === term)?.nextElementSibling
    ?.textContent ?? undefined;

test("what was paid of a charge that a return voided is the file's credit while it is edited: no excess, nothing owed", async () => {
  await open("editing", { ...charge, state: "void", remaining: 0 });
  expect(beside("Received: counts towards the next charge")).toMatch(/1.000.000/);
  expect(beside("Overpaid (credit)")).toBeUndefined();
  expect(beside("Remaining")).toBeUndefined();
  await expect.element(page.getByText("Void", { exact: true })).toBeVisible();
});

test("a charge whose file is suspended is late here as on its own page, and not only to be paid", async () => {
  await open("in_payment", { ...charge, flags: ["part", "late"] });
  await expect.element(page.getByText("Late", { exact: true })).toBeVisible();
  expect(page.getByText("To be paid", { exact: true }).elements()).toHaveLength(0);
});

test("the same of a charge that runs is paid in part, and what remains is owed", async () => {
  await open("in_payment", charge);
  expect(beside("Paid")).toMatch(/1.000.000/);
  expect(beside("Remaining")).toMatch(/2.000.000/);
  expect(beside("Received: counts towards the next charge")).toBeUndefined();
});

test("a bill that was issued is known to a page that is loaded anew, and opens", async () => {
  const bill = { id: charge.id, language: "en_US", at: charge.madeAt, state: "valid", path: "/b" } as const;
  const read = { bill: { against: [], issued: [bill] } } as unknown as ChargeRead;
  await open("in_payment", charge, ["menu:payments"], [mock(charges.get, read)]);
  await expect.element(page.getByRole("link", { name: /^Open the bill/ })).toHaveAttribute("href", "/b");
  expect(page.getByRole("button", { name: "Issue the bill" }).elements()).toHaveLength(0);
});
