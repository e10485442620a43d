import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { countingColumns, drawnPlots, plotId } from "../../testing/plot-columns.js";
import { type DemoPlot, demoPlots } from "../../testing/plots.js";
import { DataTable } from "./DataTable.js";
import type { DataTableProps } from "./data-table-props.js";
import type { DataTableColumn } from "./types.js";

/** Asked to save: row, column, text. Settles when the story says so. */
const saves = fn<(id: string, column: string, text: string) => Promise<string | void>>(async () => undefined);

/** A screen whose rows can be edited: it saves, and then holds the new row. */
function Editable(props: DataTableProps<DemoPlot>): ReactElement {
  const [rows, setRows] = useState(props.rows);
  const columns = useMemo<readonly DataTableColumn<DemoPlot>[]>(() => {
    const save = async (row: DemoPlot, column: "owner" | "area", text: string): Promise<string | void> => {
      const reason = await saves(row.id, column, text);
      if (reason !== undefined) return reason;
      const value = column === "area" ? Number(text) : text;
      setRows((before) => before.map((one) => (one.id === row.id ? { ...one, [column]: value } : one)));
      return undefined;
    };
    return countingColumns.map((column) =>
      column.id === "owner"
        ? {
            ...column,
            edit: {
              value: (row) => row.owner,
              save: async (row, text) => save(row, "owner", text),
              check: (text) => (text.trim() === "" ? "Egallovchini yozing" : undefined),
              allowed: (row) => row.status !== "Toʻlovda",
            },
          }
        : column.id === "area"
          ? {
              ...column,
              edit: {
                value: (row) => String(row.area),
                save: async (row, text) => save(row, "area", text),
                inputMode: "decimal" as const,
              },
            }
          : column,
    );
  }, []);
  return <DataTable {...props} rows={rows} columns={columns} />;
}

const meta = {
  title: "Data/DataTable/Editing",
  component: DataTable<DemoPlot>,
  args: { "aria-label": "Nomzodlar", columns: countingColumns, rows: demoPlots(6), rowId: plotId },
  render: (args) => <Editable {...args} />,
  // What comes with the first use is there: a story is about what it does then, not about how long it takes to come.
  loaders: [async () => import("./EditedCell.js")],
  beforeEach: () => {
    saves.mockReset();
    saves.mockImplementation(async () => undefined);
  },
} satisfies Meta<typeof DataTable<DemoPlot>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The owner's cell of the n-th row, from 0. */
function ownerCell(canvas: Canvas, row: number): HTMLElement {
  return canvas.getAllByRole("row")[row + 1]?.children[1] as HTMLElement;
}

/** Goes to a cell by keyboard, from wherever the focus is in the first column's heading. */
async function goToOwner(): Promise<void> {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
}

/** By keyboard alone: F2 and Enter open, Enter saves, Escape gives up, Tab saves and goes on. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    await goToOwner();
    await step("F2 opens, Escape gives up", async () => {
      await userEvent.keyboard("{F2}");
      const field = await canvas.findByRole("textbox", { name: "Edit: Egallovchi" });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue("Karimova Dilnoza");
      await userEvent.keyboard("Boshqa{Escape}");
      await expect(ownerCell(canvas, 0)).toHaveTextContent("Karimova Dilnoza");
      await waitFor(() => expect(ownerCell(canvas, 0)).toHaveFocus());
      await expect(saves).not.toHaveBeenCalled();
    });
    await step("Enter opens, arrows stay in the field, Enter saves", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
      await userEvent.keyboard("Karimova{ArrowLeft}{ArrowRight} Nilufar{Enter}");
      await expect(saves).toHaveBeenLastCalledWith("plot-0", "owner", "Karimova Nilufar");
      await waitFor(() => expect(ownerCell(canvas, 0)).toHaveTextContent("Karimova Nilufar"));
      await waitFor(() => expect(ownerCell(canvas, 0)).toHaveFocus());
      await expect(canvas.getByText("Saved")).toBeInTheDocument();
    });
    await step("what did not change is not saved", async () => {
      saves.mockClear();
      await userEvent.keyboard("{F2}");
      await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await expect(saves).not.toHaveBeenCalled();
    });
    await step("Tab saves and goes on, past what may not be edited; Shift+Tab goes back", async () => {
      await userEvent.keyboard("{F2}");
      await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
      await userEvent.keyboard("Aliyeva Gulnora");
      await userEvent.tab();
      const area = await canvas.findByRole("textbox", { name: "Edit: Maydon, m²" });
      await waitFor(() => expect(area).toHaveFocus());
      await expect(area).toHaveAttribute("inputmode", "decimal");
      await expect(saves).toHaveBeenLastCalledWith("plot-0", "owner", "Aliyeva Gulnora");
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(canvas.getByRole("textbox", { name: "Edit: Egallovchi" })).toHaveFocus());
      await userEvent.keyboard("{Escape}");
    });
    await step("what may not be edited does not open", async () => {
      const paid = demoPlots(6).findIndex(({ status }) => status === "Toʻlovda");
      await userEvent.keyboard("{ArrowDown}".repeat(paid));
      await expect(ownerCell(canvas, paid)).toHaveFocus();
      await expect(ownerCell(canvas, paid)).toHaveAttribute("aria-readonly", "true");
      await userEvent.keyboard("{F2}");
      await expect(canvas.queryByRole("textbox")).toBeNull();
    });
  },
};

/** While it is being saved the cell says so; the rest can be used, and edited. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    const settle: { now?: () => void } = {};
    saves.mockImplementationOnce(async () => new Promise<void>((resolve) => (settle.now = resolve)));
    await userEvent.dblClick(ownerCell(canvas, 0));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Aliyeva Gulnora{Enter}");
    await expect(ownerCell(canvas, 0)).toHaveAttribute("aria-busy", "true");
    await expect(ownerCell(canvas, 0)).toHaveTextContent("Aliyeva Gulnora");
    await userEvent.keyboard("{F2}");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}{F2}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    settle.now?.();
    await waitFor(() => expect(ownerCell(canvas, 0)).not.toHaveAttribute("aria-busy"));
    await expect(ownerCell(canvas, 0)).toHaveTextContent("Aliyeva Gulnora");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

/** Refused, it keeps what was typed and says why, at the cell: at once by our own rule, later by the service's. */
export const Refused: Story = {
  play: async ({ canvas, step }) => {
    const field = (): HTMLElement => canvas.getByRole("textbox");
    await step("by a rule", async () => {
      await userEvent.dblClick(ownerCell(canvas, 0));
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.clear(field());
      await userEvent.keyboard("{Enter}");
      await expect(field()).toHaveAccessibleDescription("Egallovchini yozing");
      await expect(field()).toBeInvalid();
      await expect(saves).not.toHaveBeenCalled();
    });
    await step("by the service, whoever still stands there", async () => {
      saves.mockImplementationOnce(async () => "Bunday egallovchi roʻyxatda yoʻq");
      await userEvent.keyboard("Xato Ism{Enter}");
      await waitFor(() => expect(field()).toHaveAccessibleDescription("Bunday egallovchi roʻyxatda yoʻq"));
      await expect(field()).toHaveValue("Xato Ism");
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step("left as it was refused, it is marked and not asked for again", async () => {
      await userEvent.click(canvas.getByRole("columnheader", { name: "Manzil" }));
      await waitFor(() => expect(ownerCell(canvas, 0)).toHaveAttribute("data-edit", "failed"));
      await expect(ownerCell(canvas, 0)).toHaveTextContent("Xato IsmBunday egallovchi roʻyxatda yoʻq");
      await expect(saves).toHaveBeenCalledTimes(1);
      await userEvent.dblClick(ownerCell(canvas, 0));
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await expect(ownerCell(canvas, 0)).toHaveTextContent("Karimova Dilnoza");
    });
    await step("lost on the way, whoever has left: marked, told, and opened again as typed", async () => {
      const settle: { now?: (error: Error) => void } = {};
      saves.mockImplementationOnce(async () => new Promise<void>((_, reject) => (settle.now = reject)));
      await userEvent.keyboard("{F2}");
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard("Yoʻqolgan Ism{Enter}{ArrowDown}{ArrowDown}");
      settle.now?.(new Error("offline"));
      await waitFor(() => expect(ownerCell(canvas, 0)).toBeInvalid());
      await expect(ownerCell(canvas, 0)).toHaveTextContent("Yoʻqolgan IsmCould not be saved. Try again.");
      await expect(canvas.getByText("Egallovchi: Could not be saved. Try again.")).toBeInTheDocument();
      await waitFor(() => expect(ownerCell(canvas, 2)).toHaveFocus());
      await userEvent.keyboard("{ArrowUp}{ArrowUp}{F2}");
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(field()).toHaveValue("Yoʻqolgan Ism");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(ownerCell(canvas, 0)).toHaveTextContent(/^Yoʻqolgan Ism$/));
      await expect(ownerCell(canvas, 0)).toBeValid();
    });
  },
};

/** Leaving the field saves, as in a spreadsheet. */
export const SavesOnLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(ownerCell(canvas, 0));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Aliyeva Gulnora");
    await userEvent.click(canvas.getByRole("columnheader", { name: "Manzil" }));
    await expect(saves).toHaveBeenLastCalledWith("plot-0", "owner", "Aliyeva Gulnora");
    await waitFor(() => expect(ownerCell(canvas, 0)).toHaveTextContent("Aliyeva Gulnora"));
  },
};

/** In a long list too: the cell that is edited is not lost when it is scrolled away. */
export const InLongList: Story = {
  args: { rows: demoPlots(1000), maxHeight: "420px" },
  play: async ({ canvas }) => {
    await userEvent.dblClick(ownerCell(canvas, 1));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Aliyeva");
    const scroller = canvas.getByRole("grid").parentElement as HTMLElement;
    scroller.scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByRole("rowheader", { name: "2026-1701-000001" })).toBeNull());
    await expect(canvas.getByRole("textbox")).toHaveValue("Aliyeva");
    await userEvent.keyboard("{Enter}");
    await expect(saves).toHaveBeenLastCalledWith("plot-1", "owner", "Aliyeva");
  },
};

/** Editing one row draws that row and no other. */
export const DrawsOneRow: Story = {
  play: async ({ canvas }) => {
    drawnPlots.length = 0;
    await userEvent.dblClick(ownerCell(canvas, 3));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Aliyeva{Enter}");
    await waitFor(() => expect(ownerCell(canvas, 3)).toHaveTextContent("Aliyeva"));
    await expect(new Set(drawnPlots)).toEqual(new Set(["plot-3"]));
  },
};

/** Open, on its way, refused. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    saves.mockImplementationOnce(async () => new Promise<void>(() => undefined));
    saves.mockImplementationOnce(async () => "Bunday egallovchi roʻyxatda yoʻq");
    for (const [row, typed] of [
      [0, "Saqlanmoqda{Enter}"],
      [1, "Xato Ism{Enter}{ArrowDown}"],
    ] as const) {
      await userEvent.dblClick(ownerCell(canvas, row));
      await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
      await userEvent.clear(canvas.getByRole("textbox"));
      await userEvent.keyboard(typed);
    }
    await waitFor(() => expect(ownerCell(canvas, 1)).toBeInvalid());
    await userEvent.dblClick(ownerCell(canvas, 4));
    await waitFor(() => expect(canvas.getAllByRole("textbox").at(-1)).toHaveFocus());
  },
};
