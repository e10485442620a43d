import { drafts } from "@yer/api/contract/drafts";
import { type PlannedMove, processPanel } from "@yer/api/contract/process-panel";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { MoveWork } from "./MoveWork.js";
import { withPanelTexts } from "./panel-texts.js";

const idOf = (at: number) => `0190f0a0-0000-7000-8000-${String(at).padStart(12, "0")}`;
const [from, to] = [idOf(901), idOf(902)];
const planned = Array.from({ length: 25 }, (_, at): PlannedMove => {
  return { id: idOf(at), number: `2026-${at}`, status: "registered", to, refusals: [] };
});

afterEach(closeScreen);

test("work that broke off is gone on with where it broke off, with what was typed, and no press sends twice", async () => {
  const sent: (readonly [number, string])[] = [];
  const dropped: string[] = [];
  let previews = 0;
  const value = { status: "all", late: true, recipients: [{ id: to, label: "Saidova Lola" }], reason: "" };
  const gate = Promise.withResolvers<void>();
  const Shown = withPanelTexts(() => (
    <MoveWork of={{ id: from, name: "Karimov Aziz" }} filters={{}} onClose={() => undefined} />
  ));
  await openScreen(Shown, {
    address: "/process-panel",
    codes: ["hand_over:work"],
    mocks: [
      mock(drafts.get, () => ({ draft: { value, baseVersion: null, savedAt: "2026-03-05T09:00:00.000Z" } })),
      mock(drafts.put, () => ({ savedAt: "2026-03-05T09:00:00.000Z" })),
      mock(drafts.remove, () => void dropped.push("draft")),
      mock(processPanel.preview, () => {
        previews += 1;
        return { files: planned, shares: [{ id: to, name: "Saidova Lola", files: 25, holds: 0 }], more: false };
      }),
      mock(processPanel.move, async ({ body }) => {
        sent.push([body.files.length, body.reason]);
        await gate.promise;
        if (sent.length === 2) throw refusal("unavailable");
        return { results: body.files.map(({ id }) => ({ id, outcome: "moved" as const, reasons: [] })) };
      }),
    ],
  });
  const reason = page.getByRole("textbox", { name: "Reason" });
  await userEvent.dblClick(page.getByRole("button", { name: "Preview" }));
  const move = page.getByRole("button", { name: /^Move 25/ });
  await userEvent.click(move);
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await userEvent.fill(reason, "On leave");
  await userEvent.dblClick(move);
  gate.resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(reason).toHaveValue("On leave");
  expect(sent).toEqual([
    [20, "On leave"],
    [5, "On leave"],
  ]);
  expect(dropped).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: /^Move 5/ }));
  await expect.poll(() => dropped).toEqual(["draft"]);
  expect(sent.slice(2)).toEqual([[5, "On leave"]]);
  expect(previews).toBe(1);
  await expect.element(page.getByText(/25/).first()).toBeVisible();
});
