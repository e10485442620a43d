import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { Badge } from "./Badge.js";

const meta = {
  title: "Structure/Badge",
  component: Badge,
  args: { count: 12_431 },
  parameters: {
    docs: {
      description: {
        component: `A count beside a word.

**Use it** for how many wait or match: in a tab, a heading, a menu. The number equals the list it stands for.
**Not** for a word about a record (\`StatusTag\`), nor for a figure people came to read (\`Stat\`).

**Screen readers** read the number after the word it stands beside; the colour means nothing to them, so the word
must say it too. "10 000+" is read as it is written.

**Data attributes** \`data-tone\`, \`data-more\`.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups digits by the language; "+" says that there are more. */
export const Floor: Story = {
  args: { count: 10_000, hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10,000+")).toBeVisible();
  },
};

/** Every tone, zero, and a floor. */
export const AllStates: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {tones.map((tone, at) => (
        <Badge key={tone} tone={tone} count={at * 137} />
      ))}
      <Badge count={10_000} hasMore />
      <Badge tone="danger" count={1_000_000} hasMore />
    </Stack>
  ),
};
