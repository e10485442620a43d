import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { DataTable } from "./DataTable.js";
import type { DataTableColumn } from "./types.js";

interface Plot {
  readonly id: string;
}

const columns: readonly DataTableColumn<Plot>[] = [
  { id: "id", header: "Raqam", cell: ({ id }) => id, isRowHeader: true },
];
const rows: readonly Plot[] = Array.from({ length: 400 }, (_, place) => ({ id: `2026-1730-${String(place)}` }));

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** Shows the list, and gives its rows as they stand before it is known which of them are in view. */
async function firstRows(): Promise<readonly Element[]> {
  root.render(
    <UiProvider locale="uz_UZ">
      <DataTable aria-label="Plots" columns={columns} rows={rows} rowId={({ id }) => id} maxHeight="400px" />
    </UiProvider>,
  );
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-gap="passing"]')) return;
      observer.disconnect();
      resolve([...document.querySelectorAll("tbody [data-grid-row]")]);
    }).observe(document.body, { subtree: true, childList: true });
  });
}
// One test, alone in its page, since the window's file comes once: in a second one it would be there from the start.
it("as the window over a long list comes, the rows in view stay, and so does one that has the focus", async () => {
  const before = await firstRows();
  expect(before).toHaveLength(40);
  const cell = before[35]?.querySelector("th");
  cell?.focus();
  await expect.poll(() => document.querySelectorAll('[data-gap=""]')).not.toHaveLength(0);

  const after = [...document.querySelectorAll("tbody [data-grid-row]")];
  expect(after.length).toBeLessThan(30);
  expect(after.slice(0, -1).every((row, place) => row === before[place])).toBe(true);
  expect(after.at(-1) === before[35]).toBe(true);
  expect(document.activeElement === cell).toBe(true);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("rowheader", { name: "2026-1730-36", exact: true })).toHaveFocus();
});
