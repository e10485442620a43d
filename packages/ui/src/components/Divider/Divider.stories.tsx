import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { Divider } from "./Divider.js";

const meta = {
  title: "Structure/Divider",
  component: Divider,
  parameters: {
    docs: {
      description: {
        component: `A hairline between two groups.

**Use it** where room and headings alone do not tell two groups apart.
**Not** between every two rows (lists and tables draw their own), nor as an ornament under a heading. In a menu use
\`MenuSeparator\`.

**Screen readers** meet a separator, and its orientation when it stands upright.

**Data attributes** \`data-orientation\`.`,
      },
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lying and standing. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <p>Birinchi boʻlim</p>
      <Divider />
      <p>Ikkinchi boʻlim</p>
      <Stack direction="row">
        <Button>Orqaga</Button>
        <Divider orientation="vertical" />
        <Button>Oldinga</Button>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [lying, standing] = canvas.getAllByRole("separator");
    await expect(lying?.getBoundingClientRect().height).toBe(1);
    await expect(standing).toHaveAttribute("aria-orientation", "vertical");
    await expect(standing?.getBoundingClientRect().width).toBe(1);
    await expect(standing?.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};
