import { type Application, applications } from "@yer/api/contract/applications";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import StartDiscussionDialog from "./StartDiscussionDialog.js";

afterEach(closeScreen);

function Question() {
  return (
    <StartDiscussionDialog
      application={{ id: "a", version: 1 } as Application}
      move="start_discussion"
      onClose={() => undefined}
    />
  );
}

test("a discussion is started only once it is known whom it asks, so that no press meets a button that moves", async () => {
  const answer = Promise.withResolvers<void>();
  const named = { uz_UZ: "Ekologiya", uz_Cyrl: "Экология", ru_RU: "Экология", en_US: "Ecology" };
  await openScreen(Question, {
    address: "/application/a",
    codes: ["start:discussion"],
    mocks: [
      mock(applications.discussionPlan, async () => {
        await answer.promise;
        return { steps: [{ stepId: "s", label: named, organisations: [named], needed: 1, until: null }] };
      }),
    ],
  });
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Start the discussion" });
  await expect.element(confirm).toBeDisabled();
  answer.resolve();
  await expect.element(page.getByText("Ecology: after the steps before")).toBeVisible();
  await expect.element(confirm).toBeEnabled();
});
