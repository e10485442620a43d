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
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
];

async function open(moves: Area["moves"]): Promise<void> {
  const area = { id, version: 1, basket: null, moves, proposals: [] } as unknown as Area;
  const Shown = withAreaPageTexts(() => <AreaActions area={area} />);
  await openScreen(Shown, { address: "/", mocks, codes: ["send:area", "find:area"] });
}

const toBasket = (position: "no_grip" | "drafts") => ({
  position,
  sentence: { code: position, count: 0, target: null },
});

const closed = (key: "set_aside" | "propose"): Area["moves"][number] => ({
  key,
  to: null,
  allowed: false,
  reasons: [{ code: "proposal-open" }],
  follows: [],
});

beforeEach(() => {
  sent = [];
});
afterEach(closeScreen);

test("open moves stand first; a closed one stays and says every reason", async () => {
  await open([
    { key: "set_aside", to: null, allowed: false, reasons: [{ code: "proposal-open" }], follows: [] },
    { key: "recall", to: "area_new", allowed: true, reasons: [], follows: [] },
    { key: "approve", to: null, allowed: false, reasons: [{ code: "proposal-missing" }], follows: [] },
  ]);
  const buttons = page.getByRole("group", { name: "Actions" }).getByRole("button");
  await expect
    .poll(() => buttons.elements().map((one) => one.textContent))
    .toEqual(["Recall", "Set asideA proposal is open: it is decided first"]);
  await expect.element(page.getByRole("button", { name: "Set aside" })).toHaveAttribute("aria-disabled", "true");
});

test("where a file can be opened that stands first, and alone asks to be pressed", async () => {
  await open([
    { key: "send", to: "area_sent", allowed: true, reasons: [], follows: [] },
    { key: "open", to: "area_opened", allowed: true, reasons: [], follows: [] },
  ]);
  const buttons = page.getByRole("group", { name: "Actions" }).getByRole("button");
  await expect
    .poll(() => buttons.elements().map((one) => [one.textContent, one.getAttribute("data-variant")]))
    .toEqual([
      ["Open a file", "primary"],
      ["Send for inspection", "secondary"],
    ]);
});

test("a move that is refused because the area moved on says so, and what was typed stays", async () => {
  await open([{ key: "recall", to: "area_new", allowed: true, reasons: [], follows: [] }]);
  await userEvent.click(page.getByRole("button", { name: "Recall" }));
  const dialog = page.getByRole("dialog", { name: "Recall" });
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await userEvent.fill(reason, "The inspection does not answer");
  await userEvent.click(dialog.getByRole("button", { name: "Recall" }));
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(reason).toHaveValue("The inspection does not answer");
  expect(sent).toEqual([{ reason: "The inspection does not answer" }]);
});

test("what was found is written as a visit, on a page of its own", async () => {
  await open([{ key: "find", to: null, allowed: true, reasons: [], follows: [] }]);
  await userEvent.click(page.getByRole("button", { name: "Write up a visit" }));
  await expect.poll(() => location.search).toBe("?visit");
});

test("a dialog says what follows: the sentence that the page will say then, once it is known which", async () => {
  await open([
    { key: "set_aside", to: null, allowed: true, reasons: [], follows: [toBasket("no_grip"), toBasket("drafts")] },
  ]);
  await userEvent.click(page.getByRole("button", { name: "Set aside" }));
  const dialog = page.getByRole("dialog", { name: "Set aside" });
  await expect.element(dialog.getByRole("radio").first()).toBeVisible();
  await expect.element(dialog.getByText(/^After this/)).not.toBeInTheDocument();
  dialog
    .getByRole("radio", { name: /^Errors/ })
    .element()
    .focus();
  await userEvent.keyboard(" ");
  await expect.element(dialog.getByText(/^After this .*errors.*: the office of the district has to/)).toBeVisible();
});

test("on a phone closed moves fold behind one button that counts them, and it brings them with their reasons", async () => {
  await page.viewport(390, 844);
  await open([
    closed("set_aside"),
    closed("propose"),
    { key: "recall", to: "area_new", allowed: true, reasons: [], follows: [] },
  ]);
  const fold = page.getByRole("button", { name: "Closed: 2 actions" });
  await expect.element(fold).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("button", { name: "Recall" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Set aside" })).not.toBeInTheDocument();
  await userEvent.click(fold);
  await expect.element(page.getByRole("button", { name: "Set aside" })).toBeVisible();
  await expect.element(page.getByText("A proposal is open: it is decided first").first()).toBeInTheDocument();
  await page.viewport(1280, 800);
  await expect.element(fold).not.toBeInTheDocument();
});
