import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breaks, GridSample, Surfaces } from "./Layout.js";

const meta = { title: "Foundations/Layout", component: Surfaces, tags: ["!autodocs"] } satisfies Meta<typeof Surfaces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Corners and shadows. */
export const AllStates: Story = { name: "Surfaces" };

/** Where components change their layout. */
export const Breakpoints: Story = { render: () => <Breaks /> };

/** A grid in a narrow place has one column, whatever the window has. */
export const GridInANarrowPlace: Story = {
  name: "Grid",
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <GridSample />
      <div style={{ maxInlineSize: 340 }}>
        <GridSample />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const places = canvas
      .getAllByText("At least 160 px wide")
      .map((card) => Math.round(card.getBoundingClientRect().left));
    await expect(new Set(places.slice(0, 4)).size).toBeGreaterThan(1);
    await expect(new Set(places.slice(4)).size).toBe(1);
  },
};
