import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions } from "../../testing/options.js";
import { RadioGroup } from "./RadioGroup.js";

const meta = {
  title: "Inputs/RadioGroup",
  component: RadioGroup,
  args: { label: "Asos", name: "ground", options: demoOptions, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Radio group pattern.

| Key | What it does |
|---|---|
| Tab | To the chosen one, then out |
| Arrows | Choose the next, the one before |
| Space | Chooses the first when none is |`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose, Tab leaves. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("excess");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "Kichik sanoat zonasi" })).toBeChecked();
  },
};

/** Yes and no lie side by side. */
export const Horizontal: Story = {
  args: {
    label: "Shirkat aʼzosimi?",
    orientation: "horizontal",
    options: [
      { id: "1", label: "Ha" },
      { id: "0", label: "Yoʻq" },
    ],
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <RadioGroup {...props} options={demoOptions} defaultValue={filled ? "garden" : undefined} />
      )}
    />
  ),
};
