import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ColumnState } from "../DataTable/column-state.js";
import { ColumnChooser, type ColumnChooserProps } from "./ColumnChooser.js";

/** A parent that owns the state, as screens do. */
function WithState(props: ColumnChooserProps): ReactElement {
  const [state, setState] = useState<ColumnState>(props.state);
  return (
    <ColumnChooser
      {...props}
      state={state}
      onChange={(next) => {
        setState(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Data/ColumnChooser",
  component: ColumnChooser,
  args: {
    columns: [
      { id: "number", header: "Raqami", allowsHiding: false, sticky: "start" },
      { id: "owner", header: "Egallovchi" },
      { id: "place", header: "Manzil" },
      { id: "area", header: "Maydon" },
    ],
    state: { hidden: ["place"], widths: { owner: 240 } },
    defaultState: { hidden: ["area"] },
    onChange: fn(),
  },
  render: (args) => <WithState {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Stands beside a table and is given the same \`columnState\`: what is changed here shows there, and the
other way round. For a table of a few columns, all of which everybody needs, leave it out. With \`density\` and
\`onPrint\` it holds all that people choose about a register. On a phone its panel is a sheet.

| Key | What it does |
|---|---|
| Enter, Space | On the button opens the list; in it ticks, moves, resets |
| Tab | From box to box and to the buttons that move |
| Escape | Closes, back to the button |`,
      },
    },
  },
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: hide, show, move, reset. What the table keeps besides (widths) is left as it is. */
export const Keyboard: Story = {
  play: async ({ args, step }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const owner = await screen.findByRole("checkbox", { name: "Egallovchi" });
    await step("the column that names the rows stays", async () => {
      await expect(screen.getByRole("checkbox", { name: "Raqami" })).toBeDisabled();
      await expect(screen.getByRole("checkbox", { name: "Manzil" })).not.toBeChecked();
    });
    await step("hides", async () => {
      await userEvent.tab();
      await waitFor(() => expect(owner).toHaveFocus());
      await userEvent.keyboard(" ");
      await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ["place", "owner"], widths: { owner: 240 } });
    });
    await step("moves among those that scroll", async () => {
      await expect(screen.getByRole("button", { name: "Move up: Egallovchi" })).toBeDisabled();
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole("button", { name: "Move down: Egallovchi" })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        hidden: ["place", "owner"],
        widths: { owner: 240 },
        order: ["number", "place", "owner", "area"],
      });
      await waitFor(() => expect(screen.getByRole("button", { name: "Move down: Egallovchi" })).toHaveFocus());
    });
    await step("resets to the default", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Reset to default" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ["area"] });
      await expect(screen.getByRole("checkbox", { name: "Maydon" })).not.toBeChecked();
    });
    await step("closes", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.getByRole("button", { name: "Columns" })).toHaveFocus());
    });
  },
};

/** Beside a register it also says how close the rows stand, and prints once its panel is gone. */
export const OfARegister: Story = {
  args: { density: "comfortable", onDensityChange: fn(), onPrint: fn() },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await step("says why a column stays", async () => {
      await expect(await screen.findByRole("checkbox", { name: "Raqami" })).toHaveAccessibleDescription(/always shows/);
    });
    await step("sets how close rows stand", async () => {
      await userEvent.click(screen.getByRole("radio", { name: "Compact" }));
      await expect(args.onDensityChange).toHaveBeenLastCalledWith("compact");
    });
    await step("prints without the panel", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Print" }));
      await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce());
      await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    });
  },
};

/** Closed, and open with everything in it. */
export const AllStates: Story = {
  args: { density: "comfortable", onDensityChange: fn(), onPrint: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await expect(await screen.findByRole("checkbox", { name: "Egallovchi" })).toBeVisible();
  },
};
