import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { colourPairs } from "../../../testing/colour-pairs.js";
import { ContrastFigures } from "./ContrastFigures.js";
import { Swatches } from "./Swatches.js";

const meta = {
  title: "Foundations/Colour",
  component: ContrastFigures,
  tags: ["!autodocs"],
} satisfies Meta<typeof ContrastFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour by name, in the theme the toolbar chose. */
export const ThemeColours: Story = { render: () => <Swatches /> };

/** Every pair that meets on a screen, with its contrast in the three themes. */
export const AllStates: Story = {
  name: "Contrast",
  play: async ({ canvas }) => {
    const pairs = Object.values(colourPairs).flat();
    // Three figures a pair; the heads of the tables are rows too.
    await expect(canvas.getAllByText(/^\d+\.\d\d ≥ (3|4\.5|7)$/u)).toHaveLength(pairs.length * 3);
    await expect(canvas.getByRole("region", { name: "Text on filled controls" })).toBeVisible();
  },
};
