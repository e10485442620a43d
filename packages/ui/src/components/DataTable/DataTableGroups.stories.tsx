import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { plotColumns, plotId } from "../../testing/plot-columns.js";
import { type DemoPlot, demoPlots } from "../../testing/plots.js";
import { DataTable } from "./DataTable.js";
import type { DataTableProps } from "./data-table-props.js";
import { noSelection, type Selection } from "./selection.js";

const areaOf = (rows: readonly DemoPlot[]): string => rows.reduce((sum, { area }) => sum + area, 0).toFixed(1);
const columns = plotColumns.map((column) =>
  column.id === "area" ? { ...column, groupTotal: areaOf, footer: areaOf } : column,
);

/** A parent that owns the choice, as screens do. */
function WithSelection(props: DataTableProps<DemoPlot>): ReactElement {
  const [selection, setSelection] = useState<Selection>(noSelection);
  return (
    <DataTable
      {...props}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Data/DataTable/Groups",
  component: DataTable<DemoPlot>,
  args: { "aria-label": "Nomzodlar", columns, rows: demoPlots(12), rowId: plotId, grouping: { by: "status" } },
  // What comes with the first use is there: a story is about what it does then, not about how long it takes to come.
  loaders: [
    async () => import("./GroupRow.js"),
    async () => import("./RowWindowing.js"),
    async () => import("../BulkBar/index.js"),
  ],
} satisfies Meta<typeof DataTable<DemoPlot>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** A group's button. */
const group = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole("button", { name: new RegExp(`^${name} \\d`, "u") });

/** The names of groups, and the numbers of rows below them, as they stand. */
const linesOf = (canvas: Canvas): string[] =>
  canvas.getAllByRole("rowheader").map((cell: HTMLElement) => cell.innerText.replace(/\s+/gu, " "));

/** These plots chosen, by their places in the list. */
const chosen = (...places: number[]): Selection => ({
  kind: "some",
  ids: new Set(places.map((place) => `plot-${place}`)),
});

/** The numbers that end so. */
const ending = (...ends: number[]): string[] => ends.map((end) => `2026-1701-00000${end}`);

const onwards = (): string => (document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
const backwards = (): string => (document.documentElement.dir === "rtl" ? "{ArrowRight}" : "{ArrowLeft}");

/** Groups are opened and closed by keys; arrows keep their column over a heading, and lead from a row to it. */
export const Keyboard: Story = {
  args: { grouping: { by: "status", onExpandedChange: fn() } },
  play: async ({ canvas, args, step }) => {
    const heading = await waitFor(() => group(canvas, "Muhokamada"));
    await step("tells how deep rows lie, and how many there are", async () => {
      await expect(canvas.getByRole("treegrid", { name: "Nomzodlar" })).toHaveAttribute("aria-rowcount", "18");
      await expect(heading.closest("tr")).toHaveAttribute("aria-level", "1");
      await expect(heading.closest("tr")).toHaveTextContent("3 rows");
      await expect(canvas.getByRole("rowheader", { name: "2026-1701-000001" }).closest("tr")).toHaveAttribute(
        "aria-level",
        "2",
      );
    });
    await step("closes and opens", async () => {
      heading.focus();
      await userEvent.keyboard(backwards());
      await expect(heading).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("rowheader", { name: "2026-1701-000001" })).toBeNull();
      await expect(args.grouping?.onExpandedChange).toHaveBeenLastCalledWith(
        new Set(["Tahrirlashda", "Toʻlovda", "Eʼlonda"]),
      );
      await expect(canvas.getByRole("treegrid")).toHaveAttribute("aria-rowcount", "15");
      await userEvent.keyboard(onwards());
      await expect(heading).toHaveAttribute("aria-expanded", "true");
      await userEvent.keyboard("{Enter}");
      await expect(heading).toHaveAttribute("aria-expanded", "false");
      await userEvent.keyboard(" ");
      await expect(heading).toHaveAttribute("aria-expanded", "true");
      await expect(heading).toHaveFocus();
    });
    await step("goes on to its total", async () => {
      await userEvent.keyboard(onwards());
      await expect(document.activeElement).toHaveTextContent(/^\d+\.\d$/u);
      await expect(document.activeElement?.closest("tr")).toBe(heading.closest("tr"));
      await userEvent.keyboard(backwards());
      await expect(heading).toHaveFocus();
    });
    await step("keeps the column over a heading", async () => {
      const owner = canvas.getByRole("rowheader", { name: "2026-1701-000009" }).nextElementSibling as HTMLElement;
      owner.focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(group(canvas, "Tahrirlashda")).toHaveFocus();
      await userEvent.keyboard("{ArrowUp}");
      await expect(owner).toHaveFocus();
    });
    await step("leads from a row's first cell to its heading", async () => {
      canvas.getByRole("rowheader", { name: "2026-1701-000005" }).focus();
      await userEvent.keyboard(backwards());
      await expect(heading).toHaveFocus();
    });
    await step("is pressed anywhere", async () => {
      await userEvent.click(heading.closest("tr")?.lastElementChild as Element);
      await expect(heading).toHaveAttribute("aria-expanded", "false");
    });
  },
};

/** A group's box chooses its rows, closed or open, and says when only some of them are chosen. */
export const Chooses: Story = {
  args: { onSelectionChange: fn() },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, args, step }) => {
    const box = await waitFor(() => canvas.getByRole<HTMLInputElement>("checkbox", { name: "Select: Muhokamada" }));
    await step("some", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select: 2026-1701-000005" }));
      await expect(box.indeterminate).toBe(true);
      await expect(box.closest("tr")).toHaveAttribute("aria-selected", "false");
    });
    await step("all, those of a closed group too", async () => {
      await userEvent.click(group(canvas, "Muhokamada"));
      await userEvent.click(box);
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(chosen(0, 4, 8));
      await expect(box).toBeChecked();
      await expect(box.indeterminate).toBe(false);
      await expect(box.closest("tr")).toHaveAttribute("aria-expanded", "false");
    });
    await step("none again, by key", async () => {
      await userEvent.keyboard(" ");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(noSelection);
    });
    await step("a range takes in what a closed group holds, and of an open one the rows that are passed", async () => {
      await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(chosen(0, 4, 8, 1));
      await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(chosen(0, 4, 8));
    });
    await step("the page is all rows", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select all on this page" }));
      await expect(canvas.getByText("12 selected", { selector: "strong" })).toBeVisible();
    });
  },
};

/** Sorting is within groups; by what rows stand together by, it is of the groups. */
export const Sorts: Story = {
  args: { rows: demoPlots(6) },
  play: async ({ canvas, step }) => {
    await waitFor(() => group(canvas, "Muhokamada"));
    await step("as the rows came", async () => {
      await expect(linesOf(canvas)).toEqual([
        "Muhokamada 2 rows",
        ...ending(1, 5),
        "Tahrirlashda 2 rows",
        ...ending(2, 6),
        "Toʻlovda 1 row",
        ...ending(3),
        "Eʼlonda 1 row",
        ...ending(4),
      ]);
    });
    await step("within groups", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Raqami" }));
      await userEvent.click(canvas.getByRole("button", { name: "Raqami" }));
      await expect(linesOf(canvas)).toEqual([
        "Muhokamada 2 rows",
        ...ending(5, 1),
        "Tahrirlashda 2 rows",
        ...ending(6, 2),
        "Toʻlovda 1 row",
        ...ending(3),
        "Eʼlonda 1 row",
        ...ending(4),
      ]);
    });
    await step("of the groups", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Holat" }));
      await expect(linesOf(canvas).filter((line) => line.includes("row"))).toEqual([
        "Eʼlonda 1 row",
        "Muhokamada 2 rows",
        "Tahrirlashda 2 rows",
        "Toʻlovda 1 row",
      ]);
    });
  },
};

/** A long list draws the lines in view; on paper stand all rows, those of closed groups too. */
export const LongList: Story = {
  args: {
    rows: demoPlots(600),
    maxHeight: "300px",
    grouping: { by: "status", defaultExpandedKeys: new Set(["Muhokamada"]) },
  },
  play: async ({ canvas, canvasElement, step }) => {
    // The window has come, and draws anew what stood there until then.
    await waitFor(() => expect(canvasElement.querySelector('[data-gap=""]')).not.toBeNull());
    const heading = group(canvas, "Muhokamada");
    await step("closed, and the focus stays", async () => {
      await userEvent.click(heading);
      await expect(canvas.getAllByRole("row")).toHaveLength(6);
      await expect(heading).toHaveFocus();
    });
    await step("open", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(heading).toHaveFocus();
      await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
      await userEvent.keyboard("{Control>}{ArrowDown}{/Control}{ArrowUp}");
      await expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "155");
    });
    await step("on paper", async () => {
      window.dispatchEvent(new Event("beforeprint"));
      await expect(canvas.getAllByRole("row")).toHaveLength(606);
      window.dispatchEvent(new Event("afterprint"));
      await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
    });
  },
};

const nameOf = (key: string): string => (key === "A" ? "Katta" : key);
const sizeOf = ({ area }: DemoPlot): string => (area > 700 ? "A" : "");

/** Open, closed, chosen in part, without a name; and the same as cards. */
export const AllStates: Story = {
  args: { rows: demoPlots(6), rowActions: () => [], detail: () => "Batafsil" },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <DataTable
        {...args}
        grouping={{ by: "status", defaultExpandedKeys: new Set(["Muhokamada"]) }}
        selection={{ kind: "some", ids: new Set(["plot-0", "plot-1", "plot-5"]) }}
      />
      <DataTable
        {...args}
        aria-label="Ixcham"
        density="compact"
        status="loading"
        grouping={{ by: sizeOf, name: nameOf, compare: (a, b) => b.localeCompare(a) }}
      />
      <div style={{ inlineSize: 360 }}>
        <DataTable
          {...args}
          aria-label="Tor"
          grouping={{ by: "status", defaultExpandedKeys: new Set(["Muhokamada"]) }}
          selection={{ kind: "some", ids: new Set(["plot-0"]) }}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /^Katta|^Not given|^Toʻlovda/u })).toHaveLength(4),
    );
  },
};
