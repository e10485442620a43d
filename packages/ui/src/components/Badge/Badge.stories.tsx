import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { Badge } from "./Badge.js";

const meta = { component: Badge, args: { count: 12_431 } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups digits by the language; "+" says that there are more. */
export const Floor: Story = {
  args: { count: 10_000, more: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10,000+")).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {tones.map((tone, at) => (
        <Badge key={tone} tone={tone} count={at * 137} />
      ))}
      <Badge count={10_000} more />
    </Stack>
  ),
};
