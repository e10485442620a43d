import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Spinner } from "./Spinner.js";

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone it needs a name; beside words it is silent. */
export const Named: Story = {
  args: { label: "Counting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Counting" })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack direction="row">
      <Spinner size={12} />
      <Spinner />
      <Spinner size={24} />
      <Spinner size={40} />
    </Stack>
  ),
};
