import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { drafts } from "@yer/api/contract/drafts";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withAreaPageTexts } from "../page/area-page-texts.js";
import { areaDraft as draft } from "../testing/area-draft.js";
import EditArea from "./EditArea.js";

let sent: { ifMatch: unknown; address: unknown }[] = [];
const theirs: Area = { ...draft, version: 4, facts: { ...draft.facts, foundBy: "Karimov" } };
const mocks = [
  mock(areas.update, ({ body, headers }) => {
    sent.push({ ifMatch: headers["if-match"], address: body.address });
    if (sent.length === 1) throw refusal("precondition-failed", { current: theirs });
    return { ...theirs, version: 5 };
  }),
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
];

beforeEach(async () => {
  sent = [];
  const Shown = withAreaPageTexts(() => <EditArea area={draft} />);
  await openScreen(Shown, { address: `/draft/${draft.id}`, mocks, codes: ["read:area", "update:area"] });
});
afterEach(closeScreen);

const timesSaid = (words: string) => document.body.innerText.split(words).length - 1;
const address = () => page.getByRole("textbox", { name: "Address" });

test("each fault stands at its field, and those that have a place are pointed out beside the outline, in both or in none", async () => {
  // In the list above, and at the field.
  await expect.poll(() => timesSaid("The legal basis is not known")).toBeGreaterThan(1);
  await expect.poll(() => timesSaid("The neighbourhood is not known")).toBeGreaterThan(1);
  const twin = page.getByRole("button", { name: "Show on the sketch: 1" });
  await expect.element(twin).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(twin);
  await expect.poll(() => document.querySelector("[data-mark=outline_twin][data-shown]")).not.toBeNull();
  document.querySelector("[data-mark=sizes_outline]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect
    .element(page.getByRole("button", { name: "Show on the sketch: 2" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(twin).toHaveAttribute("aria-pressed", "false");
  await expect.element(page.getByText(/The outline holds 860 m², 4,000 m² were given/)).toBeVisible();
});

test("of two people on one area the second sees what the first saved, and loses nothing of what was typed", async () => {
  await userEvent.fill(address(), "Chorsu 5");
  await userEvent.click(page.getByRole("button", { name: "Save", exact: true }));
  await expect.element(page.getByRole("group", { name: "Address" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Found by" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Save the merged record" }));
  await expect
    .poll(() => sent)
    .toEqual([
      { ifMatch: '"3"', address: "Chorsu 5" },
      { ifMatch: '"4"', address: "Chorsu 5" },
    ]);
});
