import { places } from "@yer/api/contract/places";
import { type OpenLine, type StatementLine, statementLines } from "@yer/api/contract/statement-lines";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import StatementLinesRegister from "./StatementLinesRegister.js";

const id = "01932f00-0000-7000-8000-000000000001";
const waiting: StatementLine = {
  id,
  account: { number: "20208000900100001001", name: "Samarqand" },
  amount: 200_000_000,
  unmatched: 200_000_000,
  valueDay: "2026-03-05",
  document: "MO-17",
  payer: "Namunaliyev Sardor",
  purpose: "Yer uchun",
  batchId: null,
  aside: null,
  returned: 0,
  version: 3,
};
const proposal = (serial: number): OpenLine["proposals"][number] => ({
  applicationId: `01932f00-0000-7000-8000-00000000010${serial}`,
  number: `2026-1718-00000${serial}`,
  occupier: `Egallovchi ${serial}`,
  district: "1718401",
  address: `Registon koʻchasi, ${serial}-uy`,
  cadastreNumber: null,
  due: 123_600_000,
  dueOn: "2026-06-01",
  evidence: ["payer"],
  takes: 123_600_000,
});
const open: OpenLine = {
  ...waiting,
  region: "1718",
  waits: "sum-differs",
  proposals: [proposal(1), proposal(2)],
  returns: [],
  returnable: 0,
  elsewhere: null,
  clearings: [],
  passedFrom: null,
  matches: [],
};

/** What the service was asked to do. */
let asked: unknown[];
let line: OpenLine;

afterEach(closeScreen);

async function opened(given: Partial<OpenLine> = {}): Promise<void> {
  asked = [];
  line = { ...open, ...given };
  const act = (call: { readonly body?: unknown; readonly ifMatch?: unknown }) => {
    asked.push(call.body);
    return line;
  };
  await openScreen(StatementLinesRegister, {
    address: `/receipts?view=lines&line=${id}`,
    codes: ["record:payment"],
    mocks: [
      mock(statementLines.list, () => ({ items: [waiting], total: 1, more: false, next: null })),
      mock(statementLines.get, () => line),
      mock(statementLines.match, act),
      mock(statementLines.unmatch, act),
      mock(statementLines.setAside, act),
      mock(statementLines.putBack, act),
      mock(places.regions, () => ({ items: [] })),
      mock(places.districts, () => ({ items: [] })),
    ],
  });
}
const drawer = () => page.getByRole("dialog", { name: "Namunaliyev Sardor" });

test("a line says why it waits, whose it may be and what tells them apart, and is matched with one of them", async () => {
  await opened();
  await expect.element(drawer().getByText("Who paid owes another sum")).toBeVisible();
  await expect.element(drawer().getByText("The occupier paid").first()).toBeVisible();
  await expect.element(drawer().getByText("Egallovchi 2")).toBeVisible();
  await expect.element(drawer().getByText("Registon koʻchasi, 2-uy")).toBeVisible();
  await userEvent.click(
    drawer()
      .getByRole("button", { name: /^Match 1\D236\D000/u })
      .nth(1),
  );
  const dialog = page.getByRole("dialog", { name: "Match the receipt with files" });
  await expect.element(dialog.getByRole("textbox", { name: "Number of the file" })).toHaveValue("2026-1718-000002");
  await expect.element(dialog.getByText(/^Goes on waiting: 764\D000/u)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Match with a file" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([{ parts: [{ number: "2026-1718-000002", amount: 123_600_000 }] }]);
});

test("a line is shared among several files, never more of it than waits", async () => {
  await opened();
  await userEvent.click(drawer().getByRole("button", { name: "Match with a file" }));
  const dialog = page.getByRole("dialog", { name: "Match the receipt with files" });
  const number = dialog.getByRole("textbox", { name: "Number of the file" });
  const amount = dialog.getByRole("textbox", { name: "Amount" });
  await userEvent.fill(number, "2026-1718-000001");
  await userEvent.fill(amount, "1500000");
  await userEvent.click(dialog.getByRole("button", { name: "Another file" }));
  await userEvent.fill(number.nth(1), "2026-1718-000007");
  await userEvent.fill(amount.nth(1), "500001");
  await expect.element(dialog.getByText("The parts add to more than is waiting")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Match with a file" }));
  expect(asked).toEqual([]);
  await userEvent.fill(amount.nth(1), "500000");
  // What is beyond the debt of a proposed application is said, and meant.
  await expect.element(dialog.getByText(/beyond what the file owes becomes its credit/u)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Match with a file" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([
    {
      parts: [
        { number: "2026-1718-000001", amount: 150_000_000, excess: 26_400_000 },
        { number: "2026-1718-000007", amount: 50_000_000 },
      ],
    },
  ]);
});

test("a number that no file has is said at its field", async () => {
  await openScreen(StatementLinesRegister, {
    address: `/receipts?view=lines&line=${id}`,
    codes: ["record:payment"],
    mocks: [
      mock(statementLines.list, () => ({ items: [waiting], total: 1, more: false, next: null })),
      mock(statementLines.get, () => open),
      mock(statementLines.match, () => {
        throw refusal("invalid", { errors: [{ in: "body", pointer: "/parts/0/number", code: "choice" }] });
      }),
    ],
  });
  await userEvent.click(drawer().getByRole("button", { name: "Match with a file" }));
  const dialog = page.getByRole("dialog", { name: "Match the receipt with files" });
  const number = dialog.getByRole("textbox", { name: "Number of the file" });
  await userEvent.fill(number, "2026-1718-999999");
  await userEvent.click(dialog.getByRole("button", { name: "Match with a file" }));
  await expect.element(number).toHaveAttribute("aria-invalid", "true");
});

test("a line is set aside to be returned with a reason, and may be put back", async () => {
  await opened();
  await userEvent.click(drawer().getByRole("button", { name: "Set aside to be returned" }));
  const dialog = page.getByRole("dialog", { name: "Set aside to be returned" });
  await userEvent.fill(dialog.getByRole("textbox", { name: "Reason" }), "Adashib");
  await userEvent.click(dialog.getByRole("button", { name: "Set aside to be returned" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([{ reason: "Adashib" }]);

  const aside = { at: "2026-03-06T09:00:00.000Z", by: "Kassir", reason: "Adashib" };
  await opened({ aside, waits: null, returnable: waiting.unmatched });
  await expect.element(drawer().getByText("Adashib")).toBeVisible();
  await expect.element(drawer().getByRole("button", { name: "Match with a file" })).not.toBeInTheDocument();
  await userEvent.click(drawer().getByRole("button", { name: "Let it wait again" }));
  await expect.poll(() => asked).toHaveLength(1);
});

test("what a file has of a line is taken off it once more is asked", async () => {
  const receiptId = "01932f00-0000-7000-8000-000000000201";
  const match = {
    receiptId,
    applicationId: id,
    number: "2026-1718-000001",
    amount: 100,
    at: "2026-03-06T09:00:00.000Z",
  };
  await opened({ unmatched: 0, waits: null, proposals: [], matches: [match] });
  await userEvent.click(drawer().getByRole("button", { name: "Take off the file" }));
  expect(asked).toEqual([]);
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Take off the file" }));
  await expect.poll(() => asked).toEqual([{ receiptId }]);
});
