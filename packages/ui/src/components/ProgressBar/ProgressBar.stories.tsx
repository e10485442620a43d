import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { ProgressBar } from "./ProgressBar.js";

const meta = {
  title: "Overlays/ProgressBar",
  component: ProgressBar,
  args: { label: "Eksport", value: 45, onCancel: fn() },
  parameters: {
    docs: {
      description: {
        component: `How far a long work has come, with a way to stop it.

**Use it** for work of more than about a second whose length is known: an export, an upload; without \`value\` where it
is not known yet.
**Not** for a screen or list on its way (\`PageSpinner\`, \`Skeleton\`), an act (\`Button\` is pending), or steps of a task
(\`Wizard\`). When the work is done, say so: a \`Toast\`, or what it made.

| Key | What it does |
|---|---|
| Tab | To the cancel button, where there is one |
| Enter, Space | Stops the work |

**Screen readers** find a progress bar with label and value ("1 200 of 12 431") and are not interrupted by it; the
button says what it stops.

**Data attributes** \`data-state\`: \`unknown\`, \`running\`, \`done\`.`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button says what it stops, and stops it. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Eksport" });
    await expect(bar).toHaveAttribute("value", "45");
    await expect(bar).toHaveAttribute("aria-valuetext", "45%");
    await expect(canvas.getByText("45%")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Cancel: Eksport" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** More than all is all; nothing of nothing is nothing. */
export const OutOfBounds: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Koʻp" value={130} />
      <ProgressBar label="Hech" value={0} maxValue={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("100%")).toBeVisible();
    await expect(canvas.getByText("0%")).toBeVisible();
  },
};

/** Begun, running, done, unknown, long words in a narrow place. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Boshlandi" value={0} />
      <ProgressBar label="Yuklanmoqda" value={1200} maxValue={12_431} valueText="1 200 / 12 431" onCancel={fn()} />
      <ProgressBar label="Tayyor" value={100} />
      <ProgressBar label="Tekshirilmoqda" onCancel={fn()} />
      <div style={{ inlineSize: 240 }}>
        <ProgressBar
          label="Выгрузка сведений о самовольно занятых участках"
          value={800}
          maxValue={1000}
          valueText="800 из 1 000"
          onCancel={fn()}
        />
      </div>
    </Stack>
  ),
};
