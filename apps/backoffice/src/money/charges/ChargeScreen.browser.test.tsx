import { type ChargeRead, charges } from "@yer/api/contract/charges";
import { drafts } from "@yer/api/contract/drafts";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { files } from "@yer/api/contract/files";
import { instalmentRequests } from "@yer/api/contract/instalment-requests";
import { meta } from "@yer/api/contract/meta";
import { mock, refusal } from "@yer/api/mock";
import { useRead } from "@yer/api/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import ChargeScreen from "./ChargeScreen.js";
import ChargesScreen from "./ChargesScreen.js";

const id = (n: number): string => `0190f0a0-0000-7000-8000-00000000000${String(n)}`;
const name = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });

/** A charge of three million soʻm under a contract, with a part of the first instalment received. */
const charge: ChargeRead = {
  id: id(1),
  number: "2026-1718-000001-02",
  application: { id: id(2), number: "2026-1718-000001", status: "in_payment" },
  occupier: "Gʻaniyev Oʻtkir",
  region: { soato: "1718", name: name("Samarqand") },
  district: { soato: "1718401", name: name("Samarqand city") },
  neighborhood: { id: "14160001", name: name("Registon") },
  address: null,
  state: "open",
  flags: ["part", "contract"],
  amount: 300_000_000,
  paid: 50_000_000,
  remaining: 250_000_000,
  dueOn: "2026-12-24",
  madeAt: "2026-11-20T05:00:00.000Z",
  sentence: { code: "due_instalment", amount: 50_000_000, day: "2026-12-24" },
  consentedAt: null,
  remindedAt: null,
  rows: [
    {
      code: "bhm-times-multiple",
      params: { bhm: 60_000_000, since: "2025-09-01", multiple: 5 },
      amount: 600_000_000,
    },
    { code: "discount-social_register", params: { percent: 50, fileId: id(9) }, amount: -300_000_000 },
  ],
  files: [
    {
      id: id(9),
      name: "reyestr.pdf",
      type: "application/pdf",
      size: 1,
      state: "clean",
      uploadedAt: "2026-11-01T05:00:00.000Z",
    },
  ],
  contract: {
    number: "SH-7",
    signedOn: "2026-11-21",
    file: null,
    schedule: [
      { dueOn: "2026-12-24", amount: 100_000_000, paid: 50_000_000, state: "due" },
      { dueOn: "2027-02-24", amount: 200_000_000, paid: 0, state: "due" },
    ],
  },
  bill: { against: [], issued: [] },
  requests: [],
  receipts: [
    {
      id: id(3),
      amount: 50_000_000,
      paidOn: "2026-11-22",
      document: "T-1",
      by: "Kassir",
      at: "2026-11-22T05:00:00.000Z",
      imported: false,
      cancelledAt: null,
      covers: 50_000_000,
    },
  ],
  entries: [
    {
      id: id(4),
      kind: "charge",
      amount: 300_000_000,
      valueDay: "2026-11-20",
      bookedDay: "2026-11-20",
      at: "2026-11-20T05:00:00.000Z",
      by: "Adliya",
      document: null,
    },
    {
      id: id(5),
      kind: "match",
      amount: 50_000_000,
      valueDay: "2026-11-22",
      bookedDay: "2026-11-23",
      at: "2026-11-23T05:00:00.000Z",
      by: "Kassir",
      document: "T-1",
    },
  ],
  credit: 0,
  refundDue: 0,
  others: [{ id: id(6), number: "2026-1718-000001-01", state: "void" }],
};

afterEach(closeScreen);

function AtItsAddress() {
  return (
    <Routes>
      <Route path="/cpayment/:id" element={<ChargeScreen />} />
    </Routes>
  );
}

const open = async (answer: () => unknown, codes: readonly string[] = ["menu:payments", "read:property"]) =>
  openScreen(AtItsAddress, {
    address: `/cpayment/${charge.id}`,
    mocks: [mock(charges.get, answer as () => never)],
    codes,
  });
const rowOf = (table: RegExp | string, words: string) =>
  page.getByRole("grid", { name: table }).getByRole("row").filter({ hasText: words });
const heading = () => page.getByRole("heading", { level: 1 });

test("the page says who must pay what by when, and leads to the file and to its other charges", async () => {
  await open(() => charge);
  await expect.element(heading()).toHaveTextContent(charge.number);
  await expect
    .element(
      page.getByText(/^Gʻaniyev Oʻtkir must pay the next instalment, 500.000.* The last day is December 24, 2026/),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "2026-1718-000001", exact: true }))
    .toHaveAttribute("href", `/application/${charge.application.id}?tab=payment`);
  await expect
    .element(page.getByRole("link", { name: "2026-1718-000001-01" }))
    .toHaveAttribute("href", `/cpayment/${id(6)}`);
});

test("each row of the sum opens into the setting with its day, the multiple of the place, the discount with its paper", async () => {
  await open(() => charge);
  await userEvent.click(page.getByRole("button", { name: /Base calculation amount × 5/ }));
  await expect.element(page.getByText("Base amount (in force from September 1, 2025)")).toBeVisible();
  await expect.element(page.getByText("× 5 (Samarqand city)")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /social register/ }));
  await expect.element(page.getByRole("button", { name: "reyestr.pdf" })).toBeVisible();
});

test("the plan says what is paid of each instalment, receipts what they cover, the history when it was booked", async () => {
  await open(() => charge);
  await expect.element(rowOf(/^Contract of instalments SH-7/, "December 24, 2026").getByText(/500.000/)).toBeVisible();
  await expect
    .element(
      rowOf("Payments received", "T-1")
        .getByText(/500.000/)
        .nth(1),
    )
    .toBeVisible();
  await expect
    .element(rowOf("History", "A receipt was counted: T-1").getByText("Booked: November 23, 2026"))
    .toBeVisible();
});

/** The page with today known, as the shell around it knows it. */
function Today() {
  const { data } = useRead(meta.get);
  return data ? <AtItsAddress /> : null;
}

test("instalments are agreed to with the contract's copy, as on the page of the file", async () => {
  const sent: unknown[] = [];
  const request = {
    id: id(7),
    state: "asked" as const,
    schedule: [{ dueOn: "2026-12-24", amount: 100_000_000 }],
    reason: "I am paid once a month",
    at: "2026-11-22T05:00:00.000Z",
    answer: null,
    answeredAt: null,
    by: "Oʻtkir",
    answeredBy: null,
    version: 3,
    decide: [],
  };
  const stored = {
    id: id(8),
    name: "shartnoma.pdf",
    size: 3,
    type: "application/pdf",
    state: "clean" as const,
    uploadedAt: "2026-11-22T05:00:00.000Z",
  };
  await openScreen(Today, {
    address: `/cpayment/${id(1)}`,
    codes: ["menu:payments", "agree:instalments"],
    mocks: [
      mock(meta.get, () => ({ now: "2026-11-23T05:00:00.000Z" }) as ReplyOf<typeof meta.get>),
      mock(charges.get, { ...charge, requests: [request] }),
      mock(drafts.get, () => {
        throw refusal("not-found");
      }),
      mock(files.upload, stored),
      mock(files.get, stored),
      mock(instalmentRequests.agree, ({ body }) => {
        sent.push(body);
        return { ...charge, requests: [{ ...request, state: "agreed" as const }] };
      }),
    ],
  });
  await userEvent.click(page.getByRole("button", { name: "Agree by a contract" }));
  const dialog = page.getByRole("dialog");
  await userEvent.fill(dialog.getByRole("textbox", { name: "Number of the contract" }), "SH-8");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("The contract's copy is asked for.");
  await userEvent.upload(input, new File(["%PD"], "shartnoma.pdf", { type: "application/pdf" }));
  await expect.poll(() => dialog.element().querySelector("li")?.textContent).toContain("shartnoma.pdf");
  await userEvent.click(dialog.getByRole("button", { name: "Agree by a contract" }));
  await expect.poll(() => sent).toMatchObject([{ number: "SH-8", signedOn: "2026-11-23", fileId: id(8) }]);
});

test("while it comes the page says so; one that is not there, or not to be seen, is answered alike", async () => {
  await open(() => new Promise(() => undefined));
  await expect.element(page.getByText("Loading the charge…")).toBeInTheDocument();
  await open(() => {
    throw refusal("not-found");
  });
  await expect.element(heading()).toHaveTextContent("There is no such charge");
  await expect.element(page.getByRole("link", { name: "To the register of payments" })).toBeVisible();
});

test("one that could not be had is had when it is asked for again", async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw refusal("too-many-requests");
    return charge;
  });
  await expect.element(heading()).toHaveTextContent("The charge could not be loaded");
  isDown = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(heading()).toHaveTextContent(charge.number);
});

test("who may not read charges is told so", async () => {
  await open(() => {
    throw refusal("permission-missing", { params: { code: "menu:payments" } });
  }, []);
  await expect.element(heading()).toHaveTextContent("The charge could not be loaded");
  await expect.element(page.getByRole("link", { name: "To the register of payments" })).toBeVisible();
});

test("chosen charges are reminded of together: first it is said of which and why not of others", async () => {
  const asked = vi.fn<(body: unknown) => void>();
  const row = { ...charge, application: charge.application };
  await openScreen(ChargesScreen, {
    address: "/cpayments?part=true",
    mocks: [
      mock(charges.list, { items: [row], total: 1, more: false, next: null }),
      mock(charges.previewReminders, ({ body }) => {
        asked(body);
        return {
          total: 1,
          able: [],
          unable: [
            {
              applicationId: charge.application.id,
              number: charge.application.number,
              reasons: [{ code: "charge-reminded" as const }],
            },
          ],
          most: 100,
        };
      }),
    ],
    codes: ["read:cpayments", "record:payment"],
  });
  const grid = page.getByRole("grid");
  await expect.element(grid.getByText("Paid in part")).toBeVisible();
  await expect.element(grid.getByText("By instalments")).toBeVisible();
  await userEvent.click(grid.getByRole("checkbox").nth(1));
  await userEvent.click(page.getByRole("button", { name: "Remind", exact: true }));
  await expect.element(page.getByRole("dialog").getByText(/A reminder of this charge was sent today/)).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ chargeIds: [charge.id] });
});
