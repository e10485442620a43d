import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Skeleton } from "./Skeleton.js";

const meta = {
  title: "Overlays/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `The shape of what is coming, so that the page does not jump when it comes.

**Use it** in a screen that stands, for data on its way whose shape is known: lines, a card, a map.
**Not** for a whole screen (\`PageSpinner\`), an act (\`Button\` is pending), or what comes at once. \`DataTable\` has its
own.

**Screen readers** skip it: mark the region around it with \`aria-busy\`, and let what comes speak for itself.

**Data attributes** \`data-shape\`.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line, several lines, a block; silent for readers, and still where people want no motion. */
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
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
};
