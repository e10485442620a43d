import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { countingColumns, drawnPlots, plotColumns, plotId } from "../../testing/plot-columns.js";
import { type DemoPlot, demoPlots } from "../../testing/plots.js";
import { DataTable } from "./DataTable.js";
import type { DataTableProps } from "./data-table-props.js";
import { noSelection, type Selection } from "./selection.js";
import type { SortBy } from "./types.js";

const rowHref = (row: DemoPlot): string => `#/application/${row.id}`;

const bulkActions = [{ id: "download", label: "Yuklab olish", onAction: fn() }];

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
      bulkActions={bulkActions}
    />
  );
}

const meta = {
  title: "Data/DataTable",
  component: DataTable<DemoPlot>,
  args: {
    "aria-label": "Nomzodlar",
    columns: plotColumns,
    rows: demoPlots(12),
    rowId: plotId,
    rowHref,
    onRowOpen: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The register: rows that people compare, choose, edit and open. For a handful of facts about one thing use
\`DescriptionList\`; for a list that is only read, a list.

Data grid pattern of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Tab | Into the table, and out of it again |
| Arrows | One cell on; left and right change places from right to left |
| Home, End | First, last cell of the row |
| Ctrl+Home, Ctrl+End | First, last cell of the table |
| Ctrl+Up, Ctrl+Down | First, last row |
| PageUp, PageDown | A screen of rows |
| Space | Chooses the row; with Shift all rows from the one chosen last |
| Shift+Up, Shift+Down, Shift+PageUp, Shift+PageDown | Chooses the rows passed, and gives them back on the way back |
| Ctrl+A | Chooses the page |
| Enter | Edits a cell that can be edited, else opens the row, on its tick too; on a heading sorts by it, with Shift in addition |
| F2 | Edits the cell |
| Enter, Escape, Tab in a cell that is edited | Saves; gives up; saves and goes on to the next one |
| Letters | Goes to the next row that starts with them |
| Ctrl+C | Copies the chosen rows, or else the cell, as tab-separated text |
| Menu key, Shift+F10 | The row's menu; on a heading the column's, as Alt+Down |
| Alt+Left, Alt+Right on a heading | Narrower, wider |
| Shift+Left, Shift+Right on a heading | Moves the column |

**Narrow places.** Below 640 px of its own width every row is a card: the row's name on top, the other columns as labelled
lines, those with \`narrow: "hidden"\` left out. Nothing scrolls sideways.

**Paper.** All rows that are loaded are printed, up to 5 000 of them, also those of a long list that draws only what is in
view: the table draws them when the browser says that it will print. For more rows offer a file.

**Groups.** \`grouping\` puts rows together under headings that open and close, by a column or by what a function says of a row;
\`groupTotal\` of a column stands in them. Rows are sorted within groups. The table is then a tree grid: on a group's name
Right opens, Left closes, Enter and Space do either, and Left on a row's first cell leads to its heading. A group's box
chooses its rows. On paper all groups are open.

**Long lists** draw the rows in view beyond \`windowFrom\`; keep the identity of \`columns\`, \`rows\`, \`rowId\` and
\`detail\`, and a row is drawn again only for its own sake.

**The columns' state** is one plain object for the table, the \`ColumnChooser\` and the host's storage;
\`writeColumnState\` and \`readColumnState\` make a line for the URL of it.`,
      },
    },
  },
  // What comes with the first use is there: a story is about what it does then, not about how long it takes to come.
  loaders: [async () => import("../BulkBar/index.js")],
} satisfies Meta<typeof DataTable<DemoPlot>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One page of a server's list: sorted and paged by whoever holds the rows. */
export const ServerPage: Story = {
  args: {
    rows: demoPlots(20, 50),
    columns: plotColumns.map((column) => ({ ...column, allowsSorting: column.id === "number" || column.id === "due" })),
    page: { offset: 50, total: 10_000, hasMore: true, onNext: fn(), onPrevious: fn(), onFirst: fn() },
    sort: [{ column: "due", direction: "asc" }] satisfies SortBy[],
    onSortChange: fn(),
  },
  play: async ({ canvas, args, step }) => {
    const table = canvas.getByRole("grid", { name: "Nomzodlar" });
    await step("tells its place in the whole list", async () => {
      await expect(table).toHaveAttribute("aria-rowcount", "-1");
      await expect(within(table).getAllByRole("row")[1]).toHaveAttribute("aria-rowindex", "52");
      await expect(canvas.getByRole("navigation")).toHaveTextContent("51–70 of 10,000+");
    });
    await step("leaves sorting to the server", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Raqami" }));
      await expect(args.onSortChange).toHaveBeenCalledWith([{ column: "number", direction: "asc" }]);
      await expect(canvas.getByRole("columnheader", { name: "Muddat" })).toHaveAttribute("aria-sort", "ascending");
    });
    await step("goes on and back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next" }));
      await expect(args.page?.onNext).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
      await expect(args.page?.onPrevious).toHaveBeenCalledOnce();
    });
  },
};

/** A click anywhere on a row opens it, but for selecting text and for pressing what stands in it. */
export const OpensRows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("gridcell", { name: "2026-06-12" }));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("link", { name: "2026-1701-000001" }));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: "plot-0" }));
  },
};

/** Client rows are sorted here; Shift adds a column. */
export const SortsClientRows: Story = {
  play: async ({ canvas }) => {
    const first = (): string => canvas.getAllByRole("rowheader")[0]?.textContent ?? "";
    const largest = demoPlots(12).reduce((a, b) => (b.area > a.area ? b : a)).number;
    const area = canvas.getByRole("button", { name: "Maydon, m²" });
    await userEvent.click(area);
    await expect(canvas.getByRole("columnheader", { name: "Maydon, m²" })).toHaveAttribute("aria-sort", "ascending");
    await expect(first()).toBe("2026-1701-000001");
    await userEvent.click(area);
    await expect(first()).toBe(largest);
    await userEvent.click(area);
    await expect(canvas.getByRole("columnheader", { name: "Maydon, m²" })).toHaveAttribute("aria-sort", "none");
    await userEvent.click(canvas.getByRole("button", { name: "Holat" }));
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(area);
    await user.keyboard("{/Shift}");
    await expect(canvas.getByRole("columnheader", { name: /Maydon/ })).toHaveTextContent("2");
    await expect(canvas.getByText("Order: Holat, ascending; Maydon, m², ascending")).toBeInTheDocument();
  },
};

/** The choice spans pages: first the page, then everything that matches. */
export const Selects: Story = {
  args: { rows: demoPlots(5), page: { offset: 0, total: 12_431, onNext: fn() }, onSelectionChange: fn() },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select: 2026-1701-000002" }));
    await expect(await canvas.findByText("1 selected", { selector: "strong" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Select all on this page" })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all on this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Select all 12,431 that match" }));
    await expect(canvas.getByText("All 12,431 that match are selected", { selector: "strong" })).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: "all", except: new Set() });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select: 2026-1701-000003" }));
    await expect(canvas.getByText("12,430 of 12,431 selected", { selector: "strong" })).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: "all", except: new Set(["plot-2"]) });
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(canvas.queryByRole("checkbox", { checked: true })).toBeNull();
  },
};

/** Text of the cell that has the focus. */
function focused(): string {
  return document.activeElement?.closest("td, th")?.textContent ?? "";
}

/** Place of the row that has the focus, as `aria-rowindex` counts. */
function row(): string | undefined {
  return document.activeElement?.closest("tr")?.getAttribute("aria-rowindex") ?? undefined;
}

/** By keyboard alone, as the data grid pattern of the ARIA Authoring Practices has it. */
export const Keyboard: Story = {
  args: { rows: demoPlots(60), maxHeight: "360px" },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, args, step }) => {
    await step("one stop for Tab", async () => {
      await userEvent.tab();
      await expect(document.activeElement).toBe(canvas.getByRole("checkbox", { name: "Select all on this page" }));
      await userEvent.tab();
      await expect(canvas.getByRole("grid")).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
    });
    await step("arrows go by cell", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}");
      await expect(document.activeElement).toBe(canvas.getByRole("link", { name: "2026-1701-000001" }));
      await userEvent.keyboard("{ArrowRight}");
      await expect(document.activeElement).toHaveRole("gridcell");
      await expect(focused()).toBe("Karimova Dilnoza");
    });
    await step("Home, End and the page keys", async () => {
      await userEvent.keyboard("{End}");
      await expect(focused()).toBe("2026-01-01");
      await userEvent.keyboard("{PageDown}");
      await expect(Number(row())).toBeGreaterThan(5);
      await userEvent.keyboard("{Control>}{End}{/Control}");
      await expect(row()).toBe("61");
      await userEvent.keyboard("{Control>}{Home}{/Control}");
      await expect(row()).toBe("1");
    });
    await step("Space chooses, Shift+Space as far as here", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowRight} ");
      await expect(await canvas.findByText("1 selected", { selector: "strong" })).toBeVisible();
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
      await expect(canvas.getByText("3 selected", { selector: "strong" })).toBeVisible();
      await userEvent.keyboard("{Control>}a{/Control}");
      await expect(canvas.getByText("60 selected", { selector: "strong" })).toBeVisible();
    });
    await step("Enter opens", async () => {
      await userEvent.keyboard("{ArrowRight}{Enter}");
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: "plot-2" }));
    });
  },
};

/** Five thousand rows: only those in view are drawn, and the keyboard reaches all of them. */
export const LongList: Story = {
  args: { rows: demoPlots(5000), maxHeight: "480px" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "5001");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Control>}{End}{/Control}");
    // The last row is drawn first, and takes the focus then.
    await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "5001"));
    await expect(document.activeElement).toHaveTextContent(/^2026-/);
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "4999");
  },
};

/** After a jump the rows in view are drawn first; those above and below them follow once it rests. */
export const Jumps: Story = {
  args: { rows: demoPlots(5000), maxHeight: "480px" },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("grid").parentElement as HTMLElement;
    const hiddenAbove = (): number => {
      const heading = scroller.querySelector("thead th")?.getBoundingClientRect().bottom ?? 0;
      const rows = [...scroller.querySelectorAll("tbody [data-row]")];
      return rows.filter((row) => row.getBoundingClientRect().bottom < heading - 44).length;
    };
    scroller.scrollTop = 100_000;
    await fireEvent.scroll(scroller);
    const { left, top } = scroller.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 200, top + 200)?.closest("[data-row]")).not.toBeNull();
    await expect(hiddenAbove()).toBe(0);
    await waitFor(() => expect(hiddenAbove()).toBeGreaterThan(0));
  },
};

/** Choosing one row draws one row. */
export const DrawsOneRow: Story = {
  args: { columns: countingColumns },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, step }) => {
    await step("choose", async () => {
      drawnPlots.length = 0;
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select: 2026-1701-000003" }));
      await expect(drawnPlots).toEqual(["plot-2"]);
    });
    await step("move the focus", async () => {
      drawnPlots.length = 0;
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
      await expect(drawnPlots).toEqual([]);
    });
  },
};

/** The rows could not be had; pressing the button asks again. */
export const Failed: Story = {
  args: { rows: [], status: "error", onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The data could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** In a narrow place every row is a card, and the headings a strip of sort buttons. */
export const Narrow: Story = {
  args: { rows: demoPlots(4) },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <WithSelection {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Egallovchi" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(5);
    await expect(canvas.queryByText("Andoza tumani, Tinchlik 17")).not.toBeVisible();
    const [grid] = canvas.getAllByRole("grid");
    await expect(grid?.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** Every face at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <WithSelection
        {...args}
        rows={demoPlots(4)}
        columns={plotColumns.map((column) => (column.id === "area" ? { ...column, footer: "1\u00a0842,5" } : column))}
        defaultSort={[{ column: "number", direction: "asc" }]}
        page={{ offset: 0, total: 4 }}
      />
      <DataTable {...args} aria-label="Ixcham" rows={demoPlots(3)} density="compact" />
      <DataTable {...args} aria-label="Yuklanmoqda" rows={[]} status="loading" columns={plotColumns.slice(0, 3)} />
      <DataTable {...args} aria-label="Boʻsh" rows={[]} />
      <DataTable {...args} aria-label="Xato" rows={[]} status="error" onRetry={fn()} />
      <DataTable {...args} aria-label="Ruxsat yoʻq" rows={[]} status="no-permission" />
      <div style={{ inlineSize: 360 }}>
        <WithSelection {...args} aria-label="Tor" rows={demoPlots(2)} page={{ offset: 0, total: 30, onNext: fn() }} />
      </div>
    </div>
  ),
};
