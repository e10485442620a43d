import { type Application, applications } from "@yer/api/contract/applications";
import { drafts } from "@yer/api/contract/drafts";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { meta } from "@yer/api/contract/meta";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import ReceiptDialog from "./ReceiptDialog.js";

afterEach(closeScreen);

test("an amount beyond what is owed is said to be right each time it is another one", async () => {
  const sent: object[] = [];
  const application = { id: "a", version: 1, charge: { remaining: 100_000 } } as Application;
  const Question = () => <ReceiptDialog application={application} move="record_payment" onClose={() => undefined} />;
  await openScreen(Question, {
    address: "/application/a",
    codes: ["record:payment"],
    mocks: [
      mock(meta.get, () => ({ now: "2026-03-05T05:00:00.000Z" }) as ReplyOf<typeof meta.get>),
      mock(drafts.get, () => {
        throw refusal("not-found");
      }),
      mock(drafts.put, { savedAt: "2026-03-05T05:00:00.000Z" }),
      mock(applications.recordPayment, ({ body }) => {
        sent.push(body);
        throw refusal("move-refused", { reasons: [{ code: "frozen" }] });
      }),
    ],
  });
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByRole("textbox", { name: /^Amount/ });
  const isRight = dialog.getByRole("checkbox", { name: "The amount is right" });
  const confirm = dialog.getByText("The amount is right", { exact: true });
  const record = dialog.getByRole("button", { name: "Record a receipt" });
  await userEvent.fill(dialog.getByRole("textbox", { name: /document/i }), "T-1");
  await userEvent.fill(amount, "1500");
  await userEvent.click(confirm);
  await expect.element(isRight).toBeChecked();

  await userEvent.fill(amount, "15000");
  await expect.element(isRight).not.toBeChecked();
  await userEvent.click(record);
  await expect.element(isRight).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.click(confirm);
  await userEvent.click(record);
  await expect.poll(() => sent).toMatchObject([{ amount: 1_500_000, excess: 1_400_000 }]);
});
