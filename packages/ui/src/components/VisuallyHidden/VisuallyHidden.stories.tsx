import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../Link/Link.js";
import { VisuallyHidden } from "./VisuallyHidden.js";

const meta = {
  title: "Structure/VisuallyHidden",
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: `Words for screen readers only: they take no room, but stay in the order of reading.

**Use it** where eyes know from the place what readers must be told: "Change *: Telephone*".
**Not** for what everybody should know, nor to hide controls (they would still take the focus). A label of a field is
hidden by its \`isLabelHidden\`.

**Screen readers** read it as part of the text around it.`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a name, though nobody sees it. */
export const AllStates: Story = {
  render: () => (
    <Link href="#more">
      Batafsil <VisuallyHidden>15-26-0001 ariza haqida</VisuallyHidden>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Batafsil 15-26-0001 ariza haqida" });
    await expect(link.querySelector("span")?.getBoundingClientRect().width).toBe(1);
  },
};
