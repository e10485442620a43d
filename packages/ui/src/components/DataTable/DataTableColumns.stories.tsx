import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, type within } from "storybook/test";
import { plotColumns, plotId } from "../../testing/plot-columns.js";
import { type DemoPlot, demoPlots } from "../../testing/plots.js";
import { ColumnChooser } from "../ColumnChooser/index.js";
import { type ColumnState, readColumnState, writeColumnState } from "./column-state.js";
import { DataTable } from "./DataTable.js";
import type { DataTableProps } from "./data-table-props.js";

/** A screen that keeps the state as its URL would, and shows the line. */
function WithState(props: DataTableProps<DemoPlot>): ReactElement {
  const [line, setLine] = useState(writeColumnState(props.defaultColumnState ?? {}));
  const state = readColumnState(line);
  const onChange = (next: ColumnState): void => {
    setLine(writeColumnState(next));
    props.onColumnStateChange?.(next);
  };
  const { defaultColumnState: _, ...rest } = props;
  return (
    <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      <ColumnChooser columns={props.columns} state={state} onChange={onChange} />
      <div style={{ inlineSize: 900, maxInlineSize: "100%" }}>
        <DataTable {...rest} columnState={state} onColumnStateChange={onChange} />
      </div>
    </div>
  );
}

const meta = {
  title: "Data/DataTable/Columns",
  component: DataTable<DemoPlot>,
  args: {
    "aria-label": "Nomzodlar",
    columns: plotColumns,
    rows: demoPlots(8),
    rowId: plotId,
    defaultColumnState: {},
    onColumnStateChange: fn(),
  },
  // What comes with the first use is there: a story is about what it does then, not about how long it takes to come.
  loaders: [async () => import("./AnchoredMenu.js"), async () => import("./column-pointer.js")],
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof DataTable<DemoPlot>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, "getByRole" | "getAllByRole">;

const heading = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole("columnheader", { name });
const width = (canvas: Canvas, name: string): number => Math.round(heading(canvas, name).getBoundingClientRect().width);
const order = (canvas: Canvas): (string | null)[] =>
  canvas
    .getAllByRole("columnheader")
    .map((one: HTMLElement) => one.querySelector("[data-heading] span")?.textContent ?? null);
const edge = (canvas: Canvas, name: string): Element => {
  const handle = heading(canvas, name).querySelector("[data-resize]");
  if (!handle) throw new Error(`"${name}" has no edge to pull`);
  return handle;
};

/** Pulls from one place to another, as a hand does: down, over, and up when what it moves has followed. */
async function pull(from: Element, to: { x: number }, hasFollowed: () => unknown): Promise<void> {
  const { left, right, top } = from.getBoundingClientRect();
  const y = top + 8;
  await fireEvent.pointerDown(from, { button: 0, clientX: (left + right) / 2, clientY: y, pointerType: "mouse" });
  await waitFor(async () => {
    await fireEvent.pointerMove(window, { clientX: to.x, clientY: y });
    await hasFollowed();
  });
  await fireEvent.pointerUp(window, { clientX: to.x, clientY: y });
}

/** A width by pulling the edge, by key, by menu, and fitted by a double press; the host is told and keeps it. */
export const Resizes: Story = {
  play: async ({ canvas, args, step }) => {
    await step("pulled", async () => {
      const before = width(canvas, "Raqami");
      const handle = edge(canvas, "Raqami");
      const { left, right } = handle.getBoundingClientRect();
      await pull(handle, { x: (left + right) / 2 + 60 }, () => expect(width(canvas, "Raqami")).toBe(before + 60));
      await expect(args.onColumnStateChange).toHaveBeenLastCalledWith({ widths: { number: before + 60 } });
      await expect(width(canvas, "Raqami")).toBe(before + 60);
    });
    await step("by key, and said", async () => {
      const before = width(canvas, "Holat");
      canvas.getByRole("button", { name: "Raqami" }).focus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{Alt>}{ArrowRight}{/Alt}");
      await waitFor(() => expect(width(canvas, "Holat")).toBe(before + 24));
      await expect(canvas.getByText(`Holat: ${before + 24} pixels wide`)).toBeInTheDocument();
      await userEvent.keyboard("{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}");
      await waitFor(() => expect(width(canvas, "Holat")).toBe(before - 24));
    });
    await step("fitted by a double press on the edge", async () => {
      await userEvent.dblClick(edge(canvas, "Holat"));
      await waitFor(() => expect(width(canvas, "Holat")).toBeLessThan(130));
      const cells = canvas.getAllByRole("gridcell", { name: "Tahrirlashda" });
      for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    });
    await step("never lost: by menu it grows again", async () => {
      const before = width(canvas, "Holat");
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await userEvent.click(await screen.findByRole("menuitem", { name: /Wider/ }));
      await waitFor(() => expect(width(canvas, "Holat")).toBe(before + 24));
    });
  },
};

/** Given up with Escape a pulled edge goes back, and nobody is told. */
export const GivesUpPulling: Story = {
  play: async ({ canvas, args }) => {
    const before = width(canvas, "Raqami");
    const handle = edge(canvas, "Raqami");
    const { left } = handle.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { button: 0, clientX: left, pointerType: "mouse" });
    await waitFor(async () => {
      await fireEvent.pointerMove(window, { clientX: left + 80 });
      await expect(width(canvas, "Raqami")).toBe(before + 80);
    });
    await userEvent.keyboard("{Escape}");
    await expect(width(canvas, "Raqami")).toBe(before);
    await expect(args.onColumnStateChange).not.toHaveBeenCalled();
  },
};

/** A place by pulling the heading, by key and by menu. A pull does not sort, and the focus goes with the column. */
export const Reorders: Story = {
  play: async ({ canvas, step }) => {
    await expect(order(canvas)).toEqual(["Raqami", "Egallovchi", "Manzil", "Holat", "Maydon, m²", "Muddat"]);
    await step("pulled before another", async () => {
      const target = heading(canvas, "Manzil").getBoundingClientRect();
      await pull(canvas.getByRole("button", { name: "Muddat" }), { x: target.left + 10 }, () =>
        expect(heading(canvas, "Manzil")).toHaveAttribute("data-drop", "before"),
      );
      await waitFor(() =>
        expect(order(canvas)).toEqual(["Raqami", "Egallovchi", "Muddat", "Manzil", "Holat", "Maydon, m²"]),
      );
      await expect(heading(canvas, "Muddat")).toHaveAttribute("aria-sort", "none");
    });
    await step("by key, the focus with it", async () => {
      canvas.getByRole("button", { name: "Muddat" }).focus();
      await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
      await expect(order(canvas)).toEqual(["Raqami", "Egallovchi", "Manzil", "Holat", "Muddat", "Maydon, m²"]);
      await expect(canvas.getByRole("button", { name: "Muddat" })).toHaveFocus();
      await expect(canvas.getByText("Muddat: column 5 of 6")).toBeInTheDocument();
      await expect(heading(canvas, "Muddat")).toHaveAttribute("aria-colindex", "5");
    });
    await step("by menu", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Column actions: Muddat" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: /Move towards the start/ }));
      await expect(order(canvas)).toEqual(["Raqami", "Egallovchi", "Manzil", "Muddat", "Holat", "Maydon, m²"]);
    });
    await step("cells go with their headings", async () => {
      const [, first] = canvas.getAllByRole("row");
      await expect(first?.children[3]).toHaveTextContent("2026-01-01");
    });
  },
};

/** Columns stay in view at either edge while the rest scrolls, each where the one before it ends. */
export const StaysInView: Story = {
  args: {
    defaultColumnState: {
      widths: { owner: 300, place: 420, status: 260 },
      pinned: { start: ["number"], end: ["due"] },
    },
  },
  play: async ({ canvas, step }) => {
    const scroller = canvas.getByRole("grid").parentElement as HTMLElement;
    const box = (): DOMRect => scroller.getBoundingClientRect();
    const left = (name: string): number => Math.round(heading(canvas, name).getBoundingClientRect().left);
    await step("at the start and at the end", async () => {
      scroller.scrollLeft = 300;
      await waitFor(() => expect(left("Raqami")).toBe(Math.round(box().left)));
      await expect(Math.round(heading(canvas, "Muddat").getBoundingClientRect().right)).toBe(
        Math.round(box().left + scroller.clientWidth),
      );
    });
    await step("a second one beside the first", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Column actions: Holat" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Keep at the start" }));
      await expect(order(canvas)[1]).toBe("Holat");
      scroller.scrollLeft = 300;
      await waitFor(() => expect(left("Holat")).toBe(left("Raqami") + width(canvas, "Raqami")));
    });
    await step("let go again, by keyboard alone", async () => {
      canvas.getByRole("button", { name: "Holat" }).focus();
      await userEvent.keyboard("{Shift>}{F10}{/Shift}");
      const line = await screen.findByRole("menuitem", { name: "Let it scroll" });
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Sort ascending" })).toHaveFocus());
      await userEvent.keyboard("let");
      await expect(line).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(order(canvas)[1]).not.toBe("Holat");
      await waitFor(() => expect(canvas.getByRole("button", { name: "Holat" })).toHaveFocus());
    });
  },
};

/** Hidden at the heading, shown again in the chooser: one state, which a host keeps as a line of its URL. */
export const SharesOneState: Story = {
  play: async ({ canvas, args, step }) => {
    await step("hides at the heading", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Column actions: Manzil" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Hide column" }));
      await expect(canvas.queryByRole("columnheader", { name: "Manzil" })).toBeNull();
      await expect(args.onColumnStateChange).toHaveBeenLastCalledWith({ hidden: ["place"] });
      await expect(canvas.getByRole("grid")).toHaveAttribute("aria-colcount", "5");
    });
    await step("the chooser knows, and shows it again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
      const box = await screen.findByRole("checkbox", { name: "Manzil" });
      await expect(box).not.toBeChecked();
      await userEvent.click(box);
      await expect(await canvas.findByRole("columnheader", { name: "Manzil", hidden: true })).toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
    });
  },
};

/** All that can be seen of columns that people arranged. */
export const AllStates: Story = {
  args: {
    defaultColumnState: { order: ["number", "status"], hidden: ["place"], widths: { owner: 220 } },
    defaultSort: [
      { column: "status", direction: "asc" },
      { column: "area", direction: "desc" },
    ],
  },
};
