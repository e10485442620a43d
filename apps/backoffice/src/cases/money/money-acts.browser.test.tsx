import { bills } from "@yer/api/contract/bills";
import { type Correction, corrections, type ApplicationCorrections } from "@yer/api/contract/corrections";
import { drafts } from "@yer/api/contract/drafts";
import { type ApplicationRefunds, type Refund, refunds } from "@yer/api/contract/refunds";
import { type Mock, mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { ChargeBill } from "./ChargeBill.js";
import { Corrections } from "./Corrections.js";
import { Refunds } from "./Refunds.js";
import { TakeBack } from "./TakeBack.js";

const applicationId = "0190f0a0-0000-7000-8000-000000000001";
const receipt = { id: "0190f0a0-0000-7000-8000-000000000002", document: "T-1" };
const missing = { code: "permission-missing" as const };

const proposal: Correction = {
  id: "0190f0a0-0000-7000-8000-000000000003",
  receiptId: receipt.id,
  document: "T-1",
  paidOn: "2026-11-21",
  amount: 100_000_000,
  state: "proposed",
  reason: "The money of another file",
  by: "Nilufar",
  at: "2026-11-21T05:00:00.000Z",
  answer: null,
  answeredBy: null,
  answeredAt: null,
  version: 1,
  decide: [],
  withdraw: [missing],
};
const standing: ApplicationCorrections = { items: [], receipts: [{ id: receipt.id, propose: [] }], registeredOwed: 0 };
const refund: Refund = {
  id: "0190f0a0-0000-7000-8000-000000000004",
  amount: 50_000,
  name: "Oʻtkir",
  account: "22618000123456789012",
  mfo: "00440",
  online: null,
  state: "proposed",
  by: "Nilufar",
  at: "2026-11-21T05:00:00.000Z",
  decidedBy: null,
  answer: null,
  order: null,
  executed: null,
  bounced: null,
  version: 1,
  acts: [{ key: "approve", reasons: [] }],
};
const owing: ApplicationRefunds = { due: 80_000, free: 30_000, propose: [], online: [], items: [refund] };

const noDraft = mock(drafts.get, () => {
  throw refusal("not-found");
});

async function open(Shown: () => React.ReactNode, ...mocks: Mock[]): Promise<void> {
  await openScreen(() => <>{Shown()}</>, { address: "/", codes: [], mocks: [noDraft, ...mocks] });
}

/** What a receipt's button and an application's refunds stand beside: they may show nothing. */
const BesideReceipt = () => (
  <>
    <p>beside</p>
    <TakeBack applicationId={applicationId} receipt={receipt} />
  </>
);
const BesideRefunds = () => (
  <>
    <p>beside</p>
    <Refunds applicationId={applicationId} />
  </>
);
const closed = (code: "permission-missing" | "proposal-open"): Mock =>
  mock(corrections.list, { ...standing, receipts: [{ id: receipt.id, propose: [{ code }] }] });

afterEach(closeScreen);

test("a receipt is proposed to be taken back with a reason; what was typed stays when that is refused", async () => {
  const sent: unknown[] = [];
  const refusing = mock(corrections.propose, ({ body, params }) => {
    sent.push([params, body]);
    throw refusal("move-refused", { reasons: [{ code: "proposal-open" }] });
  });
  await open(
    () => <TakeBack applicationId={applicationId} receipt={receipt} />,
    mock(corrections.list, standing),
    refusing,
  );
  await userEvent.click(page.getByRole("button", { name: "Take back the receipt T-1" }));
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await userEvent.fill(reason, "The money of another file");
  await userEvent.click(dialog.getByRole("button", { name: "Take back the receipt T-1" }));
  await expect.element(dialog.getByText("A proposal is open: it is decided first")).toBeVisible();
  await expect.element(reason).toHaveValue("The money of another file");
  expect(sent).toEqual([[{ id: applicationId, receipt: receipt.id }, { reason: "The money of another file" }]]);
});

test("whoever may not propose sees no button; where a proposal is open the button says so", async () => {
  await open(BesideReceipt, closed("proposal-open"));
  await expect.element(page.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await open(BesideReceipt, closed("permission-missing"));
  await expect.element(page.getByText("beside")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a proposal is approved as the version that was read; somebody else's answer meanwhile is said", async () => {
  const asked: unknown[] = [];
  const stale = mock(corrections.approve, ({ headers }) => {
    asked.push(headers["If-Match"] ?? headers["if-match"]);
    throw refusal("precondition-failed", { current: standing });
  });
  await open(
    () => <Corrections applicationId={applicationId} />,
    mock(corrections.list, { ...standing, items: [proposal] }),
    stale,
  );
  const buttons = page.getByRole("group", { name: "Actions" }).getByRole("button");
  await expect.poll(() => buttons.elements().map((one) => one.textContent)).toEqual(["Approve", "Refuse"]);
  await userEvent.click(page.getByRole("button", { name: "Approve" }));
  const dialog = page.getByRole("alertdialog");
  await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  expect(asked).toEqual(['"1"']);
});

test("who recorded the receipt reads why they do not decide; a registered file that owes says so", async () => {
  const own = { ...proposal, decide: [{ code: "receipt-recorder" as const }] };
  await open(
    () => <Corrections applicationId={applicationId} />,
    mock(corrections.list, { ...standing, items: [own], registeredOwed: 100_000_000 }),
  );
  await expect.element(page.getByText(/^Registered, owed: 1.000.000/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Approve" })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("You recorded this receipt: another person decides").first()).toBeInTheDocument();
});

test("a refund is proposed of what is free, and faults of the account stand at their fields", async () => {
  const sent: unknown[] = [];
  const taking = mock(refunds.propose, ({ body }) => {
    sent.push(body);
    return owing;
  });
  await open(() => <Refunds applicationId={applicationId} />, mock(refunds.list, owing), taking);
  await userEvent.click(page.getByRole("button", { name: "Propose a refund" }));
  const dialog = page.getByRole("dialog");
  await userEvent.fill(dialog.getByRole("textbox", { name: "Payee" }), "Oʻtkir");
  await userEvent.fill(dialog.getByRole("textbox", { name: /^Account/ }), "2261 8000 1234");
  await userEvent.fill(dialog.getByRole("textbox", { name: /MFO/ }), "00440");
  await userEvent.click(dialog.getByRole("button", { name: "Propose a refund" }));
  await expect.element(dialog.getByText(/The number of an account has 20 digits/)).toBeVisible();
  await userEvent.fill(dialog.getByRole("textbox", { name: /^Account/ }), "2261 8000 1234 5678 9012");
  await userEvent.click(dialog.getByRole("button", { name: "Propose a refund" }));
  await expect
    .poll(() => sent)
    .toEqual([{ amount: 30_000, name: "Oʻtkir", account: "22618000123456789012", mfo: "00440" }]);
});

test("a file that is owed nothing shows no refunds; what could not be read says why, with a way to try again", async () => {
  await open(BesideRefunds, mock(refunds.list, { due: 0, free: 0, propose: [], online: [], items: [] }));
  await expect.element(page.getByText("beside")).toBeVisible();
  expect(page.getByText("Refunds of this file").elements()).toEqual([]);
  await open(
    BesideRefunds,
    mock(refunds.list, () => {
      throw refusal("not-found");
    }),
  );
  await expect.element(page.getByText("Corrections and refunds could not be read")).toBeVisible();
});

test("what was paid online is proposed to go back through its provider, of the payment that it was, and sent once approved", async () => {
  const sent: unknown[] = [];
  const payment = { payment: refund.id, provider: "Provider", paidOn: "2026-11-20", paid: 50_000, free: 20_000 };
  const taking = mock(refunds.proposeOnline, ({ body }) => {
    sent.push(body);
    return owing;
  });
  const found = { ...owing, online: [payment, { ...payment, payment: receipt.id, free: 0 }] };
  await open(() => <Refunds applicationId={applicationId} />, mock(refunds.list, found), taking);
  await userEvent.click(page.getByRole("button", { name: "Pay back through the provider" }));
  const dialog = page.getByRole("dialog");
  // A payment of which all goes back already is none to choose.
  await expect.element(dialog.getByRole("radio")).toBeChecked();
  await userEvent.click(dialog.getByRole("button", { name: "Pay back through the provider" }));
  await expect.poll(() => sent).toEqual([{ payment: payment.payment, amount: 20_000 }]);

  const approved: Refund = {
    ...refund,
    name: "Provider",
    account: null,
    mfo: null,
    online: { payment: payment.payment, paidOn: "2026-11-20" },
    state: "approved",
    acts: [{ key: "order", reasons: [] }],
  };
  const sending = mock(refunds.send, ({ params }) => {
    sent.push(params);
    return { ...owing, items: [{ ...approved, state: "ordered" as const, acts: [] }] };
  });
  await open(
    () => <Refunds applicationId={applicationId} />,
    mock(refunds.list, { ...owing, items: [approved] }),
    sending,
  );
  await expect.element(page.getByText(/^To where it was paid online on .*2026$/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Ask the provider" }));
  const asking = page.getByRole("alertdialog");
  await expect.element(asking.getByText(/^Provider is asked to pay back 500/)).toBeVisible();
  await userEvent.click(asking.getByRole("button", { name: "Ask the provider" }));
  await expect.poll(() => sent.at(-1)).toEqual({ id: applicationId, refund: refund.id });

  const day = "2026-11-22";
  const returned = {
    ...approved,
    state: "executed" as const,
    acts: [],
    order: { number: refund.id, day, by: "Head" },
    executed: { day, bankId: "P-1" },
  };
  await open(() => <Refunds applicationId={applicationId} />, mock(refunds.list, { ...owing, items: [returned] }));
  await expect.element(page.getByText(/^The provider was asked on .*2026, Head$/)).toBeVisible();
  await expect.element(page.getByText(/^The provider paid back on .*2026: P-1$/)).toBeVisible();
  expect(page.getByText(/The bank paid/).elements()).toHaveLength(0);
});

test("a bill is revoked with a reason by who corrects money; one that was revoked says so, and another may be issued", async () => {
  const sent: unknown[] = [];
  const bill = {
    id: refund.id,
    language: "en_US",
    at: "2026-11-21T05:00:00.000Z",
    state: "valid",
    path: "/b",
  } as const;
  const shown = (state: "valid" | "revoked") => <ChargeBill chargeId={receipt.id} issued={[{ ...bill, state }]} />;
  const revoking = mock(bills.revoke, ({ params, body }) => {
    sent.push([params, body]);
    return { ...bill, state: "revoked" as const };
  });
  const mocks = [noDraft, revoking];
  await openScreen(() => shown("valid"), { address: "/", codes: ["menu:payments"], mocks });
  await expect.element(page.getByRole("link", { name: /^Open the bill/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Revoke the bill" })).toHaveAttribute("aria-disabled", "true");
  await openScreen(() => shown("valid"), { address: "/", codes: ["menu:payments", "correct:payment"], mocks });
  await userEvent.click(page.getByRole("button", { name: "Revoke the bill" }));
  const dialog = page.getByRole("dialog");
  await userEvent.fill(dialog.getByRole("textbox", { name: "Reason" }), "Of another account");
  await userEvent.click(dialog.getByRole("button", { name: "Revoke the bill" }));
  await expect.poll(() => sent).toEqual([[{ id: receipt.id, bill: bill.id }, { reason: "Of another account" }]]);
  await openScreen(() => shown("revoked"), { address: "/", codes: ["menu:payments"], mocks });
  await expect.element(page.getByText(/^The bill of .* was revoked$/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Issue the bill" })).toBeVisible();
});
