import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { sampleOutlines } from "../../testing/outlines.js";
import { loadAreaTexts } from "../../texts/load-area-texts.js";
import { loadLeaflet } from "./load-leaflet.js";
import { MapCanvas } from "./MapCanvas.js";

const meta = {
  title: "MapCanvas",
  component: MapCanvas,
  loaders: [() => Promise.all([loadAreaTexts("en_US"), loadLeaflet()])],
  args: { "aria-label": "Map of the district", onViewChange: fn(), height: "420px" },
  parameters: {
    docs: {
      description: {
        component: `The ground of every map: outlines, graticule, scale, credits, buttons to zoom; an organisation's own tiles
beneath, where there are any. Without them nobody is asked for anything.

**Use it** for a map of one's own layers: they stand inside and ask for the map with \`useMapCanvas\`.
**Not** for plots (\`PlotMap\`) or for the choice of a place (\`AreaMap\`).

| Key | What it does |
|---|---|
| Tab | To the map, then to its buttons |
| Arrows | Move the map |
| + and − | Zoom |

**Screen readers** hear the name and the keys. What a map shows they are told by what stands beside it: a list, a table.

**Data attributes** \`data-map-canvas\`, \`data-map-ready\`.`,
      },
    },
  },
} satisfies Meta<typeof MapCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

const samarqand = { lat: 39.654, lon: 66.96, zoom: 9 };

/** By keyboard alone: moved with arrows, nearer with +, everything with the button. */
export const Keyboard: Story = {
  args: { view: samarqand },
  play: async ({ canvas, args, step }) => {
    const map = await canvas.findByRole("application", { name: "Map of the district" });
    await canvas.findByRole("button", { name: "Zoom in" });
    await step("an arrow moves the map and tells where one looks now", async () => {
      map.focus();
      await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    });
    await step("the button shows everything", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Zoom in" })).toHaveFocus();
      canvas.getByRole("button", { name: "Show all" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 5 })));
    });
  },
};

/** With outlines and whom they are owed to, near, and with tiles of one's own that do not come. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <MapCanvas
        {...args}
        aria-label="Outlines"
        outlines={sampleOutlines}
        credits={["Outlines: made up"]}
        height="300px"
      />
      <MapCanvas {...args} aria-label="A street" view={{ lat: 39.654, lon: 66.96, zoom: 16 }} height="260px" />
      <MapCanvas
        {...args}
        aria-label="Tiles of one's own"
        view={samarqand}
        baseMap={{ url: "/no-tiles/{z}/{x}/{y}.png", credit: "Base map: the organisation" }}
        credits={["Outlines: made up"]}
        height="260px"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Outlines: made up", { exact: false }))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Show all" })).toHaveLength(3));
  },
};
