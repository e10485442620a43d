import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { PageSpinner } from "./PageSpinner.js";

const meta = {
  title: "Overlays/PageSpinner",
  component: PageSpinner,
  parameters: {
    docs: {
      description: {
        component: `Fills the page while a screen is being loaded.

**Use it** as the fallback of the \`Suspense\` around a screen.
**Not** for data on its way in a screen that stands (\`Skeleton\`), for an act (\`Button\` is pending), or for work whose
length is known (\`ProgressBar\`).

It shows after 150 ms, so that a screen that comes at once does not flash.

**Screen readers** hear "Loading" once, as a status.`,
      },
    },
  },
} satisfies Meta<typeof PageSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says what is waited for, once. */
export const Told: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
  },
};

/** With its own words, and with the host's. */
export const AllStates: Story = {
  render: () => (
    <Stack direction="row">
      <PageSpinner />
      <PageSpinner label="Xarita yuklanmoqda…" />
    </Stack>
  ),
};
