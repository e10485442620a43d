import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { ToneIcon } from "./ToneIcon.js";

const meta = { component: ToneIcon, args: { tone: "info" } } satisfies Meta<typeof ToneIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No two tones share a drawing. */
export const AllStates: Story = {
  render: () => (
    <Stack direction="row">
      {tones.map((tone) => (
        <ToneIcon key={tone} tone={tone} size={24} label={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole("img").map((icon) => icon.getAttribute("data-icon"));
    await expect(new Set(drawings).size).toBe(tones.length);
  },
};
