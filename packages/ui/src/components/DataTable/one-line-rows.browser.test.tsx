import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { StatusTag } from "../StatusTag/StatusTag.js";
import { DataTable } from "./DataTable.js";
import { noSelection } from "./selection.js";
import type { DataTableColumn } from "./types.js";

interface Plot {
  readonly id: string;
  readonly place: string;
}

const plot: Plot = {
  id: "2026-1730-000040",
  place: "Farg‘ona tumani, Oqtepa mahallasi, Navro‘z ko‘chasi, birinchi tor ko‘cha, o‘n yettinchi uy",
};
const longest = "Kelishuv kengashida ko‘rib chiqilmoqda";

const number: DataTableColumn<Plot> = {
  id: "id",
  header: "Raqam",
  cell: ({ id }) => id,
  isRowHeader: true,
  width: 168,
};
const place: DataTableColumn<Plot> = { id: "place", header: "Joy", cell: (row) => row.place, width: 160 };
const status: DataTableColumn<Plot> = {
  id: "status",
  header: "Holati",
  cell: () => <StatusTag tone="warning">{longest}</StatusTag>,
  width: 90,
  tags: ["Yangi", longest],
};

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

async function show(columns: readonly DataTableColumn<Plot>[], density: "comfortable" | "compact" = "comfortable") {
  root.render(
    <UiProvider locale="uz_UZ" density={density}>
      <DataTable
        aria-label="Plots"
        columns={columns}
        rows={[plot]}
        rowId={({ id }) => id}
        selection={noSelection}
        onSelectionChange={() => undefined}
      />
    </UiProvider>,
  );
  await expect.element(page.getByRole("rowheader")).toBeVisible();
}
const rowHeight = () => document.querySelector("tr[data-row]")?.getBoundingClientRect().height;

it.each([
  ["comfortable", 36],
  ["compact", 28],
] as const)("a row is one line, %s: %i pixels, whatever its cells hold", async (density, height) => {
  await show([number, place, status], density);
  expect(rowHeight()).toBe(height);
});

it("a cell that is cut says the whole of it to the pointer, and one that is not says nothing twice", async () => {
  await show([number, place, status]);
  await userEvent.hover(page.getByText(plot.place));
  await expect.element(page.getByRole("gridcell", { name: plot.place })).toHaveAttribute("title", plot.place);
  await userEvent.hover(page.getByRole("rowheader"));
  await expect.element(page.getByRole("rowheader")).not.toHaveAttribute("title");
});

it("a column that wraps shows all its text", async () => {
  await show([number, { ...place, wraps: true }, status]);
  expect(rowHeight()).toBeGreaterThan(60);
});

it("a column is as wide as the longest tag it can hold", async () => {
  await show([number, place, status]);
  const words = page.getByText(longest).element();
  expect(words.scrollWidth).toBe(words.clientWidth);
});

it("draws no row again when a font comes that leaves the words as wide as they were", async () => {
  let drawn = 0;
  await show([number, { ...place, cell: (row) => ((drawn += 1), row.place) }, status]);
  const first = drawn;
  expect(first).toBeGreaterThan(0);
  document.fonts.dispatchEvent(new Event("loadingdone"));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(drawn).toBe(first);
});
