import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { loadLeaflet } from "../maps/MapCanvas/index.js";
import { plotBox } from "../testing/plots.js";
import { loadAreaTexts } from "../texts/load-area-texts.js";
import { PlotsView } from "./PlotsView.js";

const drawn = { id: "1", label: "2026-1718-000101", outline: plotBox(0, 0, 40, 40), spot: null };
const pointed = {
  id: "2",
  label: "2026-1718-000102",
  outline: null,
  spot: { latitude: 39.6512, longitude: 66.9612, accuracy: 40 },
};

const meta = {
  title: "PlotsView",
  component: PlotsView,
  loaders: [() => Promise.all([loadAreaTexts("en_US"), loadLeaflet()])],
  args: { "aria-label": "Plots I told of", plots: [drawn, pointed], height: "300px" },
  parameters: {
    docs: {
      description: {
        component: `Plots where they lie, to be looked at: outlines, and points with the circle in which they lie.

**Use it** for a few plots of which some are known by a point only. **Not** to edit one (\`PlotEditor\`), nor for the plots of
a district (\`PlotMap\`).

| Key | What it does |
|---|---|
| Arrows, + and − | Move the map, zoom |

**Screen readers** hear the name of the map; where the plots lie the host says in words beside it.`,
      },
    },
  },
} satisfies Meta<typeof PlotsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: HTMLElement, name: string) => [...root.querySelectorAll(`[data-part="${name}"]`)];

/** A point stands in the circle that says how exactly it is known, as wide as the scale has it. */
export const Point: Story = {
  args: { plots: [pointed] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, "spot")).toHaveLength(1));
    const [around] = part(canvasElement, "around");
    const map = canvasElement.querySelector("[data-map-canvas]")?.getBoundingClientRect();
    const { width = 0, left = 0 } = around?.getBoundingClientRect() ?? {};
    // 80 m across of some 320 m that the map is high.
    await expect(width).toBeGreaterThan(20);
    await expect(width).toBeLessThan((map?.height ?? 0) / 2);
    await expect(left + width / 2).toBeCloseTo((map?.left ?? 0) + (map?.width ?? 0) / 2, -1);
  },
};

/** Two plots side by side, looked at from afar: one number is written, not two over one another. */
export const FromAfar: Story = {
  args: {
    plots: [
      drawn,
      { ...drawn, id: "4", label: "2026-1718-000104", outline: plotBox(50, 0, 90, 40) },
      { ...pointed, spot: { ...pointed.spot, longitude: 67.2 } },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, "outline")).toHaveLength(2));
    await expect(part(canvasElement, "label").map(({ textContent }) => textContent)).toEqual([
      "2026-1718-000101",
      "2026-1718-000102",
    ]);
  },
};

/** An outline and a point; a point that was pressed; nothing to draw. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PlotsView {...args} />
      <PlotsView {...args} aria-label="Pressed" plots={[{ ...pointed, spot: { ...pointed.spot, accuracy: null } }]} />
      <PlotsView {...args} aria-label="Nothing" plots={[{ id: "3", outline: null, spot: null }]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, "spot")).toHaveLength(2));
    await expect(part(canvasElement, "around")).toHaveLength(1);
    await expect(part(canvasElement, "outline")).toHaveLength(1);
    await expect(part(canvasElement, "label").map(({ textContent }) => textContent)).toEqual([
      "2026-1718-000101",
      "2026-1718-000102",
      "2026-1718-000102",
    ]);
  },
};
