import { type Application, applications } from "@yer/api/contract/applications";
import { drafts } from "@yer/api/contract/drafts";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withApplicationTexts } from "../application-texts.js";
import { EditRequests } from "./EditRequests.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const request: Application["editRequests"][number] = {
  id: "0190f0a0-0000-7000-8000-000000000002",
  kind: "fix_outline",
  note: "The outline lies over the road",
  by: "Reviewer",
  at: "2026-03-05T05:00:00.000Z",
  changed: [],
  answer: null,
  answeredBy: null,
  answeredAt: null,
  version: 1,
};
let answers: unknown[] = [];
const answering = mock(applications.answerRequest, ({ body }) => {
  answers.push(body);
  throw refusal("unavailable");
});
const nothingKept = mock(drafts.get, () => {
  throw refusal("not-found");
});

async function open(changed: string[]): Promise<void> {
  const file = { id, edit: [], editRequests: [{ ...request, changed }] } as unknown as Application;
  const Shown = withApplicationTexts(() => <EditRequests file={file} />);
  await openScreen(Shown, { address: "/", mocks: [answering, nothingKept], codes: ["update:property"] });
}

async function answer(): Promise<void> {
  await userEvent.fill(page.getByRole("textbox", { name: "Answer" }), "Done");
  await userEvent.click(page.getByRole("button", { name: "Answer", exact: true }));
}

beforeEach(() => {
  answers = [];
});
afterEach(closeScreen);

test("words alone do not close a request whose fact is untouched: the person is asked", async () => {
  await open([]);
  await answer();
  const question = page.getByRole("alertdialog", { name: "Answer without a change?" });
  await expect.element(question).toBeVisible();
  expect(answers).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Answer", exact: true }));
  await expect.poll(() => answers).toEqual([{ answer: "Done" }]);
});

test("what was changed is named beside the request, and its answer goes without a question", async () => {
  await open(["/outline"]);
  await expect.element(page.getByText(/Changed since: .*outline/i)).toBeVisible();
  await answer();
  await expect.poll(() => answers).toEqual([{ answer: "Done" }]);
});
