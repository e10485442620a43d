import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Spinner } from "./Spinner.js";

const meta = {
  title: "Overlays/Spinner",
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `A turning ring: something is on its way, nobody knows how long.

**Use it** beside words that say what is waited for ("Counting…").
**Not** for a whole screen (\`PageSpinner\`), a list or card (\`Skeleton\`), a known length (\`ProgressBar\`), or in a button
(it has its own).

**Screen readers** skip it beside words; alone it needs an \`aria-label\`, and a live region around it if its coming must be
heard.

**Data attributes** \`data-size\`.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone it needs a name; beside words it is silent. */
export const Named: Story = {
  args: { "aria-label": "Counting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Counting" })).toBeVisible();
  },
};

/** Every size, and beside words. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Stack direction="row">
        <Spinner size={12} />
        <Spinner />
        <Spinner size={24} />
        <Spinner size={40} />
      </Stack>
      <Stack direction="row" gap={2}>
        <Spinner /> Sanalmoqda…
      </Stack>
    </Stack>
  ),
};
