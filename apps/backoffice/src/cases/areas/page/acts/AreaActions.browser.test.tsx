import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { drafts } from "@yer/api/contract/drafts";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../../registers/testing/opened-screen.js";
import { withAreaPageTexts } from "../area-page-texts.js";
import { AreaActions } from "./AreaActions.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
let sent: unknown[] = [];
const mocks = [
  mock(areas.recall, ({ body }) => {
    sent.push(body);
    throw refusal("move-refused", { reasons: [{ code: "area-elsewhere" }] });
  }),
  mock(areas.find, ({ body }) => {
    sent.push(body);
    throw refusal("unavailable");
  }),
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
];

async function open(moves: Area["moves"]): Promise<void> {
  const area = { id, version: 1, basket: null, moves, proposals: [] } as unknown as Area;
  const Shown = withAreaPageTexts(() => <AreaActions area={area} />);
  await openScreen(Shown, { address: "/", mocks, codes: ["send:area", "find:area"] });
}

beforeEach(() => {
  sent = [];
});
afterEach(closeScreen);

test("open moves stand first; a closed one stays and says every reason", async () => {
  await open([
    { key: "set_aside", to: null, allowed: false, reasons: [{ code: "proposal-open" }] },
    { key: "recall", to: "area_new", allowed: true, reasons: [] },
    { key: "approve", to: null, allowed: false, reasons: [{ code: "proposal-missing" }] },
  ]);
  const buttons = page.getByRole("group", { name: "Actions" }).getByRole("button");
  await expect
    .poll(() => buttons.elements().map((one) => one.textContent))
    .toEqual(["Recall", "Set asideA proposal is open: it is decided first"]);
  await expect.element(page.getByRole("button", { name: "Set aside" })).toHaveAttribute("aria-disabled", "true");
});

test("a move that is refused because the area moved on says so, and what was typed stays", async () => {
  await open([{ key: "recall", to: "area_new", allowed: true, reasons: [] }]);
  await userEvent.click(page.getByRole("button", { name: "Recall" }));
  const dialog = page.getByRole("dialog", { name: "Recall" });
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await userEvent.fill(reason, "The inspection does not answer");
  await userEvent.click(dialog.getByRole("button", { name: "Recall" }));
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(reason).toHaveValue("The inspection does not answer");
  expect(sent).toEqual([{ reason: "The inspection does not answer" }]);
});

test("a finding is chosen, never given beforehand; wrong facts ask what is to be mended instead of a reason", async () => {
  await open([{ key: "find", to: null, allowed: true, reasons: [] }]);
  await userEvent.click(page.getByRole("button", { name: "Say what was found" }));
  const dialog = page.getByRole("dialog", { name: "Say what was found" });
  const findIt = dialog.getByRole("button", { name: "Say what was found" });
  await expect.element(dialog.getByRole("radio", { name: "Occupied without papers" })).not.toBeChecked();
  await userEvent.click(findIt);
  expect(sent).toEqual([]);

  await userEvent.click(dialog.getByText("The facts are wrong"));
  await expect.element(dialog.getByRole("textbox", { name: "Note" })).toBeVisible();
  await userEvent.click(dialog.getByText("Occupied without papers"));
  await userEvent.fill(dialog.getByRole("textbox", { name: "What was seen on the spot" }), "A house stands");
  await userEvent.click(findIt);
  await expect.poll(() => sent).toEqual([{ finding: "occupied", reason: "A house stands" }]);
});
