import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { loadLeaflet } from "../maps/MapCanvas/index.js";
import { plotBox } from "../testing/plots.js";
import { loadAreaTexts } from "../texts/load-area-texts.js";
import { OutlineVersions } from "./OutlineVersions.js";
import { loadPlotTexts } from "./use-plot-text.js";

const versions = [
  { id: "1", label: "5 March, Namunaliyev S.", outline: plotBox(0, 0, 40, 40) },
  { id: "2", label: "12 March, Namunaliyev S.", outline: plotBox(0, 0, 50, 38) },
];

const meta = {
  title: "OutlineVersions",
  component: OutlineVersions,
  loaders: [() => Promise.all([loadPlotTexts("en_US"), loadAreaTexts("en_US"), loadLeaflet()])],
  args: { versions, height: "300px" },
  parameters: {
    docs: {
      description: {
        component: `Two versions of an outline on one map, with a slider between before and after, and the same in figures.

**Use it** where an outline was changed: a returned file, the history. **Not** to edit one (\`PlotEditor\`).

| Key | What it does |
|---|---|
| Tab | To the choices, the map, the slider, the table |
| Arrows, Page Up, Page Down, Home, End on the slider | Move the edge between before and after |

**Screen readers** hear the slider's share, and the table of area, perimeter, corners, gain and loss.`,
      },
    },
  },
} satisfies Meta<typeof OutlineVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The slider by keyboard; the figures do not need it. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const slider = await canvas.findByRole("slider", { name: "Before and after: slider" });
    await step("arrows and ends move the edge", async () => {
      slider.focus();
      await userEvent.keyboard("{ArrowRight}");
      await fireEvent.change(slider, { target: { value: "100" } });
      await expect(slider).toHaveAttribute("aria-valuetext", "After is shown on 0% of the map");
    });
    await step("gain and loss stand in the table", async () => {
      await waitFor(() => expect(canvas.getByRole("row", { name: /Gained/u })).toHaveTextContent(/36\d(\.\d+)? m²/u));
      await expect(canvas.getByRole("row", { name: /Corners/u })).toHaveTextContent("4");
    });
  },
};

/** Two versions, three with a choice, one without an outline, too few. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <OutlineVersions {...args} height="260px" />
      <OutlineVersions
        {...args}
        height="260px"
        versions={[
          { id: "0", label: "1 March", outline: null },
          ...versions.slice(0, 1),
          { id: "3", label: "Draft", outline: null },
        ]}
      />
      <OutlineVersions {...args} versions={versions.slice(0, 1)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("slider")).toHaveLength(2));
  },
};
