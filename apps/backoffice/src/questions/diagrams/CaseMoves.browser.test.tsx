import { type CaseMove, caseMoves } from "@yer/api/contract/case-moves";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { CaseMoves } from "./CaseMoves.js";
import { messages } from "./messages/en_US.js";

const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const total = 620;
const move: CaseMove = {
  id: id(1),
  fromVersion: 1,
  toVersion: 2,
  reason: "The law has changed",
  by: "Nodira Qodirova",
  createdAt: "2026-03-05T05:00:00.000Z",
  endedAt: "2026-03-05T06:00:00.000Z",
  total,
  moved: total,
  refused: 0,
  waiting: 0,
};
const file = (number: number) => ({
  applicationId: id(number),
  number: `F-${number}`,
  state: "pending" as const,
  outcome: null,
  at: null,
});
const Shown = () => <CaseMoves diagramId={id(2)} />;

afterEach(closeScreen);

test("the report of a move turns its pages to the last file, by the cursors that the service gives", async () => {
  const report = mock(caseMoves.get, ({ query }) => {
    const { after = "behind-0", limit } = query as { readonly after?: string; readonly limit: string };
    const from = Number(after.replace("behind-", ""));
    const to = Math.min(total, from + Number(limit));
    const files = Array.from({ length: to - from }, (_, index) => file(from + index + 1));
    return { ...move, files, next: to < total ? `behind-${to}` : null };
  });
  await openScreen(Shown, {
    address: "/",
    mocks: [mock(caseMoves.list, { items: [move] }), report],
    codes: [],
    texts: messages,
  });
  await userEvent.click(page.getByRole("button", { name: messages["cases.moves.report"] }));
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect.element(page.getByText(`1–200 of ${total}`)).toBeVisible();
  await userEvent.click(next);
  await expect.element(page.getByText(`201–400 of ${total}`)).toBeVisible();
  await userEvent.click(next);
  await expect.element(page.getByText(`401–600 of ${total}`)).toBeVisible();
  await userEvent.click(next);
  await expect.element(page.getByRole("grid").getByText("F-620", { exact: true })).toBeInTheDocument();
});
