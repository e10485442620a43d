import type { Application } from "@yer/api/contract/applications";
import { bulkMoves } from "@yer/api/contract/bulk-moves";
import { drafts } from "@yer/api/contract/drafts";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { meta } from "@yer/api/contract/meta";
import type { PaymentOrder } from "@yer/api/contract/payment-orders";
import type { Refund } from "@yer/api/contract/refunds";
import { mock, refusal } from "@yer/api/mock";
import { useRead } from "@yer/api/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import CouncilDialog from "../cases/applications/acts/CouncilDialog.js";
import InstalmentsDialog from "../cases/applications/acts/InstalmentsDialog.js";
import ReceiptDialog from "../cases/applications/acts/ReceiptDialog.js";
import { withApplicationTexts } from "../cases/applications/application-texts.js";
import RefundActDialog from "../cases/money/acts/RefundActDialog.js";
import { withMoneyTexts } from "../cases/money/money-texts.js";
import BulkMoveDialog from "../cases/tasks/BulkMoveDialog.js";
import { withDistributionsTexts } from "../money/distributions/distributions-texts.js";
import OrderDialog from "../money/distributions/OrderDialog.js";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const application = { id, version: 1, charge: { remaining: 1000 } } as unknown as Application;
const refund = { id, version: 1, amount: 1000, name: "Oʻtkir", online: null } as unknown as Refund;
const order = {
  id,
  version: 1,
  number: "T-1",
  budget: "district",
  region: { name: { en_US: "Samarqand" } },
  account: "1",
  amount: 1000,
} as unknown as PaymentOrder;
const onClose = () => undefined;

/** The service's clock: the last minute of 4 March of the world, and 5 March in Tashkent. */
const now = "2026-03-04T23:59:00.000Z";

const mocks = [
  mock(meta.get, () => ({ now }) as ReplyOf<typeof meta.get>),
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
  mock(bulkMoves.preview, () => ({ able: [id], unable: [] }) as unknown as ReplyOf<typeof bulkMoves.preview>),
];

afterEach(closeScreen);

test.each<[string, string, ReactNode]>([
  [
    "of the Council's decision for a file",
    "Date of the decision",
    <CouncilDialog key="for" application={application} move="council_for" onClose={onClose} />,
  ],
  [
    "of the Council's decision against it",
    "Date of the decision",
    <CouncilDialog key="against" application={application} move="council_against" onClose={onClose} />,
  ],
  [
    "of its decision for many",
    "Date of the decision",
    <BulkMoveDialog
      key="many"
      move="council_for"
      asked={{ move: "council_for", applicationIds: [id] }}
      onClose={onClose}
    />,
  ],
  [
    "of a receipt",
    "Paid on",
    <ReceiptDialog key="receipt" application={application} move="record_payment" onClose={onClose} />,
  ],
  [
    "of a contract of instalments",
    "Day of the contract",
    <InstalmentsDialog key="contract" application={application} move="agree_instalments" onClose={onClose} />,
  ],
  [
    "on which the bank is told to refund",
    "Day of the order",
    <RefundActDialog key="order" applicationId={id} refund={refund} act="order" onClose={onClose} />,
  ],
  [
    "on which the bank refunded",
    "Day on which the bank paid",
    <RefundActDialog key="execute" applicationId={id} refund={refund} act="execute" onClose={onClose} />,
  ],
  [
    "on which the treasury carried an order out",
    "Day of execution",
    <OrderDialog key="carried" order={order} move="execute" onStale={onClose} onClose={onClose} />,
  ],
])("the day %s begins with today, by the service's clock in Tashkent", async (_, label, dialog) => {
  function Asked() {
    const { data } = useRead(meta.get);
    return data ? dialog : null;
  }
  // The pages that dialogs stand on bring their words.
  const Shown = withApplicationTexts(withMoneyTexts(withDistributionsTexts(Asked)));
  await openScreen(Shown, { address: "/", codes: ["read:property"], mocks });
  const day = page.getByRole("dialog").getByRole("group", { name: label });
  await expect.element(day).toHaveTextContent("05.03.2026");
});
