import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions } from "../../testing/options.js";
import { Select } from "./Select.js";

const meta = {
  title: "Inputs/Select",
  component: Select,
  args: { label: "Asos", name: "ground", options: demoOptions, width: "lg", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Listbox button pattern.

| Key | What it does |
|---|---|
| Enter, Space, Down, Up | Opens the list |
| Letters | Find an option by its beginning |
| Home, End | First, last option |
| Enter, Space | Chooses |
| Escape | Closes without choosing |`,
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with an arrow, finds by typing, chooses with Enter, closes with Escape. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("listbox")).toBeVisible();
    await userEvent.keyboard("bog");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("garden");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveTextContent("Bogʻdorchilik shirkati");
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => <Select {...props} options={demoOptions} defaultValue={filled ? "garden" : undefined} />}
    />
  ),
};
