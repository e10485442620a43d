import { drafts } from "@yer/api/contract/drafts";
import type { ObjectionRead } from "@yer/api/contract/objections";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { DecisionForm } from "./DecisionForm.js";
import { withObjectionTexts } from "./objection-texts.js";

afterEach(closeScreen);

const objection = {
  id: "0190f0a0-0000-7000-8000-000000000001",
  version: 1,
  number: "E-1",
  state: "in_review",
  application: { id: "0190f0a0-0000-7000-8000-000000000002", status: "in_review" },
  alike: ["E-2", "E-3"].map((number, at) => ({
    id: `0190f0a0-0000-7000-8000-00000000001${at}`,
    number,
    version: 1,
    state: "new",
    objector: "Karimova Dilnoza",
    at: "2026-03-05T05:00:00.000Z",
    text: "The fence stands on my plot",
    same: at === 0,
  })),
  acts: { take: [], withdraw: [], decide: [] },
} as unknown as ObjectionRead;

test("of objections that say the same none is answered with this one unless it was chosen", async () => {
  const Shown = withObjectionTexts(() => <DecisionForm objection={objection} onStale={() => undefined} />);
  await openScreen(Shown, {
    address: "/",
    codes: ["decide:objection"],
    mocks: [
      mock(drafts.get, () => {
        throw refusal("not-found");
      }),
    ],
  });
  await expect.element(page.getByRole("button", { name: "Record the decision" })).toBeVisible();
  const others = page.getByRole("checkbox");
  await expect.element(others.first()).not.toBeChecked();
  await expect.element(others.last()).not.toBeChecked();
  await page.getByText("The same answer to E-3").click();
  await expect.element(page.getByRole("button", { name: "Answer 2 objections at once" })).toBeVisible();
});
