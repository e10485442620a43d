import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { DataTable } from "./DataTable.js";
import type { DataTableColumn } from "./types.js";

interface Plot {
  readonly id: string;
}

const columns: readonly DataTableColumn<Plot>[] = [
  { id: "id", header: "Raqam", cell: ({ id }) => id, isRowHeader: true },
];
const rows: readonly Plot[] = [{ id: "2026-1730-000040" }, { id: "2026-1730-000041" }];

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** Elements of the table that Tab stops at, and whether each is shown. */
const stops = () =>
  [...document.querySelectorAll('table [tabindex="0"]')].map((element) => ({
    text: element.textContent,
    isShown: element.getClientRects().length > 0,
  }));

it("stops at a cell that is shown, also once rows became cards without being drawn anew", async () => {
  place.style.inlineSize = "900px";
  root.render(
    <UiProvider locale="uz_UZ">
      <DataTable aria-label="Plots" columns={columns} rows={rows} rowId={({ id }) => id} />
    </UiProvider>,
  );
  await expect.element(page.getByRole("rowheader").first()).toBeVisible();
  expect(stops()).toEqual([{ text: "Raqam", isShown: true }]);

  place.style.inlineSize = "360px";
  await expect.poll(stops).toEqual([{ text: expect.stringContaining("000040") as string, isShown: true }]);
});
