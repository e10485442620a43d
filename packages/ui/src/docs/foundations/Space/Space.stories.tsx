import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DensityFigures, DensitySample, Steps } from "./Space.js";

const meta = {
  title: "Foundations/Space and density",
  component: Steps,
  tags: ["!autodocs"],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps of four pixels. */
export const AllStates: Story = { name: "Steps" };

/** What the densities change. */
export const Densities: Story = { render: () => <DensityFigures /> };

/** A compact part of a page: its controls are lower, and no lower than a finger needs. */
export const CompactPart: Story = {
  render: () => <DensitySample />,
  play: async ({ canvas }) => {
    const [first, compact] = canvas
      .getAllByRole("button", { name: "Save" })
      .map((button) => button.getBoundingClientRect().height);
    await expect(compact).toBeLessThan(first ?? 0);
    await expect(compact).toBeGreaterThanOrEqual(24);
  },
};
