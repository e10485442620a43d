import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Skeleton } from "./Skeleton.js";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent for readers. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Skeleton />
      <Skeleton lines={3} />
      <Skeleton shape="block" height="120px" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"][data-shape]')).toHaveLength(3);
  },
};
