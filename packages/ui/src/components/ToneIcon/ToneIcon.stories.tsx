import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { ToneIcon } from "./ToneIcon.js";

const meta = {
  title: "Structure/ToneIcon",
  component: ToneIcon,
  args: { tone: "info" },
  parameters: {
    docs: {
      description: {
        component: `The one icon of each tone, different in shape, so that a status is told without its colour.

**Use it** in parts of one's own that carry a tone. **Not** alone for a record's status (\`StatusTag\`) or a message
(\`InlineAlert\`): they bring it with their words.

**Screen readers** skip it beside words; alone it needs an \`aria-label\`.

**Data attributes** \`data-icon\`, as every \`Icon\`.`,
      },
    },
  },
} satisfies Meta<typeof ToneIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No two tones share a drawing. */
export const AllStates: Story = {
  render: () => (
    <Stack direction="row">
      {tones.map((tone) => (
        <ToneIcon key={tone} tone={tone} size={24} aria-label={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole("img").map((icon) => icon.getAttribute("data-icon"));
    await expect(new Set(drawings).size).toBe(tones.length);
  },
};
