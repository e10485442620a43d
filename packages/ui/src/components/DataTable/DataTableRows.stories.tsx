import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { EyeIcon } from "../../icons/EyeIcon.js";
import { TrashIcon } from "../../icons/TrashIcon.js";
import { countingColumns, drawnPlots, plotColumns, plotId } from "../../testing/plot-columns.js";
import { type DemoPlot, demoPlots } from "../../testing/plots.js";
import { Button } from "../Button/index.js";
import { DescriptionList } from "../DescriptionList/index.js";
import { DataTable } from "./DataTable.js";
import type { DataTableProps } from "./data-table-props.js";
import { noSelection, type Selection } from "./selection.js";
import type { TableAction } from "./types.js";

const detail = (row: DemoPlot): ReactElement => (
  <div style={{ display: "grid", gap: 8 }}>
    <DescriptionList
      items={[
        { term: "Manzil", details: row.place },
        { term: "Muddat", details: row.due },
      ]}
    />
    <div>
      <Button size="sm">Faylni ochish</Button>
    </div>
  </div>
);

const remove = fn();
const rowActions = (row: DemoPlot): readonly TableAction[] => [
  { id: "show", label: "Koʻrish", icon: <EyeIcon />, onAction: fn() },
  {
    id: "remove",
    label: "Savatchaga",
    icon: <TrashIcon />,
    isDanger: true,
    onAction: () => remove(row.id),
    ...(row.status === "Toʻlovda" ? { disabledReason: "Toʻlov kutilmoqda" } : {}),
  },
];

/** A parent that owns the choice, as screens do. */
function WithSelection(props: DataTableProps<DemoPlot>): ReactElement {
  const [selection, setSelection] = useState<Selection>(noSelection);
  return <DataTable {...props} selection={selection} onSelectionChange={setSelection} />;
}

const meta = {
  title: "Data/DataTable/Rows",
  component: DataTable<DemoPlot>,
  args: { "aria-label": "Nomzodlar", columns: plotColumns, rows: demoPlots(8), rowId: plotId },
  // What comes with the first use is there: a story is about what it does then, not about how long it takes to come.
  loaders: [
    async () => import("./AnchoredMenu.js"),
    async () => import("./RowWindowing.js"),
    async () => import("../BulkBar/index.js"),
  ],
} satisfies Meta<typeof DataTable<DemoPlot>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Place of the row that has the focus, as `aria-rowindex` counts. */
function focusedRow(): string | undefined {
  return document.activeElement?.closest("tr")?.getAttribute("aria-rowindex") ?? undefined;
}

/** First cell of the row that has the focus. */
function focusedText(): string {
  return document.activeElement?.closest("tr")?.firstElementChild?.textContent ?? "";
}

/** Copies as the browser's own key would, and gives what went to the clipboard; undefined where it was left to the browser. */
function copy(): string | undefined {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented ? clipboardData.getData("text/plain") : undefined;
}

/** A row's detail opens below it, by pointer and key; what stands in it is reached by Tab, arrows pass over it. */
export const Expands: Story = {
  args: { detail, hasDetail: (row) => row.status !== "Eʼlonda", onExpandedChange: fn() },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "Details: 2026-1701-000001" });
    await step("opens", async () => {
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(button);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(["plot-0"]));
      const opened = document.getElementById(button.getAttribute("aria-controls") ?? "");
      await expect(opened).toHaveTextContent("Namuna tumani, Bogʻ koʻchasi 4");
      await expect(button).toHaveFocus();
    });
    await step("moves no other row's place", async () => {
      await expect(canvas.getByRole("rowheader", { name: "2026-1701-000002" }).closest("tr")).toHaveAttribute(
        "aria-rowindex",
        "3",
      );
    });
    await step("arrows pass over it, Tab goes through it", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(focusedRow()).toBe("3");
      await userEvent.keyboard("{ArrowUp}");
      await expect(button).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Faylni ochish" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("button", { name: "Faylni ochish" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(button).toHaveFocus();
    });
    await step("closes by key", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("button", { name: "Faylni ochish" })).toBeNull();
    });
    await step("a row without a detail has no button", async () => {
      const named = canvas.getAllByRole("button", { name: /^Details:/ }).length;
      await expect(named).toBe(demoPlots(8).filter(({ status }) => status !== "Eʼlonda").length);
    });
  },
};

/** In a long list an open detail takes its room: rows below it stand where they should, and the end is reached. */
export const ExpandsInLongList: Story = {
  args: { rows: demoPlots(2000), detail, maxHeight: "420px" },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("grid").parentElement as HTMLElement;
    const before = scroller.scrollHeight;
    await userEvent.click(canvas.getByRole("button", { name: "Details: 2026-1701-000002" }));
    const opened = await canvas.findByRole("button", { name: "Faylni ochish" });
    const height = opened.closest("tr")?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(Math.abs(scroller.scrollHeight - before - height)).toBeLessThan(3));
    scroller.scrollTop = 40_000;
    await fireEvent.scroll(scroller);
    await waitFor(async () => {
      const box = scroller.getBoundingClientRect();
      await expect(document.elementFromPoint(box.left + 200, box.top + 200)?.closest("[data-row-id]")).not.toBeNull();
    });
    await expect(Math.abs(scroller.scrollHeight - before - height)).toBeLessThan(3);
  },
};

/** What can be done with a row: by its button, by the menu key, by the pointer's second button. */
export const Acts: Story = {
  args: { rowActions },
  play: async ({ canvas, step }) => {
    remove.mockClear();
    await step("by its button", async () => {
      const button = canvas.getByRole("button", { name: "Actions: 2026-1701-000001" });
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole("menuitem", { name: "Savatchaga" }));
      await expect(remove).toHaveBeenLastCalledWith("plot-0");
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("by the menu key on any cell, and back to it", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
      const cell = document.activeElement;
      await expect(cell).toHaveRole("gridcell");
      await userEvent.keyboard("{ContextMenu}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Koʻrish" })).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(cell).toHaveFocus());
    });
    await step("by the pointer's second button", async () => {
      await fireEvent.contextMenu(canvas.getByRole("gridcell", { name: "Ashurova Nigora" }), {
        clientX: 300,
        clientY: 200,
      });
      const menu = await screen.findByRole("menu");
      const { left, top } = menu.getBoundingClientRect();
      await expect(Math.abs(left - 300)).toBeLessThan(24);
      await expect(Math.abs(top - 200)).toBeLessThan(24);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    });
    await step("says why something cannot be done", async () => {
      const paid = demoPlots(8).find(({ status }) => status === "Toʻlovda")?.number ?? "";
      await userEvent.click(canvas.getByRole("button", { name: `Actions: ${paid}` }));
      await expect(await screen.findByRole("menuitem", { name: /Savatchaga/ })).toHaveTextContent("Toʻlov kutilmoqda");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    });
  },
};

/** Shift with up and down chooses what is passed, and gives it back on the way back; what was chosen before stays. */
export const ChoosesRanges: Story = {
  args: { rows: demoPlots(30), maxHeight: "420px" },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas }) => {
    const chosen = (): string[] =>
      canvas.getAllByRole("row", { selected: true }).map((row: HTMLElement) => row.getAttribute("aria-rowindex") ?? "");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select: 2026-1701-000008" }));
    canvas.getByRole("checkbox", { name: "Select: 2026-1701-000002" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(chosen()).toEqual(["3", "4", "5", "6", "9"]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
    await expect(chosen()).toEqual(["3", "4", "9"]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
    await expect(chosen()).toEqual(["2", "3", "9"]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}");
    await expect(chosen()).toEqual(["2", "3", "4", "5", "9"]);
    await userEvent.keyboard("{Control>}{Shift>}{End}{/Shift}{/Control}");
    await waitFor(() => expect(canvas.getByText("30 selected", { selector: "strong" })).toBeVisible());
  },
};

/** Letters go to the next row that starts with them, in whatever script and whatever is typed for ʻ. */
export const FindsByTyping: Story = {
  args: {
    columns: plotColumns.filter(({ id }) => id !== "number"),
    rows: demoPlots(400),
    maxHeight: "420px",
    foldText: (text) => text.toLowerCase().replace(/[ʻ'‘]/g, "").replaceAll("ў", "o").replaceAll("й", "y"),
  },
  play: async ({ canvas, step }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await step("the next one", async () => {
      await userEvent.keyboard("s");
      await expect(focusedText()).toBe("Shodmonov Jasur");
      const first = focusedRow();
      await userEvent.keyboard("s");
      await expect(focusedText()).toBe("Shodmonov Jasur");
      await expect(focusedRow()).not.toBe(first);
    });
    await step("in the other script", async () => {
      await fireEvent.keyDown(document.activeElement as Element, { key: "й" });
      await expect(canvas.getByText("No row starts with “ssй”")).toBeInTheDocument();
    });
  },
};

/** Copies as spreadsheets read it: the chosen rows, else the cell, else nothing of ours. What was copied is said. */
export const Copies: Story = {
  args: { columns: plotColumns.slice(0, 3) },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, step }) => {
    await step("the cell", async () => {
      canvas.getByRole("checkbox", { name: "Select: 2026-1701-000002" }).focus();
      await expect(copy()).toBeUndefined();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(copy()).toBe("Shodmonov Jasur");
      await expect(canvas.getByText("Cell copied: Shodmonov Jasur")).toBeInTheDocument();
    });
    await step("the chosen rows, in the order of the table", async () => {
      await userEvent.keyboard(" {ArrowUp} ");
      await expect(copy()).toBe(
        "2026-1701-000001\tKarimova Dilnoza\tNamuna tumani, Bogʻ koʻchasi 4\n2026-1701-000002\tShodmonov Jasur\tAndoza tumani, Tinchlik 17",
      );
      await expect(canvas.getByText("2 rows copied")).toBeInTheDocument();
    });
    await step("selected text is left to the browser", async () => {
      const [cell] = canvas.getAllByRole("gridcell", { name: "Shodmonov Jasur" });
      window.getSelection()?.selectAllChildren(cell as Node);
      await expect(copy()).toBeUndefined();
      window.getSelection()?.removeAllRanges();
    });
  },
};

/** Sums under the columns: made here of the rows, or handed over ready; the last row of the grid, and in view. */
export const SumsUp: Story = {
  args: {
    rows: demoPlots(40),
    maxHeight: "300px",
    columns: plotColumns.map((column) =>
      column.id === "area"
        ? { ...column, footer: (rows) => rows.reduce((sum, row) => sum + row.area, 0).toFixed(1) }
        : column.id === "number"
          ? { ...column, footer: "Jami" }
          : column,
    ),
  },
  play: async ({ canvas }) => {
    const sum = demoPlots(40).reduce((all, row) => all + row.area, 0);
    const grid = canvas.getByRole("grid");
    await expect(grid).toHaveAttribute("aria-rowcount", "42");
    const foot = canvas.getByRole("gridcell", { name: sum.toFixed(1) });
    await expect(foot.closest("tr")).toHaveAttribute("aria-rowindex", "42");
    const { bottom } = foot.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual((grid.parentElement as HTMLElement).getBoundingClientRect().bottom);
    canvas.getByRole("button", { name: "Maydon, m²" }).focus();
    await userEvent.keyboard("{Control>}{ArrowDown}{/Control}");
    await expect(foot).toHaveFocus();
  },
};

/** While the next page is on its way the present one stays, is still read and used, and the table says that it waits. */
export const LoadsNextPage: Story = {
  args: { status: "loading", page: { offset: 0, total: 100, onNext: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("rowheader", { name: "2026-1701-000001" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(9);
  },
};

/** On paper stand all rows that are loaded, also those of a long list; after it only those in view again. */
export const Prints: Story = {
  args: { rows: demoPlots(600), maxHeight: "300px" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
    window.dispatchEvent(new Event("beforeprint"));
    await expect(canvas.getAllByRole("row")).toHaveLength(601);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
  },
};

/** Opening one row draws one row; so does moving the focus no row at all. */
export const DrawsOneRow: Story = {
  args: { columns: countingColumns, detail, rowActions },
  render: (args) => <WithSelection {...args} />,
  play: async ({ canvas, step }) => {
    await step("open", async () => {
      drawnPlots.length = 0;
      await userEvent.click(canvas.getByRole("button", { name: "Details: 2026-1701-000003" }));
      await expect(drawnPlots).toEqual(["plot-2"]);
    });
    await step("open a menu", async () => {
      drawnPlots.length = 0;
      await userEvent.click(canvas.getByRole("button", { name: "Actions: 2026-1701-000004" }));
      await screen.findByRole("menu");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await expect(drawnPlots).toEqual([]);
    });
    await step("focus", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowLeft}{ArrowUp}");
      await expect(drawnPlots).toEqual([]);
    });
    await step("choose in a range", async () => {
      await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
      await expect(new Set(drawnPlots).size).toBe(2);
      await expect(drawnPlots).toHaveLength(2);
    });
  },
};

/** Boxes, details, menus, sums, at once; and the same as cards. */
export const AllStates: Story = {
  args: {
    detail,
    rowActions,
    rows: demoPlots(4),
    defaultExpandedKeys: new Set(["plot-1"]),
    columns: plotColumns.map((column) => (column.id === "area" ? { ...column, footer: "2 214,5" } : column)),
  },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <WithSelection {...args} />
      <WithSelection {...args} aria-label="Ixcham" density="compact" />
      <div style={{ inlineSize: 360 }}>
        <WithSelection {...args} aria-label="Tor" rows={demoPlots(2)} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("grid");
    await expect(within(first as HTMLElement).getByRole("button", { name: "Faylni ochish" })).toBeVisible();
    // Of cards, a sum stands as what it sums does.
    const cards = canvas.getByRole("grid", { name: "Tor" });
    const [row, sum] = ["tbody tr[data-row] > td[data-align]", "tfoot td[data-align]"].map((cell) => {
      const shown = cards.querySelector<HTMLElement>(cell);
      if (shown === null) throw new Error(`There is no ${cell}.`);
      const { textAlign, fontSize } = getComputedStyle(shown, "::before");
      return { textAlign, fontSize };
    });
    await expect(sum).toEqual(row);
  },
};
