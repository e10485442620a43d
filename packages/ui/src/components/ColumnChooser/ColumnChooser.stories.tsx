import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ColumnChooser } from "./ColumnChooser.js";

const meta = {
  title: "Data/ColumnChooser",
  component: ColumnChooser,
  args: {
    columns: [
      { id: "number", header: "Raqami", hideable: false },
      { id: "owner", header: "Egallovchi" },
      { id: "place", header: "Manzil" },
    ],
    hiddenColumns: ["place"],
    onChange: fn(),
  },
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The column that names the rows is not offered; the others are told by id. */
export const AllStates: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await expect(await screen.findByRole("checkbox", { name: "Egallovchi" })).toBeChecked();
    await expect(screen.queryByRole("checkbox", { name: "Raqami" })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Egallovchi" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["owner", "place"]);
    await userEvent.click(screen.getByRole("button", { name: "Reset to default" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
