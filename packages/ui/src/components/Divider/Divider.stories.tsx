import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Divider } from "./Divider.js";

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Stack>
      <p>Birinchi boʻlim</p>
      <Divider />
      <p>Ikkinchi boʻlim</p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeVisible();
  },
};
